import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadAllMessages } from '../../web/language/allMessages';
import { frameTexts } from '../../gateway/mail/notificationMail';
import { samplePayloads } from '../../gateway/testing/sampleMails';
import { faqs } from '../../prisma/seed/content/faqs';
import { highVoltageSafety } from '../../prisma/seed/content/courses/workshop';
import { siteDocumentTexts } from '../../prisma/seed/siteDocuments';
import { paymentStatusLabelsAr } from '../../schema/contract/labels/stateLabelsAr';
import type { Language } from '../../schema/contract/languages';
import { notificationKinds } from '../../schema/notifications/kinds/notificationKinds';
import { welcomeNotification } from '../../schema/notifications/kinds/accounts';

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

const patternOf = (words: string[]) => {
  const choice = words.map((word) => escapePattern(removeMarks(word))).join('|');
  return new RegExp(`(?<!${letter})(?:[وفبلك]?ال|لل|[وفبلك])?(?:${choice})(?!${letter})`);
};
const containsWord = (text: string, word: string): boolean => patternOf([word]).test(removeMarks(text));
/** One pattern of all words finds the lines whose words are then looked up. */
const findWords = (lines: Line[], words: string[]): string[] => {
  const any = patternOf(words);
  return findAll(
    lines.filter(({ text }) => any.test(removeMarks(text))),
    words,
    containsWord,
  );
};
const containsSpelling = (text: string, spelling: string): boolean =>
  new RegExp(/^[.]+$/.test(spelling) ? `${letter}[.]{3}` : `(?<!${letter})${spelling}(?!${letter})`).test(text);

interface Line {
  place: string;
  text: string;
}

const arabicLinesOf = (pattern: RegExp): Line[] =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file) && !/[.]test[.]tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
    )
    .filter(({ text }) => /[\u0621-\u064A]/.test(text));

const interfaceLines = arabicLinesOf(
  new RegExp(
    [
      '^web/language/messages/ar',
      '^schema/contract/(problems|labels|validation|userCsv|payments|auditedEntities)',
      '^schema/(notifications|jobs|events)/',
      '^gateway/(exports|mail|payments|certificates|credentials|jobs)/',
      '^web/(?!e2e/|testing/).*[.]tsx$',
      '^prisma/seed/(siteDocuments/|content/faqs)',
    ].join('|'),
  ),
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
  expect(findWords(allLines, deniedIn('All texts'))).toEqual([]);
  expect(findWords(interfaceLines, [...deniedIn('Interface'), ...deniedIn('Address')])).toEqual([]);
});

test('Arabic texts have one spelling and Arabic punctuation', () => {
  expect(findAll(allLines, deniedIn('Spelling'), containsSpelling)).toEqual([]);
  expect(interfaceLines.filter(({ text }) => /[\u0621-\u0652] …|[\u0621-\u0652][,;?]/.test(text))).toEqual([]);
});

/** Pairs of different words that only the doubling of a letter tells apart, such as current and the name of the site. */
const homographs = 'تيار تحقق تحمل يحمل حدث حول سجل سم صوت عطل غير غيره غيرها وغير فعل موقع نعد';

/** Words without article and vowel marks, the doubling kept. */
const wordsIn = (text: string): string[] =>
  (text.match(/[\u0621-\u0652]+/g) ?? []).map((word) =>
    word.replace(/[\u064B-\u0650\u0652]/g, '').replace(/^(?:[وفبك]?ال|لل)/, ''),
  );

test('a word has its doubled letter marked everywhere or nowhere', () => {
  const words = new Set(interfaceLines.flatMap(({ text }) => wordsIn(text)));
  const undoubled = new Set([...words].filter((word) => removeMarks(word) === word));
  const several = [...words]
    .map(removeMarks)
    .filter((word, index, all) => undoubled.has(word) && all.indexOf(word) < index);
  expect(several.filter((word) => !homographs.split(' ').includes(word))).toEqual([]);
});

