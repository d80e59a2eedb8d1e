import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { createFixtures } from '../../testing/fixtures';
import { openTestDatabase } from '../../testing/testDatabase';
import { deleteDueAccounts } from './deleteAccount';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

test("an admin's account takes the own signature along, but not the one of the platform", async () => {
  const { createUser } = createFixtures(db);
  await createUser({ role: 'admin' });
  const [own, platform] = [`${randomUUID()}.webp`, `${randomUUID()}.webp`];
  const admin = await createUser({ role: 'admin', signature: own, deleteAfter: new Date(0) });
  const file = { kind: 'signature' as const, name: 'a.webp', type: 'image/webp', bytes: 1, ownerId: admin.id };
  await db.upload.createMany({ data: [own, platform].map((key) => ({ ...file, key })) });
  await db.certificateSettings.update({ where: { id: 1 }, data: { signature: platform } });
  await deleteDueAccounts(db);
  expect(await db.user.findUnique({ where: { id: admin.id } })).toMatchObject({ signature: null, isActive: false });
  expect(await db.upload.findMany({ select: { key: true, ownerId: true } })).toEqual([
    { key: platform, ownerId: null },
  ]);
});
