import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { TrashIcon } from '../../art/icons/editIcons';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { AdminPage, type AdminPageName } from '../AdminPage';
import { AdminTable } from '../table/AdminTable';
import { useTableState, type TableState } from '../table/tableState';
import { useConfirmation } from '../table/useConfirmation';
import type { AdminFilter, AdminRow, BulkAction, FilterOptions, RowAction, UndoAction } from '../table/types';
import { useListViews } from '../savedViews/useListViews';
import { useRememberList } from '../record/rememberedList';
import type { AdminResource, ResourceAction } from './adminResource';
import { createColumnBuilder } from './columnBuilder';
import { useResourceTexts, type ResourceNamespace, type ResourceTexts } from './resourceTexts';
import { runBulkMutation } from './bulkMutations';
import { useRowMutation } from './useRowMutation';

interface AdminResourceScreenProps<
  Row extends AdminRow,
  Filter extends string,
  Data,
  Variables,
  Namespace extends ResourceNamespace,
> {
  resource: AdminResource<Row, Filter, Data, Variables, Namespace>;
}

/** The list of an admin entity: searched, filtered, sorted and paged by the server, with its dialogs and actions. */
export function AdminResourceScreen<
  Row extends AdminRow,
  Filter extends string,
  Data,
  Variables,
  Namespace extends ResourceNamespace,
>({ resource }: AdminResourceScreenProps<Row, Filter, Data, Variables, Namespace>) {
  const texts = useResourceTexts(resource.namespace);
  const client = useApolloClient();
  const columns = resource.columns(createColumnBuilder(texts));
  const toFilters = (data: Data | undefined) =>
    Object.entries<FilterOptions>(resource.filters?.(texts, data) ?? {}).map(([name, filter]): AdminFilter => ({
      name,
      ...filter,
    }));
  const [sort, direction] = resource.sort;
  const table = useTableState<string, Filter>({
    columns: columns.filter(({ isSortable }) => isSortable ?? true).map(({ field }) => field),
    sort,
    direction,
    filters: toFilters(undefined).map(({ name }) => name as Filter),
  });
  const { variables, exportUrl } = toRequest(resource, table.state);
  // The variables of a generic query cannot be checked here; the resource's own types check filter and order.
  const document = resource.list as unknown as TypedDocumentNode<Data>;
  const query = useQuery(document, { variables, fetchPolicy: 'cache-and-network' });
  const data = dataOrPrevious<Data>(query);
  const page = data && resource.page(data, table.state);
  useRememberList(page);
  const rowName = (row: Row) => resource.rowName(row, texts);
  const views = (resource.views?.(texts) ?? []).map(({ name, filters }) => ({
    name,
    query: new URLSearchParams(
      Object.entries<string | undefined>(filters).map(([key, value]) => [key, value ?? '']),
    ).toString(),
  }));
  const listViews = useListViews(resource.name, table, views);
  const { toggleActions, toggleRow, bulkActions, toggleDialog } = useBulkMutations(resource, texts);
  const { actions, bulkResourceActions, dialog } = useResourceActions(
    resource.actions ?? [],
    texts,
    toggleRow,
    rowName,
  );
  const { Form, Summary, Toolbar, delete: deletion } = resource;
  return (
    <>
      <AdminTable<Row>
        id={resource.name}
        label={resource.label?.(texts) ?? texts.label('label')}
        table={table}
        query={query}
        page={page}
        columns={columns}
        rowName={rowName}
        exportUrl={exportUrl}
        fetchMatching={() => fetchMatchingRows(client, resource, document, table.state)}
        listViews={listViews}
        recordPath={resource.recordPath}
        onRead={(row) => actions.find(({ opensRow, isVisible }) => opensRow && (isVisible?.(row) ?? true))?.run(row)}
        bulkActions={[...bulkResourceActions, ...bulkActions]}
        canSearch={resource.canSearch ?? true}
        filters={toFilters(data)}
        actions={[...actions, ...toggleActions]}
        canAdd={resource.canAdd ?? true}
        isReadOnly={resource.isReadOnly}
        addLabel={resource.addLabel?.(texts) ?? texts.label('add')}
        renderForm={Form && ((form) => <Form {...form} data={data} filters={table.state.filters} />)}
        deleteRow={deletion && (({ id }) => client.mutate({ mutation: deletion, variables: { id } }))}
        toolbarActions={Toolbar && <Toolbar />}
      />
      {Summary && <Summary data={data} />}
      {dialog}
      {toggleDialog}
    </>
  );
}

