import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardGridProps {
  children: ReactNode;
  /** The narrowest a card may get, in pixels, before the row takes fewer. */
  minCardWidth?: number;
}

/** Cards in as many columns as fit. Its children are list items' contents: give each its key. */
export function CardGrid({ children, minCardWidth = 300 }: CardGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minCardWidth}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
