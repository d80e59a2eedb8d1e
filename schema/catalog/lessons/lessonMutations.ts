import type { z } from 'zod';
import type { Prisma } from '../../../prisma/generated/client';
import { deleteMutations, updateArgs } from '../../admin/adminMutations';
import { updateLocked } from '../../admin/optimisticLock';
import { builder } from '../../core/builder';
import {
  updateLessonSchema,
  createLessonSchema,
  requiredTitlesSchema,
} from '../../contract/validation/learning/catalog';
import { validate, omitNullish, Problem } from '../../core/problem';
import { parseId } from '../../core/ids';
import { changeLessons, ensureSectionOf, nextLessonOrder, renumberLessons } from './changeLessons';
import { hasLessonCaptions, replaceLessonCaptions } from './lessonCaptions';
import { ensureQuizAskable } from '../../quizzes/askableQuiz';
import { announceLesson } from './newLessons';
import { ensureTitleInOneLanguage } from '../courseEditing/updateCourse';
import { deletableLessons, findEditableCourse, findEditableLesson } from '../courseEditing/editableCourse';
import { archivedLessons } from '../../core/accessRules';
import { CreateLessonInput, UpdateLessonInput } from '../courseEditing/courseInputs';
import { LessonType } from './lesson';

type LessonChanges = Pick<z.output<typeof updateLessonSchema>, 'title' | 'titleAr' | 'isPublished'>;

/** @throws Problem `lessonNotFound` if the lesson was deleted or archived before the lock */
async function findLessonForUpdate(tx: Prisma.TransactionClient, id: number) {
  const lesson = await tx.lesson.findFirst({
    where: { id, archivedAt: null },
    select: {
      isPublished: true,
      title: true,
      titleAr: true,
      sectionId: true,
      course: { select: { firstPublishedAt: true } },
    },
  });
  if (!lesson) throw new Problem('lessonNotFound');
  return lesson;
}

/** @throws Problem `quizIsEmpty`, `quizLacksQuestions` */
async function publishLesson(
  tx: Prisma.TransactionClient,
  lesson: { courseId: number; lessonId: number },
): Promise<void> {
  await ensureQuizAskable(tx, lesson.lessonId, 'isPublished');
  await announceLesson(tx, lesson);
}

/** @throws Problem `invalidInput` for a lesson without title, or without one in a language while students can see it */
function ensureTitles(
  stored: Awaited<ReturnType<typeof findLessonForUpdate>>,
  { title = stored.title, titleAr = stored.titleAr, isPublished = stored.isPublished }: LessonChanges,
): void {
  ensureTitleInOneLanguage({ title, titleAr }, { title, titleAr });
  if (isPublished && stored.course.firstPublishedAt !== null) validate(requiredTitlesSchema, { title, titleAr });
}

const findLastSection = (tx: Prisma.TransactionClient, courseId: number) =>
  tx.courseSection.findFirstOrThrow({
    where: { courseId },
    orderBy: [{ position: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });

builder.mutationFields((t) => ({
  createLesson: t.withAuth({ can: 'course:write' }).prismaField({
    type: LessonType,
    description:
      'Adds a lesson at the end of a section of a course, once for each `clientKey`: a trainer to their own, an admin to any.',
    problems: [
      'courseNotFound',
      'invalidInput',
      'tooManyLessons',
      'tooManyAttempts',
      'quizIsEmpty',
      'quizLacksQuestions',
    ],
    args: {
      courseId: t.arg.id({ required: true, description: 'Id of the course.' }),
      input: t.arg({ type: CreateLessonInput, required: true, description: 'The new lesson.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      const { captions = [], ...draft } = validate(createLessonSchema, omitNullish(args.input));
      const { viewer, services } = context;
      if (viewer.role !== 'admin') await services.rateLimiter.limitByUser(viewer.id, 'lesson');
      const { clientKey, sectionId } = draft;
      return changeLessons(context, { courseId, affectsProgress: draft.isPublished === true }, async (tx) => {
        const earlier = clientKey && (await tx.lesson.findFirst({ ...query, where: { courseId, clientKey } }));
        if (earlier) return earlier;
        if (sectionId !== undefined) await ensureSectionOf(tx, courseId, sectionId);
        const order = await nextLessonOrder(tx, courseId);
        const { id } = await tx.lesson.create({ select: { id: true }, data: { ...draft, courseId, order } });
        if (sectionId !== undefined) await renumberLessons(tx, courseId);
        await replaceLessonCaptions(tx, id, captions);
        if (draft.isPublished) await publishLesson(tx, { courseId, lessonId: id });
        return tx.lesson.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
  updateLesson: t.withAuth({ can: 'course:write' }).prismaField({
    type: LessonType,
    description: 'Updates a lesson; a title can be blank in one language while students cannot see the lesson.',
    problems: ['lessonNotFound', 'invalidInput', 'changedMeanwhile', 'quizIsEmpty', 'quizLacksQuestions'],
    args: updateArgs(UpdateLessonInput),
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const { id, courseId } = await findEditableLesson(key, context);
      const { captions, ...data } = validate(updateLessonSchema, input);
      const affectsProgress = data.isPublished !== undefined || data.isRequired !== undefined;
      return changeLessons(context, { courseId, affectsProgress }, async (tx) => {
        const stored = await findLessonForUpdate(tx, id);
        ensureTitles(stored, data);
        const isNew = data.isPublished === true && !stored.isPublished;
        const { sectionId } = data;
        const isMoved = sectionId !== undefined && sectionId !== stored.sectionId;
        if (isMoved) await ensureSectionOf(tx, courseId, sectionId);
        // Captions are in another table, and a change of theirs alone would not be seen by other editors.
        const hasNewCaptions = captions !== undefined && !(await hasLessonCaptions(tx, id, captions));
        const columns = hasNewCaptions ? { ...data, updatedAt: new Date() } : data;
        const place = isMoved ? { order: await nextLessonOrder(tx, courseId, false) } : {};
        await updateLocked(tx.lesson, { id, updatedAt, data: { ...columns, ...place }, notFound: 'lessonNotFound' });
        if (isMoved) await renumberLessons(tx, courseId);
        if (hasNewCaptions) await replaceLessonCaptions(tx, id, captions);
        if (isNew) await publishLesson(tx, { courseId, lessonId: id });
        return tx.lesson.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
}));

builder.mutationFields((t) => ({
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
        const { id: sectionId } = await findLastSection(tx, courseId);
        const { count } = await tx.lesson.updateMany({ where, data: { archivedAt: null, order, sectionId } });
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
