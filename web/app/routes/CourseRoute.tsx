import { roles } from '../../../schema/contract/permissions';
import { CourseScreen, listCourseQueries } from '../../catalog/courseDetail/CourseScreen';
import { pageQuery, type ListPageQueries, type PageQuery } from '../../data/apollo/pageQueries';
import { CoursePlayerDocument, LessonKindsDocument } from '../../learning/__generated__/CoursePlayer';
import { QuizAttemptDocument } from '../../quizzes/attempt/__generated__/attempt';
import { QuizStartDocument } from '../../quizzes/parts/__generated__/QuizStart';
import { QuizOutcomeDocument } from '../../quizzes/result/__generated__/AttemptResult';
import { CourseReviews, listCourseReviewQueries } from '../../reviews/CourseReviews';
import { SiteMenu } from '../shell/SiteMenu';
import { AttemptScreen, LessonPlayer } from './lessonParts';
import { RequireRole } from './RequireRole';

export const pageQueries: ListPageQueries = (location) => {
  const { params, searchParams } = location;
  const [courseId, lessonId, attemptId] = [params.id ?? '', searchParams.get('lesson'), searchParams.get('attempt')];
  if (lessonId && attemptId) return [attemptQuery(courseId, lessonId, attemptId)];
  if (lessonId) return [lessonQuery(courseId, lessonId)];
  const hasReviews = searchParams.get('tab') !== 'curriculum';
  return [...listCourseQueries(location), ...(hasReviews ? listCourseReviewQueries(location) : [])];
};

/** The page of a quiz has no texts of lessons. */
const lessonQuery = (courseId: string, lessonId: string): PageQuery =>
  pageQuery(LessonKindsDocument, { courseId }, ({ course }) => {
    const isQuiz = course?.lessons.some(({ id, kind }) => id === lessonId && kind === 'quiz') ?? false;
    return [
      pageQuery(CoursePlayerDocument, { courseId, hasTexts: !isQuiz }),
      ...(isQuiz ? [pageQuery(QuizStartDocument, { lessonId })] : []),
    ];
  });

const attemptQuery = (courseId: string, lessonId: string, attemptId: string): PageQuery =>
  pageQuery(QuizAttemptDocument, { courseId, attemptId }, ({ quizAttempt }) =>
    quizAttempt && quizAttempt.state !== 'open' ? [pageQuery(QuizOutcomeDocument, { courseId, lessonId })] : [],
  );

/** Composes the course page with the reviews, learning and quizzes domains. */
export function Component() {
  return (
    <CourseScreen
      renderPlayer={({ attemptId, ...request }) =>
        attemptId === null ? (
          <LessonPlayer {...request} menu={<SiteMenu />} />
        ) : (
          // After the end of a session, the learner comes back to the attempt.
          <RequireRole roles={roles}>
            <AttemptScreen {...request} attemptId={attemptId} menu={<SiteMenu />} />
          </RequireRole>
        )
      }
      renderReviews={(courseId, isExcerpt) => <CourseReviews courseId={courseId} isExcerpt={isExcerpt} />}
    />
  );
}
