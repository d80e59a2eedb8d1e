/**
 * Arabic letters that search treats as equal: alef with hamza, taa marbuta, alef maqsura. normalize_search() in SQL
 * mirrors this.
 */
const equivalentLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي' };

const arabicMarksPattern = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
const latinMarksPattern = /[\u0300-\u036F]/g;
const equivalentLetterPattern = /[أإآٱةىؤئ]/g;
const arabicDigitsPattern = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The result of a letter does not depend on its neighbors. */
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
    // Greek final sigma.
    .replaceAll('ς', 'σ');

/** Normalized, lower case, single spaces. Absent texts are skipped. */
export const toSearchText = (...texts: (string | null | undefined)[]): string =>
  normalizeLetters(texts.filter((text) => text).join('\n'))
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Unique words of a search text; a row matches when it contains all of them. */
export const splitSearchWords = (search: string | null | undefined): string[] => [
  ...new Set(toSearchText(search).split(/\s+/).filter(Boolean)),
];

/** A number without thousands separators and with a decimal point: "15,000" and "15٬000" are 15000. Other words stay. */
export const toPlainNumber = (word: string): string =>
  word.replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '').replace(/(?<=\d)٫(?=\d)/g, '.');

/**
 * The digits of a normalized phone number in national form: "+213 550 12 34 56" is 0550123456, also while it is being
 * typed. phone_digits() in SQL mirrors this for whole numbers.
 */
export const toPhoneDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return /^\s*(?:\+|00)/.test(text) ? digits.replace(/^(?:00)?2130?/, '0') : digits.replace(/^2130?(?=\d{8,9}$)/, '0');
};
