import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { SignedInContext } from '../context';
import { limits } from '../contract/limits';
import { Problem } from '../errors';
import { openTestDatabase } from '../testing/database';
import { aVisitor, aWorld, freely, viewerOf } from '../testing/world';
import { noteUpload, permittedUpload } from './uploads';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

async function aSender(): Promise<SignedInContext> {
  const viewer = viewerOf(await aWorld(db).aUser({ role: 'trainer' }));
  return { db, viewer, language: 'en', visitor: aVisitor(), ...freely };
}
const aFile = (bytes: number) => ({
  ...{ key: `${randomBytes(16).toString('hex')}.pdf`, kind: 'attachment' as const, name: 'a.pdf' },
  ...{ type: 'application/pdf', bytes },
});
const codeOf = (deed: Promise<unknown>) =>
  deed.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );
const keptBy = async ({ viewer }: SignedInContext) =>
  (await db.upload.aggregate({ where: { ownerId: viewer.id }, _sum: { bytes: true } }))._sum.bytes;
const { perPerson } = limits.uploads;

test('what a person keeps never exceeds what they may keep, and somebody else is not hindered by it', async () => {
  const [sender, other] = [await aSender(), await aSender()];
  await noteUpload(sender, aFile(perPerson - 10));
  expect(await codeOf(permittedUpload(sender, { kind: 'attachment', name: 'a.pdf' }))).toBeNull();
  expect(await codeOf(noteUpload(sender, aFile(11)))).toBe('uploadsFull');
  expect(await codeOf(noteUpload(sender, aFile(10)))).toBeNull();
  expect(await codeOf(permittedUpload(sender, { kind: 'attachment', name: 'a.pdf' }))).toBe('uploadsFull');
  expect(await keptBy(sender)).toBe(perPerson);
  expect(await codeOf(noteUpload(other, aFile(11)))).toBeNull();
});

// On PostgreSQL they are beside one another, on the embedded database behind one another: either way one fits.
test('of many uploads that arrive at once, those are kept that fit', async () => {
  const sender = await aSender();
  await noteUpload(sender, aFile(perPerson - 10));
  const arriving = Array.from({ length: 8 }, () => codeOf(noteUpload(sender, aFile(7))));
  expect((await Promise.all(arriving)).toSorted()).toEqual([null, ...Array<string>(7).fill('uploadsFull')]);
  expect(await keptBy(sender)).toBe(perPerson - 3);
});

test('nothing is noted of somebody whose account is gone', async () => {
  const sender = await aSender();
  await db.user.delete({ where: { id: sender.viewer.id } });
  expect(await codeOf(noteUpload(sender, aFile(1)))).toBe('notSignedIn');
});
