import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { Page } from '../ui/Page';
import { Section } from '../ui/Section';
import { RoundFigure } from './RoundFigure';

const bandStyles = {
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
  // In a single row, the current goes on from figure to figure.
  '& > :nth-of-type(2) .way, & > :nth-of-type(3) .way': { display: { md: 'none' } },
} as const;

/** The four figures, as fixed by the specification, with the current winding around them. */
export function Figures() {
  const { t } = useTranslation('about');
  const { students, courses, trainers, satisfaction } = limits.aboutStatistics;
  return (
    <Box sx={bandStyles}>
      <Page>
        <Section title={t('figures.title')} subtitle={t('figures.subtitle')}>
          <Box sx={gridStyles}>
            <RoundFigure value={students} label={t('figures.students')} side="over" />
            <RoundFigure value={courses} label={t('figures.courses')} side="under" />
            <RoundFigure value={trainers} label={t('figures.trainers')} side="over" />
            <RoundFigure value={satisfaction} label={t('figures.satisfaction')} side="under" />
          </Box>
        </Section>
      </Page>
    </Box>
  );
}
