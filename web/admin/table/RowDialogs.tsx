import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toClientError } from '../../data/clientError';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { AdminRow, RecordDialogProps } from './types';
import { useRefetchAll } from './useRefetchAll';

/** The open dialog and its row; null for a new row. A closed dialog stays until its transition has ended. */
export type RowDialogState<Row extends AdminRow> =
  { kind: 'edit'; row: Row | null; isOpen: boolean } | { kind: 'delete'; row: Row; isOpen: boolean };

interface RowDialogsProps<Row extends AdminRow> {
  task: RowDialogState<Row>;
  setTask(task: RowDialogState<Row> | null): void;
  rowName(row: Row): string;
  renderForm: ((dialog: RecordDialogProps<Row>) => ReactNode) | undefined;
  deleteRow: ((row: Row) => Promise<unknown>) | undefined;
}

/** The dialog that edits or deletes a row; when it is done, everything on the screen is read again. */
export function RowDialogs<Row extends AdminRow>(props: RowDialogsProps<Row>) {
  const { task, setTask, rowName, renderForm, deleteRow } = props;
  const refetchAll = useRefetchAll();
  const { isOpen } = task;
  const onClose = () => setTask({ ...task, isOpen: false });
  const onDone = async () => {
    await refetchAll();
    onClose();
  };
  const dialog = { isOpen, onClose, onDone, onGone: () => setTask(null) };
  if (task.kind === 'edit') return renderForm?.({ ...dialog, row: task.row });
  return deleteRow && <DeleteRowDialog {...dialog} name={rowName(task.row)} deleteRow={() => deleteRow(task.row)} />;
}

interface DeleteRowDialogProps {
  name: string;
  isOpen: boolean;
  /** Deletes it; a rejection is shown to the admin. */
  deleteRow(): Promise<unknown>;
  onClose(): void;
  onDone(): Promise<void>;
  onGone(): void;
}

/** Confirmation before a row is deleted (R-ADM-2). */
function DeleteRowDialog({ name, deleteRow, onDone, ...dialog }: DeleteRowDialogProps) {
  const { t } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteRow();
      await onDone();
      toast({ title: t('deleted') });
    } catch (error) {
      const { messageWithStatus } = toClientError(error);
      setFailure(messageWithStatus);
      toast({ title: t('error'), description: messageWithStatus, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t('delete.title')}
      confirm={tCommon('delete')}
      confirming={tCommon('deleting')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
    >
      {t('delete.text', { name: name || t('unnamed') })} {tCommon('cannotBeUndone')}
    </ConfirmDialog>
  );
}
