import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { initialLetter } from '../contract/search/glossarySort';
import type { Viewer } from './context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { randomLetters } from '../testing/texts/randomLetters';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const sortKeys = async (language: 'ar' | 'en', texts: string[]) =>
  db.$queryRaw<{ text: string; key: string }[]>`
    SELECT text, sort_key(${language}, text) AS key FROM unnest(${texts}::text[]) WITH ORDINALITY AS inputs(text, position)
    ORDER BY sort_key(${language}, text) COLLATE "C", position`;
const sortInDatabase = async (language: 'ar' | 'en', texts: string[]) =>
  (await sortKeys(language, texts)).map(({ text }) => text);

const arabicOrder = [
  ...['ءاية', 'آيت', 'ٱلعربي', 'أمينة', 'إيمان', 'بلحاج', 'بن علي', 'بن عيسى', 'پاريس', 'تونس', 'جميلة', 'چاي', 'حدّاد'],
  ...['رؤوف', 'روان', 'زهرة', 'ژاله', 'فرحات', 'ڤيلا', 'قاسم', 'ڨالمة', 'كريم', 'هدى', 'ورد', 'ۋليد', 'یاسمین', 'يونس'],
];
const latinOrder = [
  'Amine',
  'Ângela',
  'benali',
  'Ben Ali',
  'Élise',
  'emir',
  'ĝ',
  'Ghania',
  'naïma',
  'Nour',
  'œil',
  'Øystein',
  'Zidane',
];

describe('the order that readers expect', () => {
  test('Arabic: forms of a letter together, letters of other languages beside their basic letter', async () => {
    const shuffled = arabicOrder.toReversed();
    const sorted = await sortInDatabase('ar', shuffled);
    const letters = (texts: string[]) => texts.map(initialLetter);
    expect(letters(sorted)).toEqual(letters(arabicOrder));
  });

  test('Latin: case and accents do not count', async () => {
    const sorted = await sortInDatabase('en', latinOrder.toReversed());
    expect(sorted.map(initialLetter)).toEqual(latinOrder.map(initialLetter));
  });

  test('the script of the language first, then other letters, then digits and signs', async () => {
    const texts = ['42', '%', 'wall', 'واط', 'Ωmega'];
    expect(await sortInDatabase('ar', texts)).toEqual(['واط', 'wall', 'Ωmega', '%', '42']);
    expect(await sortInDatabase('en', texts)).toEqual(['wall', 'Ωmega', 'واط', '%', '42']);
  });
});

test.each([
  ['أحمد', 'احمد', 'alef with hamza'],
  ['آمال', 'ٱمال', 'madda and wasla'],
  ['حـــداد', 'حداد', 'tatweel'],
  ['مُحَمَّد', 'محمد', 'vowel marks'],
  ['فاطمة', 'فاطمه', 'taa marbuta'],
  ['مصطفى', 'مصطفي', 'alef maqsura'],
  ['رؤى', 'روى', 'hamza on waw'],
  ['کریم', 'كريم', 'Persian letters'],
  ['\uFEAD\uFE8E\uFEE3\uFEF2', 'رامي', 'presentation forms'],
  ['E\u0301lise', 'élise', 'decomposed accents'],
  ['Élise', 'ELISE', 'case'],
  ['\u200Fسعيد', 'سعيد', 'direction marks'],
  ['«سعيد»', 'سعيد', 'quotation marks'],
  ['El-Hadj', 'el hadj', 'hyphens'],
  ['L’énergie', "l'energie", 'apostrophes'],
  ['  Sun', 'sun', 'spaces'],
  ['١٢', '12', 'Arabic digits'],
  ['Œuvre', 'oeuvre', 'ligatures'],
])('%j and %j are equal: %s', async (one, other) => {
  const [first, second] = await sortKeys('ar', [one, other]);
  expect(first?.key).toBe(second?.key);
});

test('a heading of the dictionary holds terms that follow one another', async () => {
  const texts = [...arabicOrder, ...latinOrder, 'Ωmega', 'Яблоко', '½', '%', '48 V', '٤٨', '', '🙂', '(AC)', 'ـبطارية'];
  for (const language of ['ar', 'en'] as const) {
    const headings = (await sortInDatabase(language, texts)).map(initialLetter);
    const groups = headings.filter((letter, index) => letter !== headings[index - 1]);
    expect(groups).toEqual([...new Set(headings)]);
  }
});

