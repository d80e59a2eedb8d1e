import { bounds } from '../bounds';
import { toLatinDigits } from '../text/characters';
import { cleanSlug } from '../text/cleanText';
import { cleanedText, messageKey } from './textFields';

/** Lower-case Latin letters, Arabic letters and digits, separated by single hyphens: "solar-energy", "الطاقة-الشمسية". */
const slugPattern =
  /^[a-z\d\u0620-\u063F\u0641-\u064A\u0671-\u06D3]+(-[a-z\d\u0620-\u063F\u0641-\u064A\u0671-\u06D3]+)*$/;

/** A valid slug or blank; entities that need one reject blank. */
export const slugField = cleanedText(cleanSlug, bounds.slug.max).refine(
  (value) => value === '' || slugPattern.test(value),
  messageKey('invalidSlug'),
);

/** "What's in a battery?" gives "whats-in-a-battery"; empty if the title has no usable letter. */
export const slugify = (title: string): string =>
  toLatinDigits(title.normalize('NFKC'))
    .toLowerCase()
    .replace(/['’\u0640\u064B-\u065F\u0670]/g, '')
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[^a-z\d\u0620-\u063F\u0641-\u064A\u0671-\u06D3]+/g, '-')
    .slice(0, bounds.slug.max)
    .replace(/^-+|-+$/g, '');
