import { CourseScreen, listCourseQueries } from '../../catalog/courseDetail/CourseScreen';
import { pageQuery, type ListPageQueries } from '../../data/pageQueries';
import { CoursePlayerDocument } from '../../learning/__generated__/CoursePlayer';
import { CourseReviews, listCourseReviewQueries } from '../../reviews/CourseReviews';
import { SiteMenu } from '../shell/SiteMenu';
import { LazyLessonPlayer } from './LazyLessonPlayer';

export const pageQueries: ListPageQueries = (location) => {
  const { params, searchParams } = location;
  if (searchParams.get('lesson')) return [pageQuery(CoursePlayerDocument, { courseId: params.id ?? '' })];
  const hasReviews = searchParams.get('tab') !== 'curriculum';
  return [...listCourseQueries(location), ...(hasReviews ? listCourseReviewQueries(location) : [])];
};

/** Composes the course page with the reviews and learning domains. */
export function Component() {
  return (
    <CourseScreen
      renderPlayer={(request) => <LazyLessonPlayer {...request} menu={<SiteMenu />} />}
      renderReviews={(courseId, isExcerpt) => <CourseReviews courseId={courseId} isExcerpt={isExcerpt} />}
    />
  );
}
