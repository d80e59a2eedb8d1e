import type { Language } from '../../../schema/contract/languages';
import { hasArabicLetter } from '../../../schema/contract/text/characters';

const isInLanguage = (tag: string, language: Language): boolean =>
  language === 'ar' ? hasArabicLetter(tag) : /\p{Script=Latin}/u.test(tag);

/** Names that all languages share: "IEC 62196", "CCS2", "LFP". */
const isSharedName = (tag: string): boolean => /^[\p{Lu}\d\s./+-]+$/u.test(tag);

/** Tags are words of either language: those of the page, or all if it has none. */
export function tagsInLanguage(tags: readonly string[], language: Language): readonly string[] {
  const own = tags.filter((tag) => isInLanguage(tag, language) && !isSharedName(tag));
  return own.length === 0 ? tags : tags.filter((tag) => own.includes(tag) || isSharedName(tag));
}
