import { Box, Typography } from '@mui/material';
import { siteFigures } from '../../../schema/contract/site/siteInfo';
import { HomeHeroArt } from '../../art/illustrations/HomeHeroArt';
import { useTranslation } from '../../language';
import { colorVars, colorVarsWithFallback } from '../../theme/cssVariables';

export function AuthPromo() {
  const { t } = useTranslation('auth');
  const { students, courses, experts } = siteFigures.statistics;
  return (
    <Box component="aside" data-surface="dark" aria-labelledby="promo-heading" sx={panelStyles}>
      <div>
        <Typography id="promo-heading" component="h2" variant="h3">
          {t('promoHeading')}
        </Typography>
        <Typography sx={{ color: 'onDeepMuted', marginBlockStart: 1.5 }}>{t('promoText')}</Typography>
      </div>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))', gap: 2, margin: 0 }}
      >
        <PromoStatistic value={students} label={t('promoStudents')} />
        <PromoStatistic value={courses} label={t('promoCourses')} />
        <PromoStatistic value={experts} label={t('promoExperts')} />
      </Box>
      <Box sx={illustrationStyles}>
        <HomeHeroArt />
      </Box>
    </Box>
  );
}

function PromoStatistic({ value, label }: { value: string; label: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="body2" sx={{ color: 'onDeepMuted' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        dir="ltr"
        sx={{
          margin: 0,
          fontSize: { xs: '1.75rem', sm: '2rem' },
          fontWeight: 800,
          lineHeight: 1.3,
          alignSelf: 'start',
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}

const panelStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  padding: { xs: 3, sm: 5 },
  overflow: 'hidden',
};

/** The foreground has the panel's color, so the drawing blends into the panel. */
const illustrationStyles = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  flexGrow: 1,
  marginInline: '-48px',
  marginBlockEnd: '-56px',
  // Extends the sky upwards beside a long form, and behind the rounded corners.
  '&::before': {
    content: '""',
    flexGrow: 1,
    marginBlockEnd: '-32px',
    minBlockSize: '32px',
    backgroundImage: `linear-gradient(${colorVars.deep}, ${colorVarsWithFallback.sky} calc(100% - 32px))`,
  },
  '& svg': { display: 'block', position: 'relative' },
};
