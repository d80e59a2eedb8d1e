import { expect, test } from 'vitest';
import { loadMessages } from './messages';
import { createSpeaker } from './speaker';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const arabic = leaves((await loadMessages.ar()));
const english = new Map(leaves((await loadMessages.en())));
const slots = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(([slot]) => slot).sort();
const form = /_(zero|one|two|few|many|other)$/;

test('no message is blank', () => {
  expect([...arabic, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('Arabic messages have the same gaps to fill as the English ones', () => {
  const plain = arabic.filter(([key]) => !form.test(key));
  expect(plain.filter(([key, text]) => String(slots(text)) !== String(slots(english.get(key) ?? '')))).toEqual([]);
});

test('English messages are written without Arabic letters', () => {
  expect([...english].filter(([, text]) => /[\u0600-\u06FF]/.test(text))).toEqual([]);
});

test('a speaker says its language in every namespace', async () => {
  const speaker = createSpeaker('ar', await loadMessages.ar());
  expect(speaker.t('retry')).toBe('إعادة المحاولة');
  expect(speaker.t('shell:links.courses')).toBe('الدورات');
  expect(speaker.language).toBe('ar');
});
