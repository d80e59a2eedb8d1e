import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { usePlural, useTranslation } from '../../language';
import { noScriptOnly } from '../../ui/layout/layoutStyles';
import type { AnswersState } from './answers/AnswerStore';
import type { useSubmitAttempt } from './submission/useSubmitAttempt';
import { QuizAttemptProgressDocument } from './__generated__/attempt';

export function NoScriptNote() {
  const { t } = useTranslation('quizzes');
  return (
    <Alert severity="info" sx={{ ...noScriptOnly, marginBlockEnd: 3 }}>
      {t('attempt.needsScripts')}
    </Alert>
  );
}

/** Where the answers are while there is no connection. */
export function OfflineNotice({ state: { kind, isPersisted } }: { state: AnswersState }) {
  const { t } = useTranslation('quizzes');
  return (
    <div role="status" className="no-print">
      {kind === 'unreachable' && (
        <Alert severity="warning" sx={{ marginBlockStart: 3 }}>
          {t(isPersisted ? 'saving.stored' : 'saving.notStored')}
        </Alert>
      )}
    </div>
  );
}

/** What an attempt is still worth when the access to its course has ended, as after a refund. */
export function AccessEndedNotice() {
  const { t } = useTranslation('quizzes');
  return (
    <Alert severity="warning" role="status" sx={{ marginBlockEnd: 3 }}>
      <AlertTitle>{t('ended.title')}</AlertTitle>
      {t('ended.open')}
    </Alert>
  );
}

interface OverNoticeProps {
  attemptId: string;
  /** Whether the time is over; otherwise the attempt was submitted elsewhere. */
  isOver: boolean;
  state: AnswersState;
  submission: ReturnType<typeof useSubmitAttempt>;
}

/** After the browser says that it is online, requests can still fail for a while. */
const retryDelaysMs = [0, 2_000, 10_000];

/** Between the end of the attempt and its result, which without connection can be a long time. */
export function OverNotice({ attemptId, isOver, state: { unsavedCount }, submission }: OverNoticeProps) {
  const { t } = useTranslation('quizzes');
  const formatCount = usePlural('quizzes');
  const client = useApolloClient();
  const show = () => {
    if (isOver) submission.run();
    else
      client
        .query({ query: QuizAttemptProgressDocument, variables: { attemptId }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
  };
  const showWhenOnline = useEffectEvent(() => {
    if (!submission.isBusy) show();
  });
  useEffect(() => {
    const timers: number[] = [];
    const onOnline = () => timers.push(...retryDelaysMs.map((delay) => window.setTimeout(showWhenOnline, delay)));
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (!isOver) showWhenOnline();
  }, [isOver]);
  return (
    <Alert severity="warning" role="alert" sx={{ marginBlockEnd: 3 }}>
      <AlertTitle>{t(isOver ? 'over.title' : 'over.closed')}</AlertTitle>
      {isOver && <p>{t('over.text')}</p>}
      {unsavedCount > 0 && <p>{formatCount(isOver ? 'over.unsent' : 'over.lost', unsavedCount)}</p>}
      {submission.error?.status === undefined && submission.error && <p>{t('over.offline')}</p>}
      <Box sx={{ marginBlockStart: 1.5 }}>
        <Button variant="contained" aria-disabled={submission.isBusy} onClick={submission.isBusy ? undefined : show}>
          {t('over.show')}
        </Button>
      </Box>
    </Alert>
  );
}
