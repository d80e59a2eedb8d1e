import type { GridApi } from '@mui/x-data-grid';
import { useEffect, type RefObject } from 'react';

const nowhere = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null };

/**
 * Lets the grid forget its cell once the focus is elsewhere on the page: it would take the focus back as soon as that row
 * goes. Dialogs do not count, since they hand the focus back. The Tab key then begins at the grid's head, which is always there.
 * @param frame the element around the grid
 */
export function useGridLeft(frame: RefObject<HTMLElement | null>, api: RefObject<GridApi | null>): void {
  useEffect(() => {
    const forget = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || frame.current?.contains(target) || target.closest('.MuiModal-root')) return;
      api.current?.setState((state) => ({ ...state, focus: nowhere, tabIndex: nowhere }));
    };
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, [frame, api]);
}
