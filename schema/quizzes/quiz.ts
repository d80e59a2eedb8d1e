import { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { parseId } from '../core/ids';
import { QuizAttemptType } from './attempts/attemptType';
import { listAttempts } from './attempts/findAttempt';
import { QuizRevealType } from './quizEnums';
import { countMissingQuestions, findQuizRow, type QuizRow } from './quizRow';

/** Attempts of a learner at a quiz that its page lists. */
const listedAttempts = 50;

interface QuizSlot {
  position: number;
  questionId: number | null;
  drawTag: string | null;
  drawCount: number;
  points: number;
  isCritical: boolean;
  usableCount: number;
}

const QuizSlotType = builder.objectRef<QuizSlot>('QuizSlot').implement({
  description: 'A place of a quiz: one question, or some that are drawn by a tag.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Place in the quiz, from 1.' }),
    questionId: t.exposeID('questionId', {
      nullable: true,
      description: 'Key of the question; null if some are drawn.',
    }),
    drawTag: t.exposeString('drawTag', {
      nullable: true,
      description: 'Tag by which questions are drawn; null for one.',
    }),
    drawCount: t.exposeInt('drawCount', { description: 'Number of questions that are drawn; 1 for a named one.' }),
    points: t.exposeInt('points', { description: 'Points of each question.' }),
    isCritical: t.exposeBoolean('isCritical', {
      description: 'True if an attempt fails without a fully right answer.',
    }),
    usableCount: t.exposeInt('usableCount', {
      description: 'Number of applied questions that are not archived and can be asked here.',
    }),
  }),
});

type Quiz = QuizRow & { viewer: Viewer };

const attemptsLeftOf = ({ attemptsAllowed, extraAttempts, usedAttempts }: QuizRow): number | null =>
  attemptsAllowed === 0 ? null : Math.max(0, attemptsAllowed + extraAttempts - usedAttempts);

/** Whether the rules allow a new attempt, if there are questions enough. */
const mayStart = (quiz: QuizRow): boolean =>
  !quiz.isLocked && !quiz.isPaused && quiz.questionCount > 0 && attemptsLeftOf(quiz) !== 0;

export const QuizType = builder.objectRef<Quiz>('Quiz').implement({
  description: 'The rules of a quiz, and what they mean for the caller.',
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    passPercent: t.exposeInt('passPercent', { description: 'Percent of the points that pass.' }),
    attemptsAllowed: t.exposeInt('attemptsAllowed', { description: 'Number of attempts; 0 for any number.' }),
    pauseMinutes: t.exposeInt('pauseMinutes', {
      description: 'Minutes between the end of an attempt and the next one.',
    }),
    timeLimitSeconds: t.exposeInt('timeLimitSeconds', {
      nullable: true,
      description: 'Seconds of an attempt; null for no limit.',
    }),
    reveal: t.expose('reveal', { type: QuizRevealType, description: 'When learners see what was right.' }),
    shuffleQuestions: t.exposeBoolean('shuffleQuestions', {
      description: 'True if each attempt has the questions in another order.',
    }),
    shuffleOptions: t.exposeBoolean('shuffleOptions', {
      description:
        'True if each attempt has options in another order. Items to put in order, steps and targets are shuffled always.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last edit of rules or places.' }),
    questionCount: t.exposeInt('questionCount', { description: 'Number of questions of a new attempt.' }),
    maxPoints: t.exposeInt('maxPoints', { description: 'Points of a new attempt.' }),
    criticalCount: t.exposeInt('criticalCount', { description: 'Number of critical questions of a new attempt.' }),
    missingCount: t.int({
      description:
        'Questions that the bank lacks for the places of the quiz. Above 0 it is not published, and no attempt starts.',
      resolve: ({ lessonId }, _args, { db }) => countMissingQuestions(db, lessonId),
    }),
    canStart: t.boolean({
      description: 'True if the caller can start an attempt now or continue the open one.',
      resolve: async (quiz, _args, { db }) =>
        quiz.isOpen &&
        (quiz.hasOpenAttempt || (mayStart(quiz) && (await countMissingQuestions(db, quiz.lessonId)) === 0)),
    }),
    attemptsLeft: t.int({
      nullable: true,
      description: 'Attempts that the caller has left; null for any number.',
      resolve: attemptsLeftOf,
    }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the pause; null if there is none now.',
      resolve: ({ isPaused, pausedUntil }) => (isPaused ? pausedUntil : null),
    }),
    timeLimitForMe: t.exposeInt('timeLimitForMe', {
      nullable: true,
      description: 'Seconds of an attempt of the caller, with extra time; null for no limit.',
    }),
    myAttempts: t.field({
      type: [QuizAttemptType],
      description: `Attempts of the caller without their questions, newest first, at most ${listedAttempts}.`,
      complexity: { multiplier: listedAttempts },
      resolve: ({ lessonId, viewer }, _args, context) =>
        listAttempts({ ...context, viewer }, Prisma.sql`a."quizId" = ${lessonId} AND e."studentId" = ${viewer.id}`, {
          limit: listedAttempts,
        }),
    }),
    slots: t.field({
      type: [QuizSlotType],
      nullable: true,
      description: 'Places of the quiz, for the trainer of the course and admins; null for others.',
      resolve: ({ isEditor, lessonId }, _args, { db }) =>
        isEditor
          ? db.$queryRaw<QuizSlot[]>`
              SELECT s."position", s."questionId", s."drawTag", s."drawCount", s."points", s."isCritical",
                count(u."questionId")::int AS "usableCount"
              FROM "quiz_slots" s LEFT JOIN usable_questions(${lessonId}::int) u ON u."slotId" = s."id"
              WHERE s."quizId" = ${lessonId} GROUP BY s."id" ORDER BY s."position"`
          : null,
    }),
  }),
});

builder.queryField('quiz', (t) =>
  t.field({
    type: QuizType,
    nullable: true,
    description: 'The quiz of a lesson, for those who may open the lesson; null for others and for other lessons.',
    args: { lessonId: t.arg.id({ required: true, description: 'Key of the lesson.' }) },
    resolve: async (_root, { lessonId }, { db, viewer }) => {
      const quiz = viewer && (await findQuizRow(db, parseId(lessonId), viewer));
      return quiz ? { ...quiz, viewer } : null;
    },
  }),
);
