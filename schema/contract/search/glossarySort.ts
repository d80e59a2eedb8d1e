import { normalizeLetters, toSearchText } from './searchText';

/** Heading of terms that start with a digit or sign. */
export const nonLetterHeading = '#';

/** Letters of other languages belong to a basic letter of their script. sort_key() in SQL mirrors this. */
const basicLetters: Record<string, string> = {
  œ: 'o',
  æ: 'a',
  ß: 's',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  ڥ: 'ف',
  ڨ: 'ق',
  ڧ: 'ق',
  گ: 'ك',
  ک: 'ك',
  ڭ: 'ك',
  ڪ: 'ك',
  ژ: 'ز',
  ی: 'ي',
  ې: 'ي',
  ہ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ھ: 'ه',
  ۋ: 'و',
};

/** Uppercase initial for the alphabetical index, as `sort_key()` orders texts. The Arabic article is not skipped. */
export function initialLetter(term: string): string {
  const [first = ''] = normalizeLetters(term).replace(/^[^\p{L}\p{N}]+/u, '');
  return /\p{L}/u.test(first) ? (basicLetters[first] ?? first).toUpperCase() : nonLetterHeading;
}

interface GlossaryTermTexts {
  term: string;
  termAr: string;
  definition: string;
  definitionAr: string;
  acronym?: string | null;
  acronymAr?: string | null;
  nameFr?: string | null;
  spellings?: readonly string[];
}

export const glossaryTermSearchText = ({
  term,
  termAr,
  acronym,
  acronymAr,
  nameFr,
  spellings = [],
  definition,
  definitionAr,
}: GlossaryTermTexts): string =>
  toSearchText(term, termAr, acronym, acronymAr, nameFr, ...spellings, definition, definitionAr);
