/**
 * Search treats letters that Arabic writers use for one another as one: hamza carriers of alef, taa marbuta and haa,
 * alef maqsura and yaa; it drops tatweel and vowel marks, turns Arabic and Persian digits into 0-9 and ignores case.
 * Server and browser share it, so that what is found can also be marked.
 */
const folded: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي' };

const arabicMarks = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
const latinMarks = /[\u0300-\u036F]/g;
const foldable = /[أإآٱةىؤئ]/g;
const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The form in which texts are compared: normalised, lower case, single spaces. Absent texts are left out. */
export function searchKey(...texts: (string | null | undefined)[]): string {
  return texts
    .filter((text) => text)
    .join('\n')
    .normalize('NFKC')
    .replace(arabicMarks, '')
    .replace(foldable, (letter) => folded[letter] ?? letter)
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .normalize('NFD')
    .replace(latinMarks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
