import type { z } from 'zod';
import type { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction, withoutAudit } from '../../audit/auditedTransaction';
import { deleteMutations, updateArgs } from '../../admin/adminMutations';
import { updateLocked } from '../../admin/optimisticLock';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { bounds } from '../../contract/bounds';
import { updateLessonSchema, createLessonSchema, requiredTitlesSchema } from '../../contract/validation/catalog';
import { validate, omitNullish, Problem } from '../../core/errors';
import { parseId } from '../../core/ids';
import { lockEnrollments, recalculateCourseProgress } from '../../learning/enrollmentProgress';
import { replaceLessonCaptions } from './lessonCaptions';
import { announceLesson } from './newLessons';
import { ensureTitleInOneLanguage, lockCourse } from '../updateCourse';
import { CourseType } from '../course';
import { deletableLessons, findEditableCourse, findEditableLesson, editableBy } from '../editableCourse';
import { archivedLessons } from '../../core/accessRules';
import { CreateLessonInput, UpdateLessonInput } from '../courseInputs';
import { LessonType } from './lesson';

const courseIdArg = { required: true, description: 'Id of the course.' } as const;

/**
 * Serializes changes of a course's lessons, because their order and the students' progress depend on all lessons.
 * @param affectsProgress whether published or required lessons change, so that progress is recalculated
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

type LessonChanges = Omit<z.output<typeof updateLessonSchema>, 'captions'>;

const inOutline = (courseId: number) => ({ courseId, archivedAt: null });

async function nextLessonOrder(tx: Prisma.TransactionClient, courseId: number): Promise<number> {
  const { _max, _count } = await tx.lesson.aggregate({
    where: inOutline(courseId),
    _max: { order: true },
    _count: true,
  });
  if (_count >= bounds.courses.lessonsMax) throw new Problem('tooManyLessons');
  return (_max.order ?? 0) + 1;
}

/** Leaves `updatedAt` of the lessons unchanged. */
async function updateLessonOrder(
  tx: Prisma.TransactionClient,
  courseId: number,
  ids: readonly number[],
): Promise<void> {
  const lessons = await tx.lesson.findMany({ where: inOutline(courseId), select: { id: true } });
  const wanted = new Set(ids);
  const isWhole =
    wanted.size === ids.length && ids.length === lessons.length && lessons.every(({ id }) => wanted.has(id));
  if (!isWhole) throw new Problem('changedMeanwhile');
  await tx.$executeRaw`
    UPDATE "lessons" l SET "order" = wanted."place"
    FROM unnest(${ids}::integer[]) WITH ORDINALITY AS wanted("id", "place")
    WHERE l."id" = wanted."id" AND l."order" <> wanted."place"`;
}

/** @throws Problem `lessonNotFound` if the lesson was deleted or archived before the lock */
async function findLessonForUpdate(tx: Prisma.TransactionClient, id: number) {
  const lesson = await tx.lesson.findFirst({
    where: { id, archivedAt: null },
    select: { isPublished: true, title: true, titleAr: true, course: { select: { firstPublishedAt: true } } },
  });
  if (!lesson) throw new Problem('lessonNotFound');
  return lesson;
}

/** @throws Problem `invalidInput` for a lesson without title, or without one in a language while students can see it */
function ensureTitles(
  stored: Awaited<ReturnType<typeof findLessonForUpdate>>,
  { title = stored.title, titleAr = stored.titleAr, isPublished = stored.isPublished }: LessonChanges,
): void {
  ensureTitleInOneLanguage({ title, titleAr }, { title, titleAr });
  if (isPublished && stored.course.firstPublishedAt !== null) validate(requiredTitlesSchema, { title, titleAr });
}

