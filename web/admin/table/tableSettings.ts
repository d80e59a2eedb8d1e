import { useState } from 'react';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** How a person likes a table: remembered for each table on this device. */
export interface TableSettings {
  density: Density;
  /** Columns by name: shown or not; those that are not named are as the table has them. */
  columns: Record<string, boolean>;
  /** Of columns by name that were drawn wider or narrower, in pixels. */
  widths: Record<string, number>;
}

const defaultTableSettings: TableSettings = { density: 'standard', columns: {}, widths: {} };

/** The settings of the table of this name, and the way to change it. */
export function useTableSettings(table: string): [TableSettings, (settings: TableSettings) => void] {
  const key = `tayyar_table_${table}`;
  const [settings, setView] = useState(() => loadTableSettings(key));
  const change = (next: TableSettings) => {
    setView(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be closed to us, or full; the settings holds for as long as the page does.
    }
  };
  return [settings, change];
}

function loadTableSettings(key: string): TableSettings {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof TableSettings, unknown>>;
    const { density, columns, widths } = kept;
    return {
      density: densities.find((each) => each === density) ?? defaultTableSettings.density,
      columns: filterValues(columns, (value): value is boolean => typeof value === 'boolean'),
      widths: filterValues(widths, (value): value is number => typeof value === 'number' && value > 0),
    };
  } catch {
    // Storage may be closed to us, absent on the server, or hold something else.
    return defaultTableSettings;
  }
}

/** Those entries of something remembered that are what they have to be. */
const filterValues = <Value>(kept: unknown, isFine: (value: unknown) => value is Value): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter((entry): entry is [string, Value] =>
      isFine(entry[1]),
    ),
  );
