import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { useCourseListQuery } from './__generated__/CourseListScreen';
import { kept } from '../ui/kept';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { useInSight } from '../ui/useInSight';
import { ClearingForm } from './ClearFilters';
import { CourseListHero } from './CourseListHero';
import { CourseListSkeleton } from './CourseListSkeleton';
import { CourseResults } from './CourseResults';
import { variablesOf } from './filters';
import { FilterPanel } from './FilterPanel';
import { ResultsBar } from './ResultsBar';
import { useCourseFilters } from './useCourseFilters';

const layout = {
  display: 'grid',
  gridTemplateColumns: { md: '272px minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  paddingBlock: { xs: 3, md: 5 },
} as const;

/** Cards of the filters before are still there, but no longer the answer; a quick one comes before they pale. */
const paled = {
  opacity: 0.5,
  '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 200ms 150ms' },
} as const;

/** The catalogue. What is chosen stands in the address; the courses shown stay until others have come. */
export function CourseListScreen() {
  const { t } = useTranslation('courses');
  const { filters, change, clear } = useCourseFilters();
  const courseList = useCourseListQuery({ variables: variablesOf(filters) });
  const { error, loading, previousData } = courseList;
  const data = kept(courseList);
  const isStale = loading && filters.pages === 1;
  const count = useRef<HTMLHeadingElement>(null);
  const results = useInSight(data ? undefined : error);
  const clearAll = () => {
    clear();
    count.current?.focus();
  };
  return (
    <>
      <PageTitle title={t('list.page.title')} description={t('list.page.description')} />
      <CourseListHero />
      <ClearingForm filters={filters} onClear={clearAll} />
      <Page sx={layout}>
        <FilterPanel filters={filters} categories={(data ?? previousData)?.categories ?? []} change={change} />
        <Box sx={{ minInlineSize: 0 }} aria-busy={loading}>
          <ResultsBar countRef={count} found={data?.courses.totalCount} filters={filters} change={change} />
          <Box ref={results} tabIndex={-1} sx={data && isStale ? paled : undefined}>
            <Remote
              of={{ ...courseList, data }}
              skeleton={<CourseListSkeleton cards={limits.skeletons.courses} view={filters.view} />}
            >
              {({ courses }) => <CourseResults courses={courses} filters={filters} isLoading={loading} />}
            </Remote>
          </Box>
        </Box>
      </Page>
    </>
  );
}
