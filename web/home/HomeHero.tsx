import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from '../language';
import { dashboardPath, type Role } from '../../schema/contract/permissions';
import { siteFigures } from '../../schema/contract/site/siteInfo';
import { paths, ButtonLink } from '../routing';
import { useViewer } from '../session/useViewer';
import { PageContainer } from '../ui/layout/Section';
import { StatList } from '../ui/text/StatList';
import { HomeHeroArt } from '../art/illustrations/HomeHeroArt';
import { LeafIcon } from '../art/icons/homeIcons';

const skyStyles = {
  position: 'relative',
  overflow: 'hidden',
  background: 'linear-gradient(180deg, var(--tayyar-palette-dawn), var(--tayyar-palette-ground) 78%)',
} as const;

const layoutStyles = {
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

/** On phones the buttons share the row, or take one each if the labels are too long. */
const buttonsStyles = {
  alignSelf: 'stretch',
  flexWrap: 'wrap',
  gap: { xs: 1.5, sm: 2 },
  '& > *': { flexGrow: { xs: 1, sm: 0 }, paddingInline: { xs: 2, sm: 4 } },
} as const;

/** Starts behind the transparent header. */
export function HomeHero() {
  const { t } = useTranslation('home');
  const { viewer } = useViewer();
  return (
    <Box sx={skyStyles}>
      <PageContainer sx={layoutStyles}>
        <Stack sx={{ alignItems: 'flex-start', gap: { xs: 2.5, md: 3 } }}>
          <Box component="p" sx={{ ...badgeStyles, margin: 0 }}>
            {t('hero.badge')}
          </Box>
          <HomeHeroTitle />
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
            {viewer && <OwnDashboardButton role={viewer.role} />}
          </Stack>
          <PlatformStats />
        </Stack>
        <HomeHeroImage />
      </PageContainer>
    </Box>
  );
}

/** Who is signed in mostly comes to continue. */
function OwnDashboardButton({ role }: { role: Role }) {
  const { t } = useTranslation('shell');
  return (
    <ButtonLink to={dashboardPath(role)} variant="outlined" size="large">
      {t(`account.dashboard.${role}`)}
    </ButtonLink>
  );
}

const wordStyles = {
  position: 'relative',
  display: 'inline-block',
  color: 'primary.main',
  isolation: 'isolate',
} as const;

const underlineStyles = {
  position: 'absolute',
  zIndex: -1,
  insetInline: '-0.06em',
  insetBlockEnd: '-0.06em',
  inlineSize: 'calc(100% + 0.12em)',
  blockSize: '0.3em',
  overflow: 'visible',
  color: 'amber',
} as const;

/** Fits the title on two lines beside the image, in both languages. */
const titleFontSize = 'clamp(2.25rem, 1.5rem + 2.4vw, 3.25rem)';

function HomeHeroTitle() {
  const { t } = useTranslation('home');
  return (
    <Typography variant="h1" sx={{ fontSize: titleFontSize }}>
      {t('hero.title.first')}{' '}
      <Box component="span" sx={wordStyles}>
        {t('hero.title.second')}
        <Box
          component="svg"
          viewBox="0 0 200 20"
          preserveAspectRatio="none"
          aria-hidden
          focusable="false"
          sx={underlineStyles}
        >
          <path
            d="M3 12c26-9 42-9 66-2s44 8 68 0 38-6 60-1"
            fill="none"
            stroke="currentColor"
            strokeWidth={7}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </Box>
      </Box>{' '}
      {t('hero.title.rest')}
    </Typography>
  );
}

/** The three figures are fixed texts, not statistics of the database. */
function PlatformStats() {
  const { t } = useTranslation('home');
  const stats = [
    { name: t('hero.students'), value: siteFigures.statistics.students },
    { name: t('hero.courses'), value: siteFigures.statistics.courses },
    { name: t('hero.experts'), value: siteFigures.statistics.experts },
  ];
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <StatList label={t('hero.statistics')} stats={stats} />
    </Box>
  );
}

const cardStyles = {
  position: 'absolute',
  insetBlockEnd: -52,
  insetInlineStart: { xs: 16, sm: 32 },
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  padding: '14px 20px',
  paddingInlineStart: '14px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  backgroundColor: 'paper',
  boxShadow: '0 16px 40px rgb(8 40 30 / 16%)',
} as const;

const leafIconStyles = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 46,
  blockSize: 46,
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

function HomeHeroImage() {
  const { t } = useTranslation('home');
  return (
    <Box
      sx={{
        position: 'relative',
        maxInlineSize: 640,
        inlineSize: '100%',
        marginInline: 'auto',
        marginBlockEnd: 6.5,
        '& > svg': { display: 'block' },
      }}
    >
      <HomeHeroArt />
      <Box sx={cardStyles}>
        <Box sx={leafIconStyles}>
          <LeafIcon />
        </Box>
        <div>
          <Typography sx={{ fontWeight: 800, lineHeight: 1.5 }}>{t('hero.green')}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', lineHeight: 1.5 }}>
            {t('hero.future')}
          </Typography>
        </div>
      </Box>
    </Box>
  );
}
