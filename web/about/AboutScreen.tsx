import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MissionArt, TeamArt, VisionArt, CallToActionArt, AboutHeroArt } from '../art/illustrations/aboutArt';
import { paths } from '../paths';
import { PageMeta } from '../seo/PageMeta';
import { PageContainer } from '../ui/layout/PageContainer';
import { PageHero } from '../ui/layout/PageHero';
import { Section } from '../ui/layout/Section';
import { ButtonLink } from '../ui/navigation/routerLinks';
import { AboutStats } from './AboutStats';
import { Achievements } from './Achievements';

export function AboutScreen() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageMeta title={t('page.title')} description={t('page.description')} />
      <PageHero badge={t('badge')} title={t('title')} subtitle={t('subtitle')} art={<AboutHeroArt />} />
      <VisionMissionTeam />
      <AboutStats />
      <Achievements />
      <CallToAction />
    </>
  );
}

const storyCards = [
  { key: 'vision', Art: VisionArt },
  { key: 'mission', Art: MissionArt },
  { key: 'team', Art: TeamArt },
] as const;

const cardStyles = {
  display: { xs: 'block', sm: 'grid', md: 'block' },
  gridTemplateColumns: '220px 1fr',
  alignItems: 'center',
  columnGap: 4,
  padding: { xs: 3, md: 4 },
} as const;

function VisionMissionTeam() {
  const { t } = useTranslation('about');
  return (
    <PageContainer>
      <Section title={t('story.title')}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
          {storyCards.map(({ key, Art }) => (
            <Card key={key} component="article" sx={cardStyles}>
              <Box sx={{ inlineSize: 'min(100%, 240px)', marginBlockEnd: { xs: 2, sm: 0, md: 3 } }}>
                <Art />
              </Box>
              <div>
                <Typography component="h3" variant="h3">
                  {t(`story.${key}.title`)}
                </Typography>
                <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>{t(`story.${key}.text`)}</Typography>
              </div>
            </Card>
          ))}
        </Box>
      </Section>
    </PageContainer>
  );
}

const panelStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'center',
  gap: 4,
  padding: { xs: 3, sm: 5, md: 7 },
  borderRadius: { xs: '24px', md: '32px' },
  overflow: 'hidden',
} as const;

function CallToAction() {
  const { t } = useTranslation('about');
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 5 } }}>
      <Box component="section" aria-labelledby="about-closing" data-band="deep" sx={panelStyles}>
        <div>
          <Typography id="about-closing" component="h2" variant="h2">
            {t('closing.title')}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
            {t('closing.text')}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, marginBlockStart: 3 }}>
            <ButtonLink to={paths.courses()} variant="contained" color="secondary" size="large">
              {t('closing.courses')}
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="outlined" color="inherit" size="large">
              {t('closing.contact')}
            </ButtonLink>
          </Stack>
        </div>
        <Box sx={{ '& svg': { display: 'block' } }}>
          <CallToActionArt />
        </Box>
      </Box>
    </PageContainer>
  );
}
