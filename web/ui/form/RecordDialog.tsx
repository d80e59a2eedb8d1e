import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../FormDialog';
import { ConflictNotice, type ToldField } from './ConflictNotice';
import type { useRecordForm } from './useRecordForm';

export type RecordForm<Row, Values extends FieldValues, Draft extends FieldValues> = ReturnType<
  typeof useRecordForm<Row, Values, Draft>
>;

interface RecordDialogProps<Row, Values extends FieldValues, Draft extends FieldValues> {
  record: RecordForm<Row, Values, Draft>;
  title: string;
  /** The fields in which somebody else's changes are told. */
  told: readonly ToldField<NoInfer<Row>>[];
  isOpen: boolean;
  isWide?: boolean;
  isWaiting?: boolean;
  onClose(): void;
  onGone?(): void;
  children: ReactNode;
}

/** The dialog in which a record is written; where somebody else was first, it says what they have changed. */
export function RecordDialog<Row, Values extends FieldValues, Draft extends FieldValues>({
  record: { form, submit, failure, conflict, takeTheirs },
  told,
  children,
  ...dialog
}: RecordDialogProps<Row, Values, Draft>) {
  const { t } = useTranslation();
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog
      {...dialog}
      isDirty={isDirty}
      isSaving={isSubmitting}
      {...(conflict && { submit: t('conflict.saveOver') })}
      failure={failure}
      onSubmit={submit}
    >
      {conflict && <ConflictNotice conflict={conflict} fields={told} onTake={takeTheirs} />}
      {children}
    </FormDialog>
  );
}
