import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useHashTarget } from '../ui/hooks/useHashTarget';
import type { ListView } from '../ui/navigation/ViewSwitch';
import { TermCard, TermRow } from './TermCard';
import { letterAnchor } from './termLetters';
import type { LetterGroup } from './termLetters';

interface TermsByLetterProps {
  groups: readonly LetterGroup[];
  view: ListView;
  search: string;
}

const termGridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { sm: 'span 2' } },
} as const;

export function TermsByLetter({ groups, view, search }: TermsByLetterProps) {
  return groups.map(({ letter, terms }) => (
    <LetterSection key={letter} letter={letter}>
      {view === 'list' ? (
        <Stack sx={{ gap: 1.5 }}>
          {terms.map((term) => (
            <TermRow key={term.id} term={term} search={search} />
          ))}
        </Stack>
      ) : (
        <Box sx={termGridStyles}>
          {terms.map((term) => (
            <TermCard key={term.id} term={term} search={search} />
          ))}
        </Box>
      )}
    </LetterSection>
  ));
}

const letterSectionStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '64px minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  paddingBlock: { xs: 2, md: 2.5 },
} as const;

const letterHeadingStyles = {
  position: { md: 'sticky' },
  insetBlockStart: { md: 92 },
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: { xs: 48, md: 64 },
  blockSize: { xs: 48, md: 64 },
  margin: 0,
  borderRadius: { xs: '12px', md: '16px' },
  backgroundColor: 'tint',
  color: 'onTint',
  fontSize: { xs: '1.5rem', md: '2rem' },
  fontWeight: 800,
  lineHeight: 1,
} as const;

function LetterSection({ letter, children }: { letter: string; children: ReactNode }) {
  const id = letterAnchor(letter);
  const headingRef = useHashTarget(id);
  return (
    <Box component="section" aria-labelledby={id} sx={letterSectionStyles}>
      <Box component="h3" id={id} ref={headingRef} tabIndex={-1} sx={letterHeadingStyles}>
        <bdi>{letter}</bdi>
      </Box>
      {children}
    </Box>
  );
}
