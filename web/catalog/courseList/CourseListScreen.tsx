import { Box, Stack, Typography } from '@mui/material';
import { useRef, type Ref } from 'react';
import { useTranslation, usePlural } from '../../language';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { Car } from '../../art/parts/Car';
import { ChargingStation } from '../../art/parts/ChargingStation';
import { Illustration } from '../../art/parts/Illustration';
import { PalmTree } from '../../art/parts/PalmTree';
import { SolarPanel } from '../../art/parts/SolarPanel';
import { Sun } from '../../art/parts/Sun';
import { WindTurbine } from '../../art/parts/WindTurbine';
import type { CourseSort } from '../../data/__generated__/schemaTypes';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { paths } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { staleResultsStyles } from '../../ui/layout/layoutStyles';
import { QueryResult, dataOrPrevious } from '../../ui/feedback/queryStates';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { useRevealOnError } from '../../ui/hooks/useRevealOnError';
import { PageContainer } from '../../ui/layout/Section';
import { PageHero } from '../../ui/layout/PageHero';
import { ViewSwitch } from '../../ui/navigation/ViewSwitch';
import { CourseListSkeleton } from '../CourseListSkeleton';
import { CourseFilterPanel } from './CourseFilterPanel';
import { ResetFiltersForm } from './ResetFilters';
import { CourseListDocument, useCourseListQuery, type CourseListQuery } from './__generated__/CourseListScreen';
import {
  toCourseListVariables,
  useCourseFilters,
  courseFilterParams,
  courseSorts,
  parseCourseFilters,
} from './courseFilters';
import type { CourseFilters } from './courseFilters';
import { filterFormId } from './filterPanelStyles';
import { LoadMore } from '../../ui/navigation/LoadMore';
import { CourseCards } from './CourseCards';
import { NoCoursesFound } from './NoCoursesFound';

const pageGridStyles = {
  display: 'grid',
  gridTemplateColumns: { md: '272px minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  paddingBlock: { xs: 3, md: 5 },
} as const;

export const pageQueries: ListPageQueries = ({ searchParams }) => [
  pageQuery(CourseListDocument, toCourseListVariables(parseCourseFilters(searchParams))),
];

/** The filters are in the URL; the current results stay until new ones arrive. */
export function Component() {
  const { t } = useTranslation('courses');
  const { filters, change, clear } = useCourseFilters();
  const courseList = useCourseListQuery({ variables: toCourseListVariables(filters) });
  const { error, loading, previousData } = courseList;
  const data = dataOrPrevious(courseList);
  const isStale = loading && filters.pages === 1;
  const count = useRef<HTMLHeadingElement>(null);
  const resultsRef = useRevealOnError(data ? undefined : error);
  const clearAll = () => {
    clear();
    count.current?.focus();
  };
  return (
    <>
      <PageMeta title={t('list.page.title')} description={t('list.page.description')} />
      <CourseListHero />
      <ResetFiltersForm filters={filters} onClear={clearAll} />
      <PageContainer sx={pageGridStyles}>
        <CourseFilterPanel filters={filters} categories={(data ?? previousData)?.categories ?? []} onChange={change} />
        <Box sx={{ minInlineSize: 0 }} aria-busy={loading}>
          <CourseListToolbar
            headingRef={count}
            resultCount={data?.courses.totalCount}
            filters={filters}
            onChange={change}
          />
          <Box ref={resultsRef} tabIndex={-1} sx={data && isStale ? staleResultsStyles : undefined}>
            <QueryResult
              of={{ ...courseList, data }}
              skeleton={<CourseListSkeleton count={pageSizes.skeletons.courses} view={filters.view} />}
            >
              {({ courses }) => <CourseResults courses={courses} filters={filters} isLoading={loading} />}
            </QueryResult>
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}

interface CourseListToolbarProps {
  /** Receives the focus when a "clear filters" button removes itself. */
  headingRef: Ref<HTMLHeadingElement>;
  resultCount: number | undefined;
  filters: CourseFilters;
  onChange(changes: Partial<CourseFilters>): void;
}

function CourseListToolbar({ headingRef, resultCount, filters, onChange }: CourseListToolbarProps) {
  const formatCount = usePlural('courses');
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, marginBlockEnd: 3 }}
    >
      <Typography
        ref={headingRef}
        component="h2"
        variant="h4"
        tabIndex={-1}
        aria-live="polite"
        sx={{ minBlockSize: '1.5em' }}
      >
        {resultCount !== undefined && formatCount('list.found', resultCount)}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <CourseSortSelect filters={filters} onChange={(sort) => onChange({ sort })} />
        <ViewSwitch
          selected={filters.view}
          hrefFor={(view) => paths.courses(courseFilterParams({ ...filters, view }))}
        />
      </Stack>
    </Stack>
  );
}

