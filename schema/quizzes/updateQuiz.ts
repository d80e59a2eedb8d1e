import { isDeepStrictEqual } from 'node:util';
import { Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { logUpdate } from '../audit/logUpdate';
import { findEditableLesson } from '../catalog/courseEditing/editableCourse';
import { lockCourse } from '../catalog/courseEditing/updateCourse';
import { bounds } from '../contract/bounds';
import { updateQuizSchema, type QuizSlotInputValue } from '../contract/validation/learning/quizzes';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { Problem, validate } from '../core/problem';
import { ensureQuizAskable } from './askableQuiz';
import { QuizType } from './quiz';
import { QuizRevealType } from './quizEnums';
import { findQuizRow } from './quizRow';

const QuizSlotInput = builder.inputType('QuizSlotInput', {
  description: 'A place of a quiz: either `questionId` or `drawTag`.',
  fields: (t) => ({
    questionId: t.id({ description: 'Key of a question of the course.' }),
    drawTag: t.string({ description: 'Tag by which each attempt draws questions; none comes twice.' }),
    drawCount: t.int({ description: 'Number of drawn questions; default 1.' }),
    points: t.int({ description: 'Points of each question; default 1.' }),
    isCritical: t.boolean({ description: 'True if an attempt fails without a fully right answer; default false.' }),
  }),
});

const UpdateQuizInput = builder.inputType('UpdateQuizInput', {
  description: 'Changes of a quiz. Absent fields keep their value. Attempts that have started stay as they are.',
  fields: (t) => ({
    passPercent: t.int({ description: 'Percent of the points that pass.' }),
    attemptsAllowed: t.int({ description: 'Number of attempts; 0 for any number.' }),
    pauseMinutes: t.int({ description: 'Minutes between the end of an attempt and the next one.' }),
    timeLimitSeconds: t.int({ description: 'Seconds of an attempt; null for no limit.' }),
    reveal: t.field({ type: QuizRevealType, description: 'When learners see what was right.' }),
    shuffleQuestions: t.boolean({ description: 'True for another order of questions in each attempt.' }),
    shuffleOptions: t.boolean({ description: 'True for another order of options in each attempt.' }),
    slots: t.field({
      type: [QuizSlotInput],
      description: `All places in their order, at most ${bounds.quizzes.slots} with ${bounds.quizzes.asked} questions.`,
    }),
  }),
});

builder.mutationField('updateQuiz', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: QuizType,
    description: 'Changes the rules and the places of a quiz: a trainer of their own course, an admin of any.',
    problems: [
      ...(['lessonNotFound', 'lessonHasNoQuiz', 'invalidInput', 'changedMeanwhile'] as const),
      ...(['quizIsEmpty', 'quizLacksQuestions'] as const),
    ],
    args: {
      lessonId: t.arg.id({ required: true, description: 'Key of the lesson.' }),
      input: t.arg({ type: UpdateQuizInput, required: true, description: 'Fields to change.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'Optimistic lock: `updatedAt` of the version that was edited. Rejected if it has changed since.',
      }),
    },
    resolve: async (_root, { lessonId, input, updatedAt }, context) => {
      const lesson = await findEditableLesson(lessonId, context);
      const { slots, ...rules } = validate(updateQuizSchema, input);
      await auditedTransaction(context, async (tx) => {
        // What the places ask for and what the bank has change one after another.
        if (slots) await lockCourse(tx, lesson.courseId);
        await updateRules(tx, lesson.id, rules, updatedAt);
        if (slots) await replaceSlots(tx, lesson, slots, context.viewer);
      });
      const quiz = await findQuizRow(context.db, lesson.id, context.viewer);
      if (!quiz) throw new Problem('lessonNotFound');
      return { ...quiz, viewer: context.viewer };
    },
  }),
);

async function updateRules(
  tx: Prisma.TransactionClient,
  lessonId: number,
  rules: Prisma.QuizUpdateManyMutationInput,
  updatedAt: Date | null | undefined,
): Promise<void> {
  const { count } = await tx.quiz.updateMany({
    where: { lessonId, updatedAt: updatedAt ?? undefined },
    data: { ...rules, updatedAt: new Date() },
  });
  if (count > 0) return;
  throw new Problem((await tx.quiz.count({ where: { lessonId } })) > 0 ? 'changedMeanwhile' : 'lessonHasNoQuiz');
}

interface EditedLesson {
  id: number;
  courseId: number;
}

async function replaceSlots(
  tx: Prisma.TransactionClient,
  { id: quizId, courseId }: EditedLesson,
  slots: readonly QuizSlotInputValue[],
  viewer: Viewer,
): Promise<void> {
  await ensureQuestionsOfCourse(tx, courseId, slots);
  const placed = slots.map((slot, index) => ({ ...slot, quizId, position: index + 1 }));
  const before = await readSlots(tx, quizId);
  await tx.quizSlot.deleteMany({ where: { quizId } });
  await tx.quizSlot.createMany({ data: placed });
  const after = await readSlots(tx, quizId);
  if (viewer.role === 'admin' && !isDeepStrictEqual(before, after)) await logSlots(tx, viewer, quizId, [before, after]);
  await ensureQuizAskable(tx, quizId, 'slots');
}

const readSlots = (tx: Prisma.TransactionClient, quizId: number): Promise<object[]> =>
  tx.quizSlot.findMany({ where: { quizId }, omit: { id: true, quizId: true }, orderBy: { position: 'asc' } });

/** @throws Problem `invalidInput` for a question that the course does not have */
async function ensureQuestionsOfCourse(
  tx: Prisma.TransactionClient,
  courseId: number,
  slots: readonly QuizSlotInputValue[],
): Promise<void> {
  const ids = slots.flatMap(({ questionId }) => questionId ?? []);
  const found = await tx.question.findMany({ where: { id: { in: ids }, courseId }, select: { id: true } });
  const known = new Set(found.map(({ id }) => id));
  const fields = Object.fromEntries(
    slots.flatMap(({ questionId }, index) =>
      questionId === null || known.has(questionId) ? [] : [[`slots.${index}.questionId`, 'unknownQuestion'] as const],
    ),
  );
  if (Object.keys(fields).length > 0) throw new Problem('invalidInput', { fields });
}

/** Logs changed places as a change of their quiz: its own row has only its rules. */
const logSlots = (
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  quizId: number,
  [before, after]: readonly [before: object[], after: object[]],
): Promise<unknown> =>
  logUpdate(tx, viewer, {
    entity: 'quizzes',
    entityId: quizId,
    name: Prisma.sql`(SELECT audit_related_name(to_jsonb(q)) FROM "quizzes" q WHERE q."lessonId" = ${quizId})`,
    before: { slots: before },
    after: { slots: after },
  });
