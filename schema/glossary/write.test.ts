import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../prisma/client';
import type { Viewer } from '../context';
import { Problem } from '../errors';
import { openTestDatabase } from '../testing/database';
import { hostileTexts } from '../testing/hostile';
import { aTermDraft } from '../testing/terms';
import { asker, aWorld, freely, viewerOf } from '../testing/world';

let database: Database;
let trainer: Viewer;
let other: Viewer;
let admin: Viewer;
beforeAll(async () => {
  database = await openTestDatabase();
  const { aUser } = aWorld(database.db);
  trainer = viewerOf(await aUser({ role: 'trainer' }));
  other = viewerOf(await aUser({ role: 'trainer' }));
  admin = viewerOf(await aUser({ role: 'admin' }));
});
afterAll(() => database.close());
beforeEach(() => database.db.glossaryTerm.deleteMany());

const fields =
  'id term termAr definition definitionAr acronym acronymAr category categoryAr isPublished createdBy updatedAt';
const create = `mutation ($input: GlossaryTermInput!) { createGlossaryTerm(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $input: GlossaryTermInput!, $updatedAt: DateTime) {
  updateGlossaryTerm(id: $id, input: $input, updatedAt: $updatedAt) { ${fields} }
}`;
const remove = 'mutation ($id: ID!) { deleteGlossaryTerm(id: $id) }';

type Who = () => Viewer | null;

const ask = async (document: string, variables: Record<string, unknown>, viewer: Viewer | null) => {
  const { data, errors } = await asker(database.db).ask(document, variables, viewer);
  return { data, problem: errors?.[0]?.originalError };
};
const aTerm = (different = {}) => aWorld(database.db).aTerm({ createdBy: trainer.id, ...different });
const stored = () => database.db.glossaryTerm.findMany({ orderBy: { id: 'asc' } });

describe('a new term', () => {
  test('is kept as it was typed, published, and its creator’s own', async () => {
    const input = aTermDraft({ term: ' Wallbox ', acronym: 'WB', definition: 'One.\r\n\r\nTwo.' });
    const { data } = await ask(create, { input }, trainer);
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
    expect(await stored()).toMatchObject([
      { sortKey: '1wallbox', sortKeyAr: '1شاحن جداري', searchText: expect.stringContaining('نقطه شحن ثابته') },
    ]);
  });

  test('counts towards what its creator may add in an hour', async () => {
    const rationOf = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
    const { ask: rationed } = asker(database.db, { attempts: { ...freely.attempts, rationOf } });
    const { errors } = await rationed(create, { input: aTermDraft() }, trainer);
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'tooManyAttempts' });
    expect(rationOf).toHaveBeenCalledWith(trainer.id, 'glossaryTerm');
    expect(await stored()).toEqual([]);
  });

  test('can be a draft', async () => {
    const { data } = await ask(create, { input: aTermDraft({ isPublished: false }) }, admin);
    expect(data).toMatchObject({ createGlossaryTerm: { isPublished: false } });
  });

  test.each<[string, Who, string]>([
    ['a visitor', () => null, 'notSignedIn'],
    ['a student', () => viewerOf({ id: trainer.id, role: 'student' }), 'notAllowed'],
  ])('is not taken from %s', async (_who, viewer, code) => {
    const { problem } = await ask(create, { input: aTermDraft() }, viewer());
    expect(problem).toMatchObject({ code });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ...['term', 'termAr', 'definition', 'definitionAr', 'category', 'categoryAr'].flatMap((field) => [
      [field, ' ', 'required'],
      [field, '\u200b\u2060', 'required'],
      [field, 'a'.repeat(2001), 'tooLong'],
      [field, 'a\u202eb', 'invalidCharacters'],
    ]),
    ['acronym', 'a'.repeat(31), 'tooLong'],
    ['acronymAr', 'a\nb', 'invalidCharacters'],
    ['term', 'a\nb', 'invalidCharacters'],
  ])('with %s of %j is refused: %s', async (field = '', value, complaint) => {
    const { problem } = await ask(create, { input: aTermDraft({ [field]: value }) }, trainer);
    expect(problem).toMatchObject({ code: 'invalidInput', fields: { [field]: complaint } });
    expect(await stored()).toEqual([]);
  });

  test('of any hostile text is refused in clear words, or kept as it was typed', async () => {
    for (const text of hostileTexts) {
      const input = aTermDraft({ definition: text, definitionAr: text });
      const { data, problem } = await ask(create, { input }, trainer);
      if (problem) expect(problem, text).toMatchObject({ code: 'invalidInput' });
      else
        expect(data, text).toMatchObject({ createGlossaryTerm: { definition: text.replace(/\r\n?/g, '\n').trim() } });
    }
  });
});

