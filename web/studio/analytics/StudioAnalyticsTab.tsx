import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CertificateIcon } from '../../art/icons/contentIcons';
import { StarIcon } from '../../art/icons/statusIcons';
import { RevenueIcon } from '../../art/icons/studioIcons';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { formatNumber } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { QueryResult } from '../../ui/feedback/QueryResult';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { useRefetchOnVisit } from '../../ui/hooks/useRefetchOnVisit';
import { StatCard } from '../../ui/text/StatCard';
import { StudioCourseSelect } from '../dashboard/StudioCourseSelect';
import { NewCourseLink } from '../dashboard/StudioHeader';
import { RowsSkeleton } from '../dashboard/StudioSkeleton';
import {
  analyticsRangeNames,
  analyticsRanges,
  type StudioTabProps,
  type TeachingStats,
} from '../dashboard/studioState';
import { AnalyticsCharts, AnalyticsChartsSkeleton } from './AnalyticsCharts';
import { TopCourses } from './TopCourses';
import { useStudioAnalyticsQuery, useStudioChartsQuery } from './__generated__/StudioAnalyticsTab';

/** Average rating, completion rate and total sales (R-STU-3). */
function AnalyticsStats({ stats }: { stats: TeachingStats }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const rating = Number(stats.averageRating);
  return (
    <Box component="dl" sx={statsGridStyles}>
      <StatCard
        isCompact
        label={t(rating > 0 ? 'analytics.averageRating' : 'analytics.unrated')}
        value={rating > 0 ? formatNumber(rating, language, 1) : '–'}
        Icon={StarIcon}
      />
      <StatCard
        isCompact
        label={t('analytics.completionRate')}
        value={t('list.percent', { value: String(stats.completionRate) })}
        Icon={CertificateIcon}
      />
      <StatCard
        isCompact
        label={t('analytics.totalSales')}
        value={formatNumber(stats.totalSales, language)}
        Icon={RevenueIcon}
      />
    </Box>
  );
}

const statsGridStyles = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: { xs: 1.5, md: 2.5 },
} as const;

/** Statistics and top courses (R-STU-3), and charts of all courses or one. */
export function StudioAnalyticsTab({ state, onChange, stats }: StudioTabProps) {
  const { t } = useTranslation('studio');
  const { course, range } = state;
  const topCoursesQuery = useStudioAnalyticsQuery(useRefetchOnVisit());
  const { data, previousData, ...chartsQuery } = useStudioChartsQuery({
    ...useRefetchOnVisit(),
    variables: { courseId: course || undefined, ...analyticsRanges[range] },
  });
  if (stats.totalCourses === 0) return <NoAnalyticsYet />;
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <AnalyticsStats stats={stats} />
      <QueryResult of={topCoursesQuery} skeleton={<RowsSkeleton />}>
        {({ topCourses }) => <TopCourses courses={topCourses} />}
      </QueryResult>
      <Box component="section" aria-labelledby="closer-heading">
        <Typography id="closer-heading" component="h2" variant="h3" sx={{ marginBlockEnd: 2 }}>
          {t('analytics.closer')}
        </Typography>
        <Box sx={filterRowStyles}>
          <StudioCourseSelect
            id="studio-plot-course"
            value={course}
            onChange={(chosen) => onChange({ course: chosen })}
          />
          <NativeSelect
            id="studio-plot-range"
            name="range"
            label={t('analytics.range')}
            value={range}
            options={analyticsRangeNames.map((name) => ({ value: name, label: t(`analytics.${name}`) }))}
            onChoose={(chosen) => onChange({ range: analyticsRangeNames.find((name) => name === chosen) ?? range })}
          />
        </Box>
        <Box aria-busy={chartsQuery.loading}>
          <QueryResult of={{ ...chartsQuery, data: data ?? previousData }} skeleton={<AnalyticsChartsSkeleton />}>
            {(charts) => <AnalyticsCharts data={charts} range={range} />}
          </QueryResult>
        </Box>
      </Box>
    </Stack>
  );
}

function NoAnalyticsYet() {
  const { t } = useTranslation('studio');
  return (
    <EmptyState
      art={<NoCoursesArt />}
      title={t('analytics.none')}
      text={t('analytics.noneText')}
      action={<NewCourseLink />}
    />
  );
}

const filterRowStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  maxInlineSize: 760,
  gap: { xs: 2, md: 3 },
  marginBlockEnd: 3,
} as const;
