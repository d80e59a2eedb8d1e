import { lazy, Suspense } from 'react';
import { CourseScreen } from '../catalog/CourseScreen';
import { CourseReviews } from '../reviews/CourseReviews';
import { Spinner } from '../ui/Spinner';

const Player = lazy(async () => ({ default: (await import('../learning/Player')).Player }));

/** A course with what other domains bring to its page: reviews, and the player, which is fetched with the first lesson. */
export function CoursePlace() {
  return (
    <CourseScreen
      player={(place) => (
        <Suspense fallback={<Spinner />}>
          <Player {...place} />
        </Suspense>
      )}
      reviews={(courseId) => <CourseReviews courseId={courseId} />}
    />
  );
}
