import type { AdminResource } from '../resource/adminResource';
import { useBulkMutations, useResourceActions } from '../resource/AdminResourceScreen';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';
import type { AdminRow } from '../table/types';
import { useRowActions, type ResolvedRowAction } from '../table/useRowActions';
import { useRecordDeletion } from './useRecordDeletion';

/** The parts of a resource that its record page uses. */
export type RecordResource<Row extends AdminRow, Namespace extends ResourceNamespace> = Pick<
  AdminResource<Row, string, unknown, unknown, Namespace>,
  'namespace' | 'rowName' | 'toggle' | 'actions' | 'delete' | 'deleteMany' | 'isReadOnly'
>;

interface RecordActionOptions<Row extends AdminRow, Namespace extends ResourceNamespace> {
  resource: RecordResource<Row, Namespace>;
  /** Actions of the resource that lead to the page. */
  hiddenActions: readonly string[];
  listPath: string;
  onEdit: (() => void) | undefined;
}

/** The actions of a row, as its list has them: editing first, then those of the resource, its toggle and the deletion. */
export function useRecordActions<Row extends AdminRow, Namespace extends ResourceNamespace>(
  row: Row,
  { resource, hiddenActions, listPath, onEdit }: RecordActionOptions<Row, Namespace>,
) {
  const texts = useResourceTexts(resource.namespace);
  const rowName = (each: Row) => resource.rowName(each, texts);
  const { toggleActions, toggleRow, toggleDialog } = useBulkMutations(resource, texts);
  const further = useResourceActions(resource.actions ?? [], texts, toggleRow, rowName);
  const deletion = useRecordDeletion(resource.delete, listPath);
  const resolveActions = useRowActions<Row>({
    actions: [...further.actions, ...toggleActions],
    isReadOnly: resource.isReadOnly,
    rowName,
    onEdit,
    onDelete: resource.delete && ((deleted) => deletion.ask(deleted.id, rowName(deleted))),
  });
  const all = resolveActions(row, 0).inMenu.filter(({ name }) => !hiddenActions.includes(name));
  return {
    actions: [...all.filter(isEdit), ...all.filter((action) => !isEdit(action))],
    dialogs: (
      <>
        {further.dialog}
        {toggleDialog}
        {deletion.dialog}
      </>
    ),
  };
}

const isEdit = ({ name }: ResolvedRowAction): boolean => name === 'edit';
