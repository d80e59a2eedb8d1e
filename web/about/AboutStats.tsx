import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { PowerLine } from '../art/parts/PowerLine';
import { PageContainer } from '../ui/layout/PageContainer';
import { Section } from '../ui/layout/Section';

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
  '& > :nth-of-type(2) .way, & > :nth-of-type(3) .way': { display: { md: 'none' } },
} as const;

/** The four figures are fixed texts, not statistics of the database. */
export function AboutStats() {
  const { t } = useTranslation('about');
  const { students, courses, trainers, satisfaction } = limits.aboutStatistics;
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
        <g className="way">
          <PowerLine d={edgePaths[curveSide]} />
        </g>
        <PowerLine d={arcPaths[curveSide]} />
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
