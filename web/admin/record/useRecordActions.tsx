import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../language';
import type { AdminResource } from '../resource/adminResource';
import { useToggleAndBulkActions, useResourceActions } from '../resource/useResourceActions';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';
import { useRowMutation } from '../resource/useRowMutation';
import type { AdminRow } from '../table/types';
import { useConfirmation } from '../table/useConfirmation';
import { useRowActions, type ResolvedRowAction } from '../table/rows/useRowActions';
import { useRememberedList } from './rememberedList';

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

/**
 * The actions of a row, as its list has them: editing first, then what switches a draft or an inactive row on, those of the
 * resource, what switches it off, and the deletion.
 */
export function useRecordActions<Row extends AdminRow, Namespace extends ResourceNamespace>(
  row: Row,
  { resource, hiddenActions, listPath, onEdit }: RecordActionOptions<Row, Namespace>,
) {
  const texts = useResourceTexts(resource.namespace);
  const rowName = (each: Row) => resource.rowName(each, texts);
  const { toggleActions, toggleRow, toggleDialog } = useToggleAndBulkActions(resource, texts);
  const further = useResourceActions(resource.actions ?? [], texts, toggleRow, rowName);
  const { deleteRow, dialog } = useDeletion(resource.delete, listPath);
  const resolveActions = useRowActions<Row>({
    actions: [...further.actions, ...toggleActions],
    isReadOnly: resource.isReadOnly,
    rowName,
    onEdit,
    onDelete: resource.delete && ((deleted) => deleteRow(deleted.id, rowName(deleted))),
  });
  const all = resolveActions(row, 0).inMenu.filter(({ name }) => !hiddenActions.includes(name));
  const { toggle } = resource;
  const placeOf = ({ name }: ResolvedRowAction): number => {
    if (name === 'edit') return 0;
    return toggle && name === toggle.on.name && !toggle.isOn(row) ? 1 : 2;
  };
  return {
    actions: all.toSorted((a, b) => placeOf(a) - placeOf(b)),
    dialogs: (
      <>
        {further.dialog}
        {toggleDialog}
        {dialog}
      </>
    ),
  };
}

/** Asks before a record is deleted; afterwards its list is shown. */
function useDeletion(mutation: RecordResource<AdminRow, ResourceNamespace>['delete'], listPath: string) {
  const { t } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const runMutation = useRowMutation();
  const { ask, dialog } = useConfirmation();
  const listAddress = useRememberedList(listPath)?.address ?? listPath;
  const remove = async (id: string) => {
    if (mutation) await client.mutate({ mutation, variables: { id } });
    // Before all queries are sent again: that of the record would find nothing.
    await navigate(listAddress, { replace: true });
    return undefined;
  };
  const deleteRow = (id: string, name: string) =>
    ask(
      {
        title: t('delete.title'),
        text: `${t('delete.text', { name: name || t('unnamed') })} ${tCommon('cannotBeUndone')}`,
        confirm: tCommon('delete'),
        isDestructive: true,
      },
      () => void runMutation(() => remove(id), { title: t('deleted'), description: name }),
    );
  return { deleteRow, dialog };
}
