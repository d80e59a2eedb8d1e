import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatingsFragment } from './__generated__/StudioAnalytics';
import { formatNumber } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';
import { PlotCard } from './PlotCard';
import { PlotTable } from './PlotTable';

const RatingsPlot = lazy(async () => ({ default: (await import('./plots/drawings')).RatingsPlot }));
const height = 280;

/** How the approved reviews spread from five stars to one. */
export function RatingsCard({ ratings }: { ratings: readonly RatingsFragment[] }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const counted = useCounted('studio');
  const spread = ratings.toReversed().map((each) => ({ ...each, name: counted('analytics.stars', each.rating) }));
  return (
    <PlotCard
      title={t('analytics.ratings')}
      lead={t('analytics.ratingsLead')}
      nothing={spread.some(({ count }) => count > 0) ? null : t('analytics.noRatings')}
      height={height}
      table={
        <PlotTable
          label={t('analytics.ratings')}
          heads={[t('analytics.rating'), t('analytics.reviews')]}
          rows={spread.map(({ rating, name, count }) => ({
            key: rating,
            cells: [name, formatNumber(count, language)],
          }))}
        />
      }
    >
      <RatingsPlot spread={spread} height={height} />
    </PlotCard>
  );
}
