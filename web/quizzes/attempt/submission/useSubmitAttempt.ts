import { invalidateLearning } from '../../../data/apollo/invalidateLearning';
import { useRequest } from '../../../ui/hooks/useRequest';
import type { AnswerStore } from '../answers/AnswerStore';
import { useSubmitQuizAttemptMutation } from '../__generated__/attempt';

/** A request that found answers that the server lacks. */
class UnsavedAnswersError extends Error {
  override readonly name = 'UnsavedAnswersError';
}

interface SubmitOptions {
  /** After the deadline nothing is waited for. */
  isOver: boolean;
  onSubmitted(): void;
}

/**
 * Submits the attempt after its answers. The request carries no answers and can be repeated.
 */
export function useSubmitAttempt(attemptId: string, store: AnswerStore, { isOver, onSubmitted }: SubmitOptions) {
  const [submit] = useSubmitQuizAttemptMutation({ update: invalidateLearning });
  return useRequest(async () => {
    const isSaved = await store.flush();
    if (!isSaved && !isOver) throw new UnsavedAnswersError();
    await submit({ variables: { attemptId } });
    onSubmitted();
  });
}
