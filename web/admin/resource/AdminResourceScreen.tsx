import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { TrashIcon } from '../../art/icons/editIcons';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { AdminPage, type AdminPageName } from '../AdminPage';
import { AdminTable } from '../table/AdminTable';
import { useTableState, type TableState } from '../table/tableState';
import { useConfirmation } from '../table/useConfirmation';
import { useRememberList } from '../record/rememberedList';
import type { AdminFilter, AdminRow, BulkAction, FilterOptions, RowAction } from '../table/types';
import type { AdminResource, ResourceAction } from './adminResource';
import { createColumnBuilder } from './columnBuilder';
import { useResourceTexts, type ResourceNamespace, type ResourceTexts } from './resourceTexts';
import { runBulkMutation, useRowMutation } from './rowStates';

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
    ...{ sort, direction },
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
  const rows = page?.rows ?? [];
  const { toggleActions, toggleRow, bulkActions, toggleDialog } = useBulkMutations(resource, texts, rows);
  const { actions, bulkResourceActions, dialog } = useResourceActions(
    resource.actions ?? [],
    texts,
    rows,
    toggleRow,
    rowName,
  );
  const { Form, Summary, Toolbar, delete: deletion } = resource;
  return (
    <>
      {Summary && <Summary data={data} />}
      <AdminTable<Row>
        id={resource.name}
        label={resource.label?.(texts) ?? texts.label('label')}
        {...{ table, query, page, columns, rowName, exportUrl }}
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
      {dialog}
      {toggleDialog}
    </>
  );
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
  rows: readonly Row[],
) {
  const client = useApolloClient();
  const setRowsFlag = async (ids: string[], isOn: boolean) => toggle?.mutate(client, ids, isOn, rows);
  const runRowMutation = useRowMutation();
  const toggleOne = (row: Row, isOn: boolean) => void runRowMutation(() => setRowsFlag([row.id], isOn));
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
          run: toggleRow,
        },
      ]
    : [];
  const bulkActions: BulkAction[] = toggle
    ? [true, false].map((isOn) => {
        const { name, label, icon } = isOn ? toggle.on : toggle.off;
        const confirmation = (ids: readonly string[]) =>
          confirmationFor(
            rows.filter(({ id }) => ids.includes(id)),
            isOn,
          );
        return { name, label: label(texts), icon, confirmation, execute: (ids) => setRowsFlag(ids, isOn) };
      })
    : [];
  if (deleteMany)
    bulkActions.push({
      name: 'delete',
      label: texts.admin('bulk.delete'),
      icon: <TrashIcon />,
      isDeletion: true,
      execute: (ids) => runBulkMutation(client, deleteMany, { ids }),
    });
  return { toggleActions, toggleRow, bulkActions, toggleDialog };
}

/** The further actions of a resource, and their open dialog. */
export function useResourceActions<Row extends AdminRow, Namespace extends ResourceNamespace>(
  actions: readonly ResourceAction<Row, Namespace>[],
  texts: ResourceTexts<Namespace>,
  rows: readonly Row[],
  toggleRow: (row: Row) => void,
  rowName: (row: Row) => string,
) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const runRowMutation = useRowMutation();
  const [openDialog, setOpenDialog] = useState<{
    action: ResourceAction<Row, Namespace>;
    row: Row;
    isOpen: boolean;
  } | null>(null);
  const rowActions = actions.map((action): RowAction<Row> => ({
    name: action.name,
    text: () => action.text(texts),
    label: (row) => action.label(row, texts),
    icon: () => action.icon,
    isVisible: action.isVisible,
    run: (row) => {
      if (action.mutate) void runRowMutation(async () => action.mutate?.(client, [row.id]), action.done?.(texts));
      else if (action.run) action.run(row, navigate);
      else setOpenDialog({ action, row, isOpen: true });
    },
  }));
  const bulkResourceActions = actions.flatMap(({ name, text, icon, isVisible, mutate }): BulkAction[] =>
    mutate
      ? [
          {
            ...{ name, icon, label: text(texts) },
            appliesTo: (id) => rows.some((row) => row.id === id && (isVisible?.(row) ?? true)),
            execute: (ids) => mutate(client, ids),
          },
        ]
      : [],
  );
  let dialog: ReactNode = null;
  const Dialog = openDialog?.action.Dialog;
  if (openDialog && Dialog) {
    const { row, isOpen } = openDialog;
    dialog = (
      <Dialog
        {...{ row, isOpen }}
        name={rowName(row)}
        onClose={() => setOpenDialog({ ...openDialog, isOpen: false })}
        onExited={() => setOpenDialog(null)}
        onToggle={() => toggleRow(row)}
      />
    );
  }
  return { actions: rowActions, bulkResourceActions, dialog };
}
