import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useDateAndTime, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { findNextLesson } from '../../learning/parts/findNextLesson';
import { PracticeLink } from '../parts/PracticeLink';
import { StartButton } from '../parts/StartAction';
import type { AttemptWithQuestionsFragment, QuizAttemptQuery } from '../attempt/__generated__/attempt';
import type { QuizOutcomeQuery } from './__generated__/AttemptResult';

type Enrollment = NonNullable<NonNullable<QuizOutcomeQuery['course']>['myEnrollment']>;

interface OnwardActionsProps {
  course: NonNullable<QuizAttemptQuery['course']>;
  attempt: AttemptWithQuestionsFragment;
  quiz: QuizOutcomeQuery['quiz'];
  enrollment: Enrollment | null;
}

/** After a pass the next lesson or the certificate; otherwise the next attempt, and when it is possible. */
export function OnwardActions({ course, attempt, quiz, enrollment }: OnwardActionsProps) {
  const { t } = useTranslation('quizzes');
  const hasPassed = attempt.state === 'passed' || quiz?.myAttempts.some(({ state }) => state === 'passed') === true;
  if (enrollment?.status === 'ended')
    return (
      <Alert severity="info">
        <AlertTitle>{t('ended.title')}</AlertTitle>
        {t(attempt.state === 'passed' ? 'ended.passed' : 'ended.over')}
      </Alert>
    );
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1.5 }}>
      {attempt.state === 'passed' && <AfterPass course={course} enrollment={enrollment} lessonId={attempt.lessonId} />}
      {!hasPassed && <NextAttempt courseId={course.id} quiz={quiz} />}
      <PracticeLink courseId={course.id} practice={enrollment?.practice ?? null} />
    </Box>
  );
}

interface AfterPassProps {
  course: OnwardActionsProps['course'];
  lessonId: string;
  enrollment: Enrollment | null;
}

function AfterPass({ course, lessonId, enrollment }: AfterPassProps) {
  const { t } = useTranslation('quizzes');
  const isCompleted = enrollment?.status === 'completed';
  const next = findNextLesson(course.lessons, lessonId, enrollment?.completedLessons ?? []);
  const certificate = enrollment?.certificateIssued ? enrollment.certificate : null;
  return (
    <>
      {isCompleted && <Alert severity="success">{t('result.courseCompleted')}</Alert>}
      <Box sx={actionsStyles}>
        {certificate && (
          <ButtonLink variant="contained" to={paths.ownCertificate(certificate)}>
            {t(certificate.status === 'awaiting_name' ? 'result.confirmName' : 'result.certificate')}
          </ButtonLink>
        )}
        {next && !isCompleted && (
          <ButtonLink variant="contained" to={paths.course(course.id, { lesson: next.id })}>
            {t('result.next')}
          </ButtonLink>
        )}
        <ButtonLink variant="outlined" color="inherit" to={paths.course(course.id)}>
          {t('result.toCourse')}
        </ButtonLink>
      </Box>
    </>
  );
}

function NextAttempt({ courseId, quiz }: { courseId: string; quiz: QuizOutcomeQuery['quiz'] }) {
  const { t } = useTranslation('quizzes');
  const dateAndTime = useDateAndTime();
  if (!quiz) return null;
  if (quiz.attemptsLeft === 0) return <Typography>{t('start.noneLeft')}</Typography>;
  if (quiz.nextAttemptAt) return <Typography>{t('start.paused', dateAndTime(quiz.nextAttemptAt))}</Typography>;
  if (!quiz.canStart) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <StartButton courseId={courseId} quiz={quiz} />
    </Box>
  );
}

const actionsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: { xs: 1, sm: 0 } } } as const;
