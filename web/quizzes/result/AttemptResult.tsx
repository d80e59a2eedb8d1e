import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { localizeField, useLanguage, useTranslation } from '../../language';
import { PageMeta } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { PageContainer } from '../../ui/layout/Section';
import { useDeferredApplication } from '../../ui/navigation/serverResponse';
import { useFlags } from '../attempt/flags/useFlags';
import { AttemptBar, type AttemptBarProps } from '../attempt/AttemptBar';
import type { AttemptWithQuestionsFragment, QuizAttemptQuery } from '../attempt/__generated__/attempt';
import { PrintedTitle } from '../parts/PrintedTitle';
import { AnswerReviews } from './AnswerReviews';
import { AttemptTopics } from './AttemptTopics';
import { CriticalMisses } from './CriticalMisses';
import { LateAnswers } from './LateAnswers';
import { OnwardActions } from './OnwardActions';
import { ScoreCard } from './ScoreCard';
import { useFocusedResult } from './useFocusedResult';
import { useQuizOutcomeQuery } from './__generated__/AttemptResult';

interface AttemptResultProps {
  course: NonNullable<QuizAttemptQuery['course']>;
  attempt: AttemptWithQuestionsFragment;
  bar: AttemptBarProps;
}

/** An attempt that is over: whether it is passed and why, the review as far as the rule allows it, and what comes next. */
export function AttemptResult({ course, attempt, bar }: AttemptResultProps) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  useDeferredApplication();
  const variables = { courseId: course.id, lessonId: attempt.lessonId };
  const { data } = useQuizOutcomeQuery({ variables, ...useRefetchOnVisitPolicy() });
  const headingRef = useFocusedResult();
  const { removeFlags } = useFlags(attempt.id);
  // The deadline or another device may have ended the attempt.
  useEffect(removeFlags, [removeFlags]);
  const isStudent = useViewer().viewer?.role === 'student';
  const quiz = data?.quiz ?? null;
  const title = localizeField(bar.lesson ?? { title: '', titleAr: '' }, 'title', language);
  return (
    <>
      <AttemptBar {...bar} />
      <PageMeta title={`${t('result.title')} – ${title}`} isIndexed={false} />
      <PageContainer sx={{ paddingBlock: { xs: 2, md: 4 } }}>
        <Box component="article" sx={{ display: 'grid', gap: 3, maxInlineSize: '46rem', marginInline: 'auto' }}>
          <PrintedTitle course={course} lesson={bar.lesson} />
          <Typography ref={headingRef} component="h1" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
            {t('result.title')}
          </Typography>
          <ScoreCard attempt={attempt} />
          <CriticalMisses questions={attempt.questions} course={course} />
          {isStudent && (
            <>
              <LateAnswers key={attempt.id} attempt={attempt} />
              <OnwardActions
                course={course}
                attempt={attempt}
                quiz={quiz}
                enrollment={data?.course?.myEnrollment ?? null}
              />
            </>
          )}
          <AttemptTopics topics={attempt.topics ?? []} />
          <AnswerReviews course={course} attempt={attempt} reveal={quiz?.reveal ?? null} />
        </Box>
      </PageContainer>
    </>
  );
}
