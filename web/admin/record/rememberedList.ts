import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readJson, tabStorage, writeJson } from '../../drafts/storage/browserStorage';
import { tabDataKey } from '../../drafts/storage/tabData';
import { useViewer } from '../../session/useViewer';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import type { AdminRow, TablePage } from '../table/types';

/** The list that was shown last in this tab. */
interface RememberedList {
  /** With its search, filters and page. */
  address: string;
  ids: readonly string[];
}

/** By person, and only until the end of the session: a search may have the name of a person. */
const storageKey = (viewerId: string, listPath: string): string => tabDataKey('names', viewerId, `list ${listPath}`);

/** Remembers the address and the rows of a list, for the way back from a record and to the next one. */
export function useRememberList(page: TablePage<AdminRow> | undefined): void {
  const { pathname, search } = useLocation();
  const { viewer } = useViewer();
  const viewerId = viewer?.id;
  const tab = new URLSearchParams(search).get('tab');
  const ids = page?.rows.map(({ id }) => id).join();
  useEffect(() => {
    if (ids === undefined || viewerId === undefined) return;
    const list: RememberedList = { address: pathname + search, ids: ids === '' ? [] : ids.split(',') };
    writeJson(tabStorage, storageKey(viewerId, tab === null ? pathname : `${pathname}?tab=${tab}`), list);
  }, [viewerId, pathname, search, tab, ids]);
}

/** @param listPath address of the list without its search */
export function useRememberedList(listPath: string): RememberedList | null {
  const isHydrated = useIsHydrated();
  const { viewer } = useViewer();
  return isHydrated && viewer ? (readJson(tabStorage, storageKey(viewer.id, listPath)) as RememberedList | null) : null;
}
