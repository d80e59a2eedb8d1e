import { useState } from 'react';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** How a person likes a table: remembered for each table on this device. */
export interface View {
  density: Density;
  /** Columns by name: shown or not; those that are not named are as the table has them. */
  columns: Record<string, boolean>;
}

const usual: View = { density: 'standard', columns: {} };

/** The view of the table of this name, and the way to change it. */
export function useView(table: string): [View, (view: View) => void] {
  const key = `tayyar_table_${table}`;
  const [view, setView] = useState(() => remembered(key));
  const change = (next: View) => {
    setView(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be closed to us, or full; the view holds for as long as the page does.
    }
  };
  return [view, change];
}

function remembered(key: string): View {
  try {
    const { density, columns } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof View, unknown>>;
    const known = Object.entries(typeof columns === 'object' && columns !== null ? columns : {});
    return {
      density: densities.find((each) => each === density) ?? usual.density,
      columns: Object.fromEntries(known.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
    };
  } catch {
    // Storage may be closed to us, absent on the server, or hold something else.
    return usual;
  }
}
