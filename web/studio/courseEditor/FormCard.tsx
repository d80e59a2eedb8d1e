import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

export function FormCard({ title, hint, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <Box sx={headingStyles}>
        <Box sx={{ minInlineSize: 0 }}>
          <Typography id={id} component="h2" variant="h4">
            {title}
          </Typography>
          {hint && (
            <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '60ch' }}>
              {hint}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  );
}

const headingStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 1.5,
  marginBlockEnd: 2.5,
} as const;
