import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { createFixtures, viewerFor } from '../testing/fixtures';
import { problemOf } from '../testing/learningDocuments';
import { createLessonScene, unwaiveMutation, waiveMutation } from '../testing/lessonFixtures';
import { takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const withdrawnQuery = `query ($courseId: ID!, $enrollmentId: ID) {
  withdrawnLessons(courseId: $courseId, enrollmentId: $enrollmentId) { lessonId title owedBy completedByWaiver }
  lessonWaivers(courseId: $courseId, enrollmentId: $enrollmentId) { reason studentName isEnded lesson { id } } }`;
const waiverIdOf = ({ data }: { data?: { waiveLesson: { waiver: { id: string } } } | null }) =>
  data?.waiveLesson.waiver.id;

/** Two students who have completed one of two lessons, of which the other is archived. */
async function createDebtors() {
  const scene = await createLessonScene(db, 2);
  const students = [await scene.enroll(), await scene.enroll()] as const;
  for (const student of students) await student.complete(0);
  await scene.change('remove', 1);
  const read = () => Promise.all(students.map((student) => student.read()));
  return { ...scene, students, read };
}

describe('a waiver for one student', () => {
  test('completes the course of the one who owes nothing else, with certificate and message, and is audited', async () => {
    const scene = await createDebtors();
    const [student] = scene.students;
    await takeJobs(db);
    const { data } = await scene.waive(1, student.id);
    expect(data).toMatchObject({
      waiveLesson: {
        completed: 1,
        waiver: {
          enrollmentId: String(student.id),
          reason: 'The video is gone',
          isEnded: false,
          lesson: { id: String(scene.lesson(1)) },
        },
      },
    });
    expect(await scene.read()).toEqual(['100 completed', '50 in_progress']);
    expect(await db.certificate.findMany({ where: { courseId: scene.course.id } })).toMatchObject([
      { enrollmentId: student.id, status: 'awaiting_name', lessonCount: 1 },
    ]);
    expect((await takeJobs(db)).map(({ payload }) => payload)).toMatchObject([
      { kind: 'course_completed', recipients: { userIds: [student.viewer.id] } },
    ]);
    const entries = await db.auditEntry.findMany({ where: { entity: 'lesson_waivers', actorId: scene.admin.id } });
    expect(entries).toMatchObject([
      { action: 'create', after: { reason: 'The video is gone', lessonId: scene.lesson(1) } },
    ]);
    expect(entries[0]?.entityName).toMatch(/ – درس$/);
    expect(await db.auditEntry.count({ where: { entity: 'enrollments', actorId: scene.admin.id } })).toBe(0);
  });

  test('is removed without taking the completion away; a running enrollment owes the lesson again', async () => {
    const scene = await createLessonScene(db, 3);
    const [done, running] = [await scene.enroll(), await scene.enroll()];
    for (const student of [done, running]) await student.complete(0);
    await done.complete(1);
    await scene.change('unpublish', 2);
    const ids = [waiverIdOf(await scene.waive(2, done.id)), waiverIdOf(await scene.waive(2, running.id))];
    expect([await done.read(), await running.read()]).toEqual(['100 completed', '50 in_progress']);
    for (const id of ids)
      expect(await scene.execute(unwaiveMutation, { id }, scene.admin)).toMatchObject({
        data: { deleteLessonWaiver: id },
      });
    expect([await done.read(), await running.read()]).toEqual(['100 completed', '33 in_progress']);
    expect(problemOf(await scene.execute(unwaiveMutation, { id: ids[0] }, scene.admin))).toMatchObject({
      code: 'notFound',
    });
    expect(
      await db.auditEntry.count({ where: { entity: 'lesson_waivers', action: 'delete', actorId: scene.admin.id } }),
    ).toBe(2);
  });
});

describe('a waiver for everyone', () => {
  test('completes all who owe nothing else; of a course whose lessons are all waived, too', async () => {
    const scene = await createDebtors();
    const late = await scene.enroll();
    expect(await scene.waive(1)).toMatchObject({
      data: { waiveLesson: { completed: 2, waiver: { studentName: null } } },
    });
    expect([...(await scene.read()), await late.read()]).toEqual(['100 completed', '100 completed', '0 in_progress']);
    await scene.change('remove', 0);
    expect(await scene.waive(0)).toMatchObject({ data: { waiveLesson: { completed: 1 } } });
    expect(await late.read()).toBe('100 completed');
  });

  test('concerns nobody who enrolls after the lesson returned', async () => {
    const scene = await createLessonScene(db, 2);
    await scene.change('unpublish', 1);
    await scene.waive(1);
    await scene.change('publish', 1);
    const student = await scene.enroll();
    await student.complete(0);
    expect(await student.read()).toBe('50 in_progress');
  });
});

test('a waiver ends when the lesson returns; a further withdrawal is owed, and waived anew', async () => {
  const scene = await createLessonScene(db, 3);
  const student = await scene.enroll();
  await student.complete(0);
  await scene.change('unpublish', 1);
  await scene.waive(1, student.id);
  expect(await student.read()).toBe('50 in_progress');
  await scene.change('publish', 1);
  await student.complete(2);
  expect(await student.read()).toBe('66 in_progress');
  expect(problemOf(await scene.waive(1, student.id))).toMatchObject({ code: 'lessonNotWithdrawn' });
  // No change of lessons completes the course, with the waiver of the earlier withdrawal neither.
  await scene.change('unpublish', 1);
  expect(await student.read()).toBe('66 in_progress');
  const { data } = await scene.execute<{ lessonWaivers: { isEnded: boolean }[] }>(
    withdrawnQuery,
    { courseId: scene.course.id },
    scene.trainer,
  );
  expect(data?.lessonWaivers).toMatchObject([{ isEnded: true }]);
  expect(await scene.waive(1, student.id)).toMatchObject({ data: { waiveLesson: { completed: 1 } } });
  expect(await db.lessonWaiver.count({ where: { lessonId: scene.lesson(1) } })).toBe(1);
});

test('says beforehand how many owe a lesson, and how many a waiver completes', async () => {
  const scene = await createLessonScene(db, 3);
  const [first, second, third] = [await scene.enroll(), await scene.enroll(), await scene.enroll()];
  for (const index of [0, 1]) await first.complete(index);
  await second.complete(0);
  for (const index of [0, 1, 2]) await third.complete(index);
  const preview = 'query ($id: ID!) { lessonWithdrawal(id: $id) { owedBy isDeletable } }';
  expect(await scene.execute(preview, { id: scene.lesson(2) }, scene.trainer)).toEqual({
    data: { lessonWithdrawal: { owedBy: 2, isDeletable: false } },
  });
  await scene.change('remove', 2);
  const read = async (enrollmentId?: number) => {
    const { data } = await scene.execute(withdrawnQuery, { courseId: scene.course.id, enrollmentId }, scene.trainer);
    return data?.withdrawnLessons;
  };
  const lessonId = String(scene.lesson(2));
  expect(await read()).toMatchObject([{ lessonId, owedBy: 2, completedByWaiver: 1 }]);
  expect(await read(first.id)).toMatchObject([{ lessonId, owedBy: 1, completedByWaiver: 1 }]);
  expect(await read(second.id)).toMatchObject([{ lessonId, owedBy: 1, completedByWaiver: 0 }]);
  expect(await read(third.id)).toEqual([]);
  await scene.open(first.id, false);
  expect(await read()).toMatchObject([{ owedBy: 1, completedByWaiver: 0 }]);
  expect(await read(first.id)).toMatchObject([{ owedBy: 1, completedByWaiver: 0 }]);
  expect(await scene.waive(2)).toMatchObject({ data: { waiveLesson: { completed: 0 } } });
});

test('refuses lessons that are not withdrawn, enrollments that do not owe them, and repetitions', async () => {
  const scene = await createDebtors();
  const [student] = scene.students;
  const late = await scene.enroll();
  const foreign = await (await createLessonScene(db, 1)).enroll();
  const done = await scene.enroll();
  await done.complete(0);
  const problems = [
    [scene.lesson(0), undefined, 'lessonNotWithdrawn'],
    [999_999, undefined, 'lessonNotFound'],
    [scene.lesson(1), foreign.id, 'notFound'],
    [scene.lesson(1), 999_999, 'notFound'],
    [scene.lesson(1), late.id, 'lessonNotOwed'],
    [scene.lesson(1), done.id, 'lessonNotOwed'],
  ] as const;
  for (const [lessonId, enrollmentId, code] of problems) {
    const waiver = { lessonId, enrollmentId, reason: 'A reason' };
    expect(problemOf(await scene.execute(waiveMutation, waiver, scene.admin))).toMatchObject({ code });
  }
  await scene.waive(1, student.id);
  expect(problemOf(await scene.waive(1, student.id))).toMatchObject({ code: 'alreadyWaived' });
  await scene.waive(1);
  expect(problemOf(await scene.waive(1))).toMatchObject({ code: 'alreadyWaived' });
  expect(await db.lessonWaiver.count({ where: { lesson: { courseId: scene.course.id } } })).toBe(2);
});

test.each([
  ['', 'required'],
  [' \u200f\n ', 'required'],
  ['x'.repeat(bounds.lessonWaivers.reasonMax + 1), 'tooLong'],
])('refuses the reason %j', async (reason, message) => {
  const scene = await createDebtors();
  const waiver = { lessonId: scene.lesson(1), reason };
  expect(problemOf(await scene.execute(waiveMutation, waiver, scene.admin))).toMatchObject({
    fields: { reason: message },
  });
  expect(await scene.read()).toEqual(['50 in_progress', '50 in_progress']);
});

test('a trainer reads the waivers of their own courses and cannot waive; others see neither', async () => {
  const scene = await createDebtors();
  await scene.waive(1);
  const variables = { courseId: scene.course.id };
  expect(await scene.execute(withdrawnQuery, variables, scene.trainer)).toMatchObject({
    data: { withdrawnLessons: [], lessonWaivers: [{ reason: 'The video is gone', studentName: null }] },
  });
  const otherTrainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  expect(problemOf(await scene.execute(withdrawnQuery, variables, otherTrainer))).toMatchObject({ code: 'notAllowed' });
  const waiver = { lessonId: scene.lesson(1), reason: 'Mine' };
  for (const viewer of [scene.trainer, scene.students[0].viewer])
    expect((await scene.execute(waiveMutation, waiver, viewer)).errors).toHaveLength(1);
  expect(await db.lessonWaiver.count({ where: { lessonId: scene.lesson(1) } })).toBe(1);
});

test('the database refuses waivers of lessons that are not withdrawn, and of other courses', async () => {
  const scene = await createDebtors();
  const foreign = await (await createLessonScene(db, 1)).enroll();
  const refused = [{ lessonId: scene.lesson(0) }, { lessonId: scene.lesson(1), enrollmentId: foreign.id }];
  for (const data of refused)
    await expect(db.lessonWaiver.create({ data: { ...data, reason: 'R' } })).rejects.toThrow(
      /lesson_waivers_withdrawn_lesson/,
    );
});
