import { Checkbox, FormControlLabel } from '@mui/material';
import { useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ConfirmedChange } from '../../catalog/courseForm/useCourseChanges';
import { useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import type { EntityForm } from '../../ui/form/EntityFormDialog';
import type { ActionConfirmation } from '../table/types';

export interface SaveQuestion {
  changes: readonly (ConfirmedChange | null)[];
  /** The question of the row action, if the save also publishes or unpublishes. */
  publication?: ActionConfirmation | undefined;
}

/**
 * Asks before valid values that people depend on are saved.
 * @param toQuestion what to ask about the values of the form
 * @returns `submit` in place of the form's own, and the dialog, which belongs beside the form
 */
export function useSaveQuestion<Row, Values extends FieldValues, Draft extends FieldValues>(
  { form, submit }: EntityForm<Row, Values, Draft>,
  toQuestion: (values: Values) => SaveQuestion,
): { submit(event?: BaseSyntheticEvent): Promise<void>; dialog: ReactNode } {
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const close = () => setQuestion(null);
  return {
    submit: async (event) => {
      event?.preventDefault();
      const asked = toQuestion(form.getValues());
      const isAsked = asked.publication !== undefined || asked.changes.some((change) => change !== null);
      if (!isAsked || !(await form.trigger())) return submit(event);
      setQuestion(asked);
    },
    dialog: question && (
      <SaveQuestionDialog
        {...question}
        onConfirm={() => {
          close();
          void submit();
        }}
        onClose={close}
      />
    ),
  };
}

interface SaveQuestionDialogProps extends SaveQuestion {
  onConfirm(): void;
  onClose(): void;
}

function SaveQuestionDialog({ changes, publication, onConfirm, onClose }: SaveQuestionDialogProps) {
  const { t } = useTranslation('admin');
  const [isChecked, setChecked] = useState(false);
  const check = changes.find((change) => change?.check !== undefined)?.check;
  return (
    <ConfirmDialog
      isOpen
      title={publication?.title ?? t('form.question')}
      confirm={publication?.confirm ?? t('form.saveChanges')}
      isDestructive={publication?.isDestructive ?? false}
      isConfirmDisabled={check !== undefined && !isChecked}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {publication && <div>{publication.text}</div>}
      {changes.map((change) => change && <p key={change.text}>{change.text}</p>)}
      {check !== undefined && (
        <FormControlLabel
          control={<Checkbox checked={isChecked} onChange={(_event, checked) => setChecked(checked)} />}
          label={check}
        />
      )}
    </ConfirmDialog>
  );
}
