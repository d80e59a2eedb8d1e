import { Button, Typography } from '@mui/material';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { formatNumber, localizeField, useLanguage, useTranslation } from '../../language';
import { formatRevenue } from '../dashboard/formatRevenue';
import { ChartCard, ChartDataTable } from '../../ui/charts/ChartCard';
import { TrendChart } from '../../ui/charts/TrendChart';
import { useIntervalNames } from './useIntervalNames';
import type { CourseRevenueFragment, RevenueMonthFragment } from './__generated__/StudioAnalyticsTab';

const revenueChartHeight = 300;

interface RevenueCardProps {
  months: readonly RevenueMonthFragment[];
  courses: readonly CourseRevenueFragment[];
  courseId: string;
}

export function RevenueCard({ months, courses, courseId }: RevenueCardProps) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const starts = months.map(({ startsAt }) => startsAt);
  const names = useIntervalNames(starts, 'month');
  const points = months.map(({ startsAt, revenue }, index) => ({
    startsAt,
    value: Number(revenue),
    name: names[index] ?? '',
  }));
  const money = ({ received, refunded, revenue }: Pick<RevenueMonthFragment, 'received' | 'refunded' | 'revenue'>) =>
    [revenue, received, refunded].map((amount, index) => (
      <bdi key={index} dir="ltr">
        {formatRevenue(amount)}
      </bdi>
    ));
  const moneyHeadings = [t('analytics.revenue'), t('analytics.received'), t('analytics.refunded')];
  return (
    <ChartCard
      title={t('analytics.revenueTrend')}
      description={t('analytics.revenueLead')}
      emptyText={courses.length > 0 ? null : t('analytics.noRevenue')}
      table={
        <ChartDataTable
          label={t('analytics.revenueTrend')}
          headings={[t('analytics.month'), ...moneyHeadings]}
          rows={months.map((month, index) => ({ key: month.startsAt, cells: [names[index], ...money(month)] }))}
        />
      }
      footer={
        <>
          <Typography component="h4" sx={{ fontWeight: 700, marginBlockStart: 2 }}>
            {t('analytics.revenueByCourse')}
          </Typography>
          <ChartDataTable
            label={t('analytics.revenueByCourse')}
            headings={[t('list.course'), ...moneyHeadings, t('analytics.sales')]}
            rows={courses.map((course) => ({
              key: course.courseId,
              cells: [
                <bdi key="title">{localizeField(course, 'title', language)}</bdi>,
                ...money(course),
                formatNumber(course.sales, language),
              ],
            }))}
          />
          <Button
            component="a"
            href={`/api/exports/studio-revenue.csv${courseId && `?courseId=${courseId}`}`}
            download
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            sx={{ marginBlockStart: 2 }}
          >
            {t('analytics.revenueExport')}
          </Button>
        </>
      }
    >
      <TrendChart
        label={t('analytics.revenueTrend')}
        points={points}
        interval="month"
        height={revenueChartHeight}
        formatValue={formatRevenue}
      />
    </ChartCard>
  );
}
