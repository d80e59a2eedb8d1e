import { Box, Skeleton } from '@mui/material';
import { useTranslation, formatNumber, localizeField, useLanguage, usePlural } from '../../language';
import { analyticsRanges, type AnalyticsRange } from '../dashboard/studioState';
import { ChartCard, ChartDataTable } from '../../ui/charts/ChartCard';
import { HorizontalBarChart } from '../../ui/charts/HorizontalBarChart';
import { TrendChart } from '../../ui/charts/TrendChart';
import { RevenueCard } from './RevenueCard';
import { useIntervalNames } from './useIntervalNames';
import type {
  EnrollmentTrendFragment,
  CompletionFunnelChartFragment,
  RatingDistributionFragment,
  StudioChartsQuery,
} from './__generated__/StudioAnalyticsTab';

const trendChartHeight = 300;

function EnrollmentTrendCard({ trend, range }: { trend: readonly EnrollmentTrendFragment[]; range: AnalyticsRange }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { interval } = analyticsRanges[range];
  const starts = trend.map(({ startsAt }) => startsAt);
  const names = useIntervalNames(starts, interval);
  const points = trend.map(({ startsAt, enrollments }, index) => ({
    startsAt,
    value: enrollments,
    name: names[index] ?? '',
  }));
  return (
    <ChartCard
      title={t('analytics.trend')}
      description={t(interval === 'month' ? 'analytics.trendByMonth' : 'analytics.trendByWeek')}
      emptyText={points.some(({ value }) => value > 0) ? null : t('analytics.noTrend')}
      table={
        <ChartDataTable
          label={t('analytics.trend')}
          headings={[t(`analytics.${interval}`), t('analytics.enrollments')]}
          rows={points.map(({ startsAt, name, value }) => ({
            key: startsAt,
            cells: [name, formatNumber(value, language)],
          }))}
        />
      }
    >
      <TrendChart label={t('analytics.trend')} points={points} interval={interval} height={trendChartHeight} />
    </ChartCard>
  );
}

function CompletionFunnelCard({ funnel }: { funnel: CompletionFunnelChartFragment | null | undefined }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const formatCount = usePlural('studio');
  const { lessons = [], students = 0, completed = 0 } = funnel ?? {};
  const steps = lessons.map((lesson, index) => ({
    ...lesson,
    name: `${index + 1}. ${localizeField(lesson, 'title', language)}`,
  }));
  const format = (value: number) => formatNumber(value, language);
  return (
    <ChartCard
      title={t('analytics.funnel')}
      description={
        funnel && (
          <>
            <div>{t('analytics.funnelOf', { course: localizeField(funnel.course, 'title', language) })}</div>
            <div>{formatCount('analytics.funnelCount', students, { completed: format(completed) })}</div>
          </>
        )
      }
      emptyText={lessons.length > 0 && students > 0 ? null : t('analytics.noFunnel')}
      table={
        <ChartDataTable
          label={t('analytics.funnel')}
          headings={[t('analytics.lesson'), t('analytics.opened'), t('analytics.completed')]}
          rows={steps.map((interval) => ({
            key: interval.lessonId,
            cells: [<bdi key="name">{interval.name}</bdi>, format(interval.opened), format(interval.completed)],
          }))}
        />
      }
    >
      <HorizontalBarChart
        label={t('analytics.funnel')}
        rows={steps.map(({ lessonId, name, opened, completed: done }, index) => ({
          key: lessonId,
          name,
          shortName: String(index + 1),
          values: [opened, done],
        }))}
        series={[
          { fill: 'amberStripes', name: t('analytics.opened') },
          { fill: 'primary', name: t('analytics.completed') },
        ]}
        maximum={students}
      />
    </ChartCard>
  );
}

function RatingDistributionCard({ ratings }: { ratings: readonly RatingDistributionFragment[] }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const formatCount = usePlural('studio');
  const distribution = ratings
    .toReversed()
    .map((each) => ({ ...each, name: formatCount('analytics.stars', each.rating) }));
  return (
    <ChartCard
      title={t('analytics.ratings')}
      description={t('analytics.ratingsLead')}
      emptyText={distribution.some(({ count }) => count > 0) ? null : t('analytics.noRatings')}
      table={
        <ChartDataTable
          label={t('analytics.ratings')}
          headings={[t('analytics.rating'), t('analytics.reviews')]}
          rows={distribution.map(({ rating, name, count }) => ({
            key: rating,
            cells: [name, formatNumber(count, language)],
          }))}
        />
      }
    >
      <HorizontalBarChart
        label={t('analytics.ratings')}
        rows={distribution.map(({ rating, count }) => ({ key: rating, name: `${rating} ★`, values: [count] }))}
        series={[{ fill: 'amber', name: t('analytics.reviews') }]}
        maximum={Math.max(...distribution.map(({ count }) => count))}
      />
    </ChartCard>
  );
}

interface AnalyticsChartsProps {
  data: StudioChartsQuery;
  range: AnalyticsRange;
  /** '' for all courses. */
  courseId: string;
}

export function AnalyticsCharts({ data, range, courseId }: AnalyticsChartsProps) {
  const { enrollmentTrend, revenueTrend, revenueByCourse, completionFunnel, ratingDistribution } = data;
  return (
    <Box sx={chartGridStyles}>
      <EnrollmentTrendCard trend={enrollmentTrend} range={range} />
      <RevenueCard months={revenueTrend} courses={revenueByCourse} courseId={courseId} />
      <CompletionFunnelCard funnel={completionFunnel} />
      <RatingDistributionCard ratings={ratingDistribution} />
    </Box>
  );
}

export function AnalyticsChartsSkeleton() {
  return (
    <Box sx={chartGridStyles}>
      {[380, 520, 420, 420].map((height, index) => (
        <Skeleton key={index} variant="rounded" sx={{ blockSize: height }} />
      ))}
    </Box>
  );
}

const chartGridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: { xs: 2, md: 2.5 },
  '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
} as const;
