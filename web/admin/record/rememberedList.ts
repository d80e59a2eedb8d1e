import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readJson, tabStorage, writeJson } from '../../drafts/browserStorage';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import type { AdminRow, TablePage } from '../table/types';

/** The list that was shown last in this tab. */
interface RememberedList {
  /** With its search, filters and page. */
  address: string;
  ids: readonly string[];
}

const storageKey = (listPath: string): string => `record-list:${listPath}`;

/** Remembers the address and the rows of a list, for the way back from a record and to the next one. */
export function useRememberList(page: TablePage<AdminRow> | undefined): void {
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const ids = page?.rows.map(({ id }) => id).join();
  useEffect(() => {
    if (ids === undefined) return;
    const list: RememberedList = { address: pathname + search, ids: ids.split(',') };
    writeJson(tabStorage, storageKey(tab === null ? pathname : `${pathname}?tab=${tab}`), list);
  }, [pathname, search, tab, ids]);
}

/** @param listPath address of the list without its search */
export function useRememberedList(listPath: string): RememberedList | null {
  const isHydrated = useIsHydrated();
  return isHydrated ? (readJson(tabStorage, storageKey(listPath)) as RememberedList | null) : null;
}
