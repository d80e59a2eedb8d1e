import type { StateInline } from 'markdown-it';
import { footnoteStateOf } from '../footnoteState';
import { takeFormula } from '../formulaAllowance';

const asterisk = 0x2a;

/** Before an opening and behind a closing asterisk; signs of arithmetic and closing brackets are none. */
const isBoundaryBefore = (character: string): boolean => /^$|[\s([{«“„"'‘’—–\-،؛:;,.!?؟…|*]/.test(character);
const isBoundaryBehind = (character: string): boolean => /^$|[\s)\]}»”"'‘’—–\-،؛:;,.!?؟…|*]/.test(character);
const isText = (character: string): boolean => character !== '' && !/\s/.test(character);

const codePointBefore = (text: string, position: number): string =>
  [...text.slice(Math.max(0, position - 2), position)].at(-1) ?? '';
const codePointAt = (text: string, position: number): string => [...text.slice(position, position + 2)][0] ?? '';

/** A letter of a formula or a digit: `U**2` is a power. Arabic letters may be a prefix of the emphasized word. */
const isOperand = (character: string): boolean => /[\p{Script=Latin}\p{Script=Greek}\p{N})\]²³°%]/u.test(character);

/** `*emphasis*` and `**strong**` at the borders of words: `U*I*t` and `2*3*4` are products. */
export function emphasisRule(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== asterisk) return false;
  let end = state.pos;
  while (end < state.posMax && state.src.charCodeAt(end) === asterisk) end += 1;
  const length = end - state.pos;
  const before = codePointBefore(state.src, state.pos);
  const behind = codePointAt(state.src, end);
  const open = isText(behind) && (length > 1 ? !isOperand(before) : isBoundaryBefore(before));
  const close = isText(before) && (length > 1 ? !/\p{N}/u.test(behind) : isBoundaryBehind(behind));
  for (let index = 0; index < length; index += 1) {
    state.push('text', '', 0).content = '*';
    state.delimiters.push({ marker: asterisk, length, token: state.tokens.length - 1, end: -1, open, close });
  }
  state.pos = end;
  return true;
}

/** Wraps the rule of code: a backtick behind a letter is an apostrophe. */
export const codeSpanRule =
  (rule: (state: StateInline, silent: boolean) => boolean) =>
  (state: StateInline, silent: boolean): boolean => {
    if (state.src[state.pos] !== '`') return false;
    if (!/[\p{Script=Latin}\p{N}]/u.test(codePointBefore(state.src, state.pos))) return rule(state, silent);
    const [{ length } = ''] = /`+/y.exec(state.src.slice(state.pos, state.pos + 100)) ?? [''];
    if (!silent) state.pending += state.src.slice(state.pos, state.pos + length);
    state.pos += length;
    return true;
  };

/** The beginning of a path, with its drive or a folder, before a further backslash. */
const pathPattern = /(?:\b[a-z]:|\\[\p{L}\p{N}_])[^\s]*$/iu;

/** A backslash is a sign of paths and formulas, except before a mark that would begin something in this line. */
export function escapeRule(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src[pos] !== '\\' || !/[*$`[|]/.test(src[pos + 1] ?? '')) return false;
  if (pathPattern.test(src.slice(Math.max(0, pos - 60), pos))) return false;
  if (!silent) state.pending += state.src[state.pos + 1] ?? '';
  state.pos += 2;
  return true;
}

const formulaPattern = /(\$\$?)(?=[^\s$])((?:[^$\\\n]|\\[^\n]){0,499}(?:[^$\\\s]|\\[^\s]))\1(?!\$)/y;

/** `$…$`, with the signs beside the formula and no letter or digit around them: `15$ … 20$` are amounts. */
export function formulaRule(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$' || isOperand(codePointBefore(state.src, state.pos))) return false;
  formulaPattern.lastIndex = state.pos;
  const match = formulaPattern.exec(state.src);
  const [{ length }, , source = ''] = match ?? [''];
  if (!match || !isFormulaText(source) || /[\p{Script=Latin}\p{N}]/u.test(codePointAt(state.src, state.pos + length))) {
    return false;
  }
  if (!silent) {
    const formula = takeFormula(state.env, source, false);
    if (!formula) return false;
    state.push('formula', '', 0).meta = { formula };
  }
  state.pos += length;
  return true;
}

const referencePattern = /\[\^([\p{L}\p{N}_-]{1,40})\]/uy;

/** `[^1]` of a footnote that the text has. */
export function footnoteReferenceRule(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '[' || state.src[state.pos + 1] !== '^') return false;
  referencePattern.lastIndex = state.pos;
  const [{ length }, label = ''] = referencePattern.exec(state.src) ?? [''];
  const { labels, numbers } = footnoteStateOf(state.env);
  if (!labels.has(label)) return false;
  if (!silent) {
    const number = numbers.get(label) ?? numbers.size + 1;
    numbers.set(label, number);
    state.push('footnote_reference', '', 0).meta = { number };
  }
  state.pos += length;
  return true;
}

const command = /\\(?:text|mathrm|operatorname|textbf|mbox)\s*\{[^{}]*\}|\\[a-zA-Z]+/g;
const operator = /[=+*/^_<>≤≥×·÷−∑∫√±≈∝]|\\[a-zA-Z]/;

/** A single symbol, or an amount with its unit. */
const singleTerm = /^(?:[^\s,;]+|[\d.,]+[\s~]?\S{1,5})$/;

/** Symbols with signs between them, such as `(x, y)`, but not `5, or 6`. */
const symbolList = /^[^\p{L}]*(?:\p{L}{1,2}[^\p{L}]+)*\p{L}{0,2}[^\p{L}]*$/u;
const wordBetweenAmounts = /^\p{N}.*\p{L}{2,}.*\p{N}$/u;

/** Words beside each other, in any language. */
const prose = /\p{L}{3,}[\s,;:]+\p{L}{2,}[\s,;:]+\p{L}{3,}|\p{L}{4,}[\s,;:]+\p{L}{3,}/u;

/** Whether the text between two dollar signs is a formula and not a sentence between two amounts. */
function isFormulaText(source: string): boolean {
  const bare = source.replace(command, ' ').trim();
  if (prose.test(bare) && !source.includes('=')) return false;
  if (operator.test(source)) return true;
  return singleTerm.test(source) || (symbolList.test(bare) && !wordBetweenAmounts.test(bare));
}
