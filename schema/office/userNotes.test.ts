import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { deleteDueAccounts } from '../accounts/privacy/deleteAccount';
import { personalSections } from '../accounts/privacy/exportSections';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { countLockWaits } from '../testing/countLockWaits';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let amina: Viewer;
let lina: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser } = createFixtures(db);
  amina = viewerFor(await createUser({ role: 'admin', firstName: 'Amina', lastName: 'Haddad' }));
  lina = viewerFor(await createUser({ role: 'admin' }));
});
afterAll(() => close());

const run = <Data = Record<string, unknown>>(document: string, variables: object, viewer: Viewer) =>
  createExecutor(db).execute<Data>(document, { ...variables }, viewer);
const create =
  'mutation ($userId: ID!, $text: String!) { createUserNote(userId: $userId, text: $text) { id updatedAt } }';
const update = `mutation ($id: ID!, $text: String!, $updatedAt: DateTime) {
  updateUserNote(id: $id, text: $text, updatedAt: $updatedAt) { text } }`;
const remove = 'mutation ($id: ID!) { deleteUserNote(id: $id) }';
const list = 'query ($id: ID!) { person(id: $id) { notes { text authorName canEdit } } }';

async function createNote(text: string) {
  const person = await createFixtures(db).createUser();
  const { data } = await run<{ createUserNote: { id: string; updatedAt: string } }>(
    create,
    { userId: person.id, text },
    amina,
  );
  return { person, note: data!.createUserNote };
}
const codeOf = async (result: ReturnType<typeof run>) => (await result).errors?.[0]?.originalError;

test('the office reads notes on a person, and their author may change them', async () => {
  const { person, note } = await createNote('  Called, comes on Sunday ');
  const expected = { text: 'Called, comes on Sunday', authorName: 'Amina Haddad' };
  expect((await run(list, { id: person.id }, lina)).data).toEqual({
    person: { notes: [{ ...expected, canEdit: false }] },
  });
  expect(await codeOf(run(update, { id: note.id, text: 'No' }, lina))).toMatchObject({ code: 'notAllowed' });
  const change = { id: note.id, text: 'Came', updatedAt: note.updatedAt };
  expect((await run(update, change, amina)).errors).toBeUndefined();
  // The answer was lost, and the change is sent again.
  expect((await run(update, change, amina)).errors).toBeUndefined();
  const changes = { entityId: person.id, after: { path: ['noteChanged'], equals: true } };
  expect(await db.auditEntry.count({ where: changes })).toBe(1);
  expect(await codeOf(run(update, { id: note.id, text: 'x', updatedAt: note.updatedAt }, amina))).toMatchObject({
    code: 'changedMeanwhile',
  });
  expect((await run(list, { id: person.id }, amina)).data).toEqual({
    person: { notes: [{ ...expected, text: 'Came', canEdit: true }] },
  });
  expect((await run(remove, { id: note.id }, lina)).errors).toBeUndefined();
  expect(await codeOf(run(remove, { id: note.id }, lina))).toMatchObject({ code: 'notFound' });
});

test('the audit log has who wrote a note on whom, and no text', async () => {
  await db.auditEntry.deleteMany();
  const { person, note } = await createNote('Owes us a form');
  await run(update, { id: note.id, text: 'Brought the form' }, amina);
  await run(remove, { id: note.id }, lina);
  const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
  expect(entries.map(({ actorId, entity, entityId, after }) => ({ actorId, entity, entityId, after }))).toEqual(
    [[amina, 'noteAdded'] as const, [amina, 'noteChanged'] as const, [lina, 'noteDeleted'] as const].map(
      ([{ id }, action]) => ({ actorId: id, entity: 'users', entityId: person.id, after: { [action]: true } }),
    ),
  );
  expect(JSON.stringify(entries)).not.toContain('form');
});