const listNames = async (query: string, field: string, direction = 'asc', pageSize = 100) => {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, errors } = await createExecutor(db).execute<Record<string, { rows: Record<string, string>[] }>>(
      `{ ${query}(sort: ${field}, direction: ${direction}, page: ${page}, pageSize: ${pageSize}) { rows { ${field === 'name' && query === 'adminUsers' ? 'firstName lastName' : field} } } }`,
      {},
      admin,
    );
    expect(errors).toBeUndefined();
    const rows = data?.[query]?.rows ?? [];
    names.push(...rows.map((row) => Object.values(row).join(' ')));
    if (rows.length < pageSize) return names;
  }
};

const titles = ['Zinc', 'أحمد', 'احمد', 'benali', 'Élise', 'إبراهيم', 'ـحداد', 'amp'];
const inEnglish = ['amp', 'benali', 'Élise', 'Zinc', 'إبراهيم', 'أحمد', 'احمد', 'ـحداد'];
const inArabic = ['إبراهيم', 'أحمد', 'احمد', 'ـحداد', 'amp', 'benali', 'Élise', 'Zinc'];

const writers: Record<string, (text: string) => Promise<unknown>> = {
  adminCourses: (title) => createFixtures(db).createCourse({ title, titleAr: title }),
  adminBlogPosts: (title) => createFixtures(db).createBlogPost({ title, titleAr: title }),
  adminEvents: (title) => createFixtures(db).createEvent({ title, titleAr: title }),
  adminPolls: (question) => createFixtures(db).createPoll({ question, questionAr: question }),
  adminFaqs: (question) => createFixtures(db).createFaq({ question, questionAr: question }),
  adminGlossaryTerms: (term) =>
    createFixtures(db).createGlossaryTerm({ term, termAr: term, category: term, categoryAr: term }),
  adminContactMessages: (name) =>
    db.contactMessage.create({
      data: { name, email: 'a@example.dz', subject: name, message: 'M', dedupeHash: randomLetters() },
    }),
};

test.each([
  ['adminCourses', 'title', inEnglish],
  ['adminCourses', 'titleAr', inArabic],
  ['adminBlogPosts', 'title', inEnglish],
  ['adminBlogPosts', 'titleAr', inArabic],
  ['adminEvents', 'title', inEnglish],
  ['adminEvents', 'titleAr', inArabic],
  ['adminPolls', 'question', inEnglish],
  ['adminPolls', 'questionAr', inArabic],
  ['adminFaqs', 'question', inEnglish],
  ['adminFaqs', 'questionAr', inArabic],
  ['adminGlossaryTerms', 'term', inEnglish],
  ['adminGlossaryTerms', 'categoryAr', inArabic],
  ['adminContactMessages', 'name', inEnglish],
  ['adminContactMessages', 'subject', inEnglish],
])('%s by %s has this order, on one page and on many, in both directions', async (query, field, expected) => {
  if ((await listNames(query, field)).length === 0) for (const title of titles) await writers[query]?.(title);
  expect(await listNames(query, field)).toEqual(expected);
  expect(await listNames(query, field, 'asc', 3)).toEqual(expected);
  expect(await listNames(query, field, 'desc', 3)).toEqual(expected.toReversed());
});

test('users are ordered by last name, then by first name, also after a change', async () => {
  const { createUser } = createFixtures(db);
  const names = [
    ['سارة', 'ابراهيم'],
    ['أنيس', 'إبراهيم'],
    ['Élise', 'ben'],
    ['Zoé', 'Ben Ali'],
    ['Amel', 'BEN'],
    ['ليلى', 'زيدان'],
  ] as const;
  const users: { id: number }[] = [];
  for (const [firstName, lastName] of names) users.push(await createUser({ firstName, lastName, role: 'trainer' }));
  const listOwn = async () =>
    (await listNames('adminUsers', 'name')).filter((name) => names.some((each) => each.join(' ') === name));
  const latin = ['Amel BEN', 'Élise ben', 'Zoé Ben Ali'];
  expect(await listOwn()).toEqual([...latin, 'أنيس إبراهيم', 'سارة ابراهيم', 'ليلى زيدان']);
  await db.user.update({ where: { id: users[5]?.id ?? 0 }, data: { lastName: 'أحمد' } });
  expect((await listNames('adminUsers', 'name')).indexOf('ليلى أحمد')).toBeGreaterThan(
    (await listNames('adminUsers', 'name')).indexOf('سارة ابراهيم'),
  );
});
