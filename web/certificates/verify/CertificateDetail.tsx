import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function CertificateDetail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, fontWeight: 700 }}>
        {children}
      </Typography>
    </div>
  );
}
