import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRestClient } from '../../../testing/restClient';

const { get, sessionHeaders, gateway, open, close } = createRestClient();
beforeAll(open);
afterAll(close);
beforeEach(() => gateway().db.glossaryTerm.deleteMany());

const fetchTermNames = async (query: Record<string, string>, headers = {}) => {
  const { body } = await get(`/api/glossary?${new URLSearchParams(query).toString()}`, headers);
  return (body as { term: string }[]).map(({ term }) => term);
};

test('a term has the documented fields and integer ids', async () => {
  const term = await gateway().createGlossaryTerm({ acronym: 'WB' });
  expect((await get('/api/glossary')).body).toEqual([
    {
      id: term.id,
      term: 'Wallbox',
      termAr: 'شاحن جداري',
      definition: 'A fixed charging point.',
      definitionAr: 'نقطة شحن ثابتة.',
      acronym: 'WB',
      acronymAr: null,
      nameFr: null,
      spellings: [],
      category: 'Charging',
      categoryAr: 'الشحن',
      isPublished: true,
      createdAt: term.createdAt.toISOString(),
      updatedAt: term.updatedAt.toISOString(),
      createdBy: term.createdBy,
    },
  ]);
});

test('search, category and isPublished filter the list', async () => {
  const { createGlossaryTerm, createUser } = gateway();
  const trainer = await createUser({ role: 'trainer' });
  await createGlossaryTerm({ term: 'Cell', termAr: 'خلية', category: 'Batteries', categoryAr: 'البطاريات' });
  await createGlossaryTerm({ term: 'Anode', termAr: 'مصعد', category: 'Batteries', categoryAr: 'البطاريات' });
  await createGlossaryTerm({ term: 'Draft', isPublished: false, createdBy: trainer.id });
  expect(await fetchTermNames({ isPublished: 'true' })).toEqual(['Anode', 'Cell']);
  expect(await fetchTermNames({ search: 'خليه', isPublished: 'true' })).toEqual(['Cell']);
  expect(await fetchTermNames({ category: 'Batteries', search: 'ANODE' })).toEqual(['Anode']);
  expect(await fetchTermNames({ category: 'البطاريات' })).toEqual(['Anode', 'Cell']);
  expect(await fetchTermNames({ category: 'Wind' })).toEqual([]);
  expect(await fetchTermNames({ search: '', category: '' })).toEqual(['Anode', 'Cell']);
  expect(await fetchTermNames({ limit: '1' })).toEqual(['Anode']);
  expect(await fetchTermNames({ isPublished: 'false' })).toEqual([]);
  expect(await fetchTermNames({ isPublished: 'false' }, await sessionHeaders(trainer))).toEqual(['Draft']);
});

test('the list contains all pages', async () => {
  const { db, createUser } = gateway();
  const { id: createdBy } = await createUser({ role: 'trainer' });
  const texts = { termAr: 'ع', definition: 'd', definitionAr: 'ت', category: 'C', categoryAr: 'ف', searchText: '' };
  const rows = Array.from({ length: 130 }, (_, n) => ({ ...texts, term: `T${n}`, sortKey: '1t', sortKeyAr: '1ع' }));
  await db.glossaryTerm.createMany({ data: rows.map((row) => ({ ...row, createdBy })) });
  expect(new Set(await fetchTermNames({})).size).toBe(130);
});

test('categories have the number of their published terms', async () => {
  const { createGlossaryTerm, createUser } = gateway();
  const trainer = await createUser({ role: 'trainer' });
  await createGlossaryTerm();
  await createGlossaryTerm({ isPublished: false, createdBy: trainer.id });
  await createGlossaryTerm({ category: 'Batteries', categoryAr: 'البطاريات' });
  const expected = [
    { category: 'Batteries', categoryAr: 'البطاريات', count: 1 },
    { category: 'Charging', categoryAr: 'الشحن', count: 1 },
  ];
  expect((await get('/api/glossary/categories')).body).toEqual(expected);
  expect((await get('/api/glossary/categories', await sessionHeaders(trainer))).body).toEqual(expected);
});
