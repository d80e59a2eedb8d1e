import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { useStartQuizAttemptMutation } from './__generated__/startAttempt';

/** History state of an attempt whose answers and time have just come. */
export const startedAttemptState = 'started';

/** Starts an attempt and opens it. A repeated request, after a lost response, opens the same attempt. */
export function useStartAttempt(courseId: string, lessonId: string) {
  const { t } = useTranslation('quizzes');
  const navigate = useNavigate();
  const showToast = useToast();
  const [startAttempt] = useStartQuizAttemptMutation();
  const clientKey = useRef<string>(undefined);
  const { run, isBusy } = useRequest(
    async () => {
      clientKey.current ??= crypto.randomUUID();
      const { data } = await startAttempt({ variables: { lessonId, clientKey: clientKey.current } });
      if (!data) return;
      const path = paths.course(courseId, { lesson: lessonId, attempt: data.startQuizAttempt.id });
      await navigate(path, { state: startedAttemptState });
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('start.failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return { start: run, isStarting: isBusy };
}
