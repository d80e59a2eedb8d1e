import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A picture to those who don't see it: the table beside it reads better than a list of bars. */
export function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="img" aria-label={label} sx={numbers}>
      {children}
    </Box>
  );
}

const numbers = { '& .MuiBarChart-label': { fontWeight: 700, fontSize: '0.9375rem' } } as const;
