import { bounds } from '../bounds';
import { toLatinDigits } from './characters';

/** Lower-case Latin letters, Arabic letters and digits, separated by single hyphens: "solar-energy", "الطاقة-الشمسية". */
export const slugPattern =
  /^[a-z\d\u0620-\u063F\u0641-\u064A\u0671-\u06D3]+(-[a-z\d\u0620-\u063F\u0641-\u064A\u0671-\u06D3]+)*$/;

/** "What's in a battery?" gives "whats-in-a-battery"; empty if the title has no usable letter. */
export const slugify = (title: string): string =>
  toLatinDigits(title.normalize('NFKC'))
    .toLowerCase()
    .replace(/['’\u0640\u064B-\u065F\u0670]/g, '')
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[^a-z\d\u0620-\u063F\u0641-\u064A\u0671-\u06D3]+/g, '-')
    .slice(0, bounds.slug.max)
    .replace(/^-+|-+$/g, '');
