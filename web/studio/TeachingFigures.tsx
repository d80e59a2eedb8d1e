import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BookIcon } from '../art/icons/BookIcon';
import { GlobeIcon } from '../art/icons/GlobeIcon';
import { UsersIcon } from '../art/icons/UsersIcon';
import { CoinsIcon } from '../art/icons/CoinsIcon';
import type { TrainerDashboardQuery } from './__generated__/TrainerDashboard';
import { formatNumber } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { FigureCard } from '../ui/FigureCard';

export type Figures = TrainerDashboardQuery['teachingSummary'];

/** '$' and two decimals, whatever the currency of the prices (spec.md section 9). */
const revenueText = (revenue: string) => `$${formatNumber(Number(revenue), 'en', 2)}`;

const counted = [
  ['totalCourses', BookIcon],
  ['students', UsersIcon],
  ['publishedCourses', GlobeIcon],
] as const;

/** The four stat cards (spec.md section 2). */
export function TeachingFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  return (
    <Box component="section" aria-label={t('statistics')} sx={{ marginBlockStart: { xs: 3, md: 4 } }}>
      <Box component="dl" sx={grid}>
        {counted.map(([name, Icon]) => (
          <FigureCard
            key={name}
            slim
            label={t(name, { count: figures[name] })}
            value={formatNumber(figures[name], language)}
            Icon={Icon}
          />
        ))}
        <FigureCard label={t('revenue')} value={revenueText(figures.revenue)} Icon={CoinsIcon} />
      </Box>
    </Box>
  );
}

/** Three counts in a row on a small screen, and the sum below, which needs the room. */
const grid = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.4fr)' },
  gap: { xs: 1.5, md: 2.5 },
  '& > :last-child': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
} as const;