describe('a change', () => {
  test('replaces the term and the keys it is found by; whether it is published stays unless told', async () => {
    const { id } = await aTerm({ acronym: 'WB', isPublished: false });
    const input = aTermDraft({ term: 'Éarthing', termAr: 'تأريض' });
    const { data } = await ask(update, { id, input }, trainer);
    expect(data).toMatchObject({ updateGlossaryTerm: { ...input, acronym: null, isPublished: false } });
    expect(await stored()).toMatchObject([
      {
        sortKey: '1earthing',
        sortKeyAr: '1تاريض',
        searchText: expect.stringContaining('earthing'),
        createdBy: trainer.id,
      },
    ]);
    expect((await ask(update, { id, input: { ...input, isPublished: true } }, admin)).data).toMatchObject({
      updateGlossaryTerm: { isPublished: true, createdBy: String(trainer.id) },
    });
  });

  test.each<[string, object, Who, string]>([
    ['somebody else’s published term', {}, () => other, 'notAllowed'],
    ['somebody else’s draft', { isPublished: false }, () => other, 'termNotFound'],
    ['an own term by who is a student now', {}, () => viewerOf({ id: trainer.id, role: 'student' }), 'notAllowed'],
    ['a term by a visitor', {}, () => null, 'notSignedIn'],
  ])('of %s is refused, whatever it says', async (_what, different, viewer, code) => {
    const { id, updatedAt } = await aTerm(different);
    const changed = await ask(update, { id, input: aTermDraft({ term: '' }), updatedAt }, viewer());
    expect(changed.problem).toMatchObject({ code });
    expect((await ask(remove, { id }, viewer())).problem).toMatchObject({ code });
    expect(await stored()).toMatchObject([{ id, term: 'Wallbox', updatedAt }]);
  });

  test.each(['999999999', '0', 'abc', '-1'])('of a term %s, which is not there, says so', async (id) => {
    expect((await ask(update, { id, input: aTermDraft() }, admin)).problem).toMatchObject({ code: 'termNotFound' });
    expect((await ask(remove, { id }, admin)).problem).toMatchObject({ code: 'termNotFound' });
  });

  test('of what somebody else has changed meanwhile overwrites nothing', async () => {
    const { id, updatedAt } = await aTerm();
    await ask(update, { id, input: aTermDraft({ term: 'By the admin' }), updatedAt }, admin);
    const late = await ask(update, { id, input: aTermDraft({ term: 'By the trainer' }), updatedAt }, trainer);
    expect(late.problem).toMatchObject({ code: 'changedMeanwhile' });
    expect(await stored()).toMatchObject([{ term: 'By the admin' }]);
    // Without the time of the edited term the last one wins.
    await ask(update, { id, input: aTermDraft({ term: 'By the trainer' }) }, trainer);
    expect(await stored()).toMatchObject([{ term: 'By the trainer' }]);
  });
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of twenty who save the same edit at once, through two servers, exactly one succeeds',
  async () => {
    const second = await openDatabase({ url: database.url });
    try {
      const { id, updatedAt } = await aTerm();
      const saves = Array.from({ length: 20 }, async (_, n) => {
        const { db } = n % 2 ? database : second;
        return asker(db).ask(update, { id, input: aTermDraft({ term: `Edit ${n}` }), updatedAt }, admin);
      });
      const answers = await Promise.all(saves);
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
      const codes = answers.flatMap(
        ({ errors }) => (errors?.[0]?.originalError as { code?: string } | undefined)?.code ?? [],
      );
      expect(new Set(codes)).toEqual(new Set(['changedMeanwhile']));
    } finally {
      await second.close();
    }
  },
);

test('a deleted term is gone, and cannot be deleted again', async () => {
  const { id } = await aTerm();
  const kept = await aTerm();
  expect((await ask(remove, { id }, trainer)).data).toEqual({ deleteGlossaryTerm: String(id) });
  expect((await ask(remove, { id }, trainer)).problem).toMatchObject({ code: 'termNotFound' });
  expect((await stored()).map((term) => term.id)).toEqual([kept.id]);
});
