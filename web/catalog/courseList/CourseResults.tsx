import { useTranslation } from '../../language';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { paths } from '../../routing';
import { LoadMore } from '../../ui/navigation/LoadMore';
import { CourseCards } from './CourseCards';
import { NoCoursesFound } from './NoCoursesFound';
import type { CourseListQuery } from './__generated__/CourseListScreen';
import { courseFilterParams, type CourseFilters } from './courseFilters';

interface CourseResultsProps {
  courses: CourseListQuery['courses'];
  filters: CourseFilters;
  isLoading: boolean;
}

export function CourseResults({ courses: { nodes, pageInfo }, filters, isLoading }: CourseResultsProps) {
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
