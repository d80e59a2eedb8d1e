import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createFixtures, viewerFor } from '../testing/fixtures';
import {
  completeMutation,
  completeOpenedMutation,
  enrollMutation,
  problemOf,
  visitMutation,
} from '../testing/learningDocuments';
import { createLessonScene, type LessonChange } from '../testing/lessonFixtures';
import { createPaymentScene } from '../testing/payments/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const withdrawals = [
  ['unpublishing', 'unpublish'],
  ['making optional', 'makeOptional'],
  ['deleting', 'remove'],
] as const satisfies readonly (readonly [string, LessonChange])[];

describe.each(withdrawals)('%s a lesson', (_name, withdraw) => {
  test('completes nobody, and those who enrolled before owe it until they complete it', async () => {
    const scene = await createLessonScene(db, 2);
    const [student, idle] = [await scene.enroll(), await scene.enroll()];
    await student.complete(0);
    expect(await student.read()).toBe('50 in_progress');
    await scene.change(withdraw, 1);
    expect([await student.read(), await idle.read()]).toEqual(['50 in_progress', '0 in_progress']);
    expect(await db.certificate.count({ where: { courseId: scene.course.id } })).toBe(0);
    expect(await student.complete(1)).toMatchObject({
      data: { completeLesson: { progress: 100, status: 'completed', certificateIssued: true } },
    });
    expect(await db.certificate.findMany({ where: { courseId: scene.course.id } })).toMatchObject([{ lessonCount: 2 }]);
    expect(await student.complete(1)).toMatchObject({ data: { completeLesson: { status: 'completed' } } });
  });

  test('that the student has completed takes it out of the count', async () => {
    const scene = await createLessonScene(db, 3);
    const student = await scene.enroll();
    await student.complete(0);
    await student.complete(1);
    expect(await student.read()).toBe('66 in_progress');
    await scene.change(withdraw, 1);
    expect(await student.read()).toBe('50 in_progress');
    await scene.change(withdraw, 0);
    expect(await student.read()).toBe('0 in_progress');
    expect(await student.complete(2)).toMatchObject({ data: { completeLesson: { status: 'completed' } } });
  });

  test('before the enrollment leaves nothing owed', async () => {
    const scene = await createLessonScene(db, 2);
    await scene.change(withdraw, 1);
    const student = await scene.enroll();
    expect(await student.complete(0)).toMatchObject({ data: { completeLesson: { status: 'completed' } } });
    if (withdraw !== 'makeOptional')
      expect(problemOf(await student.complete(1))).toMatchObject({ code: 'lessonNotFound' });
  });

  test('takes no completion away', async () => {
    const scene = await createLessonScene(db, 2);
    const student = await scene.enroll();
    await student.complete(0);
    await student.complete(1);
    await scene.change(withdraw, 0);
    expect(await student.read()).toBe('100 completed');
    expect(await db.certificate.count({ where: { courseId: scene.course.id, status: 'awaiting_name' } })).toBe(1);
  });
});

test.each([
  ['unpublish', 'publish'],
  ['makeOptional', 'makeRequired'],
] as const)('a lesson that returns after %s counts as before', async (withdraw, undo) => {
  const scene = await createLessonScene(db, 4);
  const [student, idle] = [await scene.enroll(), await scene.enroll()];
  await student.complete(0);
  await scene.change(withdraw, 0);
  expect([await student.read(), await idle.read()]).toEqual(['0 in_progress', '0 in_progress']);
  await scene.change(undo, 0);
  expect([await student.read(), await idle.read()]).toEqual(['25 in_progress', '0 in_progress']);
});

test('a lesson that was never required is never owed', async () => {
  const scene = await createLessonScene(db, 1);
  const { createLesson } = createFixtures(db);
  const optional = await createLesson(scene.course.id, { isRequired: false });
  const draft = await createLesson(scene.course.id, { isPublished: false });
  scene.lessons.push(optional.id, draft.id);
  const student = await scene.enroll();
  await scene.change('remove', 1);
  await scene.change('remove', 2);
  expect(await student.complete(0)).toMatchObject({ data: { completeLesson: { progress: 100, status: 'completed' } } });
  expect(await db.lesson.findMany({ where: { id: { in: [optional.id, draft.id] } } })).toMatchObject([
    { id: optional.id, archivedAt: expect.any(Date) as Date, withdrawnAt: null },
  ]);
});

test('an optional lesson opens and is completed, but does not count', async () => {
  const scene = await createLessonScene(db, 3);
  await scene.change('makeOptional', 2);
  const student = await scene.enroll();
  expect(await student.complete(2)).toMatchObject({ data: { completeLesson: { progress: 0, status: 'in_progress' } } });
  expect(await student.complete(0)).toMatchObject({ data: { completeLesson: { progress: 50 } } });
  expect(await student.complete(1)).toMatchObject({
    data: { completeLesson: { progress: 100, completedLessons: scene.lessons.map(String) } },
  });
});

