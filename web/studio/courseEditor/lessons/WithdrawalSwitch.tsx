import { useApolloClient } from '@apollo/client/react';
import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useState } from 'react';
import { usePlural, useTranslation } from '../../../language';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import type { LessonFormValues } from '../drafts/courseDraftPolicies';
import { isNewLessonId } from '../drafts/draftKeys';
import { LessonWithdrawalDocument } from './__generated__/LessonsTab';

interface WithdrawalSwitchProps {
  id: string;
  draft: DraftHandle<LessonFormValues>;
  name: 'isPublished' | 'isRequired';
  hint: string;
  /** Why it cannot be turned on now; null if it can. */
  findObstacle?: () => Promise<string | null>;
}

/** Turned off for a published required lesson, it asks first if enrolled students still owe the lesson. */
export function WithdrawalSwitch({ id, draft, name, hint, findObstacle }: WithdrawalSwitchProps) {
  const { t } = useTranslation('editor');
  const client = useApolloClient();
  const [question, setQuestion] = useState<{ isOpen: boolean; owedBy: number | null } | null>(null);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const { isPublished, isRequired } = draft.draft.serverValues;
  const apply = (value: boolean) => draft.editField(name, value);
  const turnOff = async () => {
    const answer = await client
      .query({ query: LessonWithdrawalDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => null);
    const owedBy = answer?.data?.lessonWithdrawal.owedBy ?? null;
    if (owedBy === 0) apply(false);
    else setQuestion({ isOpen: true, owedBy });
  };
  const turnOn = async (find: () => Promise<string | null>) => {
    const found = await find();
    setObstacle(found);
    if (found === null) apply(true);
  };
  const change = (value: boolean) => {
    setObstacle(null);
    if (value && findObstacle) void turnOn(findObstacle);
    else if (value || isNewLessonId(id) || !(isPublished && isRequired)) apply(value);
    else void turnOff();
  };
  return (
    <div>
      <FormControlLabel
        control={
          <Switch id={`lesson-${name}`} checked={draft.values[name]} onChange={(_event, value) => change(value)} />
        }
        label={t(`fields.${name}`)}
        aria-describedby={`lesson-${name}-hint`}
      />
      <FormHelperText id={`lesson-${name}-hint`}>{hint}</FormHelperText>
      <FormHelperText error role="alert">
        {obstacle}
      </FormHelperText>
      {question && (
        <ConfirmDialog
          isOpen={question.isOpen}
          title={t(`withdrawal.${name}.title`)}
          confirm={t(`withdrawal.${name}.confirm`)}
          cancel={t(`withdrawal.${name}.cancel`)}
          onConfirm={() => {
            apply(false);
            setQuestion({ ...question, isOpen: false });
          }}
          onClose={() => setQuestion({ ...question, isOpen: false })}
          onExited={() => setQuestion(null)}
        >
          <OwedBy count={question.owedBy} />
        </ConfirmDialog>
      )}
    </div>
  );
}

/**
 * How many enrolled students still owe a lesson that is withdrawn.
 * @param count null if it is not known
 */
export function OwedBy({ count }: { count: number | null }) {
  const { t } = useTranslation('editor');
  const formatCount = usePlural('editor');
  return count === null ? t('withdrawal.unknown') : formatCount('withdrawal.owedBy', count);
}
