import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { standingOf } from '../../schema/contract/access';
import { useCourseReviewsQuery } from './__generated__/CourseReviews';
import { useViewer } from '../session/useViewer';
import { kept } from '../ui/kept';
import { LinesSkeleton } from '../ui/LinesSkeleton';
import { Remote } from '../ui/Remote';
import { NoReviews } from './NoReviews';
import { OwnReview } from './OwnReview';
import { mostPages, pagesOf, pageSize } from './pages';
import { ReviewList } from './ReviewList';

/**
 * What students say of a course: approved reviews, without names (spec.md section 2), and for its own students a place to say
 * something. How many are shown is in the address.
 */
export function CourseReviews({ courseId }: { courseId: string }) {
  const [params] = useSearchParams();
  const { viewer } = useViewer();
  const pages = pagesOf(params);
  const courseReviews = useCourseReviewsQuery({ variables: { courseId, first: pages * pageSize } });
  const data = kept(courseReviews);
  return (
    <Remote of={{ ...courseReviews, data }} skeleton={<LinesSkeleton lines={5} />}>
      {({ course }) => (
        <Stack sx={{ gap: 4 }}>
          {course && standingOf(viewer, course) === 'enrolled' && (
            <OwnReview courseId={courseId} review={course.myReview} />
          )}
          {course && course.reviews.nodes.length > 0 ? (
            <ReviewList
              reviews={course.reviews}
              isLoading={courseReviews.loading}
              morePages={pages < mostPages ? pages + 1 : null}
            />
          ) : (
            // Whoever has written the first one, which waits, is not asked to be the first.
            !course?.myReview && <NoReviews />
          )}
        </Stack>
      )}
    </Remote>
  );
}
