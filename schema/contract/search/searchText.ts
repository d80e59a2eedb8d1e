/**
 * Search treats letters that Arabic writers use for one another as one: hamza carriers of alef, taa marbuta and haa,
 * alef maqsura and yaa; it drops tatweel and vowel marks, turns Arabic and Persian digits into 0-9 and ignores case.
 * Server and browser share it, so that what is found can also be marked (matches.ts).
 */
const equivalentLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي' };

const arabicMarksPattern = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
const latinMarksPattern = /[\u0300-\u036F]/g;
const equivalentLetterPattern = /[أإآٱةىؤئ]/g;
const arabicDigitsPattern = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** A text in the letters that search compares. What a letter becomes depends on no other letter around it. */
export const normalizeLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(arabicMarksPattern, '')
    .replace(equivalentLetterPattern, (letter) => equivalentLetters[letter] ?? letter)
    .replace(arabicDigitsPattern, (digit) => String(digit.charCodeAt(0) & 0xf))
    .normalize('NFD')
    .replace(latinMarksPattern, '')
    .normalize('NFC')
    .toLowerCase()
    // The sigma that Greek writes at the end of a word.
    .replaceAll('ς', 'σ');

/** The form in which texts are compared: normalised, lower case, single spaces. Absent texts are left out. */
export const toSearchText = (...texts: (string | null | undefined)[]): string =>
  normalizeLetters(texts.filter((text) => text).join('\n'))
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** What somebody searches for, word by word: each has to occur in a text, wherever it may. */
export const splitSearchWords = (search: string | null | undefined): string[] => [
  ...new Set(toSearchText(search).split(/\s+/).filter(Boolean)),
];
