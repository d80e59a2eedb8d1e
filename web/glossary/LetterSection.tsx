import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useAnchor } from '../ui/useAnchor';
import { letterId } from './letters';

const sectionStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '64px minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  paddingBlock: { xs: 2, md: 2.5 },
} as const;

/** The letter stays in sight beside its terms, where there is room for it. */
const letterStyles = {
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

/** A letter and the terms under it. */
export function LetterSection({ letter, children }: { letter: string; children: ReactNode }) {
  const id = letterId(letter);
  const heading = useAnchor(id);
  return (
    <Box component="section" aria-labelledby={id} sx={sectionStyles}>
      <Box component="h3" id={id} ref={heading} tabIndex={-1} sx={letterStyles}>
        <bdi>{letter}</bdi>
      </Box>
      {children}
    </Box>
  );
}
