import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../context';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());
beforeEach(() => db.glossaryTerm.deleteMany());

const list = /* GraphQL */ `
  query ($filter: GlossaryFilter, $order: GlossaryOrder! = english, $first: Int, $after: String) {
    glossaryTerms(filter: $filter, order: $order, first: $first, after: $after) {
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
interface Row {
  term: string;
  termAr: string;
  letter: string;
  letterAr: string;
  canEdit: boolean;
}
interface Listed {
  glossaryTerms: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: Row[] };
}
const rows = async (variables: Record<string, unknown>, viewer: Viewer | null = null) =>
  (await asker(db).ask<Listed>(list, variables, viewer)).data?.glossaryTerms.nodes;
const found = async (filter: Record<string, unknown>, viewer: Viewer | null = null) =>
  (await rows({ filter }, viewer))?.map(({ term }) => term);

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
    const { aTerm } = aWorld(db);
    await aTerm({
      term: 'Batterië of Ahmed Parc park',
      termAr: 'محطة أحمد',
      acronym: 'xyz',
      acronymAr: 'س.ص',
      definition: 'See IEC 62196.',
      definitionAr: 'المعيار ٦٢١٩٦ في المستشفى.',
    });
    await aTerm({ term: 'Wind', termAr: 'ريح', definition: '-', definitionAr: '-' });
    expect(await found({ search })).toEqual(['Batterië of Ahmed Parc park']);
  });

  test('every word must occur', async () => {
    await aWorld(db).aTerm({ term: 'Charging point' });
    expect(await found({ search: 'charging station' })).toEqual([]);
  });

  test.each(['%', '_', '\\'])("LIKE's %s is a letter that no term has", async (search) => {
    await aWorld(db).aTerm();
    expect(await found({ search })).toEqual([]);
  });
});

test('a category is meant by either of its names', async () => {
  const { aTerm } = aWorld(db);
  await aTerm({ term: 'A', category: 'Batteries', categoryAr: 'البطاريات' });
  await aTerm({ term: 'B' });
  expect(await found({ category: 'Batteries' })).toEqual(['A']);
  expect(await found({ category: 'البطاريات' })).toEqual(['A']);
  expect(await found({ category: 'batter' })).toEqual([]);
  expect(await found({ category: '' })).toEqual(['A', 'B']);
  expect(await found({ category: 'Batteries', search: 'wind' })).toEqual([]);
});

test('each language has its order, and heads the terms by its letters', async () => {
  const { aTerm } = aWorld(db);
  await aTerm({ term: 'wallbox', termAr: 'شاحن' });
  await aTerm({ term: 'Electrolyte', termAr: 'إلكتروليت' });
  await aTerm({ term: 'Ampere', termAr: 'أمبير' });
  await aTerm({ term: '48 V', termAr: '٤٨ فولط' });
  await aTerm({ term: 'Zinc', termAr: 'V2G' });
  await aTerm({ term: 'Battery', termAr: 'بطارية' });
  const english = await rows({ order: 'english' });
  expect(english?.map(({ letter, term }) => [letter, term])).toEqual([
    ['A', 'Ampere'],
    ['B', 'Battery'],
    ['E', 'Electrolyte'],
    ['W', 'wallbox'],
    ['Z', 'Zinc'],
    ['#', '48 V'],
  ]);
  const arabic = await rows({ order: 'arabic' });
  expect(arabic?.map(({ letterAr, termAr }) => [letterAr, termAr])).toEqual([
    ['ا', 'إلكتروليت'],
    ['ا', 'أمبير'],
    ['ب', 'بطارية'],
    ['ش', 'شاحن'],
    ['V', 'V2G'],
    ['#', '٤٨ فولط'],
  ]);
  const newest = await rows({ order: 'newest', first: 1 });
  expect(newest?.[0]?.term).toBe('Battery');
});

test('pages never overlap, also among equals, and end', async () => {
  const { aTerm } = aWorld(db);
  const termsAr = ['ا', 'ب', 'ت', 'ث', 'ج'];
  for (const termAr of termsAr) await aTerm({ termAr });
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { data } = await asker(db).ask<Listed>(list, { first: 2, after });
    seen.push(...(data?.glossaryTerms.nodes ?? []).map(({ termAr }) => termAr));
    expect(data?.glossaryTerms).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: page < 2 } });
    after = data?.glossaryTerms.pageInfo.endCursor;
  }
  expect(seen).toEqual(termsAr);
});

describe('drafts', () => {
  const everybody = async () => {
    const { aUser } = aWorld(db);
    const owner = await aUser({ role: 'trainer' });
    return {
      owner,
      viewers: {
        visitor: null,
        student: viewerOf(await aUser()),
        other: viewerOf(await aUser({ role: 'trainer' })),
        owner: viewerOf(owner),
        admin: viewerOf(await aUser({ role: 'admin' })),
      },
    };
  };

  test('exist for their creator and admins alone, and a filter never widens', async () => {
    const { owner, viewers } = await everybody();
    const draft = await aWorld(db).aTerm({ term: 'Draft', isPublished: false, createdBy: owner.id });
    const one = 'query ($id: ID!) { glossaryTerm(id: $id) { term } glossaryCategories { count } }';
    for (const [who, viewer] of Object.entries(viewers)) {
      const seesIt = who === 'owner' || who === 'admin';
      expect(await found({ isPublished: false }, viewer), who).toEqual(seesIt ? ['Draft'] : []);
      expect(await found({ isPublished: true }, viewer), who).toEqual([]);
      const { data } = await asker(db).ask(one, { id: draft.id }, viewer);
      expect(data, who).toEqual({
        glossaryTerm: seesIt ? { term: 'Draft' } : null,
        glossaryCategories: seesIt ? [{ count: 1 }] : [],
      });
    }
  });

  test('are hidden from a creator who is no trainer any more', async () => {
    const { owner } = await everybody();
    await aWorld(db).aTerm({ isPublished: false, createdBy: owner.id });
    expect(await found({}, viewerOf({ id: owner.id, role: 'student' }))).toEqual([]);
  });

  test('the creator and admins are told that they may edit, nobody else', async () => {
    const { owner, viewers } = await everybody();
    await aWorld(db).aTerm({ createdBy: owner.id });
    const may = Object.entries(viewers).map(async ([who, viewer]) => [who, (await rows({}, viewer))?.[0]?.canEdit]);
    expect(Object.fromEntries(await Promise.all(may))).toEqual({
      visitor: false,
      student: false,
      other: false,
      owner: true,
      admin: true,
    });
  });
});

test('categories are counted once, by their English names, under the Arabic name that the oldest gives: nobody renames it', async () => {
  const { aTerm } = aWorld(db);
  const wind = { category: 'Wind', categoryAr: 'طاقة الرياح' };
  await aTerm(wind);
  await aTerm({ ...wind, categoryAr: 'الرياح' });
  await aTerm({ ...wind, categoryAr: 'الرياح' });
  await aTerm({ ...wind, isPublished: false });
  await aTerm({ category: 'Grid', categoryAr: 'الشبكة' });
  const { data } = await asker(db).ask('{ glossaryCategories { category categoryAr count } }');
  expect(data).toEqual({
    glossaryCategories: [
      { category: 'Grid', categoryAr: 'الشبكة', count: 1 },
      { ...wind, count: 3 },
    ],
  });
});
