import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Found } from '../ui/Found';
import { TermActions } from './TermActions';
import { TermBadges } from './TermBadges';
import type { TermProps } from './TermCard';
import { TermFrame } from './TermFrame';
import { OtherName, TermName } from './TermName';

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  columnGap: { xs: 1, sm: 3 },
  rowGap: 1.5,
  paddingBlock: 2,
  paddingInline: 2.5,
} as const;

/** Under the names on phones, between them and the actions elsewhere. */
const definitionStyles = {
  gridRow: { xs: 2, sm: 1 },
  gridColumn: { xs: '1 / -1', sm: 2 },
  maxInlineSize: '46rem',
  textAlign: 'start',
  whiteSpace: 'pre-line',
} as const;

/** The same of a term as in the grid, as a row: the names beside the definition. */
export function TermRow({ term, search }: TermProps) {
  const { language } = useLanguage();
  const { text, ...said } = bilingual(term, 'definition', language);
  return (
    <TermFrame id={term.id} sx={rowStyles}>
      <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
        <Typography component="h4" variant="h4">
          <TermName term={term} search={search} />
        </Typography>
        <OtherName term={term} search={search} />
        <Box sx={{ marginBlockStart: 0.5 }}>
          <TermBadges term={term} />
        </Box>
      </Stack>
      <Typography variant="body2" {...said} sx={definitionStyles}>
        <Found text={text} search={search} />
      </Typography>
      <Box sx={{ gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}>
        <TermActions term={term} />
      </Box>
    </TermFrame>
  );
}
