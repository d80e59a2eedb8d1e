import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing of ours. */
  art?: ReactNode;
  /** How wide the drawing is, in pixels, where there is room. */
  artWidth?: number;
  title: string;
  text?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /** The level of its title in the page's outline; 1 where it is all there is. */
  level?: 1 | 2 | 3;
}

/** What stands where there is nothing to show: what is missing, and what to do about it. */
export function EmptyState({ art, artWidth = 240, title, text, action, level = 2 }: EmptyStateProps) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        paddingBlock: { xs: 4, md: 7 },
        marginInline: 'auto',
        maxInlineSize: '36rem',
      }}
    >
      {art && <Box sx={{ inlineSize: artWidth, maxInlineSize: '100%' }}>{art}</Box>}
      <Typography variant={level === 1 ? 'h2' : 'h3'} component={`h${level}`}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      {action && (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', marginBlockStart: 1 }}>
          {action}
        </Stack>
      )}
    </Stack>
  );
}
