import { limits } from '../limits';
import { singleLineText, messageKey } from './textFields';

/** Lower-case Latin letters, Arabic letters and digits, separated by single hyphens: "solar-energy", "الطاقة-الشمسية". */
const slugPattern =
  /^[a-z\d\u0620-\u063F\u0641-\u064A\u0671-\u06D3]+(-[a-z\d\u0620-\u063F\u0641-\u064A\u0671-\u06D3]+)*$/;

/** A valid slug or blank; entities that need one reject blank. */
export const slugField = singleLineText(limits.slug.max).refine(
  (value) => value === '' || slugPattern.test(value),
  messageKey('invalidSlug'),
);

/** "What's in a battery?" gives "whats-in-a-battery"; empty if the title has no usable letter. */
export const slugify = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\u0640\u064B-\u065F\u0670]/g, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[^a-z\d\u0620-\u063F\u0641-\u064A\u0671-\u06D3]+/g, '-')
    .slice(0, limits.slug.max)
    .replace(/^-+|-+$/g, '');
