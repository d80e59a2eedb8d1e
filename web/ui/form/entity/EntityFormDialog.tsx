import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../language';
import { FormDialog } from '../FormDialog';
import { ConflictNotice, type ConflictField } from './ConflictNotice';
import type { useEntityForm } from './useEntityForm';

export type EntityForm<Row, Values extends FieldValues, Draft extends FieldValues> = ReturnType<
  typeof useEntityForm<Row, Values, Draft>
>;

interface EntityFormDialogProps<Row, Values extends FieldValues, Draft extends FieldValues> {
  entityForm: EntityForm<Row, Values, Draft>;
  title: string;
  diffFields: readonly ConflictField<NoInfer<Row>>[];
  isOpen: boolean;
  isInPage?: boolean | undefined;
  isWide?: boolean;
  isUploading?: boolean;
  onClose(): void;
  onExited?(): void;
  children: ReactNode;
}

/** The dialog of an entity form. After a save by someone else it shows both versions. */
export function EntityFormDialog<Row, Values extends FieldValues, Draft extends FieldValues>({
  entityForm: { form, submit, error, conflict, takeTheirs, discardDraft },
  onClose,
  diffFields,
  children,
  ...dialog
}: EntityFormDialogProps<Row, Values, Draft>) {
  const { t } = useTranslation();
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog
      {...dialog}
      isDirty={isDirty}
      isSaving={isSubmitting}
      {...(conflict && { submit: t('conflict.saveOver') })}
      error={error}
      onSubmit={submit}
      onClose={() => {
        discardDraft();
        onClose();
      }}
    >
      {conflict && <ConflictNotice conflict={conflict} fields={diffFields} onTakeTheirs={takeTheirs} />}
      {children}
    </FormDialog>
  );
}
