import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Samples that say the same in every language. */
const common = {
  list: '- 400 V',
  numbered: '1. 230 V',
  quote: '> IEC 61851',
  code: '`P = U × I`',
  table: '| kW | km |\n| -- | -- |\n| 22 | 110 |',
} as const;

const order = ['heading', 'strong', 'emphasis', 'list', 'numbered', 'quote', 'code', 'link', 'table'] as const;

/** What begins with an address or a sign is read from left to right, whatever words are in it. */
const isLatin = (mark: (typeof order)[number]): boolean => mark in common || mark === 'link';

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 1.5,
  margin: 0,
  marginBlockStart: 1.5,
  '& dt': { fontSize: '0.9375rem', color: 'text.secondary' },
  '& dd': { margin: 0, fontFamily: 'monospace', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const;

const detailsStyles = {
  marginBlockStart: 2,
  '& > summary': { cursor: 'pointer', fontWeight: 500, minBlockSize: 32, color: 'primary.main' },
} as const;

/** The small part of Markdown that lessons know. */
export function MarkdownHelp() {
  const { t } = useTranslation('editor');
  const sample = (mark: (typeof order)[number]) =>
    mark in common ? common[mark as keyof typeof common] : t(`lesson.samples.${mark as 'heading'}`);
  return (
    <Box component="details" sx={detailsStyles}>
      <summary>{t('lesson.markdown')}</summary>
      <Typography variant="body2">{t('lesson.markdownHint')}</Typography>
      <Box component="dl" sx={gridStyles}>
        {order.map((mark) => (
          <div key={mark}>
            <dt>{t(`lesson.marks.${mark}`)}</dt>
            <dd>
              <Box component="bdi" dir={isLatin(mark) ? 'ltr' : 'auto'} sx={{ display: 'inline-block' }}>
                {sample(mark)}
              </Box>
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}
