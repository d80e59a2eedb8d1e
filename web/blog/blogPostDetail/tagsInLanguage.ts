import type { Language } from '../../../schema/contract/languages';

const scripts: Record<Language, RegExp> = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u };

/** Names that all languages share: "IEC 62196", "CCS2", "LFP". */
const isSharedName = (tag: string): boolean => /^[\p{Lu}\d\s./+-]+$/u.test(tag);

/** Tags are words of either language: those of the page, or all if it has none. */
export function tagsInLanguage(tags: readonly string[], language: Language): readonly string[] {
  const own = tags.filter((tag) => scripts[language].test(tag) && !isSharedName(tag));
  return own.length === 0 ? tags : tags.filter((tag) => own.includes(tag) || isSharedName(tag));
}
