import { useState } from 'react';
import { pageSizes } from '../../../schema/contract/pageSizes';

export interface Selection {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** Adds or removes many. */
  set(ids: readonly string[], isSelected: boolean): void;
  clear(): void;
}

/**
 * The chosen rows of a list, on all of its pages.
 * @param listKey names the list: another one begins without any
 */
export function useSelection(listKey: string): Selection {
  const [state, setState] = useState({ listKey, ids: [] as readonly string[] });
  const ids = new Set(state.listKey === listKey ? state.ids : []);
  const change = (next: Iterable<string>) => setState({ listKey, ids: [...next].slice(0, pageSizes.selectedRows) });
  const set = (changed: readonly string[], isSelected: boolean) => {
    const others = [...ids].filter((id) => !changed.includes(id));
    change(isSelected ? [...others, ...changed] : others);
  };
  return { ids, set, toggle: (id) => set([id], !ids.has(id)), clear: () => change([]) };
}
