import { localizeField } from '../../language';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { useEnrollmentCoursesQuery } from './__generated__/enrollmentResource';

function useOptions(search: string, skip: boolean, isPublished?: boolean) {
  const query = useEnrollmentCoursesQuery({ variables: { search, isPublished }, skip });
  const rows = dataOrPrevious(query)?.adminCourses.rows ?? [];
  return {
    options: rows.map((course) => ({ id: course.id, label: localizeField(course, 'title', 'ar') })),
    isLoading: query.loading,
  };
}

/** All courses, for an `AdminSearchPicker`. */
export const useCourseOptions = (search: string, skip: boolean) => useOptions(search, skip);

/** Published courses, for an `AdminSearchPicker`. */
export const usePublishedCourseOptions = (search: string, skip: boolean) => useOptions(search, skip, true);
