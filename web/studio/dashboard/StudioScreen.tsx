import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BookIcon, UsersIcon } from '../../art/icons/contentIcons';
import { GlobeIcon } from '../../art/icons/shellIcons';
import { RevenueIcon } from '../../art/icons/studioIcons';
import { formatNumber } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { PageMeta } from '../../seo/PageMeta';
import { QueryResult } from '../../ui/feedback/QueryResult';
import { useRefetchOnVisit } from '../../ui/hooks/useRefetchOnVisit';
import { useUrlState } from '../../ui/hooks/useUrlState';
import { PageContainer } from '../../ui/layout/PageContainer';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { StatCard } from '../../ui/text/StatCard';
import { StudioAnalyticsTab } from '../analytics/StudioAnalyticsTab';
import { StudioCoursesTab } from './StudioCoursesTab';
import { StudioHeader } from './StudioHeader';
import { StudioSkeleton } from './StudioSkeleton';
import { StudioStudentsTab } from './StudioStudentsTab';
import { useStudioScreenQuery } from './__generated__/StudioScreen';
import type { StudioScreenQuery } from './__generated__/StudioScreen';
import { parseStudioState, studioPath, studioTabs, type StudioState } from './studioState';

export type TeachingStats = StudioScreenQuery['studioSummary'];

/** `$` and two decimals, whatever the currency (R-STU-1). */
const formatRevenue = (revenue: string) => `$${formatNumber(Number(revenue), 'en', 2)}`;

const countStats = [
  ['totalCourses', BookIcon],
  ['students', UsersIcon],
  ['publishedCourses', GlobeIcon],
] as const;

/** The four statistics of the dashboard (R-STU-1). */
export function StudioStats({ figures }: { figures: TeachingStats }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  return (
    <Box component="section" aria-label={t('statistics')} sx={{ marginBlockStart: { xs: 3, md: 4 } }}>
      <Box component="dl" sx={statsGridStyles}>
        {countStats.map(([name, Icon]) => (
          <StatCard
            key={name}
            isCompact
            label={t(name, { count: figures[name] })}
            value={formatNumber(figures[name], language)}
            Icon={Icon}
          />
        ))}
        <StatCard label={t('revenue')} value={formatRevenue(figures.revenue)} Icon={RevenueIcon} />
      </Box>
    </Box>
  );
}

/** Three counts in a row on a small screen, and the sum below, which needs the room. */
const statsGridStyles = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.4fr)' },
  gap: { xs: 1.5, md: 2.5 },
  '& > :last-child': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
} as const;

/** What each tab is given: what the address says, and the way to change it. */
export interface StudioTabProps {
  state: StudioState;
  onChange(part: Partial<StudioState>, replace?: boolean): void;
  stats: TeachingStats;
}

const tabComponents = { courses: StudioCoursesTab, students: StudioStudentsTab, analytics: StudioAnalyticsTab };

/** Tabs Courses, Students and Analytics (R-STU-1). */
export function StudioTabs({ figures }: { figures: TeachingStats }) {
  const { t } = useTranslation('studio');
  const [state, goTo] = useUrlState(parseStudioState, studioPath);
  const change: StudioTabProps['onChange'] = (part, replace) => goTo({ ...state, page: 1, ...part }, replace);
  const Panel = tabComponents[state.tab];
  return (
    <Box sx={{ marginBlockStart: { xs: 3, md: 4 } }}>
      <LinkTabs
        id="studio"
        label={t('tabs')}
        tabs={studioTabs.map((tab) => ({ name: tab, label: t(`tab.${tab}`), to: studioPath({ tab }) }))}
        chosen={state.tab}
      >
        <Panel state={state} onChange={change} stats={figures} />
      </LinkTabs>
    </Box>
  );
}

/** Trainer dashboard: statistics and three tabs, each with its own query (R-STU-1). */
export function StudioScreen() {
  const { t } = useTranslation('studio');
  const dashboard = useStudioScreenQuery(useRefetchOnVisit());
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <StudioHeader />
      <QueryResult of={dashboard} skeleton={<StudioSkeleton />}>
        {({ studioSummary }) => (
          <>
            <StudioStats figures={studioSummary} />
            <StudioTabs figures={studioSummary} />
          </>
        )}
      </QueryResult>
    </PageContainer>
  );
}
