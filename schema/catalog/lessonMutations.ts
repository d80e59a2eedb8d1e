import type { Prisma } from '../../prisma/generated/client';
import { auditedTransaction, withoutAudit } from '../audit/auditedTransaction';
import { deleteMutations, updateArgs } from '../core/adminMutations';
import { updateLocked } from '../core/optimisticLock';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { limits } from '../contract/limits';
import { updateLessonSchema, createLessonSchema } from '../contract/validation/catalog';
import { validate, omitNullish, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { lockEnrollments, recalculateCourseProgress } from '../learning/enrollmentProgress';
import { announceLesson } from './newLessons';
import { lockCourse } from './updateCourse';
import { CourseType } from './course';
import { findEditableCourse, findEditableLesson, editableBy } from './editableCourse';
import { CreateLessonInput, UpdateLessonInput } from './courseInputs';
import { LessonType } from './lesson';

const courseIdArg = { required: true, description: 'Id of the course.' } as const;

/**
 * Serializes changes of a course's lessons, because their order and the students' progress depend on all lessons.
 * @param affectsProgress whether published lessons change, so that progress is recalculated
 */
const changeLessons = <Result>(
  context: SignedInContext,
  { courseId, affectsProgress }: { courseId: number; affectsProgress: boolean },
  change: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> =>
  auditedTransaction(context, async (tx) => {
    await lockCourse(tx, courseId);
    // The course can be deleted or transferred between the check and the lock.
    if ((await tx.course.count({ where: editableBy(courseId, context.viewer) })) === 0)
      throw new Problem('courseNotFound');
    if (affectsProgress) await lockEnrollments(tx, courseId);
    const result = await change(tx);
    if (affectsProgress) await withoutAudit(tx, () => recalculateCourseProgress(tx, courseId));
    return result;
  });

async function nextLessonOrder(tx: Prisma.TransactionClient, courseId: number): Promise<number> {
  const { _max, _count } = await tx.lesson.aggregate({
    where: { courseId },
    _max: { order: true },
    _count: true,
  });
  if (_count >= limits.courses.lessonsMax) throw new Problem('tooManyLessons');
  return (_max.order ?? 0) + 1;
}

/** Leaves `updatedAt` of the lessons unchanged. */
async function updateLessonOrder(
  tx: Prisma.TransactionClient,
  courseId: number,
  ids: readonly number[],
): Promise<void> {
  const lessons = await tx.lesson.findMany({ where: { courseId }, select: { id: true } });
  const wanted = new Set(ids);
  const isWhole =
    wanted.size === ids.length && ids.length === lessons.length && lessons.every(({ id }) => wanted.has(id));
  if (!isWhole) throw new Problem('changedMeanwhile');
  await tx.$executeRaw`
    UPDATE "lessons" l SET "order" = wanted."place"
    FROM unnest(${ids}::integer[]) WITH ORDINALITY AS wanted("id", "place")
    WHERE l."id" = wanted."id" AND l."order" <> wanted."place"`;
}

builder.mutationFields((t) => ({
  createLesson: t.withAuth({ can: 'course:write' }).prismaField({
    type: LessonType,
    description:
      'Adds a lesson at the end of a course, once for each `clientKey`: a trainer to their own, an admin to any. Problems: notSignedIn, notAllowed, courseNotFound, invalidInput, tooManyLessons, tooManyAttempts.',
    args: {
      courseId: t.arg.id(courseIdArg),
      input: t.arg({ type: CreateLessonInput, required: true, description: 'The new lesson.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      const draft = validate(createLessonSchema, omitNullish(args.input));
      const { viewer, rateLimiter } = context;
      if (viewer.role !== 'admin') await rateLimiter.limitByUser(viewer.id, 'lesson');
      const { clientKey } = draft;
      return changeLessons(context, { courseId, affectsProgress: draft.isPublished === true }, async (tx) => {
        const earlier = clientKey && (await tx.lesson.findFirst({ ...query, where: { courseId, clientKey } }));
        if (earlier) return earlier;
        const order = await nextLessonOrder(tx, courseId);
        const { id } = await tx.lesson.create({ select: { id: true }, data: { ...draft, courseId, order } });
        if (draft.isPublished) await announceLesson(tx, { courseId, lessonId: id });
        return tx.lesson.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
  updateLesson: t.withAuth({ can: 'course:write' }).prismaField({
    type: LessonType,
    description: 'Updates a lesson. Problems: notSignedIn, notAllowed, lessonNotFound, invalidInput, changedMeanwhile.',
    args: updateArgs(UpdateLessonInput),
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const { id, courseId } = await findEditableLesson(key, context);
      const data = validate(updateLessonSchema, input);
      return changeLessons(context, { courseId, affectsProgress: data.isPublished !== undefined }, async (tx) => {
        const isNew = data.isPublished === true && (await tx.lesson.count({ where: { id, isPublished: false } })) > 0;
        await updateLocked(tx.lesson, { id, updatedAt, data, notFound: 'lessonNotFound' });
        if (isNew) await announceLesson(tx, { courseId, lessonId: id });
        return tx.lesson.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
  reorderLessons: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Reorders the lessons of a course. Problems: notSignedIn, notAllowed, courseNotFound, changedMeanwhile (if the ids are not exactly its lessons).',
    args: {
      courseId: t.arg.id(courseIdArg),
      lessonIds: t.arg.idList({ required: true, description: 'Ids of all lessons of the course, in the new order.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      return changeLessons(context, { courseId, affectsProgress: false }, async (tx) => {
        await updateLessonOrder(tx, courseId, args.lessonIds.map(parseId));
        return tx.course.findUniqueOrThrow({ ...query, where: { id: courseId } });
      });
    },
  }),
}));

deleteMutations(['deleteLesson'], {
  permission: 'course:write',
  noun: ['lesson (completed courses stay completed)', 'lessons'],
  problems: ['lessonNotFound'],
  remove: async (key, context) => {
    const { id, courseId } = await findEditableLesson(key, context);
    await changeLessons(context, { courseId, affectsProgress: true }, async (tx) => {
      const { count } = await tx.lesson.deleteMany({ where: { id } });
      if (count === 0) throw new Problem('lessonNotFound');
    });
  },
});
