import { Box, Card, Stack, Typography } from '@mui/material';
import { useTranslation } from '../language';
import { MissionArt, TeamArt, VisionArt, CallToActionArt, AboutHeroArt } from '../art/illustrations/aboutArt';
import { paths, ButtonLink } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { PageHero } from '../ui/layout/PageHero';
import { Section, PageContainer } from '../ui/layout/Section';
import { ToolsCourseImage } from '../art/fallbackImages/ToolsCourseImage';
import { GlossaryIcon, HandshakeIcon } from '../art/icons/aboutIcons';
import { GlobeIcon, CertificateIcon } from '../art/icons/commonIcons';
import { siteFigures } from '../../schema/contract/site/siteInfo';
import { FlowLine } from '../art/parts/FlowLine';

export function Component() {
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
      <Box component="section" aria-labelledby="about-closing" data-surface="dark" sx={panelStyles}>
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

const achievements = [
  { key: 'bilingual', Icon: GlobeIcon },
  { key: 'dictionary', Icon: GlossaryIcon },
  { key: 'workshop', Icon: HandshakeIcon },
  { key: 'certificate', Icon: CertificateIcon },
] as const;

const listStyles = {
  position: 'relative',
  display: 'grid',
  gap: { xs: 3, md: 4 },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The amber line that connects the items.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 28,
    insetInlineStart: 27,
    inlineSize: 3,
    borderRadius: '3px',
    backgroundColor: 'amber',
  },
} as const;

const timelineIconStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  border: '3px solid',
  borderColor: 'amber',
  borderRadius: '50%',
  backgroundColor: 'ground',
  color: 'primary.main',
} as const;

const imageFrameStyles = {
  display: { xs: 'none', md: 'block' },
  minBlockSize: 320,
  borderRadius: '24px',
  overflow: 'hidden',
  '& svg': { display: 'block' },
} as const;

function Achievements() {
  const { t } = useTranslation('about');
  return (
    <PageContainer>
      <Section title={t('achievements.title')} subtitle={t('achievements.subtitle')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: '7fr 5fr' }, columnGap: { md: 6, lg: 9 } }}>
          <Box component="ol" sx={listStyles}>
            {achievements.map(({ key, Icon }) => (
              <Box key={key} component="li" sx={{ display: 'grid', gridTemplateColumns: '56px 1fr', columnGap: 2.5 }}>
                <Box sx={timelineIconStyles}>
                  <Icon />
                </Box>
                <Box sx={{ paddingBlockStart: 1 }}>
                  <Typography component="h3" variant="h4">
                    {t(`achievements.${key}.title`)}
                  </Typography>
                  <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
                    {t(`achievements.${key}.text`)}
                  </Typography>
                </Box>
              </Box>
            ))}
          </Box>
          <Box sx={imageFrameStyles}>
            <ToolsCourseImage />
          </Box>
        </Box>
      </Section>
    </PageContainer>
  );
}

const backgroundStyles = {
  backgroundColor: 'amberTint',
  overflow: 'hidden',
  '[data-scheme="dark"] &': { backgroundColor: 'tint' },
} as const;

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  rowGap: 3,
  maxInlineSize: { xs: 460, md: 'none' },
  marginInline: 'auto',
  // In a single row the line continues from figure to figure.
  '& > :nth-of-type(2) .edge, & > :nth-of-type(3) .edge': { display: { md: 'none' } },
} as const;

/** The four figures are fixed texts, not statistics of the database. */
function AboutStats() {
  const { t } = useTranslation('about');
  const { students, courses, trainers, satisfaction } = siteFigures.aboutStatistics;
  return (
    <Box sx={backgroundStyles}>
      <PageContainer>
        <Section title={t('figures.title')} subtitle={t('figures.subtitle')}>
          <Box sx={gridStyles}>
            <StatDisc value={students} label={t('figures.students')} curveSide="over" />
            <StatDisc value={courses} label={t('figures.courses')} curveSide="under" />
            <StatDisc value={trainers} label={t('figures.trainers')} curveSide="over" />
            <StatDisc value={satisfaction} label={t('figures.satisfaction')} curveSide="under" />
          </Box>
        </Section>
      </PageContainer>
    </Box>
  );
}

interface StatDiscProps {
  value: string;
  label: string;
  /** The side on which the amber line passes the figure; it alternates. */
  curveSide: 'over' | 'under';
}

const arcPaths = { over: 'M0 100a100 100 0 0 1 200 0', under: 'M0 100a100 100 0 0 0 200 0' } as const;

/** From the window's edge to the first figure of a row, and from the last one to the other edge. */
const edgePaths = { over: 'M-2000 140H-40a40 40 0 0 0 40-40', under: 'M200 100a40 40 0 0 1 40-40h2000' } as const;

const curveStyles = {
  display: 'block',
  overflow: 'visible',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
} as const;

const discStyles = {
  position: 'absolute',
  inset: '8%',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  margin: 0,
  borderRadius: '50%',
  backgroundColor: 'paper',
} as const;

const labelStyles = { color: 'text.secondary', fontSize: { xs: '0.9375rem', sm: '1.0625rem' }, lineHeight: 1.5 };

const valueStyles = {
  margin: 0,
  fontSize: 'clamp(1.75rem, 1.1rem + 2.6vw, 3.5rem)',
  fontWeight: 800,
  lineHeight: 1.2,
  color: 'primary.main',
} as const;

/** The label precedes the value in the DOM and is displayed below it. */
function StatDisc({ value, label, curveSide }: StatDiscProps) {
  return (
    <Box sx={{ position: 'relative', aspectRatio: '1' }}>
      <Box component="svg" viewBox="0 0 200 200" aria-hidden focusable="false" sx={curveStyles}>
        <g className="edge">
          <FlowLine d={edgePaths[curveSide]} />
        </g>
        <FlowLine d={arcPaths[curveSide]} />
      </Box>
      <Box component="dl" sx={discStyles}>
        <Box component="dt" sx={labelStyles}>
          {label}
        </Box>
        <Box component="dd" sx={valueStyles}>
          <bdi dir="ltr">{value}</bdi>
        </Box>
      </Box>
    </Box>
  );
}
