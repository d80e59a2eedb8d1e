import { CourseScreen } from '../../catalog/courseDetail/CourseScreen';
import { CourseReviews } from '../../reviews/CourseReviews';
import { LazyLessonPlayer } from './LazyLessonPlayer';

/** Composes the course page with the reviews and learning domains. */
export function CourseRoute() {
  return (
    <CourseScreen
      renderPlayer={(request) => <LazyLessonPlayer {...request} />}
      renderReviews={(courseId) => <CourseReviews courseId={courseId} />}
    />
  );
}
