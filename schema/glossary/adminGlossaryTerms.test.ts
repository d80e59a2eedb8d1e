import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../prisma/client';
import type { Viewer } from '../core/context';
import { Problem } from '../core/problem';
import { openTestDatabase } from '../testing/testDatabase';
import { hostileTexts } from '../testing/texts/hostileTexts';
import { toVisibleText } from '../testing/texts/pastedTexts';
import { glossaryTermInput } from '../testing/factories';
import { createExecutor, createFixtures, stubServices, viewerFor } from '../testing/fixtures';

let database: Database;
let trainer: Viewer;
let otherTrainer: Viewer;
let admin: Viewer;
beforeAll(async () => {
  database = await openTestDatabase();
  const { createUser } = createFixtures(database.db);
  trainer = viewerFor(await createUser({ role: 'trainer' }));
  otherTrainer = viewerFor(await createUser({ role: 'trainer' }));
  admin = viewerFor(await createUser({ role: 'admin' }));
});
afterAll(() => database.close());
beforeEach(() => database.db.glossaryTerm.deleteMany());

const termFields =
  'id term termAr definition definitionAr acronym acronymAr category categoryAr isPublished createdBy updatedAt';
const createMutation = `mutation ($input: CreateGlossaryTermInput!) { createGlossaryTerm(input: $input) { ${termFields} } }`;
const updateMutation = `mutation ($id: ID!, $input: UpdateGlossaryTermInput!, $updatedAt: DateTime) {
  updateGlossaryTerm(id: $id, input: $input, updatedAt: $updatedAt) { ${termFields} }
}`;
const deleteMutation = 'mutation ($id: ID!) { deleteGlossaryTerm(id: $id) }';

type ViewerOf = () => Viewer | null;

const executeAs = async (document: string, variables: Record<string, unknown>, viewer: Viewer | null) => {
  const { data, errors } = await createExecutor(database.db).execute(document, variables, viewer);
  return { data, problem: errors?.[0]?.originalError };
};
const createGlossaryTerm = (different = {}) =>
  createFixtures(database.db).createGlossaryTerm({ createdBy: trainer.id, ...different });
const findAllTerms = () => database.db.glossaryTerm.findMany({ orderBy: { id: 'asc' } });

describe('creating a term', () => {
  test('stores a published term of its creator with normalized line breaks', async () => {
    const input = glossaryTermInput({ term: ' Wallbox ', acronym: 'WB', definition: 'One.\r\n\r\nTwo.' });
    const { data } = await executeAs(createMutation, { input }, trainer);
    expect(data).toMatchObject({
      createGlossaryTerm: {
        ...input,
        term: 'Wallbox',
        definition: 'One.\n\nTwo.',
        acronymAr: null,
        isPublished: true,
        createdBy: String(trainer.id),
      },
    });
    expect(await findAllTerms()).toMatchObject([
      { sortKey: '1wallbox', sortKeyAr: '1شاحن جداري', searchText: expect.stringContaining('نقطه شحن ثابته') },
    ]);
  });

  test("counts towards the creator's rate limit", async () => {
    const limitByUser = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
    const { execute: rateLimitedExecute } = createExecutor(database.db, {
      services: { rateLimiter: { ...stubServices.rateLimiter, limitByUser } },
    });
    const { errors } = await rateLimitedExecute(createMutation, { input: glossaryTermInput() }, trainer);
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'tooManyAttempts' });
    expect(limitByUser).toHaveBeenCalledWith(trainer.id, 'glossaryTerm');
    expect(await findAllTerms()).toEqual([]);
  });

  test('can create a draft', async () => {
    const { data } = await executeAs(createMutation, { input: glossaryTermInput({ isPublished: false }) }, admin);
    expect(data).toMatchObject({ createGlossaryTerm: { isPublished: false } });
  });

  test.each<[string, ViewerOf, string]>([
    ['a visitor', () => null, 'notSignedIn'],
    ['a student', () => viewerFor({ id: trainer.id, role: 'student' }), 'notAllowed'],
  ])('is rejected for %s', async (_who, viewer, code) => {
    const { problem } = await executeAs(createMutation, { input: glossaryTermInput() }, viewer());
    expect(problem).toMatchObject({ code });
    expect(await findAllTerms()).toEqual([]);
  });

  test.each([
    ...['term', 'termAr', 'definition', 'definitionAr', 'category', 'categoryAr'].flatMap((field) => [
      [field, ' ', 'required'],
      [field, '\u200b\u2060', 'required'],
      [field, 'a'.repeat(2001), 'tooLong'],
      [field, 'a\u202eb', 'invalidCharacters|U+202E|2'],
    ]),
    ['acronym', 'a'.repeat(31), 'tooLong'],
    ['acronymAr', 'a\nb', 'lineBreak|1'],
    ['term', 'a\nb', 'lineBreak|1'],
  ])('rejects %s with %j: %s', async (field = '', value, expectedMessage) => {
    const { problem } = await executeAs(createMutation, { input: glossaryTermInput({ [field]: value }) }, trainer);
    expect(problem).toMatchObject({ code: 'invalidInput', fields: { [field]: expectedMessage } });
    expect(await findAllTerms()).toEqual([]);
  });

  test('rejects hostile texts with a problem or stores them without a change that can be seen', async () => {
    for (const text of hostileTexts) {
      const input = glossaryTermInput({ definition: text, definitionAr: text });
      const { data, problem } = await executeAs(createMutation, { input }, trainer);
      if (problem) expect(problem, text).toMatchObject({ code: 'invalidInput' });
      else
        expect(
          toVisibleText((data as { createGlossaryTerm: { definition: string } }).createGlossaryTerm.definition),
        ).toBe(toVisibleText(text));
    }
  });
});

