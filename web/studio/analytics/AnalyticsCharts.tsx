import {
  Box,
  Skeleton,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import {
  useTranslation,
  formatDate,
  formatMonth,
  formatNumber,
  localizeField,
  useLanguage,
  usePlural,
} from '../../language';
import { analyticsRanges, type AnalyticsRange } from '../dashboard/studioState';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import type {
  EnrollmentTrendFragment,
  CompletionFunnelChartFragment,
  RatingDistributionFragment,
  StudioChartsQuery,
} from './__generated__/StudioAnalyticsTab';

const EnrollmentTrendChart = lazy(async () => ({
  default: (await import('./charts')).EnrollmentTrendChart,
}));
const trendChartHeight = 300;

function EnrollmentTrendCard({ trend, range }: { trend: readonly EnrollmentTrendFragment[]; range: AnalyticsRange }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { interval } = analyticsRanges[range];
  const formatStart = (startsAt: string) => (interval === 'month' ? formatMonth : formatDate)(startsAt, language);
  const points = trend.map(({ startsAt, enrollments }, index) => ({
    startsAt,
    enrollments,
    name: index === trend.length - 1 ? t('analytics.running', { label: formatStart(startsAt) }) : formatStart(startsAt),
  }));
  return (
    <ChartCard
      title={t('analytics.trend')}
      description={t(interval === 'month' ? 'analytics.trendByMonth' : 'analytics.trendByWeek')}
      emptyText={points.some(({ enrollments }) => enrollments > 0) ? null : t('analytics.noTrend')}
      height={trendChartHeight}
      table={
        <ChartDataTable
          label={t('analytics.trend')}
          headings={[t(`analytics.${interval}`), t('analytics.enrollments')]}
          rows={points.map(({ startsAt, name, enrollments }) => ({
            key: startsAt,
            cells: [name, formatNumber(enrollments, language)],
          }))}
        />
      }
    >
      <EnrollmentTrendChart points={points} interval={interval} height={trendChartHeight} />
    </ChartCard>
  );
}

const CompletionFunnelChart = lazy(async () => ({
  default: (await import('./charts')).CompletionFunnelChart,
}));
/** In pixels. */
const heightPerLesson = 46;
const axisAndLegendHeight = 72;

/** Students who opened and completed each lesson of a course. */
function CompletionFunnelCard({ funnel }: { funnel: CompletionFunnelChartFragment | null | undefined }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const formatCount = usePlural('studio');
  const { lessons = [], students = 0, completed = 0 } = funnel ?? {};
  const steps = lessons.map((lesson, index) => ({
    ...lesson,
    name: `${index + 1}. ${localizeField(lesson, 'title', language)}`,
  }));
  const height = Math.max(3, lessons.length) * heightPerLesson + axisAndLegendHeight;
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
      height={height}
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
      <CompletionFunnelChart steps={steps} students={students} height={height} />
    </ChartCard>
  );
}

const RatingDistributionChart = lazy(async () => ({
  default: (await import('./charts')).RatingDistributionChart,
}));
const ratingsChartHeight = 280;

/** Approved reviews by rating, best first. */
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
      height={ratingsChartHeight}
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
      <RatingDistributionChart distribution={distribution} height={ratingsChartHeight} />
    </ChartCard>
  );
}

export function AnalyticsCharts({ data, range }: { data: StudioChartsQuery; range: AnalyticsRange }) {
  const { enrollmentTrend, completionFunnel, ratingDistribution } = data;
  return (
    <Box sx={chartGridStyles}>
      <EnrollmentTrendCard trend={enrollmentTrend} range={range} />
      <CompletionFunnelCard funnel={completionFunnel} />
      <RatingDistributionCard ratings={ratingDistribution} />
    </Box>
  );
}

export function AnalyticsChartsSkeleton() {
  return (
    <Box sx={chartGridStyles}>
      {[380, 420, 420].map((height, index) => (
        <Skeleton key={index} variant="rounded" sx={{ blockSize: height }} />
      ))}
    </Box>
  );
}

const chartGridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: { xs: 2, md: 2.5 },
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;

interface ChartCardProps {
  title: string;
  description: ReactNode;
  /** Shown instead of the chart if there is no data. */
  emptyText: string | null;
  /** The chart, rendered in the browser only. */
  children: ReactNode;
  height: number;
  /** The same data as a table, rendered on the server too. */
  table: ReactNode;
}

/** A chart with title, description and data table. */
function ChartCard({ title, description, emptyText, children, height, table }: ChartCardProps) {
  const { t } = useTranslation('studio');
  const headingId = useId();
  const isHydrated = useIsHydrated();
  const skeleton = <Skeleton variant="rounded" sx={{ blockSize: height }} />;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ padding: { xs: 2, md: 3 }, minInlineSize: 0 }}>
      <Typography id={headingId} component="h3" variant="h4">
        {title}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        {description}
      </Typography>
      {emptyText ? (
        <Box sx={{ ...emptyStyles, minBlockSize: Math.min(height, 160) }}>{emptyText}</Box>
      ) : (
        <>
          {isHydrated ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
          <Box component="details" sx={dataTableStyles}>
            <summary>{t('analytics.table')}</summary>
            {table}
          </Box>
        </>
      )}
    </Card>
  );
}

const emptyStyles = {
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  padding: 3,
  borderRadius: '12px',
  backgroundColor: 'ground',
  color: 'text.secondary',
} as const;

const dataTableStyles = {
  marginBlockStart: 1.5,
  '& summary': {
    cursor: 'pointer',
    color: 'primary.main',
    fontWeight: 500,
    inlineSize: 'fit-content',
    paddingBlock: 1,
  },
} as const;

interface ChartDataTableProps {
  label: string;
  headings: readonly string[];
  /** The first cell is the row's heading. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

function ChartDataTable({ label, headings, rows }: ChartDataTableProps) {
  return (
    <TableContainer sx={{ marginBlockStart: 1, maxBlockSize: 360 }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading} scope="col">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {values.map((value, index) => (
                <TableCell key={headings[index + 1]}>{value}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
