import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../ui/layout/layoutStyles';

/** What to do, above the controls. */
export const QuestionHint = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
    {children}
  </Typography>
);

interface ChoicesProps {
  legend: string;
  /** Rows. */
  children: ReactNode;
}

export const Choices = ({ legend, children }: ChoicesProps) => (
  <>
    <QuestionHint>{legend}</QuestionHint>
    <Box sx={{ display: 'grid', gap: 1.25 }}>{children}</Box>
  </>
);

/** Announces what a button has done where the eye sees it. */
export const Announcement = ({ children }: { children: string }) => (
  <Box role="status" sx={visuallyHidden}>
    {children}
  </Box>
);
