import type { StateBlock } from 'markdown-it';
import { calloutKinds } from '../../contract/richText';
import { indentOf, isInContainer, lineText, mayNest, pushInline, tokenizeLines } from './blockLines';

/** "> 1000 V" is a bound, not a quotation; neither are ">=" and ">>". */
const quotePattern = /^>(?![=>]|\s*[-+]?\p{Nd})/u;

export function quoteRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!mayNest(state) || !quotePattern.test(lineText(state, startLine))) return false;
  if (silent) return true;
  let end = startLine;
  while (isInContainer(state, end, endLine) && lineText(state, end).startsWith('>')) end += 1;
  const { bMarks, tShift, sCount, bsCount } = state;
  const saved = [bMarks, tShift, sCount, bsCount].map((marks) => marks.slice(startLine, end));
  for (let line = startLine; line < end; line += 1) {
    const from = (bMarks[line] ?? 0) + (tShift[line] ?? 0) + 1;
    const indent = /^[ \t]*/.exec(state.src.slice(from, state.eMarks[line]))?.[0].length ?? 0;
    const space = indent > 0 ? 1 : 0;
    bMarks[line] = from + space;
    tShift[line] = indent - space;
    sCount[line] = indent - space;
    bsCount[line] = 0;
  }
  state.push('blockquote_open', '', 1);
  tokenizeLines(state, startLine, end, 0);
  state.push('blockquote_close', '', -1);
  [bMarks, tShift, sCount, bsCount].forEach((marks, index) =>
    marks.splice(startLine, end - startLine, ...(saved[index] ?? [])),
  );
  state.line = end;
  return true;
}

const calloutPattern = new RegExp(`^:::[ \\t]*(${calloutKinds.join('|')})(?:[ \\t]+(\\S.*))?$`, 'i');
const calloutEnd = /^:{3,}$/;

/** The line that closes a callout; the end of its container for one that was left open. */
function findCalloutEnd(state: StateBlock, startLine: number, endLine: number): number {
  let depth = 1;
  let isInFence = false;
  for (let line = startLine + 1; line < endLine; line += 1) {
    if (!state.isEmpty(line) && indentOf(state, line) < state.blkIndent) return line;
    const text = lineText(state, line);
    if (text.startsWith('```')) isInFence = !isInFence;
    if (isInFence) continue;
    if (calloutPattern.test(text)) depth += 1;
    if (calloutEnd.test(text)) depth -= 1;
    if (depth === 0) return line;
  }
  return endLine;
}

/** `:::warning Title`, blocks, `:::`. */
export function calloutRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!mayNest(state)) return false;
  const match = calloutPattern.exec(lineText(state, startLine));
  if (!match) return false;
  if (silent) return true;
  const [, kind = 'note', title] = match;
  const end = findCalloutEnd(state, startLine, endLine);
  state.push('callout_open', '', 1).meta = { kind: kind.toLowerCase(), hasTitle: title !== undefined };
  if (title !== undefined) pushInline(state, title, [startLine, startLine + 1]);
  tokenizeLines(state, startLine + 1, end, state.blkIndent);
  state.push('callout_close', '', -1);
  const isClosed = end < endLine && calloutEnd.test(lineText(state, end));
  state.line = isClosed ? end + 1 : end;
  return true;
}
