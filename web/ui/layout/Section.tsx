import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  subtitle?: string;
  /** Opposite the title: a link or a toggle. */
  action?: ReactNode;
  level?: 2 | 3;
  id?: string;
  children: ReactNode;
}

export function Section({ title, subtitle, action, level = 2, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={headingId} sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 2,
          marginBlockEnd: { xs: 3, md: 4 },
        }}
      >
        <Box sx={{ maxInlineSize: '44rem' }}>
          <Typography id={headingId} variant={level === 2 ? 'h2' : 'h3'} component={level === 2 ? 'h2' : 'h3'}>
            {title}
          </Typography>
          {subtitle && <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{subtitle}</Typography>}
        </Box>
        {action}
      </Stack>
      {children}
    </Box>
  );
}
