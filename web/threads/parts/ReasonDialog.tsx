import { Typography } from '@mui/material';
import { useTranslation } from '../../language';
import { bounds } from '../../../schema/contract/bounds';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, lazySchema, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { autoDirectionInputProps, TextInput } from '../../ui/form/inputs';

const reasonSchema = lazySchema(
  async () => (await import('../../../schema/contract/validation/threads')).threadReasonSchema,
);

interface ReasonDialogProps {
  action: 'report' | 'hide';
  onSubmit(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks why a text is reported or hidden. */
export function ReasonDialog({ action, onSubmit, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('threads');
  const form = useZodForm(reasonSchema, { reason: '' });
  const { isDirty, isSubmitting, errors } = form.formState;
  return (
    <FormDialog
      isOpen
      isBeside
      title={t(`${action}Title`)}
      isDirty={isDirty}
      isSaving={isSubmitting}
      submit={t(action)}
      isDestructive={action === 'hide'}
      error={getFormError(errors)}
      onSubmit={submitWithServerErrors(form, async ({ reason }) => {
        await onSubmit(reason);
        onClose();
      })}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{t(`${action}Hint`)}</Typography>
      <TextInput
        name="reason"
        control={form.control}
        label={t('reason')}
        multiline
        minRows={2}
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { ...autoDirectionInputProps, maxLength: bounds.threads.reasonMax } }}
      />
    </FormDialog>
  );
}
