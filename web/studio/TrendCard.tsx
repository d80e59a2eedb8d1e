import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrendFragment } from './__generated__/StudioAnalytics';
import { formatDate, formatMonth, formatNumber } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { PlotCard } from './PlotCard';
import { PlotTable } from './PlotTable';
import { ranges, type Range } from './state';

const TrendPlot = lazy(async () => ({ default: (await import('./plots/drawings')).TrendPlot }));
const height = 300;

/** Enrolments over time. */
export function TrendCard({ trend, range }: { trend: readonly TrendFragment[]; range: Range }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { step } = ranges[range];
  const nameOf = (from: string) => (step === 'month' ? formatMonth : formatDate)(from, language);
  const points = trend.map(({ from, enrollments }, index) => ({
    from,
    enrollments,
    name: index === trend.length - 1 ? t('analytics.running', { label: nameOf(from) }) : nameOf(from),
  }));
  return (
    <PlotCard
      title={t('analytics.trend')}
      lead={t(step === 'month' ? 'analytics.trendByMonth' : 'analytics.trendByWeek')}
      nothing={points.some(({ enrollments }) => enrollments > 0) ? null : t('analytics.noTrend')}
      height={height}
      table={
        <PlotTable
          label={t('analytics.trend')}
          heads={[t(`analytics.${step}`), t('analytics.enrolments')]}
          rows={points.map(({ from, name, enrollments }) => ({
            key: from,
            cells: [name, formatNumber(enrollments, language)],
          }))}
        />
      }
    >
      <TrendPlot points={points} step={step} height={height} />
    </PlotCard>
  );
}
