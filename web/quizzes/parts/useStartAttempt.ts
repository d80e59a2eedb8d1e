import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { useStartQuizAttemptMutation } from './__generated__/startAttempt';

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
      if (data) await navigate(paths.course(courseId, { lesson: lessonId, attempt: data.startQuizAttempt.id }));
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('start.failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return { start: run, isStarting: isBusy };
}
