import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TermEntryFragment } from './__generated__/GlossaryScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Found } from '../ui/Found';
import { TermActions } from './TermActions';
import { TermBadges } from './TermBadges';
import { TermFrame } from './TermFrame';
import { OtherName, TermName } from './TermName';

export interface TermProps {
  term: TermEntryFragment;
  /** What was searched for, to be marked. */
  search: string;
}

/** A term of the grid: name and acronym, category, definition, and its name in the other language (spec.md section 2). */
export function TermCard({ term, search }: TermProps) {
  const { language } = useLanguage();
  const { text, ...said } = bilingual(term, 'definition', language);
  return (
    <TermFrame id={term.id} sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, padding: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <TermBadges term={term} />
        <TermActions term={term} />
      </Stack>
      <Typography component="h4" variant="h4">
        <TermName term={term} search={search} />
      </Typography>
      <Typography
        variant="body2"
        {...said}
        sx={{ flexGrow: 1, maxInlineSize: '46rem', textAlign: 'start', whiteSpace: 'pre-line' }}
      >
        <Found text={text} search={search} />
      </Typography>
      <Divider sx={{ marginBlockStart: 0.5 }} />
      <OtherName term={term} search={search} />
    </TermFrame>
  );
}
