import type { StateBlock } from 'markdown-it';

/** Containers (lists, quotes, callouts) inside each other; deeper ones are shown as they were typed. */
const maxContainerLevel = 16;

export const mayNest = (state: StateBlock): boolean => state.level < maxContainerLevel;

/** A line without its indentation and the marks of its containers. */
export const lineText = (state: StateBlock, line: number): string =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd();

export const indentOf = (state: StateBlock, line: number): number => state.sCount[line] ?? 0;

/** False behind the end of the container, too. */
export const isInContainer = (state: StateBlock, line: number, endLine: number): boolean =>
  line < endLine && !state.isEmpty(line) && indentOf(state, line) >= state.blkIndent;

/** Adds a token whose content is parsed for inline marks after all blocks are known. */
export function pushInline(state: StateBlock, content: string, lines: [number, number]): void {
  const token = state.push('inline', '', 0);
  token.content = content.trim();
  token.map = lines;
  token.children = [];
}

/** Parses lines of a container. */
export function tokenizeLines(state: StateBlock, from: number, to: number, blkIndent: number): void {
  const { lineMax: oldLineMax, blkIndent: oldIndent, parentType: oldParent } = state;
  state.lineMax = to;
  state.blkIndent = blkIndent;
  state.parentType = 'root';
  state.md.block.tokenize(state, from, to);
  state.lineMax = oldLineMax;
  state.blkIndent = oldIndent;
  state.parentType = oldParent;
}
