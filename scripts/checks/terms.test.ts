import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadMessages } from '../../web/language/i18n';

/* Arabic texts follow docs/terms-ar.md. */

const terms = readFileSync('docs/terms-ar.md', 'utf8');

/** The last column of the table below a heading. */
const deniedIn = (heading: string): string[] =>
  (terms.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => line.split('|').at(-2)?.split('،') ?? [])
    .map((word) => word.trim());

const mark = '[\\u064B-\\u0652\\u0670]';
const letter = '[\\u0621-\\u0652]';
const removeMarks = (text: string): string => text.replace(new RegExp(mark, 'g'), '');
const escapePattern = (text: string): string => text.replace(/[.]/g, '\\.');

const wordPattern = (word: string) =>
  new RegExp(`(?<!${letter})(?:[وفبلك]?ال|لل|[وفبلك])?${escapePattern(removeMarks(word))}(?!${letter})`);
const containsWord = (text: string, word: string): boolean => wordPattern(word).test(removeMarks(text));
const containsSpelling = (text: string, spelling: string): boolean =>
  new RegExp(/^[.]+$/.test(spelling) ? `${letter}[.]{3}` : `(?<!${letter})${spelling}(?!${letter})`).test(text);

interface Line {
  place: string;
  text: string;
}

const arabicLinesOf = (pattern: RegExp): Line[] =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file) && !/[.]test[.]ts$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
    )
    .filter(({ text }) => /[\u0621-\u064A]/.test(text));

const interfaceLines = arabicLinesOf(
  /^(web\/language\/messages\/ar|schema\/contract\/(problems|labels|userCsv)|gateway\/exports)/,
);
const allLines = [...interfaceLines, ...arabicLinesOf(/^prisma\/seed\/content\//)];

const findAll = (lines: Line[], words: string[], contains: (text: string, word: string) => boolean): string[] =>
  lines.flatMap(({ place, text }) => words.filter((word) => contains(text, word)).map((word) => `${place}: ${word}`));

test('the tables of terms are read and words are found with marks, article and attached letters', () => {
  expect(interfaceLines.length).toBeGreaterThan(1000);
  expect(allLines.length - interfaceLines.length).toBeGreaterThan(500);
  expect(deniedIn('All texts')).toContain('كلمة السر');
  expect(deniedIn('Interface')).toContain('لوحة التحكم');
  expect(containsWord('500 متدرّبٍ', 'متدرب')).toBe(true);
  expect(containsWord('وبالمتدرّب', 'متدرب')).toBe(false);
  expect(containsWord('للطلبة', 'طلبة')).toBe(true);
  expect(containsWord('الطلب', 'طلبة')).toBe(false);
  expect(containsSpelling('جارٍ الحفظ...', '...')).toBe(true);
});

test('no Arabic text contains a word that the terms exclude', () => {
  expect(findAll(allLines, deniedIn('All texts'), containsWord)).toEqual([]);
  expect(findAll(interfaceLines, deniedIn('Interface'), containsWord)).toEqual([]);
});

test('Arabic texts have one spelling and Arabic punctuation', () => {
  expect(findAll(allLines, deniedIn('Spelling'), containsSpelling)).toEqual([]);
  expect(interfaceLines.filter(({ text }) => /[\u0621-\u0652] …|[\u0621-\u0652][,;?]/.test(text))).toEqual([]);
});

type Tree = { readonly [key: string]: string | Tree };
const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
const messages = flatten(await loadMessages.ar());

/** Imperatives of buttons and headings; those that are spelled like a noun are left out. */
const imperatives =
  /^(سجّل|ابدأ|اختر|افتح|انسخ|شارك|تابع|أضف|ألغِ|اقرأ|ابحث|أنشئ|اكتب|شاهد|انتقل|انضمّ|ادفع|أرسل|راسلنا|اشترك|صوّت|كن|اطّلع|التقِ|واصل|حاول|جرّب|استعرض)(?![\u0621-\u0652])/;

test('buttons and headings are nouns, not imperatives', () => {
  const labels = messages.filter(([, text]) => text.split(' ').length <= 5 && !/[.!؟:]$/.test(text));
  expect(labels.length).toBeGreaterThan(600);
  expect(labels.filter(([, text]) => imperatives.test(text))).toEqual([]);
});

test('notices of success are short passives', () => {
  const found = messages.filter(([, text]) =>
    /(?<![\u0621-\u0652])(تم|تمّ|تمت|تمّت|يتم) [\u0621-\u064A]|بنجاح/.test(text),
  );
  expect(found).toEqual([]);
});
