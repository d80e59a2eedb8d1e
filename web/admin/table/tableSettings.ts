import { useState } from 'react';
import { persistentStorage, readJson, writeJson } from '../../drafts/browserStorage';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** Display settings of one table, stored in the browser. */
export interface TableSettings {
  density: Density;
  /** Visibility by column; absent columns have their default. */
  columns: Record<string, boolean>;
  /** Width in pixels by column, for resized columns. */
  widths: Record<string, number>;
}

/** Of any version of the site. */
type StoredTableSettings = Partial<Record<keyof TableSettings, unknown>>;

const defaultTableSettings: TableSettings = { density: 'standard', columns: {}, widths: {} };

export function useTableSettings(table: string): [TableSettings, (settings: TableSettings) => void] {
  const key = `tayyar_table_${table}`;
  const [settings, setSettings] = useState(() => loadTableSettings(key));
  const change = (next: TableSettings) => {
    setSettings(next);
    writeJson(persistentStorage, key, next);
  };
  return [settings, change];
}

function loadTableSettings(key: string): TableSettings {
  const { density, columns, widths } = { ...(readJson(persistentStorage, key) as StoredTableSettings | null) };
  return {
    density: densities.find((each) => each === density) ?? defaultTableSettings.density,
    columns: filterValues(columns, (value): value is boolean => typeof value === 'boolean'),
    widths: filterValues(widths, (value): value is number => typeof value === 'number' && value > 0),
  };
}

const filterValues = <Value>(stored: unknown, isValid: (value: unknown) => value is Value): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      (entry): entry is [string, Value] => isValid(entry[1]),
    ),
  );
