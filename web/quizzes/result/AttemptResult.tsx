import { Box, Typography, Alert, Card, LinearProgress } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { localizeField, useLanguage, useTranslation, usePlural } from '../../language';
import { PageMeta } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { PageContainer } from '../../ui/layout/Section';
import { useDeferredApplication } from '../../ui/navigation/serverResponse';
import { useFlags } from '../attempt/useFlags';
import { AttemptBar, type AttemptBarProps } from '../attempt/AttemptBar';
import type { AttemptWithQuestionsFragment, QuizAttemptQuery } from '../attempt/__generated__/attempt';
import { PrintedTitle } from '../parts/PrintedTitle';
import { AnswerReviews } from './AnswerReviews';
import { CriticalMisses } from './CriticalMisses';
import { OnwardActions } from './OnwardActions';
import { ScoreCard } from './ScoreCard';
import { useQuizOutcomeQuery } from './__generated__/AttemptResult';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { useAnswerStore } from '../attempt/answers/useAnswers';

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

/** The heading of a result that takes the place of the questions gets the focus, so that it is read. */
function useFocusedResult(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isFirstPage] = useState(!useIsHydrated());
  useEffect(() => {
    if (isFirstPage) return;
    window.scrollTo({ top: 0 });
    headingRef.current?.focus({ preventScroll: true });
  }, [isFirstPage]);
  return headingRef;
}

/** Answers that this device could not send before the end: after a deadline they are stored as late ones, else they are named. */
function LateAnswers({ attempt }: { attempt: AttemptWithQuestionsFragment }) {
  const formatCount = usePlural('quizzes');
  const { state } = useAnswerStore(attempt);
  const lateCount = attempt.lateAcceptedAt === null ? state.latePositions.size : 0;
  const lostCount = state.kind === 'closed' || state.kind === 'denied' ? state.unsavedCount : 0;
  if (lateCount + lostCount === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {lateCount > 0 ? formatCount('over.late', lateCount) : formatCount('over.lost', lostCount)}
    </Alert>
  );
}

function AttemptTopics({ topics }: { topics: NonNullable<AttemptWithQuestionsFragment['topics']> }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  if (topics.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="topics-heading" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography id="topics-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('result.topics')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 1.25, margin: 0, padding: 0 }}>
        {topics.map(({ tag, percent, ...names }) => (
          <Box key={tag} component="li" sx={rowStyles}>
            <bdi>{localizeField(names, 'name', language)}</bdi>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={t('result.topic', {
                topic: localizeField(names, 'name', language),
                percent: String(percent),
              })}
              sx={percent < 100 ? incompleteStyles : undefined}
            />
            <Box component="bdi" dir="ltr" sx={{ fontWeight: 700, textAlign: 'end' }}>{`${percent}%`}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const incompleteStyles = { '& > span': { backgroundColor: 'amber' } } as const;

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 3.5em',
  alignItems: 'center',
  gap: 2,
  overflowWrap: 'anywhere',
} as const;