test('refuses a blank note and an unknown person', async () => {
  const { person } = await createNote('A');
  const before = await db.userNote.count();
  expect(await codeOf(run(create, { userId: person.id, text: ' ' }, amina))).toMatchObject({ code: 'invalidInput' });
  expect(await codeOf(run(create, { userId: 999_999, text: 'A' }, amina))).toMatchObject({ code: 'userNotFound' });
  expect(await db.userNote.count()).toBe(before);
});

test('no note is written on a deleted account', async () => {
  const { person, note } = await createNote('A');
  const gone = await createFixtures(db).createUser({ deletedAt: new Date(), isActive: false });
  expect(await codeOf(run(create, { userId: gone.id, text: 'B' }, amina))).toMatchObject({ code: 'userNotFound' });
  await db.user.update({ where: { id: person.id }, data: { deletedAt: new Date() } });
  expect(await codeOf(run(update, { id: note.id, text: 'B' }, amina))).toMatchObject({ code: 'userNotFound' });
  expect(await db.userNote.count({ where: { text: 'B' } })).toBe(0);
});

test.runIf(process.env.TEST_DATABASE_URL)('a note that waits for the deletion of the account is refused', async () => {
  const person = await createFixtures(db).createUser();
  const { result } = await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${person.id} FOR UPDATE`;
      const waiting = codeOf(run(create, { userId: person.id, text: 'Late' }, amina));
      await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1);
      await tx.user.update({ where: { id: person.id }, data: { deletedAt: new Date() } });
      return { result: waiting };
    },
    { timeout: 20_000 },
  );
  expect(await result).toMatchObject({ code: 'userNotFound' });
  expect(await db.userNote.count({ where: { userId: person.id } })).toBe(0);
});

test('notes on others no longer name a person who is deleted', async () => {
  const { note } = await createNote('Paid by Sofiane Belkacemi, sofiane.b@example.dz, 0550 11 22 33; not Sofiane B.');
  await createFixtures(db).createUser({
    firstName: 'Sofiane',
    lastName: 'Belkacemi',
    email: 'sofiane.b@example.dz',
    phone: '+213550112233',
    preferredLanguage: 'en',
    deleteAfter: new Date(Date.now() - 1000),
  });
  await deleteDueAccounts(db, null);
  const row = await db.userNote.findUniqueOrThrow({ where: { id: Number(note.id) } });
  expect(row.text).toMatch(/^Paid by Deleted user, deleted-\S+@deleted\.invalid, –; not Sofiane B\.$/);
  expect(await codeOf(run(update, { id: note.id, text: 'x', updatedAt: note.updatedAt }, amina))).toMatchObject({
    code: 'changedMeanwhile',
  });
});

test('a person has at most 200 notes, and all of them are read', async () => {
  const person = await createFixtures(db).createUser();
  await db.userNote.createMany({
    data: Array.from({ length: 199 }, (_, index) => ({ userId: person.id, text: `Note ${index}` })),
  });
  const results = await Promise.all(['A', 'B', 'C'].map((text) => run(create, { userId: person.id, text }, amina)));
  expect(results.flatMap(({ errors }) => errors?.map((error) => error.originalError) ?? [])).toEqual([
    expect.objectContaining({ code: 'userNoteLimit' }),
    expect.objectContaining({ code: 'userNoteLimit' }),
  ]);
  const { data } = await run<{ person: { notes: unknown[] } }>(list, { id: person.id }, amina);
  expect(data?.person.notes).toHaveLength(200);
});

test('the person gets the notes with the export, without their author; they go with the account', async () => {
  const { person } = await createNote('Speaks Tamazight');
  const section = personalSections.find(({ name }) => name === 'office-notes');
  const rows: object[] = [];
  for await (const batch of section!.read(db, person)) rows.push(...batch);
  expect(rows).toEqual([expect.objectContaining({ text: 'Speaks Tamazight' })]);
  expect(rows[0]).not.toHaveProperty('authorId');
  await db.user.delete({ where: { id: person.id } });
  expect(await db.userNote.count({ where: { userId: person.id } })).toBe(0);
});
