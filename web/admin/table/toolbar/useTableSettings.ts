import { useApolloClient } from '@apollo/client/react';
import type { TableDensity } from '../../../data/__generated__/schemaTypes';
import { toClientError } from '../../../data/errors/clientError';
import { useTranslation } from '../../../language';
import { useToast } from '../../../ui/feedback/ToastProvider';
import {
  MyTablePreferencesDocument,
  SaveTablePreferenceDocument,
  useMyTablePreferencesQuery,
  type TablePreferenceFragment,
} from './__generated__/tableSettings';
import type { ListViews } from '../../savedViews/useListViews';
import type { AdminColumn, AdminRow } from '../types';

/** Name of the preference with the height of the rows of all lists. */
const allLists = 'all';
const defaultDensity: TableDensity = 'standard';

export interface TableSettings {
  /** False until the settings are known, or cannot be read. */
  isReady: boolean;
  density: TableDensity;
  setDensity(density: TableDensity): void;
  /** Names of the chosen columns; empty for those that the list has by default. */
  columns: readonly string[];
  isShown(column: Pick<AdminColumn<AdminRow>, 'field' | 'isHidden'>): boolean;
  setColumns(fields: string[]): void;
}

/** How the person wants to see a list: the columns of the open view, else those of the list. */
export function useTableSettings(list: string, { active: view, save: saveView }: ListViews): TableSettings {
  const client = useApolloClient();
  const { data, error } = useMyTablePreferencesQuery();
  const { t } = useTranslation('admin');
  const toast = useToast();
  const preferenceOf = (name: string) => data?.myTablePreferences.find((preference) => preference.list === name);
  const density = preferenceOf(allLists)?.density ?? defaultDensity;
  const columns = view?.columns.length ? view.columns : (preferenceOf(list)?.columns ?? []);
  const showError = (failure: unknown) =>
    toast({ title: t('error'), description: toClientError(failure).messageWithStatus, variant: 'destructive' });
  const show = (preference: TablePreferenceFragment) =>
    client.cache.updateQuery({ query: MyTablePreferencesDocument }, (current) => ({
      myTablePreferences: [
        ...(current?.myTablePreferences ?? []).filter((each) => each.list !== preference.list),
        { __typename: 'TablePreference', ...preference },
      ],
    }));
  const save = (preference: TablePreferenceFragment) => {
    show(preference);
    client.mutate({ mutation: SaveTablePreferenceDocument, variables: preference }).catch(showError);
  };
  return {
    isReady: data !== undefined || error !== undefined,
    density,
    columns,
    setDensity: (chosen) => save({ list: allLists, columns: [], density: chosen }),
    isShown: ({ field, isHidden = false }) => (columns.length > 0 ? columns.includes(field) : !isHidden),
    setColumns: (fields) => {
      if (view?.id === undefined) save({ list, columns: fields, density });
      else saveView({ ...view, columns: fields }).catch(showError);
    },
  };
}
