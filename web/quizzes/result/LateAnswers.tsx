import { Alert } from '@mui/material';
import { usePlural } from '../../language';
import type { AttemptWithQuestionsFragment } from '../attempt/__generated__/attempt';
import { useAnswerStore } from '../attempt/answers/useAnswers';

/** Answers that this device could not send before the end: after a deadline they are stored as late ones, else they are named. */
export function LateAnswers({ attempt }: { attempt: AttemptWithQuestionsFragment }) {
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
