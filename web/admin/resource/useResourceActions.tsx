import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { TrashIcon } from '../../art/icons/editIcons';
import { useConfirmation } from '../table/useConfirmation';
import type { AdminRow, BulkAction, RowAction, RowVersion, UndoAction } from '../table/types';
import type { AdminResource, ResourceAction, RowToggle } from './adminResource';
import { runBulkMutation } from './bulkMutations';
import type { ResourceNamespace, ResourceTexts } from './resourceTexts';
import { useRowMutation } from './useRowMutation';

const toIds = (rows: readonly AdminRow[]): string[] => rows.map(({ id }) => id);

/** Switches rows back that a toggle has switched. */
export const undoOfToggle = <Row extends AdminRow>(
  { mutate, isUndoable }: Pick<RowToggle<Row, never>, 'mutate' | 'isUndoable'>,
  isOn: boolean,
  client: ApolloClient,
): UndoAction<Row> => ({
  restores: (row) => isUndoable?.(isOn, row) ?? true,
  execute: (rows) => mutate(client, { ids: toIds(rows), isOn: !isOn, rows, isUndo: true }),
});

/** The toggle of a resource as an action of a row, with its question, and what is done to the selected rows: toggled, deleted. */
export function useToggleAndBulkActions<Row extends AdminRow, Namespace extends ResourceNamespace>(
  {
    toggle,
    deleteMany,
    rowName,
  }: Pick<AdminResource<Row, string, unknown, unknown, Namespace>, 'toggle' | 'deleteMany' | 'rowName'>,
  texts: ResourceTexts<Namespace>,
) {
  const client = useApolloClient();
  const runRowMutation = useRowMutation();
  const setRowsFlag = async (rows: readonly RowVersion[], isOn: boolean) =>
    toggle?.mutate(client, { ids: toIds(rows), isOn, rows, isUndo: false });
  const undoOf = (isOn: boolean): UndoAction<Row> | undefined => toggle && undoOfToggle(toggle, isOn, client);
  /** In the words of the button, with the name of the row. */
  const doneWith = (row: Row, isOn: boolean) => ({
    title: texts.admin('done', { action: toggle?.[isOn ? 'on' : 'off'].label(texts) ?? '' }),
    description: rowName(row, texts),
  });
  const toggleOne = (row: Row, isOn: boolean) =>
    void runRowMutation(() => setRowsFlag([row], isOn), doneWith(row, isOn), { row, undo: undoOf(isOn) });
  const { ask, dialog: toggleDialog } = useConfirmation();
  /** What is asked before rows are switched, of which only those in the other state change. */
  const confirmationFor = (targets: readonly Row[], isOn: boolean) => {
    const changed = targets.filter((row) => toggle?.isOn(row) !== isOn);
    const [first] = changed;
    return first && toggle?.confirm?.({ isOn, rows: changed, name: rowName(first, texts) }, texts);
  };
  const toggleRow = (row: Row) => {
    const isOn = !toggle?.isOn(row);
    ask(confirmationFor([row], isOn), () => toggleOne(row, isOn));
  };
  const rowActionLabel = toggle?.rowActionLabel;
  const toggleActions: RowAction<Row>[] = rowActionLabel
    ? [
        {
          name: toggle.on.name,
          text: (row) => toggle[toggle.isOn(row) ? 'off' : 'on'].label(texts),
          label: (row, name) => rowActionLabel(row, texts, name),
          icon: (row) => toggle[toggle.isOn(row) ? 'off' : 'on'].icon,
          isAwaited: (row) => toggle.isAwaited === true && !toggle.isOn(row),
          run: toggleRow,
        },
      ]
    : [];
  const bulkActions: BulkAction<Row>[] = toggle
    ? [true, false].map((isOn) => {
        const { name, label, icon } = isOn ? toggle.on : toggle.off;
        return {
          name,
          icon,
          label: label(texts),
          confirmation: (rows) => confirmationFor(rows, isOn),
          execute: (rows) => setRowsFlag(rows, isOn),
          undo: undoOf(isOn),
        };
      })
    : [];
  if (deleteMany)
    bulkActions.push({
      name: 'delete',
      label: texts.admin('bulk.delete'),
      icon: <TrashIcon />,
      isDeletion: true,
      execute: (rows) => runBulkMutation(client, deleteMany, { ids: toIds(rows) }),
    });
  return { toggleActions, toggleRow, bulkActions, toggleDialog };
}

/** The further actions of a resource, and their open dialog. */
export function useResourceActions<Row extends AdminRow, Namespace extends ResourceNamespace>(
  actions: readonly ResourceAction<Row, Namespace>[],
  texts: ResourceTexts<Namespace>,
  toggleRow: (row: Row) => void,
  rowName: (row: Row) => string,
) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const runRowMutation = useRowMutation();
  const [openDialog, setOpenDialog] = useState<{
    action: ResourceAction<Row, Namespace>;
    rows: readonly Row[];
    isOpen: boolean;
  } | null>(null);
  const undoOf = ({ undo }: ResourceAction<Row, Namespace>): UndoAction<Row> | undefined =>
    undo && { execute: (rows) => undo(client, toIds(rows)) };
  const rowActions = actions.map((action): RowAction<Row> & { opensRow: boolean } => ({
    name: action.name,
    text: () => action.text(texts),
    label: (row) => action.label(row, texts),
    icon: () => action.icon,
    isVisible: action.isVisible,
    isAwaited: action.isAwaited,
    opensRow: action.opensRow ?? false,
    run: (row) => {
      if (action.mutate)
        void runRowMutation(
          async () => action.mutate?.(client, [row.id]),
          {
            title: action.done?.(texts) ?? texts.admin('done', { action: action.text(texts) }),
            description: rowName(row),
          },
          { row, undo: undoOf(action) },
        );
      else if (action.run) action.run(row, navigate);
      else setOpenDialog({ action, rows: [row], isOpen: true });
    },
  }));
  const bulkResourceActions = actions.flatMap((action): BulkAction<Row>[] => {
    const { name, text, bulkText = text, icon, isVisible, mutate, RowsDialog } = action;
    const bulkAction = { name, icon, label: bulkText(texts), appliesTo: isVisible };
    if (RowsDialog) return [{ ...bulkAction, open: (rows) => setOpenDialog({ action, rows, isOpen: true }) }];
    if (!mutate) return [];
    const execute = (rows: readonly Row[]) => mutate(client, toIds(rows));
    return [{ ...bulkAction, execute, undo: undoOf(action) }];
  });
  let dialog: ReactNode = null;
  if (openDialog) {
    const { action, rows, isOpen } = openDialog;
    const { Dialog, RowsDialog } = action;
    const [row] = rows;
    const handlers = {
      onClose: () => setOpenDialog({ ...openDialog, isOpen: false }),
      onExited: () => setOpenDialog(null),
    };
    if (RowsDialog) dialog = <RowsDialog rows={rows} isOpen={isOpen} {...handlers} />;
    else if (Dialog && row)
      dialog = <Dialog row={row} isOpen={isOpen} {...handlers} name={rowName(row)} onToggle={() => toggleRow(row)} />;
  }
  return { actions: rowActions, bulkResourceActions, dialog };
}
