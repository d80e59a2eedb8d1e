import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ThreeCardsProps {
  /** The window's width, in pixels, from which they stand side by side. */
  from?: number;
  children: ReactNode;
}

/** Three cards: side by side, or one below the other; never two and a hole. */
export function ThreeCards({ from = 720, children }: ThreeCardsProps) {
  const beside = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 3, sm: 2, md: 3 },
        [`@media (min-width: ${from}px)`]: beside,
      }}
    >
      {children}
    </Box>
  );
}
