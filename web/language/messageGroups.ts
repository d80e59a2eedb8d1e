import type { i18n, ResourceLanguage } from 'i18next';
import type { Language } from '../../schema/contract/languages';
import { documentLanguage } from './documentLanguage';
import { createI18n } from './i18n';

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

/** Groups that screens have asked for, and languages that were shown: texts of each pair are loaded. */
const requested = new Set<MessageGroup>(['common']);
const instances = new Map<Language, i18n>();

async function addMessages(instance: i18n, language: Language, group: MessageGroup): Promise<void> {
  const messages: ResourceLanguage = await messageGroups[group][language]();
  for (const [namespace, texts] of Object.entries(messages))
    if (!instance.hasResourceBundle(language, namespace)) instance.addResourceBundle(language, namespace, texts);
}

/** Loads a language with the texts of all groups that screens have asked for. */
export async function loadLanguage(language: Language): Promise<i18n> {
  const instance = instances.get(language) ?? createI18n(language, {});
  // Before the texts are there: a group that is asked for meanwhile is loaded for this language too.
  instances.set(language, instance);
  await Promise.all([...requested].map(async (group) => addMessages(instance, language, group)));
  return instance;
}

/**
 * Loads a screen or a part of one with the texts that it needs beyond those of every page; in all started languages, as a
 * switch may be under way.
 */
export async function loadWithMessages<Module>(
  groups: readonly MessageGroup[],
  load: () => Promise<Module>,
): Promise<Module> {
  for (const group of groups) requested.add(group);
  const texts = [...instances].map(async ([language, instance]) => {
    const added = Promise.all(groups.map(async (group) => addMessages(instance, language, group)));
    // A language that is not shown gets the missing texts when it is switched to, which fails without them.
    await (language === documentLanguage() ? added : added.catch(() => undefined));
  });
  const [module] = await Promise.all([load(), ...texts]);
  return module;
}
