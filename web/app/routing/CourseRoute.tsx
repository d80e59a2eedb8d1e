import { CourseScreen, listCourseQueries } from '../../catalog/courseDetail/CourseScreen';
import { pageQuery, type ListPageQueries } from '../../data/pageQueries';
import { CoursePlayerDocument } from '../../learning/__generated__/CoursePlayer';
import { CourseReviews, listCourseReviewQueries } from '../../reviews/CourseReviews';
import { SiteMenu } from '../shell/SiteMenu';
import { LazyLessonPlayer } from './LazyLessonPlayer';

export const pageQueries: ListPageQueries = (location) => [
  ...(location.searchParams.get('lesson')
    ? [pageQuery(CoursePlayerDocument, { courseId: location.params.id ?? '' })]
    : listCourseQueries(location)),
  ...(location.searchParams.get('tab') === 'reviews' && !location.searchParams.get('lesson')
    ? listCourseReviewQueries(location)
    : []),
];

/** Composes the course page with the reviews and learning domains. */
export function Component() {
  return (
    <CourseScreen
      renderPlayer={(request) => <LazyLessonPlayer {...request} menu={<SiteMenu />} />}
      renderReviews={(courseId) => <CourseReviews courseId={courseId} />}
    />
  );
}
