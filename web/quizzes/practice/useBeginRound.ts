import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { PracticeQuestionsDocument, type PracticedQuestionFragment } from './__generated__/practice';

type Round = 'weekly' | 'free';

/** Loads the questions of a round; what was loaded before may have been answered since. */
export function useBeginRound(
  courseId: string,
  round: Round,
  onBegin: (questions: readonly PracticedQuestionFragment[]) => void,
) {
  const { t } = useTranslation('practice');
  const client = useApolloClient();
  const showToast = useToast();
  const { run, isBusy } = useRequest(
    async () => {
      const { data } = await client.query({
        query: PracticeQuestionsDocument,
        variables: { courseId, round },
        fetchPolicy: 'network-only',
      });
      const questions = data?.practiceQuestions ?? [];
      if (questions.length > 0) onBegin(questions);
      else showToast({ title: t('noneLeft') });
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('loadFailed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return { begin: run, isBusy };
}
