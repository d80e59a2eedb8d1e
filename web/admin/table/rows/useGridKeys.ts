import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** Controls of a cell, or the cell itself. */
const stopsOf = (cell: HTMLTableCellElement): HTMLElement[] => {
  const controls = [...cell.querySelectorAll<HTMLElement>('a[href], button, input')];
  return controls.length > 0 ? controls : [cell];
};
const rowStops = (row: HTMLTableRowElement | undefined): HTMLElement[] => [...(row?.cells ?? [])].flatMap(stopsOf);

interface GridKeys {
  /** Row by its index in the body. */
  onOpen(row: number): void;
  onSelect: ((row: number) => void) | undefined;
}

/**
 * Keyboard of a grid (WAI-ARIA APG): one tab stop, arrows between cells and rows, Space selects, Enter opens. The tab stop is
 * kept in the DOM, because cells have any content.
 */
export function useGridKeys({ onOpen, onSelect }: GridKeys) {
  const gridRef = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement>(null);
  const moveTabStop = (target?: HTMLElement) => {
    const grid = gridRef.current;
    if (!grid) return;
    const stops = [...grid.rows].flatMap(rowStops);
    const kept = [target, current.current].find((stop) => stop && stops.includes(stop));
    current.current = kept ?? stopsOfFirstName(grid) ?? stops[0] ?? null;
    for (const stop of stops) stop.tabIndex = stop === current.current ? 0 : -1;
  };
  useLayoutEffect(() => moveTabStop());

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const position = toPosition(event);
    const action = position && (moveBy(position) ?? actionOf(position, { onOpen, onSelect }));
    if (!action) return;
    event.preventDefault();
    action();
  };
  return {
    gridRef,
    onKeyDown,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => moveTabStop(target),
  };
}

const stopsOfFirstName = (grid: HTMLTableElement): HTMLElement | undefined => {
  const name = grid.tBodies[0]?.querySelector<HTMLTableCellElement>('th');
  return name ? stopsOf(name)[0] : undefined;
};

interface Position {
  grid: HTMLTableElement;
  row: HTMLTableRowElement;
  cell: HTMLTableCellElement;
  target: HTMLElement;
  key: string;
  ctrlKey: boolean;
}

/** Where a key was pressed; undefined in the menu of a row, whose events reach the grid too. */
function toPosition(event: KeyboardEvent<HTMLTableElement>): Position | undefined {
  const { target, currentTarget: grid, key, ctrlKey, altKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || altKey || metaKey || !grid.contains(target)) return undefined;
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const row = target.closest('tr');
  return cell && row ? { grid, row, cell, target, key, ctrlKey } : undefined;
}

function moveBy(position: Position): (() => void) | undefined {
  const next = findNext(position);
  return next && (() => next.focus());
}

/** Enter on a header sorts, and on a cell opens its row; Space selects it. Links and buttons have their own keys. */
function actionOf({ grid, row, cell, target, key }: Position, { onOpen, onSelect }: GridKeys) {
  const index = row.rowIndex - (grid.tHead?.rows.length ?? 0);
  const isOnCell = target === cell;
  if (index < 0) return isOnCell && (key === 'Enter' || key === ' ') ? () => cell.click() : undefined;
  if (key === 'Enter') return isOnCell ? () => onOpen(index) : undefined;
  return key === ' ' && onSelect && !target.matches('button, input') ? () => onSelect(index) : undefined;
}

const pageStep = 10;

/** The stop that a key leads to; undefined for other keys and at the edge. */
function findNext({ grid, row, cell, target, key, ctrlKey }: Position): HTMLElement | undefined {
  const stops = rowStops(row);
  const isRtl = getComputedStyle(grid).direction === 'rtl';
  const inColumn = (rowIndex: number) => {
    const below = grid.rows[Math.max(0, Math.min(rowIndex, grid.rows.length - 1))]?.cells[cell.cellIndex];
    return below && stopsOf(below)[0];
  };
  const forward = (step: number) => stops[stops.indexOf(target) + step];
  switch (key) {
    case 'ArrowDown':
      return inColumn(row.rowIndex + 1);
    case 'ArrowUp':
      return inColumn(row.rowIndex - 1);
    case 'PageDown':
      return inColumn(row.rowIndex + pageStep);
    case 'PageUp':
      return inColumn(row.rowIndex - pageStep);
    case 'ArrowLeft':
      return forward(isRtl ? 1 : -1);
    case 'ArrowRight':
      return forward(isRtl ? -1 : 1);
    case 'Home':
      return rowStops(ctrlKey ? grid.rows[0] : row)[0];
    case 'End':
      return rowStops(ctrlKey ? grid.rows[grid.rows.length - 1] : row).at(-1);
    default:
      return undefined;
  }
}