test('signs at the ends of what is written from left to right are isolated', () => {
  const signs = /(?:[\u0621-\u0652][^'\\]*|')(?:(?<!\]\()https:[/][/]|[+]\{\{)/;
  const lines = arabicLinesOf(/^(web\/language\/messages\/ar|schema\/contract\/problems)/);
  expect(lines.filter(({ text }) => signs.test(text))).toEqual([]);
});

type Tree = { readonly [key: string]: string | Tree };
const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
const messages = flatten(await loadAllMessages.ar());

/** Imperatives of buttons and headings; those that are spelled like a noun are left out. */
const imperatives =
  /^(سجّل|ابدأ|اختر|افتح|انسخ|شارك|تابع|أضف|ألغِ|اقرأ|ابحث|أنشئ|اكتب|شاهد|انتقل|انضمّ|ادفع|أرسل|راسلنا|اشترك|صوّت|كن|اطّلع|التقِ|واصل|حاول|جرّب|استعرض)(?![\u0621-\u0652])/;

test('buttons and headings are nouns, not imperatives', () => {
  const labels = messages.filter(([, text]) => text.split(' ').length <= 5 && !/[.!؟:]$/.test(text));
  expect(labels.length).toBeGreaterThan(600);
  expect(labels.filter(([, text]) => imperatives.test(text))).toEqual([]);
});

test('labels that stand alone say what they are about', () => {
  const texts = Object.fromEntries(messages);
  expect(texts['payments.order.steps.open']).not.toBe('الفتح');
  expect(texts['admin.add']).toBe('إضافة');
  expect(paymentStatusLabelsAr.confirmed).toBe('مؤكَّدة');
});

test('notices of success are short passives', () => {
  const found = messages.filter(([, text]) =>
    /(?<![\u0621-\u0652])(تم|تمّ|تمت|تمّت|يتم) [\u0621-\u064A]|بنجاح/.test(text),
  );
  expect(found).toEqual([]);
});

/** Words between « » or “ ”. */
const quotesIn = (text: string): string[] =>
  [...text.matchAll(/«([^»$]+)»|“([^”$]+)”/g)].map(([, arabic, english]) => arabic ?? english ?? '');

const isLabel = ([key, text]: [string, string]): boolean =>
  !/(hint|text|description|placeholder|intro|failed|error|done)$/i.test(key) && !/[.!…:]$|\{\{/.test(text);

/** Titles, buttons, menu entries and headings of documents; hints, sentences and placeholders are left out. */
const shownIn = async (language: Language): Promise<Set<string>> =>
  new Set([
    ...flatten(await loadAllMessages[language]())
      .filter(isLabel)
      .map(([, text]) => text),
    ...Object.values(siteDocumentTexts).map((document) => (language === 'ar' ? document.titleAr : document.title)),
    frameTexts[language].unsubscribe,
  ]);

/** Documents, answers and mails: their quotes name what the reader sees on the site. */
const quotingTexts = (language: Language): string[] => [
  ...Object.values(siteDocumentTexts).map(({ body, bodyAr }) => (language === 'ar' ? bodyAr : body)),
  ...faqs.map(({ answer }) => answer[language]),
  ...notificationKinds.flatMap(({ kind, text }) => {
    const { paragraphs } = text[language](samplePayloads[kind]);
    return paragraphs;
  }),
  ...(['student', 'trainer', 'admin'] as const).flatMap(
    (role) => welcomeNotification.text[language]({ role }).paragraphs,
  ),
];

test.each(['ar', 'en'] as const)(
  'in %s, quoted names of buttons, menus and pages are those that the site shows',
  async (language) => {
    const shown = await shownIn(language);
    const courseTitle = highVoltageSafety.title[language];
    const quotes = quotingTexts(language).flatMap(quotesIn);
    expect(quotes.length).toBeGreaterThan(8);
    expect(quotes.filter((quote) => !shown.has(quote) && quote !== courseTitle)).toEqual([]);
  },
);

/** Pages of one thing, such as an order, or of no certain one; all others have a title. */
const untitledPage = /^(?:ال)?(?:طلب|حساب|دورة|فعالية|درس|تحقق|عامة|كل)/;

test('pages with a title are named by it, between « »', () => {
  const named = quotingTexts('ar').flatMap((text) =>
    [...text.matchAll(/(?<!\p{L})صفحة (?:ذلك )?([^ .،]+)/gu)].map(([, word = '']) => removeMarks(word)),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((word) => !word.startsWith('«') && !untitledPage.test(word))).toEqual([]);
});
