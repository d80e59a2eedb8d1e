import { queryRows } from '../../../prisma/directConnection';
import { Prisma } from '../../../prisma/generated/client';
import type { ProblemCode } from '../../contract/problems/problems';
import { startAttemptSchema } from '../../contract/validation/learning/quizzes';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { Problem, validate } from '../../core/problem';
import { parseId } from '../../core/ids';
import { QuizAttemptType } from './attemptType';
import { findAttempt, listAttempts } from './findAttempt';
import { finishAttempt } from './finishAttempt';

builder.queryField('quizAttempt', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: QuizAttemptType,
    nullable: true,
    description:
      'An attempt with its questions, for its learner, the trainer of the course and admins; null for others.',
    args: { id: t.arg.id({ required: true, description: 'Key of the attempt.' }) },
    resolve: (_root, { id }, context) => findAttempt(context, parseId(id)),
  }),
);

const startProblems = [
  ...(['lessonNotFound', 'notEnrolled', 'lessonHasNoQuiz', 'lessonLocked'] as const),
  ...(['noAttemptLeft', 'attemptPaused', 'quizIsEmpty', 'quizLacksQuestions'] as const),
] satisfies ProblemCode[];

interface StartedAttempt {
  id: number | null;
  isNew: boolean;
  problem: (typeof startProblems)[number] | 'attemptDue' | null;
  /** Seconds until the next attempt is possible. */
  waitSeconds: number | null;
}

async function startAttempt({ db, viewer }: SignedInContext, lessonId: number, clientKey: string | null) {
  const statement = Prisma.sql`
    SELECT "id", "isNew", "problem", remaining_seconds("availableAt") AS "waitSeconds"
    FROM start_attempt(${viewer.id}::int, ${lessonId}::int, ${clientKey}::uuid)`;
  const [started] = await queryRows<StartedAttempt>(db, statement, 'start_attempt');
  return started;
}

builder.mutationFields((t) => ({
  startQuizAttempt: t.withAuth({ can: 'progress:write' }).field({
    type: QuizAttemptType,
    description: 'Starts an attempt at the quiz of a lesson, or returns the open one again.',
    problems: [...startProblems, 'invalidInput', 'tooManyAttempts'],
    args: {
      lessonId: t.arg.id({ required: true, description: 'Key of the lesson.' }),
      clientKey: t.arg.id({ description: 'UUID; a repeated call with the same one starts no second attempt.' }),
    },
    resolve: async (_root, args, context) => {
      const lessonId = parseId(args.lessonId);
      const { clientKey = null } = validate(startAttemptSchema, { clientKey: args.clientKey });
      await context.services.rateLimiter.limitByUser(context.viewer.id, 'quizAttempt');
      let started = await startAttempt(context, lessonId, clientKey);
      if (started?.problem === 'attemptDue' && started.id !== null) {
        await finishAttempt(context.db, started.id);
        started = await startAttempt(context, lessonId, clientKey);
      }
      if (!started) throw new Problem('lessonNotFound');
      const { id, isNew, problem, waitSeconds } = started;
      if (problem !== null && problem !== 'attemptDue')
        throw new Problem(problem, { retryAfterSeconds: waitSeconds ?? undefined });
      const attempt = id === null ? null : await findAttempt(context, id);
      if (!attempt) throw new Problem('lessonNotFound');
      return { ...attempt, isNew };
    },
  }),
  submitQuizAttempt: t.withAuth({ can: 'progress:write' }).field({
    type: QuizAttemptType,
    description: 'Ends an attempt and marks it. The second call returns the same state and score.',
    problems: ['attemptNotFound'],
    args: { attemptId: t.arg.id({ required: true, description: 'Key of an attempt of the caller.' }) },
    resolve: async (_root, { attemptId }, context) => {
      const id = parseId(attemptId);
      const [before] = await listAttempts(context, Prisma.sql`a."id" = ${id}`, { limit: 1 });
      if (before?.state === 'open') await finishAttempt(context.db, id);
      const attempt = before && (await findAttempt(context, id));
      if (!attempt) throw new Problem('attemptNotFound');
      return attempt;
    },
  }),
}));
