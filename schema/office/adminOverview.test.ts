import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const document = '{ adminOverview { activity { count rowCount startedAt latest { entity entityName } } } }';
interface ActivityResponse {
  adminOverview: {
    activity: {
      count: number;
      rowCount: number;
      startedAt: string;
      latest: { entity: string; entityName: string };
    }[];
  };
}

test('an import is one group of the activity, and other changes between its rows are their own', async () => {
  const start = Date.UTC(2026, 0, 1);
  const second = (seconds: number) => new Date(start + seconds * 1000);
  const entry = { actorId: admin.id, actorName: 'A', action: 'create' };
  const imported = Array.from({ length: 30 }, (_, row) => [
    { ...entry, entity: 'users', entityId: row, entityName: `Row ${row}`, at: second(row * 50) },
    { ...entry, entity: 'enrollments', entityId: row, at: second(row * 50) },
  ]).flat();
  const others = [
    { ...entry, entity: 'users', entityId: 99, at: second(-61) },
    { ...entry, entity: 'users', entityId: 98, actorId: admin.id + 1, at: second(100) },
    { ...entry, entity: 'users', entityId: 97, action: 'delete', at: second(200) },
    { ...entry, entity: 'faqs', entityId: 5, action: 'update', at: second(2000) },
    { ...entry, entity: 'faqs', entityId: 5, action: 'update', at: second(2010) },
  ];
  await db.auditEntry.createMany({ data: [...imported, ...others] });
  const { data, errors } = await createExecutor(db).execute<ActivityResponse>(document, {}, admin);
  expect(errors).toBeUndefined();
  const { activity } = data!.adminOverview;
  expect(activity.map(({ latest, count, rowCount }) => `${count} of ${rowCount} ${latest.entity}`)).toEqual([
    '2 of 1 faqs',
    '30 of 30 enrollments',
    '30 of 30 users',
    '1 of 1 users',
    '1 of 1 users',
    '1 of 1 users',
  ]);
  expect(activity[2]).toMatchObject({ startedAt: second(0).toISOString(), latest: { entityName: 'Row 29' } });
});