interface CourseSortSelectProps {
  filters: CourseFilters;
  onChange(sort: CourseSort): void;
}

/**
 * Belongs to the filter form although it is rendered outside of it. The default is the best match with a search, otherwise
 * the newest; its value is empty, so that a search that the form submits has the default of searches.
 */
function CourseSortSelect({ filters: { search, sort }, onChange }: CourseSortSelectProps) {
  const { t } = useTranslation('courses');
  const sorts = courseSorts.filter((option) => search !== '' || option !== 'relevance');
  const shownDefault = search === '' && sort !== 'newest' ? 'newest' : 'relevance';
  return (
    <NativeSelect
      id="course-sort"
      name="sort"
      form={filterFormId}
      label={t('list.sort')}
      isLabelHidden
      value={sort === 'relevance' ? '' : sort}
      options={sorts.map((option) => ({
        value: option === shownDefault ? '' : option,
        label: t(`list.sorts.${option}`),
      }))}
      onChange={(selected) => onChange(courseSorts.find((option) => option === selected) ?? 'relevance')}
    />
  );
}

function CourseListHero() {
  const { t } = useTranslation('courses');
  return (
    <PageHero
      badge={t('list.badge')}
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      art={<CourseListHeroArt />}
    />
  );
}

function CourseListHeroArt() {
  return (
    <Illustration width={560} height={214}>
      <Sun x={262} y={100} r={48} />
      <WindTurbine x={62} y={66} scale={1.44} fill={c.snow} angle={14} />
      <WindTurbine x={132} y={114} scale={0.96} fill={c.mistDeep} angle={52} />
      <PalmTree x={176} y={210} scale={0.62} fill={c.jade} />
      <SolarPanel x={206} y={128} scale={1} />
      <ChargingStation x={372} y={209} scale={1.2} />
      <Car x={406} y={210} scale={0.94} />
    </Illustration>
  );
}

interface CourseResultsProps {
  courses: CourseListQuery['courses'];
  filters: CourseFilters;
  isLoading: boolean;
}

function CourseResults({ courses: { nodes, pageInfo }, filters, isLoading }: CourseResultsProps) {
  if (nodes.length === 0) return <NoCoursesFound filters={filters} />;
  return (
    <>
      <CourseCards courses={nodes} view={filters.view} search={filters.search} />
      <LoadMoreCourses filters={filters} pageInfo={pageInfo} isLoading={isLoading} />
    </>
  );
}

interface LoadMoreCoursesProps {
  filters: CourseFilters;
  pageInfo: CourseListQuery['courses']['pageInfo'];
  isLoading: boolean;
}

function LoadMoreCourses({ filters, ...rest }: LoadMoreCoursesProps) {
  const { t } = useTranslation('courses');
  return (
    <LoadMore
      {...rest}
      range={filters}
      pageSize={pageSizes.default}
      hrefFor={(range) => paths.courses(courseFilterParams({ ...filters, ...range }))}
      texts={{ more: t('list.more'), loadingMore: t('list.loadingMore'), fromStart: t('list.fromStart') }}
    />
  );
}