describe('updating a term', () => {
  test('updates the sort and search keys, keeps absent fields and clears the acronym with null', async () => {
    const { id, definition } = await createGlossaryTerm({ acronym: 'WB', acronymAr: 'ش', isPublished: false });
    const input = { term: 'Éarthing', termAr: 'تأريض', acronym: null };
    const { data } = await executeAs(updateMutation, { id, input }, trainer);
    expect(data).toMatchObject({
      updateGlossaryTerm: { ...input, acronymAr: 'ش', definition, isPublished: false },
    });
    expect(await findAllTerms()).toMatchObject([
      {
        sortKey: '1earthing',
        sortKeyAr: '1تاريض',
        searchText: expect.stringContaining('earthing'),
        createdBy: trainer.id,
      },
    ]);
    expect((await executeAs(updateMutation, { id, input: { ...input, isPublished: true } }, admin)).data).toMatchObject(
      {
        updateGlossaryTerm: { isPublished: true, createdBy: String(trainer.id) },
      },
    );
  });

  test.each<[string, object, ViewerOf, string]>([
    ["another trainer's published term", {}, () => otherTrainer, 'notAllowed'],
    ["another trainer's draft", { isPublished: false }, () => otherTrainer, 'glossaryTermNotFound'],
    ['a former trainer', {}, () => viewerFor({ id: trainer.id, role: 'student' }), 'notAllowed'],
    ['a visitor', {}, () => null, 'notSignedIn'],
  ])('is rejected for %s', async (_what, different, viewer, code) => {
    const { id, updatedAt } = await createGlossaryTerm(different);
    const changed = await executeAs(
      updateMutation,
      { id, input: glossaryTermInput({ term: '' }), updatedAt },
      viewer(),
    );
    expect(changed.problem).toMatchObject({ code });
    expect((await executeAs(deleteMutation, { id }, viewer())).problem).toMatchObject({ code });
    expect(await findAllTerms()).toMatchObject([{ id, term: 'Wallbox', updatedAt }]);
  });

  test.each(['999999999', '0', 'abc', '-1'])('reports the unknown key %s', async (id) => {
    expect((await executeAs(updateMutation, { id, input: glossaryTermInput() }, admin)).problem).toMatchObject({
      code: 'glossaryTermNotFound',
    });
    expect((await executeAs(deleteMutation, { id }, admin)).problem).toMatchObject({ code: 'glossaryTermNotFound' });
  });
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of twenty concurrent updates of the same version on two servers exactly one succeeds',
  async () => {
    const second = await openDatabase({ url: database.url });
    try {
      const { id, updatedAt } = await createGlossaryTerm();
      const saves = Array.from({ length: 20 }, async (_, n) => {
        const { db } = n % 2 ? database : second;
        return createExecutor(db).execute(
          updateMutation,
          { id, input: glossaryTermInput({ term: `Edit ${n}` }), updatedAt },
          admin,
        );
      });
      const results = await Promise.all(saves);
      expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
      const codes = results.flatMap(
        ({ errors }) => (errors?.[0]?.originalError as { code?: string } | undefined)?.code ?? [],
      );
      expect(new Set(codes)).toEqual(new Set(['changedMeanwhile']));
    } finally {
      await second.close();
    }
  },
);

test('a deleted term cannot be deleted again', async () => {
  const { id } = await createGlossaryTerm();
  const currentTerm = await createGlossaryTerm();
  expect((await executeAs(deleteMutation, { id }, trainer)).data).toEqual({ deleteGlossaryTerm: String(id) });
  expect((await executeAs(deleteMutation, { id }, trainer)).problem).toMatchObject({ code: 'glossaryTermNotFound' });
  expect((await findAllTerms()).map((term) => term.id)).toEqual([currentTerm.id]);
});
