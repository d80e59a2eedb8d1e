import { Box, Stack, Typography, Card } from '@mui/material';
import { useTranslation, formatNumber, localizeFieldWithLang, useLanguage, usePlural } from '../../language';
import { CertificateIcon, StarIcon } from '../../art/icons/commonIcons';
import { RevenueIcon } from '../../art/icons/navIcons';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { useHashTarget } from '../../ui/hooks/useHashTarget';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { StatCard } from '../../ui/text/StatCard';
import { StudioCourseSelect } from '../dashboard/StudioCourseSelect';
import { NewCourseLink } from '../dashboard/StudioHeader';
import { RowsSkeleton } from '../dashboard/StudioSkeleton';
import { analyticsAnchor, analyticsRangeNames, analyticsRanges } from '../dashboard/studioState';
import type { StudioTabProps, TeachingStats } from '../dashboard/studioState';
import { paths, TextLink } from '../../routing';
import { AnalyticsCharts, AnalyticsChartsSkeleton } from './AnalyticsCharts';
import { useStudioAnalyticsQuery, useStudioChartsQuery } from './__generated__/StudioAnalyticsTab';
import type { TopCourseFragment } from './__generated__/StudioAnalyticsTab';

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

export function StudioAnalyticsTab({ state, onChange, stats }: StudioTabProps) {
  const { t } = useTranslation('studio');
  const { course, range } = state;
  const topCoursesQuery = useStudioAnalyticsQuery(useRefetchOnVisitPolicy());
  const { data, previousData, ...chartsQuery } = useStudioChartsQuery({
    ...useRefetchOnVisitPolicy(),
    variables: { courseId: course || undefined, ...analyticsRanges[range] },
  });
  const headingRef = useHashTarget(analyticsAnchor);
  if (stats.totalCourses === 0) return <NoCoursesYet />;
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <AnalyticsStats stats={stats} />
      <QueryResult of={topCoursesQuery} skeleton={<RowsSkeleton />}>
        {({ topCourses }) => <TopCourses courses={topCourses} />}
      </QueryResult>
      <Box component="section" aria-labelledby={analyticsAnchor}>
        <Typography
          id={analyticsAnchor}
          ref={headingRef}
          tabIndex={-1}
          component="h2"
          variant="h3"
          sx={{ marginBlockEnd: 2, scrollMarginBlockStart: 'calc(var(--tayyar-bar) + 16px)', outline: 'none' }}
        >
          {t('analytics.closer')}
        </Typography>
        <Box sx={filterRowStyles}>
          <StudioCourseSelect id="analytics-course" value={course} onChange={(course) => onChange({ course })} />
          <NativeSelect
            id="analytics-range"
            name="range"
            label={t('analytics.range')}
            value={range}
            options={analyticsRangeNames.map((name) => ({ value: name, label: t(`analytics.${name}`) }))}
            onChange={(selected) => onChange({ range: analyticsRangeNames.find((name) => name === selected) ?? range })}
          />
        </Box>
        <Box aria-busy={chartsQuery.loading}>
          <QueryResult of={{ ...chartsQuery, data: data ?? previousData }} skeleton={<AnalyticsChartsSkeleton />}>
            {(charts) => <AnalyticsCharts data={charts} range={range} courseId={course} />}
          </QueryResult>
        </Box>
      </Box>
    </Stack>
  );
}

function NoCoursesYet() {
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

/** The five courses with the most students, with bars relative to the first (R-STU-3). */
function TopCourses({ courses }: { courses: readonly TopCourseFragment[] }) {
  const { t } = useTranslation('studio');
  const maximum = Math.max(1, ...courses.map(({ enrollmentCount }) => enrollmentCount));
  return (
    <Card component="section" aria-labelledby="top-heading" sx={{ padding: { xs: 2, md: 3 } }}>
      <Typography id="top-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 2 }}>
        {t('analytics.top')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {courses.map((course, index) => (
          <TopCourseRow key={course.id} course={course} rank={index + 1} share={course.enrollmentCount / maximum} />
        ))}
      </Box>
    </Card>
  );
}

function TopCourseRow({ course, rank, share }: { course: TopCourseFragment; rank: number; share: number }) {
  const { language } = useLanguage();
  const formatCount = usePlural('studio');
  const { text: title, lang } = localizeFieldWithLang(course, 'title', language);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: 1.5 }}>
      <Box aria-hidden sx={rankBadgeStyles}>
        {rank}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <TextLink to={paths.editCourse(course.id)} sx={{ color: 'inherit', fontWeight: 500 }}>
          <bdi lang={lang}>{title}</bdi>
        </TextLink>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {formatCount('courses.students', course.enrollmentCount)}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{ gridColumn: 2, blockSize: 8, borderRadius: 4, backgroundColor: 'tint', marginBlockStart: 0.5 }}
      >
        <Box
          sx={{ blockSize: 8, borderRadius: 4, backgroundColor: 'primary.main' }}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </Box>
    </Box>
  );
}

const rankBadgeStyles = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  backgroundColor: 'tint',
  color: 'onTint',
  fontWeight: 700,
  fontSize: '0.9375rem',
  gridRow: 'span 2',
} as const;
