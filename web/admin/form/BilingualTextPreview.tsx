import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { languageAttributes, useTranslation } from '../../language';
import { EyeIcon, EyeOffIcon } from '../../art/icons/editIcons';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { RichTextPreview } from '../../ui/text/richText/RichTextPreview';

interface PreviewText {
  title: string;
  text: string;
}

interface BilingualTextPreviewProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>;
  /** Names of the English fields; the Arabic ones have the suffix Ar. */
  title: FieldPath<Values> & string;
  text: FieldPath<Values> & string;
}

const previewPaneStyles = {
  minInlineSize: 0,
  padding: { xs: 2, sm: 3 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  backgroundColor: 'background.default',
  // A long text scrolls in its own pane.
  maxBlockSize: '60vh',
  overflowY: 'auto',
} as const;

export function BilingualTextPreview<Values extends FieldValues>(props: BilingualTextPreviewProps<Values>) {
  const { control, title, text } = props;
  const names = [title, text, `${title}Ar`, `${text}Ar`] as FieldPath<Values>[];
  const [en, enText, ar, arText] = useWatch({ control, name: names }) as string[];
  const texts = { ar: { title: ar ?? '', text: arText ?? '' }, en: { title: en ?? '', text: enText ?? '' } };
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Typography color="text.secondary" sx={{ fontSize: '0.9375rem', marginBlockEnd: 1.5 }}>
        {t('preview.marks')}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={isOpen ? <EyeOffIcon /> : <EyeIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'preview.hide' : 'preview.show')}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ ...twoColumnGrid, alignItems: 'stretch', marginBlockStart: 2 }}>
          {(['ar', 'en'] as const).map((language) => (
            <Box
              key={language}
              role="region"
              tabIndex={0}
              aria-label={t('preview.label', { language: t(`form.languages.${language}`) })}
              sx={previewPaneStyles}
            >
              <PreviewPane language={language} preview={texts[language]} />
            </Box>
          ))}
        </Box>
      )}
    </div>
  );
}

function PreviewPane({ language, preview: { title, text } }: { language: 'ar' | 'en'; preview: PreviewText }) {
  const { t } = useTranslation('admin');
  if (!title.trim() && !text.trim()) return <Typography color="text.secondary">{t('preview.empty')}</Typography>;
  return (
    <div {...languageAttributes(language)}>
      {title.trim() && (
        <Typography
          component="h3"
          variant="h4"
          sx={{ textAlign: 'start', overflowWrap: 'anywhere', marginBlockEnd: 1.5 }}
        >
          {title}
        </Typography>
      )}
      <RichTextPreview text={text} lang={language} headingLevel={4} />
    </div>
  );
}
