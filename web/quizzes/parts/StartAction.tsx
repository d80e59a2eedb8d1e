import { Alert, Box, Button, Typography } from '@mui/material';
import { useDateAndTime, usePlural, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { noScriptOnly, scriptOnly } from '../../ui/layout/layoutStyles';
import type { AttemptSummaryFragment, QuizSummaryFragment } from '../__generated__/quizSummary';
import { useStartAttempt } from './useStartAttempt';

interface StartActionProps {
  courseId: string;
  quiz: QuizSummaryFragment;
  isEnrolled: boolean;
}

/** Starts an attempt, goes on with the open one, or says why neither is possible. */
export function StartAction({ courseId, quiz, isEnrolled }: StartActionProps) {
  const open = quiz.myAttempts.find(({ state }) => state === 'open');
  if (open) return <OpenAttemptCard courseId={courseId} attempt={open} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {quiz.myAttempts.some(({ state }) => state === 'passed') && <PassedNote />}
      {quiz.canStart ? (
        <StartButton courseId={courseId} quiz={quiz} />
      ) : (
        <Obstacle quiz={quiz} isEnrolled={isEnrolled} />
      )}
    </Box>
  );
}

function PassedNote() {
  const { t } = useTranslation('quizzes');
  return (
    <Alert severity="success" sx={{ inlineSize: '100%' }}>
      {t('start.passed')}
    </Alert>
  );
}

export function StartButton({ courseId, quiz }: Omit<StartActionProps, 'isEnrolled'>) {
  const { t } = useTranslation('quizzes');
  const formatCount = usePlural('quizzes');
  const { start, isStarting } = useStartAttempt(courseId, quiz.lessonId);
  const { attemptsLeft } = quiz;
  const label = quiz.myAttempts.length > 0 ? 'start.again' : 'start.begin';
  return (
    <>
      {attemptsLeft !== null && attemptsLeft > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{formatCount('start.left', attemptsLeft)}</Typography>
      )}
      <Button
        variant="contained"
        size="large"
        aria-disabled={isStarting}
        onClick={isStarting ? undefined : start}
        sx={{ ...scriptOnly, inlineSize: { xs: '100%', sm: 'auto' } }}
      >
        {t(isStarting ? 'start.starting' : label)}
      </Button>
      <Typography sx={noScriptOnly}>{t('start.needsScripts')}</Typography>
    </>
  );
}

function OpenAttemptCard({ courseId, attempt }: { courseId: string; attempt: AttemptSummaryFragment }) {
  const { t } = useTranslation('quizzes');
  const dateAndTime = useDateAndTime();
  const { id, lessonId, number, deadlineAt, savedAt } = attempt;
  return (
    <Alert severity="warning" icon={false}>
      <Typography sx={{ fontWeight: 700 }}>{t('start.isOpen', { number: String(number) })}</Typography>
      {deadlineAt && <Typography>{t('start.until', dateAndTime(deadlineAt))}</Typography>}
      {savedAt && <Typography>{t('start.saved', dateAndTime(savedAt))}</Typography>}
      <ButtonLink
        variant="contained"
        to={paths.course(courseId, { lesson: lessonId, attempt: id })}
        sx={{ marginBlockStart: 1.5 }}
      >
        {t('start.resume')}
      </ButtonLink>
    </Alert>
  );
}

/** Why no attempt can be started now. */
function Obstacle({ quiz, isEnrolled }: Pick<StartActionProps, 'quiz' | 'isEnrolled'>) {
  const { t } = useTranslation('quizzes');
  const dateAndTime = useDateAndTime();
  const text = () => {
    if (quiz.questionCount === 0) return t('start.empty');
    if (!isEnrolled) return t('start.notEnrolled');
    if (quiz.attemptsLeft === 0) return t('start.noneLeft');
    return quiz.nextAttemptAt ? t('start.paused', dateAndTime(quiz.nextAttemptAt)) : t('start.blocked');
  };
  return (
    <Alert severity="info" sx={{ inlineSize: '100%' }}>
      {text()}
    </Alert>
  );
}
