import { useTranslation } from '../../language';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { paths } from '../../routing';
import { EmptyState } from '../../ui/feedback/queryStates';
import { NearestResults } from '../../search/parts/NearestResults';
import { CourseCards } from './CourseCards';
import { ResetFiltersButton } from './ResetFilters';
import { useNearestCoursesQuery } from './__generated__/NoCoursesFound';
import { countActiveFilters, courseFilterParams, type CourseFilters } from './courseFilters';

export function NoCoursesFound({ filters }: { filters: CourseFilters }) {
  const { t } = useTranslation('courses');
  const { search } = filters;
  const filterCount = countActiveFilters(filters);
  if (filterCount === 0)
    return <EmptyState art={<NoCoursesArt />} title={t('list.empty')} text={t('list.noneYet')} level={3} />;
  const isSearchAlone = search !== '' && filterCount === 1;
  return (
    <>
      <EmptyState
        art={<NoSearchResultsArt />}
        isCompact={search !== ''}
        title={isSearchAlone ? t('list.emptySearch', { search }) : t('list.empty')}
        text={!isSearchAlone && t('list.emptyText')}
        action={
          <ResetFiltersButton variant="contained">
            {isSearchAlone ? t('list.clearSearch') : t('list.clearFilters')}
          </ResetFiltersButton>
        }
        level={3}
      />
      {search !== '' && <NearestCourses filters={filters} />}
    </>
  );
}

/** The courses that the search of the site finds, whatever the filters. */
function NearestCourses({ filters }: { filters: CourseFilters }) {
  const { t } = useTranslation('courses');
  const { search, view } = filters;
  const { data } = useNearestCoursesQuery({ variables: { query: search } });
  const courses = data?.search.courses ?? [];
  return (
    <NearestResults
      search={search}
      suggestion={data?.search.suggestion}
      hrefFor={(suggestion) => paths.courses(courseFilterParams({ ...filters, search: suggestion }))}
      title={t('list.nearest')}
      level={2}
    >
      {courses.length > 0 ? <CourseCards courses={courses} view={view} search={search} /> : null}
    </NearestResults>
  );
}
