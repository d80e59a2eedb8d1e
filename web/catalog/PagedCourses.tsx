import { pageSizes } from '../../schema/contract/pageSizes';
import { useTranslation } from '../language';
import { LoadMore } from '../ui/navigation/LoadMore';
import { firstPageRange, nonDefaultParams, type LoadMoreRange } from '../ui/navigation/loadMoreParams';
import { CourseCards } from './courseList/CourseCards';
import type { CoursePageFragment } from './__generated__/PagedCourses';

interface PagedCoursesProps {
  courses: CoursePageFragment;
  range: LoadMoreRange;
  isLoading: boolean;
  /** Address of the same page with search parameters. */
  hrefFor(search: Record<string, string>): string;
}

/** The cards of a list of courses without filters, and a link to further ones. */
export function PagedCourses({ courses, range, isLoading, hrefFor }: PagedCoursesProps) {
  const { t } = useTranslation('courses');
  return (
    <>
      <CourseCards courses={courses.nodes} view="grid" search="" />
      <LoadMore
        range={range}
        pageSize={pageSizes.default}
        pageInfo={courses.pageInfo}
        isLoading={isLoading}
        hrefFor={(next) => hrefFor(nonDefaultParams(next, firstPageRange))}
        texts={{ more: t('list.more'), loadingMore: t('list.loadingMore'), fromStart: t('list.fromStart') }}
      />
    </>
  );
}

/** Variables of the connection for the range in the address. */
export const toCoursePageVariables = ({ pages, after }: LoadMoreRange) => ({
  first: pages * pageSizes.default,
  after: after || undefined,
});