test('a change that leaves nothing to do stops at 99 percent, until the student completes a lesson once more', async () => {
  const scene = await createLessonScene(db, 1);
  await scene.change('makeOptional', 0);
  const student = await scene.enroll();
  await student.complete(0);
  await scene.change('makeRequired', 0);
  expect(await student.read()).toBe('99 in_progress');
  await scene.execute(completeOpenedMutation, { id: scene.lesson(0) }, student.viewer);
  expect(await student.read()).toBe('100 completed');
});

test('a course without lessons that count is at 0 percent', async () => {
  const scene = await createLessonScene(db, 1);
  await scene.change('unpublish', 0);
  const student = await scene.enroll();
  await scene.change('publish', 0);
  await scene.change('makeOptional', 0);
  expect(await student.read()).toBe('0 in_progress');
});

describe('withdrawn lessons', () => {
  const playerQuery = `query ($id: ID!) { course(id: $id) { lessons { id } myEnrollment {
    owedLessons nextLesson { id title hasVideo content } withdrawnLessons { id isPublished content videoUrl attachments { url } myProgress { completedAt } } } } }`;
  interface PlayerData {
    course: {
      lessons: { id: string }[];
      myEnrollment: {
        owedLessons: string[];
        nextLesson: { id: string; content: string | null } | null;
        withdrawnLessons: { id: string; content: string | null; myProgress: { completedAt: string | null } | null }[];
      };
    };
  }
  const readPlayer = async (
    scene: Awaited<ReturnType<typeof createLessonScene>>,
    student: Awaited<ReturnType<typeof scene.enroll>>,
  ) => {
    const { data, errors } = await scene.execute<PlayerData>(playerQuery, { id: scene.course.id }, student.viewer);
    expect(errors).toBeUndefined();
    return { outline: data?.course.lessons.map(({ id }) => Number(id)), ...data?.course.myEnrollment };
  };

  test('stay open to those who owe them, after the outline, and to no one else', async () => {
    const scene = await createLessonScene(db, 3);
    const [owing, done] = [await scene.enroll(), await scene.enroll()];
    await owing.complete(0);
    for (const index of [0, 1]) await done.complete(index);
    await scene.change('remove', 1);
    const late = await scene.enroll();
    const [first, removed, last] = scene.lessons;
    const player = await readPlayer(scene, owing);
    expect(player).toMatchObject({
      outline: [first, last],
      owedLessons: [String(removed), String(last)],
      nextLesson: { id: String(last) },
      withdrawnLessons: [
        { id: String(removed), isPublished: false, content: 'The body of the lesson.', myProgress: null },
      ],
    });
    for (const other of [done, late]) {
      expect(await readPlayer(scene, other)).toMatchObject({ outline: [first, last], withdrawnLessons: [] });
      const visit = await scene.execute(visitMutation, { id: removed }, other.viewer);
      expect(problemOf(visit)).toMatchObject({ code: 'lessonNotFound' });
    }
    await owing.complete(2);
    expect(await readPlayer(scene, owing)).toMatchObject({
      nextLesson: { id: String(removed), content: 'The body of the lesson.' },
    });
    await owing.complete(1);
    expect(await owing.read()).toBe('100 completed');
    // The player still shows the lesson that was just completed.
    expect(await readPlayer(scene, owing)).toMatchObject({
      owedLessons: [],
      withdrawnLessons: [{ id: String(removed), myProgress: { completedAt: expect.any(String) as string } }],
    });
  });

  test('close with the access, and open again with it', async () => {
    const scene = await createLessonScene(db, 2);
    const student = await scene.enroll();
    await scene.change('unpublish', 1);
    await scene.open(student.id, false);
    expect(problemOf(await student.complete(1))).toMatchObject({ code: 'lessonNotFound' });
    expect((await readPlayer(scene, student)).withdrawnLessons).toMatchObject([{ content: null }]);
    await scene.open(student.id, true);
    expect(await student.complete(1)).toMatchObject({ data: { completeLesson: { progress: 0 } } });
  });

  test('keep a course current whose other lessons are all completed', async () => {
    const scene = await createLessonScene(db, 2);
    const student = await scene.enroll();
    await student.complete(0);
    await scene.change('remove', 1);
    const { data } = await scene.execute('{ currentEnrollment { courseId nextLesson { id } } }', {}, student.viewer);
    expect(data).toEqual({
      currentEnrollment: { courseId: String(scene.course.id), nextLesson: { id: String(scene.lesson(1)) } },
    });
  });

  test('of a course that is archived itself stay open, too', async () => {
    const scene = await createLessonScene(db, 2);
    const student = await scene.enroll();
    await student.complete(0);
    await scene.change('remove', 1);
    await db.course.update({ where: { id: scene.course.id }, data: { isPublished: false } });
    expect(await student.complete(1)).toMatchObject({ data: { completeLesson: { status: 'completed' } } });
  });
});

