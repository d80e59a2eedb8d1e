import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { invalidateThreadCounts } from './invalidateThreadCounts';
import { useHideThreadMutation, useReportThreadMutation, useShowThreadMutation } from './__generated__/threads';
import { bounds } from '../../../schema/contract/bounds';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, lazySchema, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { autoDirectionInputProps, TextInput } from '../../ui/form/inputs';

interface TextActionsProps {
  /** The thread, and the post if the text is one. */
  text: { threadId: string; postId?: string };
  isMine: boolean;
  isHidden: boolean;
  canEdit: boolean;
  canModerate: boolean;
  /** The button that edits gets the focus: the form was closed. */
  isEditFocused: boolean;
  onEdit(): void;
  onDelete(): Promise<unknown>;
}

/** What may be done with a question or an answer, each with a word. */
export function TextActions({ text, isMine, isHidden, canEdit, canModerate, onDelete, ...props }: TextActionsProps) {
  const { t } = useTranslation('threads');
  const [dialog, setDialog] = useState<'report' | 'hide' | 'remove'>();
  const close = () => setDialog(undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: -1 }}>
      {canEdit && <ActionButton label={t('edit')} isFocused={props.isEditFocused} onClick={props.onEdit} />}
      {canEdit && <ActionButton label={t('remove')} onClick={() => setDialog('remove')} />}
      {!isMine && !canModerate && <ActionButton label={t('report')} onClick={() => setDialog('report')} />}
      {canModerate && !isHidden && <ActionButton label={t('hide')} onClick={() => setDialog('hide')} />}
      {canModerate && isHidden && <ShowAgain text={text} />}
      {(dialog === 'report' || dialog === 'hide') && <ReportOrHideDialog action={dialog} text={text} onClose={close} />}
      {dialog === 'remove' && <DeleteDialog onDelete={onDelete} onClose={close} />}
    </Box>
  );
}

interface ActionButtonProps {
  label: string;
  isFocused?: boolean;
  onClick(): void;
}

const ActionButton = ({ label, isFocused = false, onClick }: ActionButtonProps) => (
  <Button size="small" color="inherit" autoFocus={isFocused} onClick={onClick} sx={{ color: 'text.secondary' }}>
    {label}
  </Button>
);

interface ReportOrHideDialogProps {
  action: 'report' | 'hide';
  text: TextActionsProps['text'];
  onClose(): void;
}

function ReportOrHideDialog({ action, text, onClose }: ReportOrHideDialogProps) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const [report] = useReportThreadMutation();
  const [hide] = useHideThreadMutation({ update: invalidateThreadCounts });
  return (
    <ReasonDialog
      action={action}
      onSubmit={async (reason) => {
        if (action === 'hide') await hide({ variables: { ...text, reason } });
        else {
          await report({ variables: { ...text, reason } });
          showToast({ title: t('reported') });
        }
      }}
      onClose={onClose}
    />
  );
}

function ShowAgain({ text }: Pick<TextActionsProps, 'text'>) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const [show] = useShowThreadMutation({ update: invalidateThreadCounts });
  const { run } = useRequest(
    () => show({ variables: text }),
    ({ messageWithStatus }) =>
      showToast({ title: t('failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return <ActionButton label={t('show')} onClick={run} />;
}

function DeleteDialog({ onDelete, onClose }: Pick<TextActionsProps, 'onDelete'> & { onClose(): void }) {
  const { t } = useTranslation('threads');
  const { run, isBusy, error } = useRequest(onDelete);
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle')}
      confirm={t('remove')}
      isBusy={isBusy}
      error={error?.message}
      onConfirm={run}
      onClose={onClose}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
}

const reasonSchema = lazySchema(
  async () => (await import('../../../schema/contract/validation/learning/threads')).threadReasonSchema,
);

interface ReasonDialogProps {
  action: 'report' | 'hide';
  onSubmit(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks why a text is reported or hidden. */
function ReasonDialog({ action, onSubmit, onClose }: ReasonDialogProps) {
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
