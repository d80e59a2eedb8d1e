import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { WaveLine } from '../../art/parts/WaveLine';
import { useLanguage, type Language } from '../../language';
import { PageContainer } from '../../ui/layout/Section';

interface LearnerHeroProps {
  name: string;
  nameAr: string;
  badge: string;
  text: string;
  art: ReactNode;
}

export function LearnerHero({ name, nameAr, badge, text, art }: LearnerHeroProps) {
  const { language } = useLanguage();
  const names = { ar: nameAr, en: name };
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return (
    <Box data-surface="dark">
      <PageContainer sx={heroStyles}>
        <div>
          <Typography sx={{ color: 'amber', fontWeight: 700, marginBlockEnd: 0.5 }}>{badge}</Typography>
          <Typography variant="h1" lang={language} sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)' }}>
            {names[language]}
          </Typography>
          <Typography component="p" variant="h3" lang={other} sx={{ color: 'text.secondary', fontWeight: 500 }}>
            <bdi>{names[other]}</bdi>
          </Typography>
          <Typography component="p" variant="subtitle1" sx={{ marginBlockStart: 1.5 }}>
            {text}
          </Typography>
        </div>
        <Box sx={{ display: { xs: 'none', md: 'block' }, borderRadius: '18px', overflow: 'hidden', lineHeight: 0 }}>
          {art}
        </Box>
      </PageContainer>
      <WaveLine />
    </Box>
  );
}

const heroStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  alignItems: 'center',
  gap: 4,
  paddingBlockStart: { xs: 5, md: 6 },
  paddingBlockEnd: { xs: 3, md: 4 },
} as const;