test('the access begins when an order opens: a lesson that was withdrawn before is not owed', async () => {
  const scene = await createLessonScene(db, 2, { price: '1000', isFree: false });
  const { createUser } = createFixtures(db);
  const student = await createUser();
  const viewer = { id: student.id, role: 'student' as const, sessionId: '' };
  await scene.execute(enrollMutation, { id: scene.course.id }, viewer);
  await scene.change('remove', 1);
  const where = { studentId: student.id, courseId: scene.course.id };
  const input = { courseId: scene.course.id, emails: [student.email] };
  await scene.execute(
    'mutation ($input: EnrollStudentsInput!) { enrollStudents(input: $input) { enrolled } }',
    { input },
    scene.admin,
  );
  await scene.execute(completeMutation, { id: scene.lesson(0) }, viewer);
  expect(await db.enrollment.findFirst({ where })).toMatchObject({ status: 'completed', progress: 100 });
});

test('a reopened access is completed if nothing is owed any more, and not while something is', async () => {
  const scene = await createLessonScene(db, 2);
  const [waived, owing] = [await scene.enroll(), await scene.enroll()];
  for (const student of [waived, owing]) {
    await student.complete(0);
    await scene.open(student.id, false);
  }
  await scene.change('remove', 1);
  expect(await scene.waive(1, waived.id)).toMatchObject({ data: { waiveLesson: { completed: 0 } } });
  for (const student of [waived, owing]) await scene.open(student.id, true);
  expect([await waived.read(), await owing.read()]).toEqual(['100 completed', '50 in_progress']);
  expect(await db.certificate.count({ where: { enrollmentId: waived.id } })).toBe(1);
});

test('an access that is paid again counts what was waived and added while it had ended', async () => {
  const scene = await createLessonScene(db, 2, { price: '1000', isFree: false });
  const { order, submit, decide } = await createPaymentScene(db);
  const pay = async (viewer: Viewer) => {
    const { id } = await order(viewer, { courseId: scene.course.id });
    await submit(id, viewer, `CCP ${id}`);
    await decide('confirm', id);
    return id;
  };
  const refund = async (id: string, viewer: Viewer) => {
    await decide('requestRefund', id, viewer);
    await decide('refund', id);
  };
  const { createUser, createLesson } = createFixtures(db);
  const [waived, owing] = [viewerFor(await createUser()), viewerFor(await createUser())];
  const read = async ({ id: studentId }: Viewer) => {
    const { status, progress } = await db.enrollment.findFirstOrThrow({ where: { studentId } });
    return `${progress} ${status}`;
  };
  for (const viewer of [waived, owing]) {
    const payment = await pay(viewer);
    await scene.execute(completeMutation, { id: scene.lesson(0) }, viewer);
    await refund(payment, viewer);
  }
  expect([await read(waived), await read(owing)]).toEqual(['50 ended', '50 ended']);
  await scene.change('remove', 1);
  const { id } = await db.enrollment.findFirstOrThrow({ where: { studentId: waived.id } });
  await scene.waive(1, id);
  await pay(waived);
  await createLesson(scene.course.id);
  await pay(owing);
  expect([await read(waived), await read(owing)]).toEqual(['100 completed', '33 in_progress']);
});

test('the database refuses a completion while a lesson is owed, whoever writes it', async () => {
  const scene = await createLessonScene(db, 2);
  const student = await scene.enroll();
  await student.complete(0);
  await scene.change('remove', 1);
  const completion = { status: 'completed', progress: 100, completedAt: new Date() } as const;
  const write = () => db.enrollment.update({ where: { id: student.id }, data: completion });
  await expect(write()).rejects.toThrow(/enrollments_completed_without_debt/);
  await db.$executeRaw`UPDATE "enrollments" SET "status" = 'ended', "endedAt" = now() WHERE "id" = ${student.id}`;
  await expect(write()).rejects.toThrow(/enrollments_completed_without_debt/);
  await scene.waive(1, student.id);
  await write();
  expect(await student.read()).toBe('100 completed');
});

test('a lesson that the student never opened is not completed, whoever else has opened it', async () => {
  const scene = await createLessonScene(db, 3);
  const { createUser } = createFixtures(db);
  const [student, classmate] = [await scene.enroll(), await scene.enroll()];
  const id = scene.lesson(0);
  await scene.execute(visitMutation, { id }, classmate.viewer);
  for (const viewer of [scene.trainer, scene.admin, viewerFor(await createUser())])
    expect((await scene.execute(visitMutation, { id }, viewer)).errors).toHaveLength(1);
  const complete = () => scene.execute(completeOpenedMutation, { id }, student.viewer);
  expect(problemOf(await complete())).toMatchObject({ code: 'lessonNotOpened' });
  expect(await db.lessonProgress.count({ where: { enrollmentId: student.id } })).toBe(0);
  await scene.execute(visitMutation, { id, position: 4 }, student.viewer);
  expect(await complete()).toMatchObject({ data: { completeLesson: { progress: 33 } } });
});
