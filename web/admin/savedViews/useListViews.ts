import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from '../../language';
import type { TableStateHandle } from '../table/tableState';
import {
  DeleteViewDocument,
  MySavedViewsDocument,
  SaveViewDocument,
  useMySavedViewsQuery,
  type TableViewFragment,
} from './__generated__/savedViews';

/** A named address of a list; views without an id are those of the list itself. */
export interface ListView {
  id?: string;
  name: string;
  query: string;
  /** Names of the shown columns; empty for those of the list. */
  columns: readonly string[];
}

export interface ListViews {
  views: readonly ListView[];
  /** The view with the search, filters and order of the address. */
  active: ListView | undefined;
  save(view: ListView): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

/** The views of a list: all rows, those that its resource names, and those of the person. */
export function useListViews(
  list: string,
  table: TableStateHandle,
  defaults: readonly Pick<ListView, 'name' | 'query'>[],
): ListViews {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const { data } = useMySavedViewsQuery({ variables: { list } });
  const ofList = [{ name: t('views.all'), query: '' }, ...defaults].map((view) => ({ ...view, columns: [] }));
  const own = data?.mySavedViews ?? [];
  const views: ListView[] = [...ofList, ...own].map((view) => ({ ...view, query: table.normalizeQuery(view.query) }));
  const show = (change: (current: readonly TableViewFragment[]) => readonly TableViewFragment[]) =>
    client.cache.updateQuery({ query: MySavedViewsDocument, variables: { list } }, (current) => ({
      mySavedViews: [...change(current?.mySavedViews ?? [])],
    }));
  return {
    views,
    active: views.findLast(({ query }) => query === table.query),
    save: async ({ id, name, query, columns }) => {
      const input = { list, name, query, columns: [...columns] };
      const { data: saved } = await client.mutate({ mutation: SaveViewDocument, variables: { id, input } });
      if (saved) show((current) => [...current.filter((view) => view.id !== saved.saveView.id), saved.saveView]);
    },
    remove: async (id) => {
      await client.mutate({ mutation: DeleteViewDocument, variables: { id } });
      show((current) => current.filter((view) => view.id !== id));
    },
  };
}
