import { expect, test } from 'vitest';
import { loadMessages } from './messages';
import { createSpeaker } from './speaker';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const arabic = leaves(await loadMessages.ar());
const english = new Map(leaves(await loadMessages.en()));
const slots = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(([slot]) => slot).sort();
const form = /_(zero|one|two|few|many|other)$/;
/** Gaps that a form may leave open: it says the number in a word, or that there is nothing to count. */
const silent: Record<string, string[]> = {
  zero: ['{{count}}', '{{done}}', '{{n}}'],
  one: ['{{count}}', '{{n}}'],
  two: ['{{count}}', '{{n}}'],
};
/** The gaps, but those that the plural form of the key may leave open. */
const demanded = (key: string, text: string) =>
  String(slots(text).filter((slot) => !silent[form.exec(key)?.[1] ?? '']?.includes(slot)));

test('no message is blank', () => {
  expect([...arabic, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('Arabic messages have the same gaps to fill as the English ones', () => {
  const model = (key: string) => english.get(key.replace(form, '_other')) ?? '';
  expect(arabic.filter(([key, text]) => demanded(key, text) !== demanded(key, model(key)))).toEqual([]);
});

test('Arabic messages fill no gap that the English ones do not have', () => {
  const model = (key: string) => slots(english.get(key.replace(form, '_other')) ?? '');
  expect(arabic.filter(([key, text]) => slots(text).some((slot) => !model(key).includes(slot)))).toEqual([]);
});

test('an English singular has the same gaps as its plural', () => {
  // The admin panel's words are Arabic in both lists.
  const singular = [...english].filter(([key]) => key.endsWith('_one') && !key.startsWith('admin'));
  const plural = (key: string) => english.get(key.replace(form, '_other')) ?? '';
  expect(singular.filter(([key, text]) => String(slots(text)) !== String(slots(plural(key))))).toEqual([]);
});

test('names in sentences are isolated, so that none turns the sentence around it', () => {
  const named = [...arabic, ...english].filter(([key]) => /^auth\.(hello|welcome)$/.test(key));
  expect(named).toHaveLength(4);
  expect(named.filter(([, text]) => !text.includes('\u2068{{firstName}}\u2069'))).toEqual([]);
});

test('English messages are written without Arabic letters, but for the admin panel, which is in Arabic alone', () => {
  const elsewhere = [...english].filter(([key]) => !key.startsWith('admin'));
  expect(elsewhere.filter(([, text]) => /[\u0600-\u06FF]/.test(text))).toEqual([]);
});

test('a speaker says its language in every namespace', async () => {
  const speaker = createSpeaker('ar', await loadMessages.ar());
  expect(speaker.t('retry')).toBe('إعادة المحاولة');
  expect(speaker.t('shell:links.courses')).toBe('الدورات');
  expect(speaker.language).toBe('ar');
});
