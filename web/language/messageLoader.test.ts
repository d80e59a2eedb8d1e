import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { createMessageLoader } from './messageLoader';

/** A page in Arabic that has started both languages; the texts of its screens cannot be loaded in the given ones. */
async function startPage(unavailable: Set<Language>) {
  const load = (language: Language) => async () => {
    if (unavailable.has(language)) throw new Error(language);
    return Promise.resolve({ quizzes: { title: language } });
  };
  const groups = {
    common: { ar: async () => Promise.resolve({}), en: async () => Promise.resolve({}) },
    quizzes: { ar: load('ar'), en: load('en') },
  };
  const { loadLanguage, loadWithMessages } = createMessageLoader(groups, ['common'], () => 'ar');
  await loadLanguage('ar');
  await loadLanguage('en');
  return { loadLanguage, loadScreen: async () => loadWithMessages(['quizzes'], async () => Promise.resolve('screen')) };
}

test('a screen is shown though its texts in the other language cannot be loaded', async () => {
  const { loadScreen } = await startPage(new Set(['en']));
  expect(await loadScreen()).toBe('screen');
});

test('a screen fails without its texts in the shown language', async () => {
  const { loadScreen } = await startPage(new Set(['ar']));
  await expect(loadScreen()).rejects.toThrow('ar');
});

test('a language is not switched to while texts of the screen are missing in it', async () => {
  const unavailable = new Set<Language>(['en']);
  const { loadLanguage, loadScreen } = await startPage(unavailable);
  await loadScreen();
  await expect(loadLanguage('en')).rejects.toThrow('en');
  unavailable.clear();
  const english = await loadLanguage('en');
  expect(english.hasResourceBundle('en', 'quizzes')).toBe(true);
});
