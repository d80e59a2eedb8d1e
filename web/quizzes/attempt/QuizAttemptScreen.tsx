import type { ReactNode } from 'react';
import { useTranslation } from '../../language';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { paths } from '../../routing';
import { LoadingPageTitle } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { NotFoundState } from '../../ui/layout/NotFoundState';
import { PageContainer } from '../../ui/layout/Section';
import { AttemptResult } from '../result/AttemptResult';
import { AttemptBar } from './AttemptBar';
import { OpenAttempt } from './OpenAttempt';
import { useQuizAttemptQuery } from './__generated__/attempt';

interface QuizAttemptScreenProps {
  courseId: string;
  lessonId: string;
  attemptId: string;
  notFound: ReactNode;
  /** In the bar: the menu that all pages have. */
  menu: ReactNode;
}

/** Shows `/courses/7?lesson=3&attempt=12`: the questions while the attempt is open, its result afterwards. */
export function QuizAttemptScreen({ courseId, lessonId, attemptId, notFound, menu }: QuizAttemptScreenProps) {
  const { viewer } = useViewer();
  const page = useQuizAttemptQuery({ variables: { courseId, attemptId } });
  const lesson = page.data?.course?.lessons.find(({ id }) => id === lessonId) ?? null;
  const bar = { courseId, lessonId, lesson, menu };
  return (
    <>
      {!page.data && (
        <>
          <LoadingPageTitle />
          <AttemptBar {...bar} />
        </>
      )}
      <QueryResult of={page} skeleton={<AttemptSkeleton />}>
        {({ course, quizAttempt: attempt }) => {
          if (!course) return notFound;
          if (!attempt || attempt.lessonId !== lessonId)
            return (
              <>
                <AttemptBar {...bar} />
                <AttemptNotFound courseId={courseId} lessonId={lessonId} />
              </>
            );
          // Staff read the answers of an open attempt as those of an ended one.
          if (attempt.state === 'open' && viewer?.role === 'student')
            return <OpenAttempt key={attempt.id} course={course} attempt={attempt} bar={bar} />;
          return <AttemptResult course={course} attempt={attempt} bar={bar} />;
        }}
      </QueryResult>
    </>
  );
}

function AttemptSkeleton() {
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <TextSkeleton lines={6} />
    </PageContainer>
  );
}

function AttemptNotFound({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const { t } = useTranslation('quizzes');
  return (
    <NotFoundState
      art={<NoSearchResultsArt />}
      title={t('attempt.notFound')}
      text={t('attempt.notFoundText')}
      link={{ to: paths.course(courseId, { lesson: lessonId }), label: t('attempt.backToQuiz') }}
    />
  );
}
