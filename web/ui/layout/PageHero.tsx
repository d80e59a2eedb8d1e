import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { WaveLine } from '../../art/parts/WaveLine';
import { useLanguage } from '../../language';
import { PageContainer } from './Section';

interface PageHeroProps {
  badge: string;
  title: string;
  subtitle: string;
  /** Illustration, on wide windows only. */
  art?: ReactNode;
  children?: ReactNode;
}

const artStyles = {
  position: 'absolute',
  insetBlockEnd: 28,
  insetInlineEnd: 32,
  inlineSize: 'min(42%, 520px)',
  display: { xs: 'none', md: 'block' },
  '& svg': { display: 'block' },
} as const;

/** Smaller than the home page's title, so that the list below is in the first view. */
const titleFontSize = 'clamp(2rem, 1.4rem + 2.4vw, 3rem)';

export function PageHero({ badge, title, subtitle, art, children }: PageHeroProps) {
  const { direction } = useLanguage();
  return (
    <Box data-surface="dark" sx={{ position: 'relative', overflow: 'hidden' }}>
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 8,
          lineHeight: 0,
          transform: direction === 'rtl' ? 'scaleX(-1)' : 'none',
        }}
      >
        <WaveLine />
      </Box>
      <PageContainer
        sx={{ position: 'relative', paddingBlockStart: { xs: 5, md: 8 }, paddingBlockEnd: { xs: 8, md: 10 } }}
      >
        <Box sx={{ maxInlineSize: { md: art ? '54%' : '44rem' } }}>
          <Typography sx={{ color: 'amber', fontWeight: 700, marginBlockEnd: 0.5 }}>{badge}</Typography>
          <Typography variant="h1" sx={{ fontSize: titleFontSize }}>
            {title}
          </Typography>
          <Typography component="p" variant="subtitle1" sx={{ marginBlockStart: 1.5, color: 'text.secondary' }}>
            {subtitle}
          </Typography>
          {children}
        </Box>
        {art && <Box sx={artStyles}>{art}</Box>}
      </PageContainer>
    </Box>
  );
}
