import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface CardGridProps {
  children: ReactNode;
  /** Minimum card width in pixels. */
  minCardWidth?: number;
}

/** As many columns as fit. The children become list items and need keys. */
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
