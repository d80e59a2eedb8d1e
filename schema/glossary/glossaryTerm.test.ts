import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());
beforeEach(() => db.glossaryTerm.deleteMany());

const glossaryTermsQuery = /* GraphQL */ `
  query ($filter: GlossaryTermFilter, $sort: GlossaryTermSort! = english, $first: Int, $after: String) {
    glossaryTerms(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        term
        termAr
        letter
        letterAr
        canEdit
      }
    }
  }
`;
interface GlossaryTermRow {
  term: string;
  termAr: string;
  letter: string;
  letterAr: string;
  canEdit: boolean;
}
interface GlossaryTermsResponse {
  glossaryTerms: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: GlossaryTermRow[];
  };
}
const listTerms = async (variables: Record<string, unknown>, viewer: Viewer | null = null) =>
  (await createExecutor(db).execute<GlossaryTermsResponse>(glossaryTermsQuery, variables, viewer)).data?.glossaryTerms
    .nodes;
const searchTerms = async (filter: Record<string, unknown>, viewer: Viewer | null = null) =>
  (await listTerms({ filter }, viewer))?.map(({ term }) => term);

describe('search', () => {
  test.each([
    ['batterie', 'in another case, with an accent'],
    ['احمد', 'bare alef for alef with hamza'],
    ['إحمد', 'one hamza for another'],
    ['محطة', 'taa marbuta for haa'],
    ['مُحَطَّه', 'vowel marks'],
    ['محـــطه', 'tatweel'],
    ['62196', 'digits for Arabic digits'],
    ['٦٢١٩٦', 'Arabic digits for digits'],
    ['۶۲۱۹۶', 'Persian digits'],
    ['مستشفي', 'yaa for alef maqsura'],
    ['XYZ', 'the acronym'],
    ['س.ص', 'the Arabic acronym'],
    ['parc  ahmed', 'words apart, in another order'],
    ['park محطه', 'words of both languages'],
  ])('finds by %j (%s)', async (search) => {
    const { createGlossaryTerm } = createFixtures(db);
    await createGlossaryTerm({
      term: 'Batterië of Ahmed Parc park',
      termAr: 'محطة أحمد',
      acronym: 'xyz',
      acronymAr: 'س.ص',
      definition: 'See IEC 62196.',
      definitionAr: 'المعيار ٦٢١٩٦ في المستشفى.',
    });
    await createGlossaryTerm({ term: 'Wind', termAr: 'ريح', definition: '-', definitionAr: '-' });
    expect(await searchTerms({ search })).toEqual(['Batterië of Ahmed Parc park']);
  });

  test('requires every word', async () => {
    await createFixtures(db).createGlossaryTerm({ term: 'Charging point' });
    expect(await searchTerms({ search: 'charging voltage' })).toEqual([]);
  });

  test.each(['%', '_', '\\'])("LIKE's wildcard %s matches only itself", async (search) => {
    await createFixtures(db).createGlossaryTerm();
    expect(await searchTerms({ search })).toEqual([]);
  });
});

test('filters by the English or Arabic name of a category', async () => {
  const { createGlossaryTerm } = createFixtures(db);
  await createGlossaryTerm({ term: 'A', category: 'Batteries', categoryAr: 'البطاريات' });
  await createGlossaryTerm({ term: 'B' });
  expect(await searchTerms({ category: 'Batteries' })).toEqual(['A']);
  expect(await searchTerms({ category: 'البطاريات' })).toEqual(['A']);
  expect(await searchTerms({ category: 'batter' })).toEqual([]);
  expect(await searchTerms({ category: '' })).toEqual(['A', 'B']);
  expect(await searchTerms({ category: 'Batteries', search: 'wind' })).toEqual([]);
});

test('sorts by the order of each language and returns its initial letters', async () => {
  const { createGlossaryTerm } = createFixtures(db);
  await createGlossaryTerm({ term: 'wallbox', termAr: 'شاحن' });
  await createGlossaryTerm({ term: 'Electrolyte', termAr: 'إلكتروليت' });
  await createGlossaryTerm({ term: 'Ampere', termAr: 'أمبير' });
  await createGlossaryTerm({ term: '48 V', termAr: '٤٨ فولط' });
  await createGlossaryTerm({ term: 'Zinc', termAr: 'V2G' });
  await createGlossaryTerm({ term: 'Battery', termAr: 'بطارية' });
  const english = await listTerms({ sort: 'english' });
  expect(english?.map(({ letter, term }) => [letter, term])).toEqual([
    ['A', 'Ampere'],
    ['B', 'Battery'],
    ['E', 'Electrolyte'],
    ['W', 'wallbox'],
    ['Z', 'Zinc'],
    ['#', '48 V'],
  ]);
  const arabic = await listTerms({ sort: 'arabic' });
  expect(arabic?.map(({ letterAr, termAr }) => [letterAr, termAr])).toEqual([
    ['ا', 'إلكتروليت'],
    ['ا', 'أمبير'],
    ['ب', 'بطارية'],
    ['ش', 'شاحن'],
    ['V', 'V2G'],
    ['#', '٤٨ فولط'],
  ]);
  const newest = await listTerms({ sort: 'newest', first: 1 });
  expect(newest?.[0]?.term).toBe('Battery');
});

