import type { StateBlock } from 'markdown-it';
import { indentOf, isInContainer, lineText, pushInline } from './blockLines';
import { footnoteStateOf } from '../footnoteState';
import { takeFormula } from '../formulaAllowance';

/** A `#`, a space and a text; nothing at its end is taken away, because "C #" is a name. */
const headingPattern = /^(#{1,6})[ \t]+(\S.*)$/;

export function headingRule(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const match = headingPattern.exec(lineText(state, startLine));
  if (!match) return false;
  if (silent) return true;
  const [, signs = '#', text = ''] = match;
  state.push('heading_open', '', 1).meta = { depth: signs.length };
  pushInline(state, text, [startLine, startLine + 1]);
  state.push('heading_close', '', -1);
  state.line = startLine + 1;
  return true;
}

/** Only hyphens: underscores are blanks to fill in, and asterisks are typed for many reasons. */
export function separatorRule(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  if (!/^-{3,}$/.test(lineText(state, startLine))) return false;
  if (silent) return true;
  state.push('separator', '', 0);
  state.line = startLine + 1;
  return true;
}

/** A fence of backticks; one that was left open reaches to the end. */
export function codeRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!/^```[^`]*$/.test(lineText(state, startLine))) return false;
  if (silent) return true;
  let end = startLine + 1;
  while (end < endLine && !(isInContainer(state, end, endLine) && /^```\s*$/.test(lineText(state, end)))) {
    if (!state.isEmpty(end) && indentOf(state, end) < state.blkIndent) break;
    end += 1;
  }
  const token = state.push('fence', '', 0);
  token.content = state.getLines(startLine + 1, end, indentOf(state, startLine), false);
  const isClosed = end < endLine && lineText(state, end).startsWith('```');
  state.line = isClosed ? end + 1 : end;
  return true;
}

const maxFormulaLines = 30;

/** `$$ … $$` in lines of its own. */
export function formulaBlockRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const first = lineText(state, startLine);
  if (!first.startsWith('$$')) return false;
  let end = startLine;
  let text = first;
  while (text.length < 5 || !text.endsWith('$$')) {
    end += 1;
    if (end > startLine + maxFormulaLines || !isInContainer(state, end, endLine)) return false;
    text += `\n${lineText(state, end)}`;
  }
  const source = text.slice(2, -2).trim();
  if (source === '' || source.includes('$$')) return false;
  if (silent) return true;
  const formula = takeFormula(state.env, source, true);
  if (!formula) return false;
  state.push('formula_block', '', 0).meta = { formula };
  state.line = end + 1;
  return true;
}

const definitionPattern = /^\[\^([\p{L}\p{N}_-]{1,40})\]:[ \t]*(\S.*)$/u;

/** `[^1]: text` and the indented lines below it, outside of other blocks. */
export function footnoteRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (state.level > 0) return false;
  const match = definitionPattern.exec(lineText(state, startLine));
  const footnotes = footnoteStateOf(state.env);
  const [, label = '', text = ''] = match ?? [];
  if (!match || footnotes.labels.has(label)) return false;
  if (silent) return true;
  footnotes.labels.add(label);
  const lines = [text];
  let end = startLine + 1;
  for (; isInContainer(state, end, endLine) && indentOf(state, end) >= 2; end += 1) lines.push(lineText(state, end));
  state.push('footnote_open', '', 1).meta = { label };
  pushInline(state, lines.join('\n'), [startLine, end]);
  state.push('footnote_close', '', -1);
  state.line = end;
  return true;
}

/** Ends at a blank line, at another block or at the end of its container: a line continues no item that it is not indented for. */
export function paragraphRule(state: StateBlock, startLine: number, endLine: number): boolean {
  const terminators = state.md.block.ruler.getRules('paragraph');
  const { parentType } = state;
  state.parentType = 'paragraph';
  const lines = [lineText(state, startLine)];
  let end = startLine + 1;
  for (; isInContainer(state, end, endLine); end += 1) {
    const line = end;
    if (terminators.some((rule) => rule(state, line, endLine, true))) break;
    lines.push(lineText(state, end));
  }
  state.parentType = parentType;
  state.push('paragraph_open', '', 1);
  pushInline(state, lines.join('\n'), [startLine, end]);
  state.push('paragraph_close', '', -1);
  state.line = end;
  return true;
}
