import { dropInvisible, toHyphens, toLatinDigits } from '../text/characters';
import { parseDecimal } from '../text/decimalNumber';

/**
 * Arabic letters that search treats as equal: alef with hamza, taa marbuta, alef maqsura. normalize_search() in SQL
 * mirrors this.
 */
const equivalentLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي' };

const arabicMarksPattern = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
const latinMarksPattern = /[\u0300-\u036F]/g;
const equivalentLetterPattern = /[أإآٱةىؤئ]/g;
const apostrophesPattern = /[‘’‛ʼ′]/g;

/** The result of a letter does not depend on its neighbors. */
export const normalizeLetters = (text: string): string =>
  // Invisible characters last, so that letters on both sides are not composed.
  dropInvisible(
    toHyphens(toLatinDigits(text.normalize('NFKC')))
      .replace(arabicMarksPattern, '')
      .replace(equivalentLetterPattern, (letter) => equivalentLetters[letter] ?? letter)
      .replace(apostrophesPattern, "'")
      .normalize('NFD')
      .replace(latinMarksPattern, '')
      .normalize('NFC')
      .toLowerCase()
      // Greek final sigma.
      .replaceAll('ς', 'σ'),
  );

const workshopLetters: Record<string, string> = { ڤ: 'ف', گ: 'ق', ڨ: 'ق', پ: 'ب', چ: 'ج', ژ: 'ز', ک: 'ك', ی: 'ي' };

/** Letters of the workshop and of Persian keyboards as the Arabic ones: ڤولت is فولت. */
export const toStandardLetters = (text: string): string =>
  text.replace(/[ڤگڨپچژکی]/g, (letter) => workshopLetters[letter] ?? letter);

/** Normalized, lower case, single spaces. Absent texts are skipped. */
export const toSearchText = (...texts: (string | null | undefined)[]): string =>
  normalizeLetters(texts.filter((text) => text).join('\n'))
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Unique words of a search text; a row matches when it contains all of them. */
export const splitSearchWords = (search: string | null | undefined): string[] => [
  ...new Set(toSearchText(search).split(/\s+/).filter(Boolean)),
];

/** A number as the database writes it: "15,000", "15.000" and "15٬000" are 15000. Other words stay. */
export const toPlainNumber = (word: string): string => (/[,.٬٫]/.test(word) ? (parseDecimal(word) ?? word) : word);

/**
 * The digits of a normalized phone number in national form: "+213 550 12 34 56" is 0550123456, also while it is being
 * typed. phone_digits() in SQL mirrors this for whole numbers.
 */
export const toPhoneDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  if (/^\s*\(?(?:\+|00)/.test(text)) return digits.replace(/^00/, '').replace(/^2130?/, '0');
  return digits.replace(/^0?2130?(?=\d{8,9}$)/, '0');
};
