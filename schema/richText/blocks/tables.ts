import type { StateBlock } from 'markdown-it';
import { isInContainer, lineText, pushInline } from './blockLines';
import { readListMarker } from './listMarkers';

const maxColumns = 40;

const delimiterPattern = /^\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?$/;

/** A bar inside `code` or behind a backslash belongs to the cell. */
const cellPattern = /(?:`[^`]*`|\\\||[^|])+|\|/g;

function pipeCells(line: string): string[] {
  const cells: string[] = [];
  let isOpen = false;
  for (const [part] of line.replace(/^\||\|$/g, '').matchAll(cellPattern)) {
    if (part === '|') {
      if (!isOpen) cells.push('');
      isOpen = false;
    } else {
      cells.push(part.replaceAll('\\|', '|').trim());
      isOpen = true;
    }
  }
  return isOpen ? cells : [...cells, ''];
}

/** Cells of a row that was copied from a sheet; undefined for a line without tabs between words. */
function tabCells(line: string): string[] | undefined {
  const cells = line.split('\t').map((cell) => cell.trim());
  return cells.length > 1 && cells.length <= maxColumns && cells.some(Boolean) ? cells : undefined;
}

/** The whole line: an empty first cell is a tab at its beginning. */
const rowText = (state: StateBlock, line: number): string => state.src.slice(state.bMarks[line], state.eMarks[line]);

interface TableRows {
  header: string[];
  rows: string[][];
  end: number;
}

function readPipeTable(state: StateBlock, startLine: number, endLine: number): TableRows | undefined {
  if (!isInContainer(state, startLine + 1, endLine)) return undefined;
  const delimiter = lineText(state, startLine + 1);
  if (!delimiter.includes('|') || !delimiterPattern.test(delimiter)) return undefined;
  const first = lineText(state, startLine);
  if (!first.includes('|')) return undefined;
  const header = pipeCells(first);
  if (header.length > maxColumns || pipeCells(delimiter).length > maxColumns) return undefined;
  // A table whose rows begin with a bar ends before a line that does not.
  const isRow = first.startsWith('|') ? /^\|/ : /\|/;
  const rows: string[][] = [];
  let end = startLine + 2;
  for (; isInContainer(state, end, endLine) && isRow.test(lineText(state, end)); end += 1) {
    rows.push(pipeCells(lineText(state, end)).slice(0, maxColumns));
  }
  return { header, rows, end };
}

const isAmount = (cell: string): boolean => /^[-+±≈~<>≤≥]?\s*\p{Nd}/u.test(cell);

function readTabTable(state: StateBlock, startLine: number, endLine: number): TableRows | undefined {
  const rows: string[][] = [];
  let end = startLine;
  for (; isInContainer(state, end, endLine); end += 1) {
    const cells = tabCells(rowText(state, end));
    if (!cells || (rows[0] && cells.length !== rows[0].length)) break;
    rows.push(cells);
  }
  const [first = []] = rows;
  // Bullets and numbers that were copied with a tab are lists.
  if (rows.length < 2 || (first.length === 2 && readListMarker(lineText(state, startLine)))) return undefined;
  const hasHeader = !first.some(isAmount) && rows.slice(1).some((row) => row.some(isAmount));
  return { header: hasHeader ? first : [], rows: hasHeader ? rows.slice(1) : rows, end };
}

/** Two neighboring lines decide; the rest is read once. */
const mayBeTabTable = (state: StateBlock, line: number, endLine: number): boolean =>
  rowText(state, line).includes('\t') &&
  isInContainer(state, line + 1, endLine) &&
  tabCells(rowText(state, line))?.length === tabCells(rowText(state, line + 1))?.length;

function pushRow(state: StateBlock, kind: 'table_header' | 'table_row', cells: readonly string[], line: number): void {
  state.push(`${kind}_open`, '', 1);
  for (const cell of cells) pushInline(state, cell, [line, line + 1]);
  state.push(`${kind}_close`, '', -1);
}

/** Tables with bars, and rows of cells with tabs between them, as sheets copy them. */
export function tableRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const table = readPipeTable(state, startLine, silent ? startLine + 2 : endLine);
  const rows =
    table ??
    (mayBeTabTable(state, startLine, endLine)
      ? readTabTable(state, startLine, silent ? startLine + 2 : endLine)
      : undefined);
  if (!rows) return false;
  if (silent) return true;
  state.push('table_open', '', 1);
  if (rows.header.length > 0) pushRow(state, 'table_header', rows.header, startLine);
  rows.rows.forEach((cells, index) => pushRow(state, 'table_row', cells, startLine + index));
  state.push('table_close', '', -1);
  state.line = rows.end;
  return true;
}
