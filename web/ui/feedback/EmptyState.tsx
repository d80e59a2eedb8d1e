import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  art?: ReactNode;
  /** Maximum width in pixels. */
  artWidth?: number;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Heading level; 1 if it replaces the whole page. */
  level?: 1 | 2 | 3;
}

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
