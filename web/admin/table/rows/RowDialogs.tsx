import type { ReactNode } from 'react';
import { useTranslation } from '../../../language';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../ui/hooks/useRequest';
import { useInvalidateAllQueries } from '../../useInvalidateAllQueries';
import type { AdminRow, RecordDialogProps } from '../types';

/** The open dialog and its row; null for a new row. A closed dialog stays until its transition has ended. */
export type RowDialogState<Row extends AdminRow> =
  { kind: 'edit'; row: Row | null; isOpen: boolean } | { kind: 'delete'; row: Row; isOpen: boolean };

interface RowDialogsProps<Row extends AdminRow> {
  openDialog: RowDialogState<Row>;
  setOpenDialog(openDialog: RowDialogState<Row> | null): void;
  rowName(row: Row): string;
  renderForm: ((dialog: RecordDialogProps<Row>) => ReactNode) | undefined;
  deleteRow: ((row: Row) => Promise<unknown>) | undefined;
}

/** The dialog that edits or deletes a row; afterwards all queries are refetched. */
export function RowDialogs<Row extends AdminRow>(props: RowDialogsProps<Row>) {
  const { openDialog, setOpenDialog, rowName, renderForm, deleteRow } = props;
  const refetchAll = useInvalidateAllQueries();
  const { isOpen } = openDialog;
  const onClose = () => setOpenDialog({ ...openDialog, isOpen: false });
  const onDone = async () => {
    await refetchAll();
    onClose();
  };
  const dialog = { isOpen, onClose, onDone, onExited: () => setOpenDialog(null) };
  if (openDialog.kind === 'edit') return renderForm?.({ ...dialog, row: openDialog.row });
  return (
    deleteRow && (
      <DeleteRowDialog {...dialog} name={rowName(openDialog.row)} deleteRow={() => deleteRow(openDialog.row)} />
    )
  );
}

interface DeleteRowDialogProps {
  name: string;
  isOpen: boolean;
  deleteRow(): Promise<unknown>;
  onClose(): void;
  onDone(): Promise<void>;
  onExited(): void;
}

function DeleteRowDialog({ name, deleteRow, onDone, ...dialog }: DeleteRowDialogProps) {
  const { t } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const toast = useToast();
  const { run, isBusy, error } = useRequest(
    async () => {
      await deleteRow();
      await onDone();
      toast({ title: t('deleted'), description: name });
    },
    ({ messageWithStatus }) => toast({ title: t('error'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <ConfirmDialog
      {...dialog}
      title={t('delete.title')}
      confirm={tCommon('delete')}
      confirming={tCommon('deleting')}
      isBusy={isBusy}
      error={error?.message}
      onConfirm={run}
    >
      {t('delete.text', { name: name || t('unnamed') })} {tCommon('cannotBeUndone')}
    </ConfirmDialog>
  );
}
