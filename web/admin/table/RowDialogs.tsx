import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toClientError } from '../../data/clientError';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { AdminRow, RecordDialogProps } from './types';
import { useRefetchAll } from './useRefetchAll';

/** What is being done about which row; null for a new one. A task whose dialog is shut stays until it has left the screen. */
export type RowDialogState<Row extends AdminRow> =
  { kind: 'write'; row: Row | null; isOpen: boolean } | { kind: 'delete'; row: Row; isOpen: boolean };

interface RowDialogsProps<Row extends AdminRow> {
  task: RowDialogState<Row>;
  setTask(task: RowDialogState<Row> | null): void;
  nameOf(row: Row): string;
  form: ((dialog: RecordDialogProps<Row>) => ReactNode) | undefined;
  remove: ((row: Row) => Promise<unknown>) | undefined;
}

/** The dialog that a task needs; once it is done, what is on the screen is read anew. */
export function RowDialogs<Row extends AdminRow>({ task, setTask, nameOf, form, remove }: RowDialogsProps<Row>) {
  const fresh = useRefetchAll();
  const { isOpen } = task;
  const shut = () => setTask({ ...task, isOpen: false });
  const dialog = {
    isOpen,
    onClose: shut,
    onDone: async () => {
      await fresh();
      shut();
    },
    onGone: () => setTask(null),
  };
  if (task.kind === 'write') return form?.({ ...dialog, row: task.row });
  return remove && <DeleteRowDialog {...dialog} name={nameOf(task.row)} remove={() => remove(task.row)} />;
}

interface DeleteRowDialogProps {
  name: string;
  isOpen: boolean;
  /** Deletes it; throws what the person is told. */
  remove(): Promise<unknown>;
  onClose(): void;
  /** Called once it is deleted. */
  onDone(): Promise<void>;
  onGone(): void;
}

/** Confirmation before a row is deleted (R-ADM-2). */
function DeleteRowDialog({ name, remove, onDone, ...dialog }: DeleteRowDialogProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const notify = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await remove();
      await onDone();
      notify({ title: t('deleted') });
    } catch (error) {
      const { messageWithStatus } = toClientError(error);
      setFailure(messageWithStatus);
      notify({ title: t('error'), description: messageWithStatus, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t('delete.title')}
      confirm={common('delete')}
      confirming={common('deleting')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
    >
      {t('delete.text', { name: name || t('unnamed') })} {common('cannotBeUndone')}
    </ConfirmDialog>
  );
}
