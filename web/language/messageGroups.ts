import type { ResourceLanguage } from 'i18next';
import type { Language } from '../../schema/contract/languages';
import { documentLanguage } from './documentLanguage';
import { createMessageLoader } from './messageLoader';

const loadAdminMessages = async () => (await import('./messages/ar/adminMessages')).adminMessages;

/** Namespaces that a screen loads together, in a file for each language. */
const messageGroups = {
  common: {
    ar: async () => (await import('./messages/ar/commonMessages')).commonMessages,
    en: async () => (await import('./messages/en/commonMessages')).commonMessages,
  },
  site: {
    ar: async () => (await import('./messages/ar/siteMessages')).siteMessages,
    en: async () => (await import('./messages/en/siteMessages')).siteMessages,
  },
  quizzes: {
    ar: async () => (await import('./messages/ar/quizzesMessages')).quizzesMessages,
    en: async () => (await import('./messages/en/quizzesMessages')).quizzesMessages,
  },
  studio: {
    ar: async () => (await import('./messages/ar/studioMessages')).studioMessages,
    en: async () => (await import('./messages/en/studioMessages')).studioMessages,
  },
  quizEditor: {
    ar: async () => (await import('./messages/ar/quizEditorMessages')).quizEditorMessages,
    en: async () => (await import('./messages/en/quizEditorMessages')).quizEditorMessages,
  },
  // The panel is in Arabic only.
  admin: { ar: loadAdminMessages, en: loadAdminMessages },
} as const satisfies Record<string, Record<Language, () => Promise<ResourceLanguage>>>;
export type MessageGroup = keyof typeof messageGroups;

/** Path of the module from the project's root, the key of the build's manifest. */
export const messageModule = (group: MessageGroup, language: Language): string =>
  `web/language/messages/${group === 'admin' ? 'ar' : language}/${group}Messages.ts`;

export const { loadLanguage, loadWithMessages } = createMessageLoader(messageGroups, ['common'], documentLanguage);
