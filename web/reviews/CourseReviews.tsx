import { useSearchParams } from 'react-router-dom';
import { useCourseReviewsQuery } from '../data/generated/reviews';
import { kept } from '../ui/kept';
import { LinesSkeleton } from '../ui/LinesSkeleton';
import { Remote } from '../ui/Remote';
import { NoReviews } from './NoReviews';
import { mostPages, pagesOf, pageSize } from './pages';
import { ReviewList } from './ReviewList';

/** What students say of a course: approved reviews, without names (spec.md section 2). How many is in the address. */
export function CourseReviews({ courseId }: { courseId: string }) {
  const [params] = useSearchParams();
  const pages = pagesOf(params);
  const courseReviews = useCourseReviewsQuery({ variables: { courseId, first: pages * pageSize } });
  const data = kept(courseReviews);
  return (
    <Remote of={{ ...courseReviews, data }} skeleton={<LinesSkeleton lines={5} />}>
      {({ course }) =>
        course && course.reviews.nodes.length > 0 ? (
          <ReviewList
            reviews={course.reviews}
            isLoading={courseReviews.loading}
            morePages={pages < mostPages ? pages + 1 : null}
          />
        ) : (
          <NoReviews />
        )
      }
    </Remote>
  );
}
