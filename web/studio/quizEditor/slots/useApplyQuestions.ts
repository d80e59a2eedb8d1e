import { useAutosaveStore, type CourseDrafts } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../../courseEditor/drafts/draftKeys';
import type { AutosaveStore } from '../../../drafts/AutosaveStore';
import { isDraftSaved } from '../../../drafts/draftModel';
import { useTranslation } from '../../../language';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../ui/hooks/useRequest';
import { useApplyQuestionMutation } from '../drafts/__generated__/quizDraftApi';
import { createQuestionDraftPolicy } from '../drafts/quizDraftPolicies';

const keyStart = questionDraftKey('');

/** The id that the server knows a question by, if it holds everything that was typed; null otherwise. */
function savedQuestionId(store: AutosaveStore<CourseDrafts>, id: string): string | null {
  const draft = store.getDraft(questionDraftKey(id));
  if (!draft || draft.updatedAt === '') return null;
  const isSaved = isDraftSaved(
    draft,
    createQuestionDraftPolicy(() => draft.serverValues),
  );
  return isSaved ? store.presentKey(questionDraftKey(id)).slice(keyStart.length) : null;
}

/** Saves the drafts of questions, then makes versions of them that new attempts get. */
export function useApplyQuestions() {
  const { t } = useTranslation('quizEditor');
  const store = useAutosaveStore();
  const toast = useToast();
  const [apply] = useApplyQuestionMutation();
  return async (questionIds: readonly string[]) => {
    await store.flush();
    const ids = questionIds.flatMap((id) => savedQuestionId(store, id) ?? []);
    for (const id of ids) await apply({ variables: { id } });
    if (ids.length < questionIds.length) toast({ title: t('apply.unsaved'), variant: 'destructive' });
    else toast({ title: t('apply.done') });
  };
}

/** The state of a button that applies questions. */
export function useApplyRequest(questionIds: readonly string[]) {
  const { t } = useTranslation('quizEditor');
  const toast = useToast();
  const applyQuestions = useApplyQuestions();
  return useRequest(
    () => applyQuestions(questionIds),
    ({ messageWithStatus }) =>
      toast({ title: t('apply.failed'), description: messageWithStatus, variant: 'destructive' }),
  );
}
