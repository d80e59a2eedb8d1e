import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export function IconText({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        maxInlineSize: '100%',
        alignItems: 'center',
        gap: 0.75,
        color: 'text.secondary',
        fontSize: '0.9375rem',
        '& > svg': { flexShrink: 0 },
      }}
    >
      {icon}
      <Box component="span" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
