import { Alert, Button } from '@mui/material';
import { useDateAndTime, usePlural, useTranslation } from '../../../language';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../ui/hooks/useRequest';
import { useAcceptLateAnswersMutation, type AttemptOwnerQuery } from './__generated__/AttemptAnswers';

type Owner = NonNullable<AttemptOwnerQuery['quizAttempt']>;

/** Answers after the deadline of a failed attempt, which the trainer can let count; or when that was done. */
export function AcceptLateAnswers({ attempt: { id, state, lateAcceptedAt, questions } }: { attempt: Owner }) {
  const { t } = useTranslation('quizEditor');
  const formatCount = usePlural('quizEditor');
  const dateAndTime = useDateAndTime();
  const toast = useToast();
  const [accept] = useAcceptLateAnswersMutation();
  const { run, isBusy } = useRequest(
    async () => {
      await accept({ variables: { attemptId: id } });
      toast({ title: t('attempts.lateAcceptedDone') });
    },
    ({ messageWithStatus }) => toast({ title: messageWithStatus, variant: 'destructive' }),
  );
  if (lateAcceptedAt) return <Alert severity="info">{t('attempts.lateAccepted', dateAndTime(lateAcceptedAt))}</Alert>;
  const count = questions.filter(({ lateSavedAt }) => lateSavedAt !== null).length;
  if (count === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        state === 'failed' && (
          <Button color="inherit" size="small" aria-busy={isBusy} onClick={run}>
            {t('attempts.acceptLate')}
          </Button>
        )
      }
    >
      {formatCount('attempts.late', count)} {state === 'failed' && t('attempts.acceptLateText')}
    </Alert>
  );
}