test('pages do not overlap, even with equal sort values, and end', async () => {
  const { createGlossaryTerm } = createFixtures(db);
  const termsAr = ['ا', 'ب', 'ت', 'ث', 'ج'];
  for (const termAr of termsAr) await createGlossaryTerm({ termAr });
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { data } = await createExecutor(db).execute<GlossaryTermsResponse>(glossaryTermsQuery, { first: 2, after });
    seen.push(...(data?.glossaryTerms.nodes ?? []).map(({ termAr }) => termAr));
    expect(data?.glossaryTerms).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: page < 2 } });
    after = data?.glossaryTerms.pageInfo.endCursor;
  }
  expect(seen).toEqual(termsAr);
});

describe('drafts', () => {
  const createViewers = async () => {
    const { createUser } = createFixtures(db);
    const owner = await createUser({ role: 'trainer' });
    return {
      owner,
      viewers: {
        visitor: null,
        student: viewerFor(await createUser()),
        other: viewerFor(await createUser({ role: 'trainer' })),
        owner: viewerFor(owner),
        admin: viewerFor(await createUser({ role: 'admin' })),
      },
    };
  };

  test('only the creator and admins see a draft, and filters do not extend visibility', async () => {
    const { owner, viewers } = await createViewers();
    const draft = await createFixtures(db).createGlossaryTerm({
      term: 'Draft',
      isPublished: false,
      createdBy: owner.id,
    });
    const document = 'query ($id: ID!) { glossaryTerm(id: $id) { term } glossaryCategories { count } }';
    for (const [role, viewer] of Object.entries(viewers)) {
      const canSee = role === 'owner' || role === 'admin';
      expect(await searchTerms({ isPublished: false }, viewer), role).toEqual(canSee ? ['Draft'] : []);
      expect(await searchTerms({ isPublished: true }, viewer), role).toEqual([]);
      const { data } = await createExecutor(db).execute(document, { id: draft.id }, viewer);
      expect(data, role).toEqual({
        glossaryTerm: canSee ? { term: 'Draft' } : null,
        glossaryCategories: canSee ? [{ count: 1 }] : [],
      });
    }
  });

  test('are hidden from a creator who is no longer a trainer', async () => {
    const { owner } = await createViewers();
    await createFixtures(db).createGlossaryTerm({ isPublished: false, createdBy: owner.id });
    expect(await searchTerms({}, viewerFor({ id: owner.id, role: 'student' }))).toEqual([]);
  });

  test('canEdit is true only for the creator and admins', async () => {
    const { owner, viewers } = await createViewers();
    await createFixtures(db).createGlossaryTerm({ createdBy: owner.id });
    const canEdit = Object.entries(viewers).map(async ([role, viewer]) => [
      role,
      (await listTerms({}, viewer))?.[0]?.canEdit,
    ]);
    expect(Object.fromEntries(await Promise.all(canEdit))).toEqual({
      visitor: false,
      student: false,
      other: false,
      owner: true,
      admin: true,
    });
  });
});

test('counts each category once by its English name, with the Arabic name of its oldest term', async () => {
  const { createGlossaryTerm } = createFixtures(db);
  const wind = { category: 'Wind', categoryAr: 'طاقة الرياح' };
  await createGlossaryTerm(wind);
  await createGlossaryTerm({ ...wind, categoryAr: 'الرياح' });
  await createGlossaryTerm({ ...wind, categoryAr: 'الرياح' });
  await createGlossaryTerm({ ...wind, isPublished: false });
  await createGlossaryTerm({ category: 'Grid', categoryAr: 'الشبكة' });
  const { data } = await createExecutor(db).execute('{ glossaryCategories { category categoryAr count } }');
  expect(data).toEqual({
    glossaryCategories: [
      { category: 'Grid', categoryAr: 'الشبكة', count: 1 },
      { ...wind, count: 3 },
    ],
  });
});
