import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CurrentDivider } from '../art/CurrentDivider';
import { useLanguage } from '../language/useLanguage';
import { Page } from '../ui/Page';
import { CatalogueArt } from './CatalogueArt';

const artStyles = {
  position: 'absolute',
  insetBlockEnd: 28,
  insetInlineEnd: 32,
  inlineSize: 'min(40%, 460px)',
  display: { xs: 'none', md: 'block' },
  '& svg': { display: 'block' },
} as const;

/** The head of the catalogue. The current swings beside the drawing, and is straight where things stand on it. */
export function CourseListHero() {
  const { t } = useTranslation('courses');
  const { direction } = useLanguage();
  return (
    <Box data-band="deep" sx={{ position: 'relative', overflow: 'hidden' }}>
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 8,
          lineHeight: 0,
          transform: direction === 'rtl' ? 'scaleX(-1)' : 'none',
        }}
      >
        <CurrentDivider />
      </Box>
      <Page sx={{ position: 'relative', paddingBlockStart: { xs: 5, md: 8 }, paddingBlockEnd: { xs: 8, md: 10 } }}>
        <Box sx={{ maxInlineSize: { md: '54%' } }}>
          <Typography sx={{ color: 'amber', fontWeight: 700, marginBlockEnd: 0.5 }}>{t('list.badge')}</Typography>
          <Typography variant="h1">{t('list.title')}</Typography>
          <Typography component="p" variant="subtitle1" sx={{ marginBlockStart: 1.5, color: 'text.secondary' }}>
            {t('list.subtitle')}
          </Typography>
        </Box>
        <Box sx={artStyles}>
          <CatalogueArt />
        </Box>
      </Page>
    </Box>
  );
}
