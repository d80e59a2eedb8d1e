import type { ReactNode } from 'react';
import { DeleteRowDialog } from './DeleteRowDialog';
import type { AdminRow, RecordDialogProps } from './types';
import { useFreshData } from './useFreshData';

/** What is being done about which row; null for a new one. A task whose dialog is shut stays until it has left the screen. */
export type RowTask<Row extends AdminRow> =
  { kind: 'write'; row: Row | null; isOpen: boolean } | { kind: 'delete'; row: Row; isOpen: boolean };

interface RowDialogsProps<Row extends AdminRow> {
  task: RowTask<Row>;
  setTask(task: RowTask<Row> | null): void;
  nameOf(row: Row): string;
  form: ((dialog: RecordDialogProps<Row>) => ReactNode) | undefined;
  remove: ((row: Row) => Promise<unknown>) | undefined;
}

/** The dialog that a task needs; once it is done, what is on the screen is read anew. */
export function RowDialogs<Row extends AdminRow>({ task, setTask, nameOf, form, remove }: RowDialogsProps<Row>) {
  const fresh = useFreshData();
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
