import { invalidateLearning } from '../../data/invalidateLearning';
import { useRequest } from '../../ui/hooks/useRequest';
import type { AnswerStore } from './AnswerStore';
import { useSubmitQuizAttemptMutation } from './__generated__/attempt';

/** A request that found answers that the server lacks. */
export class UnsavedAnswersError extends Error {
  override readonly name = 'UnsavedAnswersError';
}

/**
 * Submits the attempt after its answers. The request carries no answers and can be repeated.
 * @param isOver after the deadline nothing is waited for
 */
export function useSubmitAttempt(attemptId: string, store: AnswerStore, isOver: boolean) {
  const [submit] = useSubmitQuizAttemptMutation({ update: invalidateLearning });
  return useRequest(async () => {
    const isSaved = await store.flush();
    if (!isSaved && !isOver) throw new UnsavedAnswersError();
    await submit({ variables: { attemptId } });
  });
}
