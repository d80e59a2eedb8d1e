import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { createFixtures, viewerFor, type createExecutor } from '../fixtures';
import { createLessonScene } from '../lessonFixtures';
import { createPaymentMutation, createPaymentScene } from '../payments/paymentFixtures';

type Execute = ReturnType<typeof createExecutor>['execute'];

/**
 * A paid course with lessons, whose students have paid.
 * @param execute for the actions, perhaps in several processes
 */
export async function createCourseWorld(db: PrismaClient, lessonCount: number, execute?: Execute) {
  const scene = await createLessonScene(db, lessonCount, { price: '1000', isFree: false });
  const payments = await createPaymentScene(db);
  const pay = async (viewer: Viewer) => {
    const input = { courseId: scene.course.id, method: 'ccp' };
    const order = await scene.execute<{ createPayment: { id: string } }>(createPaymentMutation, { input }, viewer);
    if (!order.data) return order;
    const { id } = order.data.createPayment;
    await payments.submit(id, viewer, `CCP ${id}`);
    return payments.decide('confirm', id);
  };
  const { createUser } = createFixtures(db);
  const students = await Promise.all(Array.from({ length: 5 }, async () => viewerFor(await createUser())));
  for (const student of students) await pay(student);
  return { ...scene, db, students, pay, decide: payments.decide, execute: execute ?? scene.execute };
}
export type CourseWorld = Awaited<ReturnType<typeof createCourseWorld>>;

type ActionResult = { errors?: readonly { originalError?: unknown }[] } | null;

/** An action, and the students whose course it may complete. */
export interface Action {
  run: () => Promise<ActionResult>;
  mayComplete: readonly Viewer[] | 'everyone';
}

/** One of the items by a random number; undefined for none. */
export const pickWith =
  (random: () => number) =>
  <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];

/** An action of a student, which may complete their course. */
export const actionOfStudent =
  (students: readonly Viewer[], random: () => number) =>
  (act: (student: Viewer) => Promise<ActionResult>) =>
  (): Action => {
    const student = pickWith(random)(students);
    return student
      ? { run: () => act(student), mayComplete: [student] }
      : { run: () => Promise.resolve(null), mayComplete: [] };
  };
