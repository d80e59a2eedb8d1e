import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { codeOf } from '../testing/accountFixtures';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { problemOf } from '../testing/learningDocuments';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
});
afterAll(() => close());

interface EntryResult {
  createSearchVocabularyEntry: { id: string; words: string[] };
  updateSearchVocabularyEntry: { words: string[]; updatedAt: string };
}
const execute = (document: string, variables: Record<string, unknown>) =>
  createExecutor(db).execute<EntryResult>(document, variables, admin);
const create = (...words: string[]) =>
  execute(
    'mutation ($input: CreateSearchVocabularyEntryInput!) { createSearchVocabularyEntry(input: $input) { id words } }',
    { input: { words } },
  );
const update = (id: number | string, words: string[], updatedAt?: string) =>
  execute(
    `mutation ($id: ID!, $input: UpdateSearchVocabularyEntryInput!, $updatedAt: DateTime) {
      updateSearchVocabularyEntry(id: $id, input: $input, updatedAt: $updatedAt) { words updatedAt } }`,
    { id, input: { words }, updatedAt },
  );
const wordsOf = async (result: ReturnType<typeof create>) => (await result).data?.createSearchVocabularyEntry.words;

test('the first of several words that the search cannot tell apart is stored, cleaned', async () => {
  expect(await wordsOf(create(' Zéphyr\u200B', 'zephyr', 'زفير', 'زَفِير', 'ZÉPHYR', ' ', '\u202Aزفيرة\u202C'))).toEqual([
    'Zéphyr',
    'زفير',
    'زفيرة',
  ]);
});

test('an entry has 2 to 30 different words of at most 60 characters', async () => {
  const letters = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`);
  expect((await create(...letters(30))).errors).toBeUndefined();
  for (const words of [[], ['seul', 'SEUL'], letters(31).map((word) => `autre ${word}`)])
    expect(problemOf(await create(...words))).toMatchObject({
      code: 'invalidInput',
      fields: { words: 'differentWordsBetween|2|30' },
    });
  expect(problemOf(await create('x'.repeat(60), 'court'))).toBeUndefined();
  expect(problemOf(await create('y'.repeat(61), 'court'))).toMatchObject({
    fields: { words: 'wordTooLong|yyyyyyyyyyyyyyyyyyyy|60' },
  });
  expect(problemOf(await create('court', '—'))).toMatchObject({ fields: { words: 'wordWithoutLetters|—' } });
  expect(problemOf(await create('a\nb', 'court'))).toMatchObject({ code: 'invalidInput' });
});

test('words that are together in another entry already are refused, in any spelling', async () => {
  await create('Gyroscope', 'جيروسكوب', 'toupie');
  expect(codeOf(await create('جِيروسكوب', 'GYROSCOPE'))).toBe('vocabularyEntryExists');
  const other = (await create('gyroscope', 'gyro')).data?.createSearchVocabularyEntry.id ?? '';
  expect(codeOf(await update(other, ['gyroscope', 'Toupie']))).toBe('vocabularyEntryExists');
  expect((await update(other, ['gyro', 'Gyroscope'])).errors).toBeUndefined();
});

test('of entries with the same words that are created at once, one is stored', async () => {
  const results = await Promise.all(
    ['rotor', 'Rotor', 'ROTOR', 'rotor'].map(async (word) => codeOf(await create(word, 'دوّار'))),
  );
  expect(results.filter((code) => code === 'vocabularyEntryExists')).toHaveLength(3);
  const id = (await create('stator', 'hélice')).data?.createSearchVocabularyEntry.id ?? '';
  const both = await Promise.all([create('pale', 'aile'), update(id, ['pale', 'aile'])]);
  expect(both.map(codeOf).filter((code) => code === 'vocabularyEntryExists')).toHaveLength(1);
});

test('a deleted entry is not found', async () => {
  const { id } = await db.searchVocabularyEntry.create({ data: { words: ['verrou', 'قفل'] } });
  const remove = () => execute('mutation ($id: ID!) { deleteSearchVocabularyEntry(id: $id) }', { id });
  expect((await remove()).errors).toBeUndefined();
  expect(codeOf(await remove())).toBe('vocabularyEntryNotFound');
  expect(codeOf(await update(id, ['verrou', 'قفل']))).toBe('vocabularyEntryNotFound');
});

test('the audit log names the entry after its first word and has its words before and after', async () => {
  const id = Number((await create('Boussole', 'بوصلة')).data?.createSearchVocabularyEntry.id);
  await update(id, ['Boussole', 'بوصلة', 'compass']);
  const entries = await db.auditEntry.findMany({
    where: { entity: 'search_vocabulary', entityId: id },
    orderBy: { id: 'asc' },
  });
  expect(entries).toMatchObject([
    { actorName: 'Lina Cherif', action: 'create', entityName: 'Boussole' },
    { action: 'update', before: { words: ['Boussole', 'بوصلة'] }, after: { words: ['Boussole', 'بوصلة', 'compass'] } },
  ]);
  expect(Object.keys(entries[1]?.after as object)).toEqual(['words']);
});

test('the list is searched by any word, sorted by the first one and paginated', async () => {
  for (const word of ['quartz gris', 'Quartz blanc', 'quartz doré']) await create(word, `${word} poli`);
  const list = (search: string, page: number) =>
    execute(
      `query ($search: String, $page: Int) { adminSearchVocabulary(filter: { search: $search }, sort: words, direction: asc,
        page: $page, pageSize: 2) { totalCount rows { words } } }`,
      { search, page },
    );
  expect((await list('QUARTZ poli', 2)).data).toEqual({
    adminSearchVocabulary: { totalCount: 3, rows: [{ words: ['quartz gris', 'quartz gris poli'] }] },
  });
  expect((await list('dore', 1)).data).toMatchObject({ adminSearchVocabulary: { totalCount: 1 } });
});

test('every change is noted for the cached searches', async () => {
  const { id } = await db.searchVocabularyEntry.create({ data: { words: ['éclair', 'برق'] } });
  for (const change of [
    () => db.searchVocabularyEntry.update({ where: { id }, data: { words: ['éclair', 'lightning'] } }),
    () => db.searchVocabularyEntry.delete({ where: { id } }),
  ]) {
    await db.contentChange.deleteMany();
    await change();
    expect(await db.contentChange.findMany({ select: { scope: true } })).toEqual([{ scope: 'search_vocabulary' }]);
  }
});