/** Reads the rows of all pages, at most `pageSizes.selectedRows`. */
async function fetchMatchingRows<
  Row extends AdminRow,
  Filter extends string,
  Data,
  Variables,
  Namespace extends ResourceNamespace,
>(
  client: ApolloClient,
  resource: AdminResource<Row, Filter, Data, Variables, Namespace>,
  document: TypedDocumentNode<Data>,
  tableState: TableState<string, Filter>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let number = 1; rows.length < pageSizes.selectedRows; number += 1) {
    const state = { ...tableState, page: number, pageSize: pageSizes.max };
    const request = { query: document, variables: toRequest(resource, state).variables };
    const { data } = await client.query({ ...request, fetchPolicy: 'no-cache' });
    const found = data ? resource.page(data, state).rows : [];
    rows.push(...found);
    if (found.length < pageSizes.max) break;
  }
  return rows;
}

/** Creates the screen of a resource outside the tabs. */
export const adminListPage = <
  Row extends AdminRow,
  Filter extends string,
  Data,
  Variables,
  Namespace extends ResourceNamespace,
>(
  name: AdminPageName,
  resource: AdminResource<Row, Filter, Data, Variables, Namespace>,
  text?: (texts: ResourceTexts<Namespace>) => string,
) =>
  function AdminListPage() {
    const texts = useResourceTexts(resource.namespace);
    return (
      <AdminPage name={name} text={text?.(texts)}>
        <AdminResourceScreen resource={resource} />
      </AdminPage>
    );
  };

function toRequest<Row extends AdminRow, Filter extends string, Data, Variables, Namespace extends ResourceNamespace>(
  resource: AdminResource<Row, Filter, Data, Variables, Namespace>,
  state: TableState<string, Filter>,
): { variables: OperationVariables; exportUrl?: string } {
  if (resource.toVariables) return { variables: resource.toVariables(state) as OperationVariables };
  const { page, pageSize, sort, direction, search, filters } = state;
  const filter: Record<string, string | boolean | null | undefined> = { search, ...resource.toFilter?.(filters) };
  const variables = { page, pageSize, sort, direction, filter };
  if (!resource.hasExport) return { variables };
  const parameters: typeof filter = { ...filter, sort, direction };
  const nonEmpty = Object.entries(parameters).filter(([, value]) => (value ?? '') !== '');
  const query = new URLSearchParams(nonEmpty.map(([name, value]) => [name, String(value)]));
  return { variables, exportUrl: `/api/exports/${resource.name}.csv?${query.toString()}` };
}

/** What the toggle and the bulk mutations of a resource do to rows. */
export function useBulkMutations<Row extends AdminRow, Namespace extends ResourceNamespace>(
  {
    toggle,
    deleteMany,
    rowName,
  }: Pick<AdminResource<Row, string, unknown, unknown, Namespace>, 'toggle' | 'deleteMany' | 'rowName'>,
  texts: ResourceTexts<Namespace>,
) {
  const client = useApolloClient();
  const runRowMutation = useRowMutation<Row>();
  const setRowsFlag = async (rows: readonly Row[], isOn: boolean) =>
    toggle?.mutate(
      client,
      rows.map(({ id }) => id),
      isOn,
      rows,
    );
  const undoOf = (isOn: boolean): UndoAction<Row> => ({
    changes: (row) => toggle?.isOn(row) !== isOn,
    // Without the rows as they were: the action itself has changed them.
    execute: async (ids) => toggle?.mutate(client, ids, !isOn, []),
  });
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
      execute: (rows) => runBulkMutation(client, deleteMany, { ids: rows.map(({ id }) => id) }),
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
  const runRowMutation = useRowMutation<Row>();
  const [openDialog, setOpenDialog] = useState<{
    action: ResourceAction<Row, Namespace>;
    rows: readonly Row[];
    isOpen: boolean;
  } | null>(null);
  const undoOf = ({ undo, isVisible }: ResourceAction<Row, Namespace>): UndoAction<Row> | undefined =>
    undo && { changes: (row) => isVisible?.(row) ?? true, execute: (ids) => undo(client, ids) };
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
    const execute = (rows: readonly Row[]) =>
      mutate(
        client,
        rows.map(({ id }) => id),
      );
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
