import type { Prisma } from '../../prisma/generated/client';
import { acting, unnoted } from '../acting';
import { builder } from '../builder';
import type { SignedInContext } from '../context';
import { limits } from '../contract/limits';
import { lessonChanges, lessonDraft } from '../contract/validation/catalog';
import { checked, present, Problem } from '../errors';
import { recordId } from '../ids';
import { lockEnrollments, recountCourse } from '../learning/recount';
import { lockCourse } from './change';
import { CourseType } from './course';
import { editableCourse, editableLesson, own } from './editing';
import { LessonInput } from './inputs';
import { LessonType } from './lesson';

const lessonId = { required: true, description: 'Key of the lesson.' } as const;
const courseId = { required: true, description: 'Key of the course.' } as const;

/**
 * Changes the lessons of a course: one at a time, since the places of lessons and the progress of learners hang together.
 * @param counts whether published lessons change, so that progress has to be computed anew
 */
const changingLessons = <Result>(
  context: SignedInContext,
  { course, counts }: { course: number; counts: boolean },
  change: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> =>
  acting(context, async (tx) => {
    await lockCourse(tx, course);
    // It may have gone, or to another trainer, since it was looked at.
    if ((await tx.course.count({ where: own(course, context.viewer) })) === 0) throw new Problem('courseNotFound');
    if (counts) await lockEnrollments(tx, course);
    const result = await change(tx);
    if (counts) await unnoted(tx, () => recountCourse(tx, course));
    return result;
  });

/** The place behind all others. */
async function lastPlace(tx: Prisma.TransactionClient, course: number): Promise<number> {
  const { _max, _count } = await tx.lesson.aggregate({
    where: { courseId: course },
    _max: { order: true },
    _count: true,
  });
  if (_count >= limits.courses.lessonsMax) throw new Problem('tooManyLessons');
  return (_max.order ?? 0) + 1;
}

/** Puts lessons in an order; that is no change of the lessons themselves. */
async function order(tx: Prisma.TransactionClient, course: number, ids: readonly number[]): Promise<void> {
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
      courseId: t.arg.id(courseId),
      input: t.arg({ type: LessonInput, required: true, description: 'The lesson.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: course } = await editableCourse(args.courseId, context);
      const draft = checked(lessonDraft, present(args.input));
      const { viewer, attempts } = context;
      if (viewer.role !== 'admin') await attempts.rationOf(viewer.id, 'lesson');
      return changingLessons(context, { course, counts: draft.isPublished === true }, async (tx) =>
        tx.lesson.create({ ...query, data: { ...draft, courseId: course, order: await lastPlace(tx, course) } }),
      );
    },
  }),
  updateLesson: t.withAuth({ can: 'course:write' }).prismaField({
    type: LessonType,
    description:
      'Changes a lesson; absent fields stay. Problems: notSignedIn, notAllowed, lessonNotFound, invalidInput, changedMeanwhile.',
    args: {
      id: t.arg.id(lessonId),
      input: t.arg({ type: LessonInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const { id, courseId: course } = await editableLesson(key, context);
      const data = checked(lessonChanges, input);
      return changingLessons(context, { course, counts: data.isPublished !== undefined }, async (tx) => {
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
    args: { id: t.arg.id(lessonId) },
    resolve: async (_root, { id: key }, context) => {
      const { id, courseId: course } = await editableLesson(key, context);
      await changingLessons(context, { course, counts: true }, async (tx) => {
        const { count } = await tx.lesson.deleteMany({ where: { id } });
        if (count === 0) throw new Problem('lessonNotFound');
      });
      return id;
    },
  }),
  orderLessons: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Puts all lessons of a course in an order. Problems: notSignedIn, notAllowed, courseNotFound, changedMeanwhile (where these are not exactly its lessons).',
    args: {
      courseId: t.arg.id(courseId),
      lessonIds: t.arg.idList({ required: true, description: 'Keys of all its lessons, the first one first.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: course } = await editableCourse(args.courseId, context);
      return changingLessons(context, { course, counts: false }, async (tx) => {
        await order(tx, course, args.lessonIds.map(recordId));
        return tx.course.findUniqueOrThrow({ ...query, where: { id: course } });
      });
    },
  }),
}));
