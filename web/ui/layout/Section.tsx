import { Box, Stack, Typography, styled } from '@mui/material';
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

export const PageContainer = styled(Box)(({ theme }) => ({
  inlineSize: '100%',
  // A shell may set another width and let the content begin at its start.
  maxInlineSize: 'var(--tayyar-page-width, 1240px)',
  marginInline: 'var(--tayyar-page-margin, auto)',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
})) as typeof Box;

const backgroundStyles = {
  paper: { backgroundColor: 'paper', borderBlock: '1px solid', borderColor: 'divider' },
  tint: { backgroundColor: 'color-mix(in srgb, var(--tayyar-palette-tint) 62%, var(--tayyar-palette-ground))' },
} as const;

export function SectionBackground({
  ground,
  children,
}: {
  ground: keyof typeof backgroundStyles;
  children: ReactNode;
}) {
  return <Box sx={backgroundStyles[ground]}>{children}</Box>;
}
