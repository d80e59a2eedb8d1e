import { toLatinDigits } from '../../contract/text/characters';

/** The beginning of a list item. */
export interface ListMarker {
  kind: 'bullet' | 'number' | 'letter';
  /** As typed, without spaces. */
  text: string;
  /** What kind of marker follows in the same list: digits or alphabet, and signs around it. */
  series: string;
  /** Numbers of a bullet are 0. */
  value: number;
  /** Characters before the content. */
  length: number;
  /** Without the space, or with unusual signs, a marker counts only beside its neighbor: "3-phase" is no item. */
  needsNeighbor: boolean;
}

const bulletPattern = /^([-*•·▪●○◦‣✓✔➢►])[ \t\u00A0]+(?=\S)/;
/** Dashes are minus signs, too. */
const dashPattern = /^([–—])[ \t\u00A0]+(?=\p{L})/u;
const orderedPattern =
  /^(\(?)(\d{1,3}|[٠-٩]{1,3}|[۰-۹]{1,3}|[ivx]{2,5}|[IVX]{2,5}|[a-zA-Z]|[ء-ي])(\)|\.-|°\)?|[.\-–ـ/]|[ \u00A0][-–])([ \t\u00A0]*)(?=\S)/u;

const arabicAlphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const arabicAbjad = 'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ';

const seriesOfDigits = (digit: string): string => (/\d/.test(digit) ? 'latin' : digit < '۰' ? 'arabic' : 'persian');

const bareLetter = (letter: string): string => letter.toLowerCase().replace(/[أإآ]/, 'ا');

/** Whether a letter follows another one, in the alphabet or in the order of the abjad. */
function followsLetter(previous: string, next: string): boolean {
  if (previous.length > 1 || next.length > 1) return false;
  const [a, b] = [bareLetter(previous), bareLetter(next)];
  if (/[a-z]/.test(a)) return b.codePointAt(0) === (a.codePointAt(0) ?? 0) + 1;
  return [arabicAlphabet, arabicAbjad].some((order) => order.includes(a) && order[order.indexOf(a) + 1] === b);
}

function readBullet(line: string): ListMarker | undefined {
  const dash = dashPattern.exec(line);
  const match = dash ?? bulletPattern.exec(line);
  if (!match) return undefined;
  const [{ length }, text = ''] = match;
  const series = dash ? 'dash' : 'bullet';
  return { kind: 'bullet', text, series, value: 0, length, needsNeighbor: dash !== null };
}

/** "1.5", "2-3" and "12:30" are amounts and times: without a space, a marker precedes a word. */
const beginsWord = (rest: string): boolean => /^[\p{L}«"“*[$`]/u.test(rest);

function seriesOf(sign: string): string {
  if (/\p{Nd}/u.test(sign)) return seriesOfDigits(sign);
  return /[a-z]/i.test(sign) ? 'latinLetter' : 'arabicLetter';
}

function readOrdered(line: string): ListMarker | undefined {
  const match = orderedPattern.exec(line);
  if (!match) return undefined;
  const [{ length }, open = '', sign = '', close = '', space = ''] = match;
  const isWithoutSpace = space === '';
  if ((isWithoutSpace && !beginsWord(line.slice(length))) || (open !== '' && close !== ')')) return undefined;
  const isNumber = /\p{Nd}/u.test(sign);
  return {
    kind: isNumber ? 'number' : 'letter',
    text: `${open}${sign}${close}`.replace(/\s/g, ' '),
    series: `${open}${seriesOf(sign)}${close}`,
    value: isNumber ? Number(toLatinDigits(sign)) : 0,
    length,
    needsNeighbor: isWithoutSpace || !(isNumber ? /^\p{Nd}+[.)\-ـ]$/u : /^\p{L}+\)$/u).test(open + sign + close),
  };
}

export const readListMarker = (line: string): ListMarker | undefined => readBullet(line) ?? readOrdered(line);

const lettersOf = ({ text }: ListMarker): string => text.replace(/[^\p{L}]/gu, '');

const romanNumerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];
const toRoman = (marker: ListMarker): number => romanNumerals.indexOf(lettersOf(marker).toLowerCase());

/** Whether an item belongs to the list of the one before it. */
export const isSameSeries = (a: ListMarker, b: ListMarker): boolean => a.series === b.series;

const isNextOf: Record<ListMarker['kind'], (previous: ListMarker, next: ListMarker) => boolean> = {
  bullet: () => true,
  number: (previous, next) => next.value === previous.value + 1,
  letter: (previous, next) =>
    followsLetter(lettersOf(previous), lettersOf(next)) ||
    (toRoman(previous) >= 0 && toRoman(next) === toRoman(previous) + 1),
};

/** Whether an item is the next of the one before it. */
export const follows = (previous: ListMarker, next: ListMarker): boolean =>
  isSameSeries(previous, next) && isNextOf[previous.kind](previous, next);
