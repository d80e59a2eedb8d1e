import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { UploadKind } from '../contract/uploads/uploads';
import { createFixtures } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { deleteUnusedUploads } from './uploads';
import { dayMs } from '../contract/text/format/dateTime';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

test('uploads are deleted a day later unless a text of any table names them', async () => {
  const { createUser, createCourse, createLesson, createBlogPost } = createFixtures(db);
  const { id: ownerId } = await createUser({ role: 'trainer' });
  const now = Date.now();
  const upload = async (ageMs: number, kind: UploadKind = 'thumbnail'): Promise<string> => {
    const key = `${randomBytes(16).toString('hex')}.webp`;
    const file = { key, kind, name: 'a', type: 'image/webp', bytes: 1, ownerId };
    await db.upload.create({ data: { ...file, createdAt: new Date(now - ageMs) } });
    return key;
  };
  const [picture, sheet, inText, unused] = [
    await upload(2 * dayMs),
    await upload(2 * dayMs, 'attachment'),
    await upload(2 * dayMs),
    await upload(2 * dayMs),
  ];
  const recent = await upload(dayMs - 60_000);
  const course = await createCourse({ thumbnail: `/media/uploads/${picture}` });
  await createLesson(course.id, { attachments: [{ name: 'Sheet', url: `/media/uploads/${sheet}` }] });
  await createBlogPost({
    content: `Two links: [a](/media/uploads/${'0'.repeat(32)}.pdf) [b](/media/uploads/${inText})`,
  });
  const deletedFiles: string[] = [];
  const deleteFile = (key: string) => Promise.resolve(void deletedFiles.push(key));
  expect(await deleteUnusedUploads(db, deleteFile, now)).toEqual([unused]);
  expect(deletedFiles).toEqual([unused]);
  const left = await db.upload.findMany({ select: { key: true } });
  expect(left.map(({ key }) => key).sort()).toEqual([picture, sheet, inText, recent].sort());
});
