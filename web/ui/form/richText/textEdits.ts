import { toLatinDigits } from '../../../../schema/contract/text/characters';

/** A text with its selection, in UTF-16 units. */
export interface SelectedText {
  text: string;
  start: number;
  end: number;
}

export type LineMark = 'bullet' | 'numbered' | 'task';

const replaceRange = ({ text }: SelectedText, start: number, end: number, by: string, select = by): SelectedText => {
  const from = start + by.indexOf(select);
  return { text: text.slice(0, start) + by + text.slice(end), start: from, end: from + select.length };
};

const isWordCharacter = (character: string | undefined): boolean => /[\p{L}\p{M}\p{N}_-]/u.test(character ?? '');

/** The selection without spaces at its ends; without a selection the word around the caret. */
function trimSelection({ text, start, end }: SelectedText): SelectedText {
  if (start === end) {
    while (isWordCharacter(text[start - 1])) start -= 1;
    while (isWordCharacter(text[end])) end += 1;
    return { text, start, end };
  }
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return { text, start, end };
}

const countBefore = (text: string, position: number, sign: string): number => {
  let count = 0;
  while (text[position - count - 1] === sign) count += 1;
  return count;
};
const countBehind = (text: string, position: number, sign: string): number => {
  let count = 0;
  while (text[position + count] === sign) count += 1;
  return count;
};

/** Whether as many signs as of `mark` surround a word: `***` are those of both `**` and `*`. */
const isMarked = (count: number, mark: string): boolean =>
  mark === '*' ? count === 1 || count === 3 : count >= mark.length;

