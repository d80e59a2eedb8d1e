import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { dayMs } from '../../contract/text/format/dateTime';
import { createFixtures } from '../../testing/fixtures';
import { createPaymentScene } from '../../testing/payments/paymentFixtures';
import { takeJobs } from '../../testing/takeJobs';
import { openTestDatabase } from '../../testing/testDatabase';
import { updateOrderLater } from './orderUpdates';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

test('a change of more than 100 open orders leaves the others to jobs', async () => {
  const { execute, admin, course } = await createPaymentScene(db);
  const { createUser } = createFixtures(db);
  const { passwordHash, firstName, lastName } = await createUser();
  const names = Array.from({ length: 102 }, () => crypto.randomUUID());
  const users = await db.user.createManyAndReturn({
    data: names.map((name) => ({
      username: name,
      usernameKey: name,
      email: `${name}@example.dz`,
      passwordHash,
      firstName,
      lastName,
    })),
    select: { id: true },
  });
  await db.payment.createMany({
    data: users.map(({ id: userId }) => ({
      userId,
      courseId: course.id,
      amount: '16000',
      listPrice: '16000',
      method: 'ccp' as const,
      expiresAt: new Date(Date.now() + dayMs),
    })),
  });
  await takeJobs(db);
  const update = 'mutation($id: ID!) { updateCourse(id: $id, input: { price: "9000" }) { id } }';
  expect((await execute(update, { id: course.id }, admin)).errors).toBeUndefined();
  const countLowered = () => db.payment.count({ where: { courseId: course.id, amount: '9000' } });
  expect(await countLowered()).toBe(100);
  const jobs = (await takeJobs(db)).filter(({ name }) => name === 'update_order');
  for (const { payload } of jobs) await updateOrderLater(db, null, (payload as { paymentId: number }).paymentId);
  expect([jobs.length, await countLowered()]).toEqual([2, 102]);
});
