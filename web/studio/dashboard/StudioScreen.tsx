import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useTranslation, formatNumber, useLanguage } from '../../language';
import { GlobeIcon, BookIcon, UsersIcon } from '../../art/icons/commonIcons';
import { RevenueIcon } from '../../art/icons/navIcons';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { PageMeta } from '../../seo/PageMeta';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { useUrlState } from '../../ui/hooks/useUrlState';
import { PageContainer } from '../../ui/layout/Section';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { StatCard } from '../../ui/text/StatCard';
import { EmailNotice } from '../../accounts/parts/EmailNotice';
import { StudioAnalyticsTab } from '../analytics/StudioAnalyticsTab';
import { formatRevenue } from './formatRevenue';
import { listStudioCoursesQueries, StudioCoursesTab } from './StudioCoursesTab';
import { StudioHeader } from './StudioHeader';
import { StudioSkeleton } from './StudioSkeleton';
import { StudioStudentsTab } from './StudioStudentsTab';
import { StudioScreenDocument, useStudioScreenQuery } from './__generated__/StudioScreen';
import { TrainerOverview } from './TrainerOverview';
import { TrainerOverviewDocument } from './__generated__/TrainerOverview';
import { parseStudioState, studioPath, studioTabs, type StudioTabProps, type TeachingStats } from './studioState';

const countStats = [
  ['totalCourses', BookIcon],
  ['students', UsersIcon],
  ['publishedCourses', GlobeIcon],
] as const;

interface StudioStatsProps {
  stats: TeachingStats;
  /** Above a tab that was asked for: its content begins higher. */
  isSlim: boolean;
}

function StudioStats({ stats, isSlim }: StudioStatsProps) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  return (
    <Box component="section" aria-label={t('statistics')} sx={{ marginBlockStart: isSlim ? 1.5 : { xs: 3, md: 4 } }}>
      <Box component="dl" sx={[statsGridStyles, isSlim && slimStatsStyles]}>
        {countStats.map(([name, Icon]) => (
          <StatCard
            key={name}
            isCompact
            isSlim={isSlim}
            label={t(name, { count: stats[name] })}
            value={formatNumber(stats[name], language)}
            Icon={Icon}
          />
        ))}
        <StatCard isSlim={isSlim} label={t('revenue')} value={formatRevenue(stats.revenue)} Icon={RevenueIcon} />
      </Box>
    </Box>
  );
}

/** On small screens the revenue has its own line. */
const statsGridStyles = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr)) minmax(max-content, 1.4fr)' },
  gap: { xs: 1.5, md: 2.5 },
  '& > :last-child': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
} as const;

const slimStatsStyles = {
  gap: { xs: 1, md: 1.5 },
  '& > :last-child': { flexDirection: 'row-reverse', alignItems: 'baseline' },
} as const;

const tabComponents = { courses: StudioCoursesTab, students: StudioStudentsTab, analytics: StudioAnalyticsTab };

function StudioTabs({ stats, isSlim }: StudioStatsProps) {
  const { t } = useTranslation('studio');
  const [state, goTo] = useUrlState(parseStudioState, studioPath);
  const change: StudioTabProps['onChange'] = (part, replace) => goTo({ ...state, page: 1, ...part }, replace);
  const Tab = tabComponents[state.tab];
  return (
    <Box sx={{ marginBlockStart: isSlim ? 1.5 : { xs: 3, md: 4 } }}>
      <LinkTabs
        id="studio"
        label={t('tabs')}
        tabs={studioTabs.map((tab) => ({ name: tab, label: t(`tab.${tab}`), to: studioPath({ tab }) }))}
        selected={state.tab}
      >
        <Tab state={state} onChange={change} stats={stats} />
      </LinkTabs>
    </Box>
  );
}

export const pageQueries: ListPageQueries = (location) => [
  pageQuery(StudioScreenDocument, {}),
  ...(location.searchParams.has('tab') ? [] : [pageQuery(TrainerOverviewDocument, {})]),
  ...(parseStudioState(location.searchParams).tab === 'courses' ? listStudioCoursesQueries(location) : []),
];

/** Trainer dashboard: statistics and three tabs, each with its own query (R-STU-1). */
export function Component() {
  const { t } = useTranslation('studio');
  const isSlim = useSearchParams()[0].has('tab');
  const query = useStudioScreenQuery(useRefetchOnVisitPolicy());
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 3 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <EmailNotice sx={{ marginBlockEnd: 4 }} />
      <StudioHeader isSlim={isSlim} />
      <QueryResult of={query} skeleton={<StudioSkeleton />}>
        {({ studioSummary }) => (
          <>
            <StudioStats stats={studioSummary} isSlim={isSlim} />
            {!isSlim && <TrainerOverview />}
            <StudioTabs stats={studioSummary} isSlim={isSlim} />
          </>
        )}
      </QueryResult>
    </PageContainer>
  );
}
