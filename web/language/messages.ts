import type { ResourceLanguage } from 'i18next';
import type { Language } from '../../schema/contract/languages';

/** One language's messages, each a chunk of its own. */
export const loadMessages: Record<Language, () => Promise<ResourceLanguage>> = {
  ar: async () => (await import('./messages/ar')).messages,
  en: async () => (await import('./messages/en')).messages,
};