/** What begins a line, and its words. */
const markedLinePattern = /^(\s*(?:[-*•]\s+(?:\[[ x]\]\s+)?|[\d٠-٩]+[.)]\s+|#{1,6}\s+|>\s*)?)(\S(?:.*\S)?)/;

/** Puts a mark around the selected words or takes it away. Each line has marks of its own: none reaches over two items. */
export function toggleMark(selected: SelectedText, mark: string): SelectedText {
  const { text, ...trimmed } = trimSelection(selected);
  let { start, end } = trimmed;
  const sign = mark.charAt(0);
  // A selection with its marks is one of the words between them.
  const inner = Math.min(countBehind(text, start, sign), countBefore(text, end, sign));
  if (inner > 0 && end - start > inner * 2) {
    start += inner;
    end -= inner;
  }
  const outer = Math.min(countBefore(text, start, sign), countBehind(text, end, sign));
  if (start !== end && isMarked(outer, mark)) {
    const words = text.slice(start, end);
    return replaceRange({ text, start, end }, start - mark.length, end + mark.length, words);
  }
  const words = text.slice(start, end);
  if (!words.includes('\n')) {
    const { text: marked } = replaceRange({ text, start, end }, start, end, `${mark}${words}${mark}`);
    return { text: marked, start: start + mark.length, end: end + mark.length };
  }
  const marked = words
    .split('\n')
    .map((line) => line.replace(markedLinePattern, (_line, lead: string, rest: string) => lead + mark + rest + mark))
    .join('\n');
  return replaceRange({ text, start, end }, start, end, marked);
}

/** The whole lines that the selection touches. */
function selectedLines({ text, start, end }: SelectedText): [number, number] {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', last);
  return [text.lastIndexOf('\n', start - 1) + 1, lineEnd < 0 ? text.length : lineEnd];
}

function replaceLines(selected: SelectedText, change: (lines: string[]) => string[]): SelectedText {
  const [from, to] = selectedLines(selected);
  const by = change(selected.text.slice(from, to).split('\n')).join('\n');
  const replaced = replaceRange(selected, from, to, by);
  return selected.start === selected.end ? { ...replaced, start: replaced.end } : replaced;
}

/** None, `##`, `###`, none: the page has the level above. */
export const cycleHeading = (selected: SelectedText): SelectedText =>
  replaceLines(selected, (lines) => {
    const depth = /^(#{1,6})\s/.exec(lines[0] ?? '')?.[1]?.length ?? 0;
    const sign = depth === 0 ? '## ' : depth < 3 ? '### ' : '';
    return lines.map((line) => (line.trim() === '' && lines.length > 1 ? line : sign + line.replace(/^#{1,6}\s+/, '')));
  });

const itemPattern = /^(\s*)([-*•]\s+\[[ xX✓]\]\s+|[-*•]\s+|[\d٠-٩]{1,3}[.)]\s+)/;

function lineMarkOf(line: string): LineMark | undefined {
  const marker = itemPattern.exec(line)?.[2];
  if (marker === undefined) return undefined;
  if (marker.includes('[')) return 'task';
  return /^[-*•]/.test(marker) ? 'bullet' : 'numbered';
}

/** Makes items of the selected lines, or lines of items that have this mark already. */
export const toggleList = (selected: SelectedText, mark: LineMark): SelectedText =>
  replaceLines(selected, (lines) => {
    const texts = lines.filter((line) => line.trim() !== '');
    const isOn = texts.length > 0 && texts.every((line) => lineMarkOf(line) === mark);
    let number = 0;
    return lines.map((line) => {
      if (line.trim() === '' && lines.length > 1) return line;
      const indent = /^\s*/.exec(line)?.[0] ?? '';
      const text = line.replace(itemPattern, '').trimStart();
      if (isOn) return indent + text;
      number += 1;
      return `${indent}${{ bullet: '- ', numbered: `${number}. `, task: '- [ ] ' }[mark]}${text}`;
    });
  });

/**
 * Puts a block in lines of its own instead of the selection, with blank lines around it.
 * @param select what is selected in it; without it the block
 */
export function insertBlock(selected: SelectedText, block: string, select?: string): SelectedText {
  const { text, start, end } = selected;
  const before = text.slice(0, start).trimEnd();
  // The indentation of the next line is that of a list.
  const behind = text.slice(end).replace(/^(?:[^\S\n]*\n)+|^[^\S\n]+/, '');
  const lead = before === '' ? '' : `${before}\n\n`;
  const inserted = replaceRange({ text: lead, start: 0, end: 0 }, lead.length, lead.length, block, select);
  return { ...inserted, text: `${inserted.text}${behind === '' ? '\n' : `\n\n${behind}`}` };
}

/** Selects the words of the first cell: what is typed next replaces them, not the table. */
export const insertTable = (selected: SelectedText, table: string): SelectedText =>
  insertBlock(selected, table, table.split('|')[1]?.trim());

/** Lines of the selection in a block, or a word that invites to type. */
export function wrapInBlock(
  selected: SelectedText,
  [open, close]: readonly [string, string],
  sample: string,
): SelectedText {
  const words = selected.text.slice(selected.start, selected.end).trim() || sample;
  const inserted = insertBlock(selected, `${open}\n${words}\n${close}`);
  const from = inserted.start + open.length + 1;
  return { ...inserted, start: from, end: from + words.length };
}

/** `[words](https://)` with the address selected; a selected address is the link's own. */
export function insertLink(selected: SelectedText, sample: string): SelectedText {
  const { text, start, end } = trimSelection(selected);
  const words = text.slice(start, end);
  if (/^https:\/\/\S+$|^\/\S+$/.test(words))
    return replaceRange({ text, start, end }, start, end, `[${sample}](${words})`, sample);
  return replaceRange({ text, start, end }, start, end, `[${words || sample}](https://)`, 'https://');
}

const toArabicDigits = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** The beginning of the item that follows one: the next number in the same digits, or an open task. */
function nextSign(sign: string): string {
  const [digits = ''] = /^[\d٠-٩]+/.exec(sign) ?? [];
  if (digits === '') return sign.replace(/\[[^\]]\]/, '[ ]');
  const next = Number(toLatinDigits(digits)) + 1;
  return (/\d/.test(digits) ? String(next) : toArabicDigits(next)) + sign.slice(digits.length);
}

/** Enter behind an item begins the next one; behind an empty item it ends the list. Undefined elsewhere. */
export function continueList(selected: SelectedText): SelectedText | undefined {
  const { text, start, end } = selected;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const [marker = '', indent = '', sign = ''] = itemPattern.exec(`${line} `) ?? [];
  if (marker === '' || start !== end) return undefined;
  if (line.trim() === sign.trim()) return replaceRange(selected, from, start, '');
  if (!itemPattern.test(line)) return undefined;
  const inserted = replaceRange(selected, start, end, `\n${indent}${nextSign(sign)}`);
  return { ...inserted, start: inserted.end };
}

const escapeMarks = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().replace(/[*$`]/g, '\\$&').replaceAll('[', '(').replaceAll(']', ')');

export interface TextPicture {
  src: string;
  alt: string;
  caption: string;
}

/** `![description](address "caption")`; an empty description is that of a decorative picture. */
export function pictureMarkdown({ src, alt, caption }: TextPicture): string {
  const title = caption.replace(/\s+/g, ' ').trim().replace(/["\\]/g, '\\$&');
  return `![${escapeMarks(alt)}](${src}${title && ` "${title}"`})`;
}

/** Where a position is after an edit elsewhere in the text. */
export function movePosition(position: number, before: string, after: string): number {
  const { start, removed, inserted } = differenceOf(before, after);
  if (position <= start) return position;
  return position >= start + removed ? position + inserted.length - removed : start + inserted.length;
}

export interface InsertedPicture {
  /** Pictures have rising keys in the order in which they were chosen. */
  key: number;
  /** Where it was inserted, and where it ends in the new text. */
  at: number;
  end: number;
}

/** Where pictures that wait are after an edit: those of one place stay in the order in which they were chosen. */
export const moveWaiting = (
  positions: ReadonlyMap<number, number>,
  [before, after]: readonly [string, string],
  inserted?: InsertedPicture,
): Map<number, number> =>
  new Map(
    [...positions].map(([key, at]) => [
      key,
      inserted && key > inserted.key && at === inserted.at ? inserted.end : movePosition(at, before, after),
    ]),
  );

/** The smallest replacement that makes one text of another. */
export function differenceOf(before: string, after: string): { start: number; removed: number; inserted: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, removed: before.length - tail - start, inserted: after.slice(start, after.length - tail) };
}
