import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { textDirection, type Language } from '../../../schema/contract/languages';
import { parseCommaList } from '../../../schema/contract/text/commaSeparatedList';
import { formatNumber } from '../../language/formatters';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import type { PollFormValues } from './pollFormValues';

const previewStyles = {
  padding: { xs: 2, sm: 3 },
  borderRadius: '16px',
  border: '1px dashed',
  borderColor: 'edge',
  backgroundColor: 'tint',
} as const;

const cardStyles = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minInlineSize: 0,
  padding: 2,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'paper',
  overflowWrap: 'anywhere',
} as const;

const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  paddingBlock: 0.75,
  paddingInline: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  '&[data-missing]': { borderStyle: 'dashed', borderColor: 'error.main', color: 'error.main' },
} as const;

const optionMarkStyles = {
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  border: '2px solid',
  borderColor: 'edge',
  borderRadius: '50%',
} as const;

/** What voters will see, in both languages; it marks options that exist in one language only. */
export function PollPreview({ control }: { control: Control<PollFormValues, unknown, FieldValues> }) {
  const { t } = useTranslation('adminPolls');
  const titleId = useId();
  const poll = useWatch({ control });
  const sides = { ar: parseCommaList(poll.optionsAr ?? ''), en: parseCommaList(poll.options ?? '') };
  const isMultiple = (poll.allowMultiple ?? false) || (poll.question ?? '').toLowerCase().includes('multiple');
  const hasEqualCounts = sides.ar.length === sides.en.length;
  return (
    <Box component="section" aria-labelledby={titleId} sx={previewStyles}>
      <Typography id={titleId} component="h3" variant="h6" sx={{ marginBlockEnd: 1.5 }}>
        {t('preview.title')}
      </Typography>
      <Box sx={twoColumnGrid}>
        <PollPreviewPane
          language="ar"
          question={poll.questionAr}
          own={sides.ar}
          other={sides.en}
          isMultiple={isMultiple}
        />
        <PollPreviewPane
          language="en"
          question={poll.question}
          own={sides.en}
          other={sides.ar}
          isMultiple={isMultiple}
        />
      </Box>
      <Typography role="status" sx={{ color: 'error.main', marginBlockStart: hasEqualCounts ? 0 : 1.5 }}>
        {!hasEqualCounts &&
          t('preview.outOfStep', { ar: formatNumber(sides.ar.length, 'ar'), en: formatNumber(sides.en.length, 'ar') })}
      </Typography>
    </Box>
  );
}

interface PollPreviewPaneProps {
  language: Language;
  question: string | undefined;
  own: readonly string[];
  other: readonly string[];
  isMultiple: boolean;
}

function PollPreviewPane({ language, question = '', own, other, isMultiple }: PollPreviewPaneProps) {
  const { t } = useTranslation('adminPolls');
  const places = Array.from({ length: Math.max(own.length, other.length) }, (_, place) => place);
  const languageProps = { lang: language, dir: textDirection(language) };
  return (
    <Box sx={cardStyles}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`preview.languages.${language}`)} · {t(isMultiple ? 'preview.chooseSeveral' : 'preview.chooseOne')}
      </Typography>
      {question.trim() ? (
        <Typography sx={{ fontWeight: 700 }} {...languageProps}>
          {question}
        </Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('preview.noQuestion')}</Typography>
      )}
      {places.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('preview.noOptions')}</Typography>}
      <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {places.map((place) =>
          own[place] === undefined ? (
            <Box component="li" key={place} data-missing sx={optionStyles}>
              {t('preview.missing', { option: `\u2068${other[place] ?? ''}\u2069` })}
            </Box>
          ) : (
            <Box component="li" key={place} sx={optionStyles} dir={languageProps.dir}>
              <Box aria-hidden sx={{ ...optionMarkStyles, ...(isMultiple && { borderRadius: '5px' }) }} />
              <span {...languageProps}>{own[place]}</span>
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
}
