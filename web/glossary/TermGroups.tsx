import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { View } from '../ui/ViewSwitch';
import type { LetterGroup } from './letters';
import { LetterSection } from './LetterSection';
import { TermCard } from './TermCard';
import { TermRow } from './TermRow';

interface TermGroupsProps {
  groups: readonly LetterGroup[];
  view: View;
  /** What was searched for, to be marked. */
  search: string;
}

/** Letters differ in how many terms they have: a card that would stand alone takes both columns. */
const gridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { sm: 'span 2' } },
} as const;

/** The terms under their letters, as cards or as rows. */
export function TermGroups({ groups, view, search }: TermGroupsProps) {
  return groups.map(({ letter, terms }) => (
    <LetterSection key={letter} letter={letter}>
      {view === 'list' ? (
        <Stack sx={{ gap: 1.5 }}>
          {terms.map((term) => (
            <TermRow key={term.id} term={term} search={search} />
          ))}
        </Stack>
      ) : (
        <Box sx={gridStyles}>
          {terms.map((term) => (
            <TermCard key={term.id} term={term} search={search} />
          ))}
        </Box>
      )}
    </LetterSection>
  ));
}