builder.mutationFields((t) => ({
  createLesson: t.withAuth({ can: 'course:write' }).prismaField({
    type: LessonType,
    description:
      'Adds a lesson at the end of a course, once for each `clientKey`: a trainer to their own, an admin to any.',
    problems: ['courseNotFound', 'invalidInput', 'tooManyLessons', 'tooManyAttempts'],
    args: {
      courseId: t.arg.id(courseIdArg),
      input: t.arg({ type: CreateLessonInput, required: true, description: 'The new lesson.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      const { captions = [], ...draft } = validate(createLessonSchema, omitNullish(args.input));
      const { viewer, services } = context;
      if (viewer.role !== 'admin') await services.rateLimiter.limitByUser(viewer.id, 'lesson');
      const { clientKey } = draft;
      return changeLessons(context, { courseId, affectsProgress: draft.isPublished === true }, async (tx) => {
        const earlier = clientKey && (await tx.lesson.findFirst({ ...query, where: { courseId, clientKey } }));
        if (earlier) return earlier;
        const order = await nextLessonOrder(tx, courseId);
        const { id } = await tx.lesson.create({ select: { id: true }, data: { ...draft, courseId, order } });
        await replaceLessonCaptions(tx, id, captions);
        if (draft.isPublished) await announceLesson(tx, { courseId, lessonId: id });
        return tx.lesson.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
  updateLesson: t.withAuth({ can: 'course:write' }).prismaField({
    type: LessonType,
    description: 'Updates a lesson; a title can be blank in one language while students cannot see the lesson.',
    problems: ['lessonNotFound', 'invalidInput', 'changedMeanwhile'],
    args: updateArgs(UpdateLessonInput),
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const { id, courseId } = await findEditableLesson(key, context);
      const { captions, ...data } = validate(updateLessonSchema, input);
      const affectsProgress = data.isPublished !== undefined || data.isRequired !== undefined;
      return changeLessons(context, { courseId, affectsProgress }, async (tx) => {
        const stored = await findLessonForUpdate(tx, id);
        ensureTitles(stored, data);
        const isNew = data.isPublished === true && !stored.isPublished;
        // Captions are in another table, and a change of theirs alone would not be seen by other editors.
        const columns = captions ? { ...data, updatedAt: new Date() } : data;
        await updateLocked(tx.lesson, { id, updatedAt, data: columns, notFound: 'lessonNotFound' });
        if (captions) await replaceLessonCaptions(tx, id, captions);
        if (isNew) await announceLesson(tx, { courseId, lessonId: id });
        return tx.lesson.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
}));

builder.mutationFields((t) => ({
  reorderLessons: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description: 'Reorders the lessons of a course; changedMeanwhile if the ids are not exactly its lessons.',
    problems: ['courseNotFound', 'changedMeanwhile'],
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
  restoreLesson: t.withAuth({ can: 'course:write' }).prismaField({
    type: LessonType,
    description: 'Returns an archived lesson to the end of its course as a draft.',
    problems: ['lessonNotFound', 'tooManyLessons'],
    args: { id: t.arg.id({ required: true, description: 'Id of an archived lesson.' }) },
    resolve: async (query, _root, args, context) => {
      const where = { AND: [archivedLessons(context.viewer)], id: parseId(args.id) };
      const lesson = await context.db.lesson.findFirst({ where, select: { id: true, courseId: true } });
      if (!lesson) throw new Problem('lessonNotFound');
      const { id, courseId } = lesson;
      return changeLessons(context, { courseId, affectsProgress: false }, async (tx) => {
        const order = await nextLessonOrder(tx, courseId);
        const { count } = await tx.lesson.updateMany({ where, data: { archivedAt: null, order } });
        if (count === 0) throw new Problem('lessonNotFound');
        return tx.lesson.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
}));

deleteMutations(['deleteLesson'], {
  permission: 'course:write',
  noun: ['never published lesson', 'lessons'],
  note: 'Any other lesson is archived, with the same answer: it leaves the course, but students who enrolled before and have not completed it still owe it.',
  problems: ['lessonNotFound'],
  remove: async (key, context) => {
    const { id, courseId } = await findEditableLesson(key, context);
    await changeLessons(context, { courseId, affectsProgress: true }, async (tx) => {
      const { count } = await tx.lesson.deleteMany({ where: { id, ...deletableLessons } });
      if (count > 0) return;
      const archived = await tx.lesson.updateMany({
        where: { id, archivedAt: null },
        data: { archivedAt: new Date(), isPublished: false },
      });
      if (archived.count === 0) throw new Problem('lessonNotFound');
    });
  },
});
