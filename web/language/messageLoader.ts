import type { i18n, ResourceLanguage } from 'i18next';
import type { Language } from '../../schema/contract/languages';
import { createI18n } from './i18n';

type MessageGroups<Group extends string> = Record<Group, Record<Language, () => Promise<ResourceLanguage>>>;

/**
 * @param initial groups that every page needs
 * @param shownLanguage returns the language of the page
 */
export function createMessageLoader<Group extends string>(
  messageGroups: MessageGroups<Group>,
  initial: readonly NoInfer<Group>[],
  shownLanguage: () => Language,
) {
  /** Groups that screens have asked for, and languages that were started: texts of each pair are loaded. */
  const requested = new Set<Group>(initial);
  const instances = new Map<Language, i18n>();

  async function addMessages(instance: i18n, language: Language, group: Group): Promise<void> {
    const messages = await messageGroups[group][language]();
    for (const [namespace, texts] of Object.entries(messages))
      if (!instance.hasResourceBundle(language, namespace)) instance.addResourceBundle(language, namespace, texts);
  }

  /** Loads a language with the texts of all groups that screens have asked for. */
  async function loadLanguage(language: Language): Promise<i18n> {
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
  async function loadWithMessages<Module>(groups: readonly Group[], load: () => Promise<Module>): Promise<Module> {
    for (const group of groups) requested.add(group);
    const texts = [...instances].map(async ([language, instance]) => {
      const added = Promise.all(groups.map(async (group) => addMessages(instance, language, group)));
      // A language that is not shown gets the missing texts when it is switched to, which fails without them.
      await (language === shownLanguage() ? added : added.catch(() => undefined));
    });
    const [module] = await Promise.all([load(), ...texts]);
    return module;
  }

  return { loadLanguage, loadWithMessages };
}
