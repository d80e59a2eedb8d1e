import { CourseScreen } from '../../catalog/courseDetail/CourseScreen';
import { CourseReviews } from '../../reviews/CourseReviews';
import { LazyLessonPlayer } from './LazyLessonPlayer';

/** A course with what other domains bring to its page: reviews and the player. */
export function CourseRoute() {
  return (
    <CourseScreen
      renderPlayer={(place) => <LazyLessonPlayer {...place} />}
      renderReviews={(courseId) => <CourseReviews courseId={courseId} />}
    />
  );
}
