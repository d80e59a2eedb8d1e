import { CourseScreen, listCourseQueries } from '../../catalog/courseDetail/CourseScreen';
import type { ListPageQueries } from '../../data/pageQueries';
import { CourseReviews, listCourseReviewQueries } from '../../reviews/CourseReviews';
import { LazyLessonPlayer } from './LazyLessonPlayer';

export const listCourseRouteQueries: ListPageQueries = (location) => [
  ...listCourseQueries(location),
  ...(location.searchParams.get('tab') === 'reviews' ? listCourseReviewQueries(location) : []),
];

/** Composes the course page with the reviews and learning domains. */
export function CourseRoute() {
  return (
    <CourseScreen
      renderPlayer={(request) => <LazyLessonPlayer {...request} />}
      renderReviews={(courseId) => <CourseReviews courseId={courseId} />}
    />
  );
}
