import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { SignedInContext } from '../core/context';
import { bounds } from '../contract/bounds';
import { Problem } from '../core/problem';
import { openTestDatabase } from '../testing/testDatabase';
import { createFixtures, createTestContext, viewerFor } from '../testing/fixtures';
import { recordUpload, authorizeUpload } from './uploads';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

async function createUploader(): Promise<SignedInContext> {
  const viewer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  return { ...createTestContext(db), viewer };
}
const uploadOfSize = (bytes: number) => ({
  key: `${randomBytes(16).toString('hex')}.pdf`,
  kind: 'attachment' as const,
  name: 'a.pdf',
  type: 'application/pdf',
  bytes,
});
const problemCodeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );
const sumUploadedBytes = async ({ viewer }: SignedInContext) =>
  (await db.upload.aggregate({ where: { ownerId: viewer.id }, _sum: { bytes: true } }))._sum.bytes;
const { perUser } = bounds.uploads;

test("a user's uploads never exceed the quota, which is separate for each user", async () => {
  const [uploader, other] = [await createUploader(), await createUploader()];
  await recordUpload(uploader, uploadOfSize(perUser - 10));
  expect(await problemCodeOf(authorizeUpload(uploader, { kind: 'attachment', name: 'a.pdf' }))).toBeNull();
  expect(await problemCodeOf(recordUpload(uploader, uploadOfSize(11)))).toBe('uploadQuotaExceeded');
  expect(await problemCodeOf(recordUpload(uploader, uploadOfSize(10)))).toBeNull();
  expect(await problemCodeOf(authorizeUpload(uploader, { kind: 'attachment', name: 'a.pdf' }))).toBe(
    'uploadQuotaExceeded',
  );
  expect(await sumUploadedBytes(uploader)).toBe(perUser);
  expect(await problemCodeOf(recordUpload(other, uploadOfSize(11)))).toBeNull();
});

// Uploads run concurrently on PostgreSQL and one after another on the embedded database; one fits either way.
test('of concurrent uploads only those within the quota are stored', async () => {
  const uploader = await createUploader();
  await recordUpload(uploader, uploadOfSize(perUser - 10));
  const uploads = Array.from({ length: 8 }, () => problemCodeOf(recordUpload(uploader, uploadOfSize(7))));
  expect((await Promise.all(uploads)).toSorted()).toEqual([null, ...Array<string>(7).fill('uploadQuotaExceeded')]);
  expect(await sumUploadedBytes(uploader)).toBe(perUser - 3);
});

test('an upload of a deleted user is not recorded', async () => {
  const uploader = await createUploader();
  await db.user.delete({ where: { id: uploader.viewer.id } });
  expect(await problemCodeOf(recordUpload(uploader, uploadOfSize(1)))).toBe('notSignedIn');
});
