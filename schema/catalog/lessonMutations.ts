import type { Prisma } from '../../prisma/generated/client';
import { auditedTransaction, withoutAudit } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { limits } from '../contract/limits';
import { updateLessonSchema, createLessonSchema } from '../contract/validation/catalog';
import { validate, omitNullish, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { lockEnrollments, recalculateCourseProgress } from '../learning/recalculateProgress';
import { lockCourse } from './updateCourse';
import { CourseType } from './course';
import { findEditableCourse, findEditableLesson, editableBy } from './editableCourse';
import { LessonInput } from './courseInputs';
import { LessonType } from './lesson';

const lessonIdArg = { required: true, description: 'Key of the lesson.' } as const;
const courseIdArg = { required: true, description: 'Key of the course.' } as const;

/**
 * Changes the lessons of a course: one at a time, since the places of lessons and the progress of learners hang together.
 * @param counts whether published lessons change, so that progress has to be computed anew
 */
const changeLessons = <Result>(
  context: SignedInContext,
  { course, counts }: { course: number; counts: boolean },
  change: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> =>
  auditedTransaction(context, async (tx) => {
    await lockCourse(tx, course);
    // It may have gone, or to another trainer, since it was looked at.
    if ((await tx.course.count({ where: editableBy(course, context.viewer) })) === 0)
      throw new Problem('courseNotFound');
    if (counts) await lockEnrollments(tx, course);
    const result = await change(tx);
    if (counts) await withoutAudit(tx, () => recalculateCourseProgress(tx, course));
    return result;
  });

/** The place behind all others. */
async function nextLessonOrder(tx: Prisma.TransactionClient, course: number): Promise<number> {
  const { _max, _count } = await tx.lesson.aggregate({
    where: { courseId: course },
    _max: { order: true },
    _count: true,
  });
  if (_count >= limits.courses.lessonsMax) throw new Problem('tooManyLessons');
  return (_max.order ?? 0) + 1;
}

/** Puts lessons in an order; that is no change of the lessons themselves. */
async function updateLessonOrder(tx: Prisma.TransactionClient, course: number, ids: readonly number[]): Promise<void> {
  const lessons = await tx.lesson.findMany({ where: { courseId: course }, select: { id: true } });
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
      'Adds a lesson behind the others: a trainer to their own course, an admin to any. Problems: notSignedIn, notAllowed, courseNotFound, invalidInput, tooManyLessons, tooManyAttempts.',
    args: {
      courseId: t.arg.id(courseIdArg),
      input: t.arg({ type: LessonInput, required: true, description: 'The lesson.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: course } = await findEditableCourse(args.courseId, context);
      const draft = validate(createLessonSchema, omitNullish(args.input));
      const { viewer, rateLimiter } = context;
      if (viewer.role !== 'admin') await rateLimiter.limitByUser(viewer.id, 'lesson');
      return changeLessons(context, { course, counts: draft.isPublished === true }, async (tx) =>
        tx.lesson.create({ ...query, data: { ...draft, courseId: course, order: await nextLessonOrder(tx, course) } }),
      );
    },
  }),
  updateLesson: t.withAuth({ can: 'course:write' }).prismaField({
    type: LessonType,
    description:
      'Changes a lesson; absent fields stay. Problems: notSignedIn, notAllowed, lessonNotFound, invalidInput, changedMeanwhile.',
    args: {
      id: t.arg.id(lessonIdArg),
      input: t.arg({ type: LessonInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const { id, courseId: course } = await findEditableLesson(key, context);
      const data = validate(updateLessonSchema, input);
      return changeLessons(context, { course, counts: data.isPublished !== undefined }, async (tx) => {
        // The condition is part of the write: of two who save at once, one has changed the row before the other's turn.
        const { count } = await tx.lesson.updateMany({ where: { id, updatedAt: updatedAt ?? undefined }, data });
        const lesson = await tx.lesson.findUnique({ ...query, where: { id } });
        if (!lesson) throw new Problem('lessonNotFound');
        if (count === 0) throw new Problem('changedMeanwhile');
        return lesson;
      });
    },
  }),
  deleteLesson: t.withAuth({ can: 'course:write' }).field({
    type: 'ID',
    description:
      'Deletes a lesson for good; whoever has completed the course keeps that. Answers its key. Problems: notSignedIn, notAllowed, lessonNotFound.',
    args: { id: t.arg.id(lessonIdArg) },
    resolve: async (_root, { id: key }, context) => {
      const { id, courseId: course } = await findEditableLesson(key, context);
      await changeLessons(context, { course, counts: true }, async (tx) => {
        const { count } = await tx.lesson.deleteMany({ where: { id } });
        if (count === 0) throw new Problem('lessonNotFound');
      });
      return id;
    },
  }),
  reorderLessons: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Puts all lessons of a course in an order. Problems: notSignedIn, notAllowed, courseNotFound, changedMeanwhile (where these are not exactly its lessons).',
    args: {
      courseId: t.arg.id(courseIdArg),
      lessonIds: t.arg.idList({ required: true, description: 'Keys of all its lessons, the first one first.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: course } = await findEditableCourse(args.courseId, context);
      return changeLessons(context, { course, counts: false }, async (tx) => {
        await updateLessonOrder(tx, course, args.lessonIds.map(parseId));
        return tx.course.findUniqueOrThrow({ ...query, where: { id: course } });
      });
    },
  }),
}));
