import { CourseScreen } from '../catalog/CourseScreen';
import { CourseReviews } from '../reviews/CourseReviews';
import { LessonPlayer } from './LessonPlayer';

/** A course with what other domains bring to its page: reviews and the player. */
export function CoursePlace() {
  return (
    <CourseScreen
      player={(place) => <LessonPlayer {...place} />}
      reviews={(courseId) => <CourseReviews courseId={courseId} />}
    />
  );
}
