import type { ResourceLanguage } from 'i18next';
import type { Language } from '../../schema/contract/languages';

/** All texts of a language, for the server; browsers load groups of them (`loadLanguage`). */
export const loadAllMessages: Record<Language, () => Promise<ResourceLanguage>> = {
  ar: async () => (await import('./messages/ar')).messages,
  en: async () => (await import('./messages/en')).messages,
};
