import { expect, test } from 'vitest';
import { refundRequestSchema } from '../../schema/contract/validation/payments/refunds';
import { loadAllMessages } from './allMessages';
import { createI18n } from './i18n';

type Tree = { readonly [key: string]: string | Tree };

const flattenMessages = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flattenMessages(value, `${path}${key}.`),
  );

const arabicMessages = flattenMessages(await loadAllMessages.ar());
const englishMessages = new Map(flattenMessages(await loadAllMessages.en()));
const placeholders = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(([slot]) => slot).sort();
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
/** Placeholders that a plural form may omit: it writes the number as a word, or there is nothing to count. */
const optionalPlaceholders: Record<string, string[]> = {
  zero: ['{{count}}', '{{done}}', '{{n}}'],
  one: ['{{count}}', '{{n}}'],
  two: ['{{count}}', '{{n}}'],
};
const requiredPlaceholders = (key: string, text: string) =>
  String(placeholders(text).filter((slot) => !optionalPlaceholders[pluralSuffix.exec(key)?.[1] ?? '']?.includes(slot)));

test('no message is blank', () => {
  expect([...arabicMessages, ...englishMessages].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('Arabic messages have the placeholders of the English ones', () => {
  const model = (key: string) => englishMessages.get(key.replace(pluralSuffix, '_other')) ?? '';
  expect(
    arabicMessages.filter(([key, text]) => requiredPlaceholders(key, text) !== requiredPlaceholders(key, model(key))),
  ).toEqual([]);
});

test('Arabic messages have no additional placeholders', () => {
  const model = (key: string) => placeholders(englishMessages.get(key.replace(pluralSuffix, '_other')) ?? '');
  expect(arabicMessages.filter(([key, text]) => placeholders(text).some((slot) => !model(key).includes(slot)))).toEqual(
    [],
  );
});

test('an English singular has the placeholders of its plural', () => {
  // The admin panel's messages are Arabic in both languages.
  const singular = [...englishMessages].filter(([key]) => key.endsWith('_one') && !key.startsWith('admin'));
  const plural = (key: string) => englishMessages.get(key.replace(pluralSuffix, '_other')) ?? '';
  expect(singular.filter(([key, text]) => String(placeholders(text)) !== String(placeholders(plural(key))))).toEqual(
    [],
  );
});

test('names in sentences are isolated from the text direction', () => {
  const named = [...arabicMessages, ...englishMessages].filter(([key]) => /^auth\.(hello|welcome)$/.test(key));
  expect(named).toHaveLength(4);
  expect(named.filter(([, text]) => !text.includes('\u2068{{firstName}}\u2069'))).toEqual([]);
});

test('English messages contain no Arabic letters outside of the admin panel', () => {
  const nonAdminMessages = [...englishMessages].filter(([key]) => !key.startsWith('admin'));
  expect(nonAdminMessages.filter(([, text]) => /[\u0600-\u06FF]/.test(text))).toEqual([]);
});

test('an i18n instance returns its language in every namespace', async () => {
  const i18n = createI18n('ar', await loadAllMessages.ar());
  expect(i18n.t('retry')).toBe('إعادة المحاولة');
  expect(i18n.t('shell:links.courses')).toBe('الدورات');
  expect(i18n.language).toBe('ar');
});

test.each([
  ['ar', arabicMessages],
  ['en', [...englishMessages]],
] as const)('the example of an account in the hint is valid in %s', (_language, messages) => {
  const hint = messages.find(([key]) => key === 'payments.refundAccount.hints.ccp')?.[1] ?? '';
  const [example] = /\d[\d ]+\d/.exec(hint) ?? [];
  const account = { refundMethod: 'ccp', refundAccount: example, refundHolder: 'Amina Haddad' };
  expect(refundRequestSchema.safeParse({ reason: 'Too hard', ...account }).error).toBeUndefined();
});
