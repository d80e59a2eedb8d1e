import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as MessageGroups from './messageGroups';

let messageGroups: typeof MessageGroups;

const unavailable = vi.hoisted(() => new Set<string>());

// A group of each language, whose chunk cannot be loaded while its language is in the set.
vi.mock('./messages/ar/quizzesMessages', () => ({
  get quizzesMessages() {
    if (unavailable.has('ar')) throw new Error('ar');
    return { quizzes: {} };
  },
}));
vi.mock('./messages/en/quizzesMessages', () => ({
  get quizzesMessages() {
    if (unavailable.has('en')) throw new Error('en');
    return { quizzes: {} };
  },
}));

const loadScreen = async () => messageGroups.loadWithMessages(['quizzes'], async () => Promise.resolve('screen'));

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } });
  vi.resetModules();
  messageGroups = await import('./messageGroups');
  await messageGroups.loadLanguage('ar');
  await messageGroups.loadLanguage('en');
});
afterEach(() => {
  unavailable.clear();
  vi.unstubAllGlobals();
});

test('a screen is shown though its texts in the other language cannot be loaded', async () => {
  unavailable.add('en');
  expect(await loadScreen()).toBe('screen');
});

test('a screen fails without its texts in the shown language', async () => {
  unavailable.add('ar');
  await expect(loadScreen()).rejects.toThrow('ar');
});

test('a language is not switched to while texts of the screen are missing in it', async () => {
  unavailable.add('en');
  await loadScreen();
  await expect(messageGroups.loadLanguage('en')).rejects.toThrow('en');
  unavailable.clear();
  const english = await messageGroups.loadLanguage('en');
  expect(english.hasResourceBundle('en', 'quizzes')).toBe(true);
});
