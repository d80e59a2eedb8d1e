import { useState } from 'react';

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

const defaultTableSettings: TableSettings = { density: 'standard', columns: {}, widths: {} };

/** The stored settings of a table, and their setter. */
export function useTableSettings(table: string): [TableSettings, (settings: TableSettings) => void] {
  const key = `tayyar_table_${table}`;
  const [settings, setSettings] = useState(() => loadTableSettings(key));
  const change = (next: TableSettings) => {
    setSettings(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Local storage may be blocked or full; the settings then last until the page is closed.
    }
  };
  return [settings, change];
}

function loadTableSettings(key: string): TableSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof TableSettings, unknown>>;
    const { density, columns, widths } = stored;
    return {
      density: densities.find((each) => each === density) ?? defaultTableSettings.density,
      columns: filterValues(columns, (value): value is boolean => typeof value === 'boolean'),
      widths: filterValues(widths, (value): value is number => typeof value === 'number' && value > 0),
    };
  } catch {
    // Local storage may be blocked, absent on the server, or contain invalid JSON.
    return defaultTableSettings;
  }
}

/** Keeps the entries with valid values. */
const filterValues = <Value>(stored: unknown, isValid: (value: unknown) => value is Value): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      (entry): entry is [string, Value] => isValid(entry[1]),
    ),
  );
