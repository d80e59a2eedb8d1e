import type { StateBlock } from 'markdown-it';
import { indentOf, isInContainer, lineText, mayNest, tokenizeLines } from './blockLines';
import { follows, isSameSeries, readListMarker, type ListMarker } from './listMarkers';

/** Columns by which the content of an item is indented at least; authors seldom count those of the marker. */
const itemIndent = 2;

/** The next line with text, or behind the next blank one. */
function neighborMarker(state: StateBlock, line: number, endLine: number): ListMarker | undefined {
  const next = state.isEmpty(line + 1) ? line + 2 : line + 1;
  return isInContainer(state, next, endLine) ? readListMarker(lineText(state, next)) : undefined;
}

/** A line that begins with a plus sign names a pole, and so does a minus sign beside it. */
const isPoleLine = (state: StateBlock, line: number): boolean => line >= 0 && /^\+[\s\d]/.test(lineText(state, line));

/** Three columns and more, such as `1.⇥R1⇥10 Ω`, are a row of a table. */
const isTableRow = (text: string): boolean => text.split('\t').length > 2;

function firstMarker(state: StateBlock, line: number, endLine: number): ListMarker | undefined {
  const text = lineText(state, line);
  const marker = readListMarker(text);
  if (!marker || isTableRow(text)) return undefined;
  if (marker.text === '-' && (isPoleLine(state, line - 1) || isPoleLine(state, line + 1))) return undefined;
  if (!marker.needsNeighbor) return marker;
  const next = neighborMarker(state, line, endLine);
  return next && follows(marker, next) ? marker : undefined;
}

/** Bullets, numbers in three scripts, and letters; items keep the marker that was typed. */
export function listRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  // "- 1. Stop" is one item: its text begins with a number.
  if (state.env.itemLine === startLine || !mayNest(state)) return false;
  const first = firstMarker(state, startLine, endLine);
  if (!first) return false;
  if (silent) return true;
  const list = state.push('list_open', '', 1);
  list.meta = { isOrdered: first.kind !== 'bullet' };
  list.map = [startLine, startLine];
  const indent = indentOf(state, startLine);
  let line = startLine;
  let isSpaced = false;
  for (let marker: ListMarker | undefined = first; marker;) {
    parseItem(state, line, endLine, marker);
    const isBehindBlank = state.isEmpty(state.line - 1);
    line = state.line;
    marker = nextItem(state, line, endLine, { marker, indent });
    if (marker && isBehindBlank) isSpaced = true;
  }
  list.meta.isSpaced = isSpaced;
  state.push('list_close', '', -1);
  state.line = line;
  return true;
}

function nextItem(
  state: StateBlock,
  line: number,
  endLine: number,
  { marker: previous, indent }: { marker: ListMarker; indent: number },
): ListMarker | undefined {
  if (!isInContainer(state, line, endLine) || indentOf(state, line) >= indent + itemIndent) return undefined;
  const text = lineText(state, line);
  const marker = readListMarker(text);
  if (!marker || !isSameSeries(previous, marker) || isTableRow(text)) return undefined;
  return !marker.needsNeighbor || follows(previous, marker) ? marker : undefined;
}

const taskPattern = /^\[([ xX✓])\][ \t]+(?=\S)/;

function parseItem(state: StateBlock, line: number, endLine: number, marker: ListMarker): void {
  const item = state.push('list_item_open', '', 1);
  const [oldShift = 0, oldCount = 0] = [state.tShift[line], state.sCount[line]];
  const task = taskPattern.exec(lineText(state, line).slice(marker.length));
  item.meta = { marker, ...(task && { isChecked: task[1] !== ' ' }) };
  state.tShift[line] = oldShift + marker.length + (task?.[0].length ?? 0);
  state.sCount[line] = oldCount + itemIndent;
  const { itemLine: oldItemLine } = state.env;
  state.env.itemLine = line;
  tokenizeLines(state, line, endLine, oldCount + itemIndent);
  state.env.itemLine = oldItemLine;
  state.tShift[line] = oldShift;
  state.sCount[line] = oldCount;
  state.push('list_item_close', '', -1);
}
