import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon, EyeOffIcon } from '../../art/icons/visibilityIcons';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { RichText } from '../../ui/text/RichText';

interface PreviewText {
  title: string;
  text: string;
}

interface BilingualTextPreviewProps {
  /** The texts as they are written so far, by language. */
  texts: Record<'ar' | 'en', PreviewText>;
}

const previewPaneStyles = {
  minInlineSize: 0,
  padding: { xs: 2, sm: 3 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  backgroundColor: 'background.default',
  // A long text scrolls by itself, also by keyboard: what comes after it stays near.
  maxBlockSize: '60vh',
  overflowY: 'auto',
} as const;

/** What readers will see of a text that is being written, in both languages; unfolded on demand. */
export function BilingualTextPreview({ texts }: BilingualTextPreviewProps) {
  const { t } = useTranslation('admin');
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div>
      <Typography color="text.secondary" sx={{ fontSize: '0.9375rem', marginBlockEnd: 1.5 }}>
        {t('preview.marks')}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={isShown ? <EyeOffIcon /> : <EyeIcon />}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'preview.hide' : 'preview.show')}
      </Button>
      {isShown && (
        <Box id={id} sx={{ ...twoColumnGrid, alignItems: 'stretch', marginBlockStart: 2 }}>
          {(['ar', 'en'] as const).map((language) => (
            <Box
              key={language}
              role="region"
              tabIndex={0}
              aria-label={t('preview.label', { language: t(`form.languages.${language}`) })}
              sx={previewPaneStyles}
            >
              <PreviewPane language={language} shown={texts[language]} />
            </Box>
          ))}
        </Box>
      )}
    </div>
  );
}

function PreviewPane({ language, shown: { title, text } }: { language: 'ar' | 'en'; shown: PreviewText }) {
  const { t } = useTranslation('admin');
  if (!title.trim() && !text.trim()) return <Typography color="text.secondary">{t('preview.empty')}</Typography>;
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {title.trim() && (
        <Typography
          component="h3"
          variant="h4"
          sx={{ textAlign: 'start', overflowWrap: 'anywhere', marginBlockEnd: 1.5 }}
        >
          {title}
        </Typography>
      )}
      <RichText text={text} headingLevel={4} />
    </div>
  );
}
