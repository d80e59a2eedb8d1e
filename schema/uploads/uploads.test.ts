import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { SignedInContext } from '../core/context';
import { limits } from '../contract/limits';
import { Problem } from '../core/errors';
import { openTestDatabase } from '../testing/testDatabase';
import { createVisitor, createFixtures, stubServices, viewerFor } from '../testing/fixtures';
import { recordUpload, authorizeUpload } from './uploads';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

async function createUploader(): Promise<SignedInContext> {
  const viewer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  return { db, viewer, language: 'en', visitor: createVisitor(), ...stubServices };
}
const uploadOfSize = (bytes: number) => ({
  ...{ key: `${randomBytes(16).toString('hex')}.pdf`, kind: 'attachment' as const, name: 'a.pdf' },
  ...{ type: 'application/pdf', bytes },
});
const problemCodeOf = (deed: Promise<unknown>) =>
  deed.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );
const sumUploadedBytes = async ({ viewer }: SignedInContext) =>
  (await db.upload.aggregate({ where: { ownerId: viewer.id }, _sum: { bytes: true } }))._sum.bytes;
const { perPerson } = limits.uploads;

test('what a person keeps never exceeds what they may keep, and somebody else is not hindered by it', async () => {
  const [sender, other] = [await createUploader(), await createUploader()];
  await recordUpload(sender, uploadOfSize(perPerson - 10));
  expect(await problemCodeOf(authorizeUpload(sender, { kind: 'attachment', name: 'a.pdf' }))).toBeNull();
  expect(await problemCodeOf(recordUpload(sender, uploadOfSize(11)))).toBe('uploadQuotaExceeded');
  expect(await problemCodeOf(recordUpload(sender, uploadOfSize(10)))).toBeNull();
  expect(await problemCodeOf(authorizeUpload(sender, { kind: 'attachment', name: 'a.pdf' }))).toBe(
    'uploadQuotaExceeded',
  );
  expect(await sumUploadedBytes(sender)).toBe(perPerson);
  expect(await problemCodeOf(recordUpload(other, uploadOfSize(11)))).toBeNull();
});

// On PostgreSQL they are beside one another, on the embedded database behind one another: either way one fits.
test('of many uploads that arrive at once, those are kept that fit', async () => {
  const sender = await createUploader();
  await recordUpload(sender, uploadOfSize(perPerson - 10));
  const arriving = Array.from({ length: 8 }, () => problemCodeOf(recordUpload(sender, uploadOfSize(7))));
  expect((await Promise.all(arriving)).toSorted()).toEqual([null, ...Array<string>(7).fill('uploadQuotaExceeded')]);
  expect(await sumUploadedBytes(sender)).toBe(perPerson - 3);
});

test('nothing is noted of somebody whose account is gone', async () => {
  const sender = await createUploader();
  await db.user.delete({ where: { id: sender.viewer.id } });
  expect(await problemCodeOf(recordUpload(sender, uploadOfSize(1)))).toBe('notSignedIn');
});
