import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { Page } from '../ui/Page';
import { ButtonLink } from '../ui/RouterLink';
import { HeroPicture } from './HeroPicture';
import { HeroTitle } from './HeroTitle';
import { Statistics } from './Statistics';

const skyStyles = {
  position: 'relative',
  overflow: 'hidden',
  background: 'linear-gradient(180deg, var(--tayyar-palette-dawn), var(--tayyar-palette-ground) 78%)',
} as const;

const layout = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 11fr) minmax(0, 10fr)' },
  alignItems: 'center',
  gap: { xs: 6, md: 4, lg: 8 },
  paddingBlockStart: { xs: 12, md: 17 },
  paddingBlockEnd: { xs: 5, md: 6 },
} as const;

const badgeStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  paddingInline: 2,
  paddingBlock: 0.75,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: { xs: '16px', sm: '999px' },
  backgroundColor: 'paper',
  color: 'primary.main',
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
  fontWeight: 500,
  lineHeight: 1.6,
  '&::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '3px',
    backgroundColor: 'amber',
  },
} as const;

/** On phones they share the width; each takes a line where the words are too long for that. */
const buttonsStyles = {
  alignSelf: 'stretch',
  flexWrap: 'wrap',
  gap: { xs: 1.5, sm: 2 },
  '& > *': { flexGrow: { xs: 1, sm: 0 }, paddingInline: { xs: 2, sm: 4 } },
} as const;

/** What the platform is, in one view (spec.md section 2, Hero). It begins under the bar, which is clear there. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Box sx={skyStyles}>
      <Page sx={layout}>
        <Stack sx={{ alignItems: 'flex-start', gap: { xs: 2.5, md: 3 } }}>
          <Box component="p" sx={{ ...badgeStyles, margin: 0 }}>
            {t('hero.badge')}
          </Box>
          <HeroTitle />
          <Typography component="p" variant="subtitle1" sx={{ maxInlineSize: '34rem', color: 'text.secondary' }}>
            {t('hero.subtitle')}
          </Typography>
          <Stack direction="row" sx={buttonsStyles}>
            <ButtonLink to={paths.courses()} variant="contained" size="large">
              {t('hero.browse')}
            </ButtonLink>
            <ButtonLink to={paths.courses()} variant="outlined" size="large">
              {t('hero.start')}
            </ButtonLink>
          </Stack>
          <Statistics />
        </Stack>
        <HeroPicture />
      </Page>
    </Box>
  );
}
