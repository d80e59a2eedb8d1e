import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { AdminPage, type AdminPageName } from '../AdminPage';
import { AdminTable } from '../table/AdminTable';
import { useTableState, type TableState } from '../table/tableState';
import type { AdminFilter, AdminRow, FilterOptions } from '../table/types';
import { useListViews } from '../savedViews/useListViews';
import { useRememberList } from '../record/rememberedList';
import type { AdminResource } from './adminResource';
import { createColumnBuilder } from './columnBuilder';
import { useResourceTexts, type ResourceNamespace, type ResourceTexts } from './resourceTexts';
import { useToggleAndBulkActions, useResourceActions } from './useResourceActions';

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
  const { toggleActions, toggleRow, bulkActions, toggleDialog } = useToggleAndBulkActions(resource, texts);
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
