import type { Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { findEditableLesson } from '../catalog/courseEditing/editableCourse';
import { bounds } from '../contract/bounds';
import { displayName, nameColumns } from '../contract/text/names/displayName';
import { quizExceptionSchema } from '../contract/validation/learning/quizzes';
import { builder } from '../core/builder';
import { omitNullish, Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';

const QuizExceptionType = builder.prismaObject('QuizException', {
  description: 'More time or attempts at a quiz for one learner.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    lessonId: t.exposeID('quizId', { description: 'Key of the lesson of the quiz.' }),
    enrollmentId: t.exposeID('enrollmentId', { description: 'Key of the enrollment.' }),
    studentName: t.string({
      description: 'First and last name of the student.',
      select: { enrollment: { select: { student: { select: nameColumns } } } },
      resolve: ({ enrollment }) => displayName(enrollment.student, 'en'),
    }),
    studentNameAr: t.string({
      description: 'The same for texts in Arabic.',
      select: { enrollment: { select: { student: { select: nameColumns } } } },
      resolve: ({ enrollment }) => displayName(enrollment.student, 'ar'),
    }),
    extraPercent: t.exposeInt('extraPercent', { description: 'Percent added to the time limit.' }),
    extraAttempts: t.exposeInt('extraAttempts', { description: 'Attempts beyond the allowed ones.' }),
    reason: t.exposeString('reason', { description: 'Reason, in the words of the author.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the decision.' }),
  }),
});

const QuizExceptionInput = builder.inputType('QuizExceptionInput', {
  description: 'More time or attempts for one learner. It replaces an earlier exception.',
  fields: (t) => ({
    extraPercent: t.int({
      description: `Percent added to the time limit, at most ${bounds.quizzes.extraPercent}; default 0. An open attempt gets it at once, unless its time is over.`,
    }),
    extraAttempts: t.int({ description: 'Attempts beyond the allowed ones; default 0.' }),
    reason: t.string({ required: true, description: `Reason, at most ${bounds.quizzes.reasonMax} characters.` }),
  }),
});

const lessonIdArg = { required: true, description: 'Key of the lesson of a quiz.' } as const;

builder.queryField('quizExceptions', (t) =>
  t.withAuth({ can: 'course:write' }).prismaField({
    type: [QuizExceptionType],
    description: 'Exceptions from the rules of a quiz, the latest 200: for the trainer of the course and admins.',
    problems: ['lessonNotFound'],
    args: { lessonId: t.arg.id(lessonIdArg) },
    resolve: async (query, _root, { lessonId }, context) => {
      const { id } = await findEditableLesson(lessonId, context);
      return context.db.quizException.findMany({ ...query, where: { quizId: id }, orderBy: { id: 'desc' }, take: 200 });
    },
  }),
);

builder.mutationField('setQuizException', (t) =>
  t.withAuth({ can: 'course:write' }).prismaField({
    type: QuizExceptionType,
    description: 'Gives one learner more time or attempts: a trainer in their own course, an admin in any.',
    problems: ['lessonNotFound', 'lessonHasNoQuiz', 'notFound', 'invalidInput'],
    args: {
      lessonId: t.arg.id(lessonIdArg),
      enrollmentId: t.arg.id({ required: true, description: 'Key of an enrollment in the course.' }),
      input: t.arg({ type: QuizExceptionInput, required: true, description: 'The exception.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: quizId, courseId } = await findEditableLesson(args.lessonId, context);
      const { extraPercent, extraAttempts, reason } = validate(quizExceptionSchema, omitNullish(args.input));
      const enrollmentId = parseId(args.enrollmentId);
      return auditedTransaction(context, async (tx) => {
        // Before the quiz's attempts, as everywhere; no attempt starts in between.
        const enrolled = await tx.$queryRaw<object[]>`
          SELECT 1 FROM "enrollments" WHERE "id" = ${enrollmentId} AND "courseId" = ${courseId} FOR NO KEY UPDATE`;
        if (enrolled.length === 0) throw new Problem('notFound');
        if ((await tx.quiz.count({ where: { lessonId: quizId } })) === 0) throw new Problem('lessonHasNoQuiz');
        const columns = { extraPercent, extraAttempts, reason, createdBy: context.viewer.id, createdAt: new Date() };
        const { id } = await tx.quizException.upsert({
          where: { quizId_enrollmentId: { quizId, enrollmentId } },
          create: { quizId, enrollmentId, ...columns },
          update: columns,
          select: { id: true },
        });
        await putOffDeadline(tx, { quizId, enrollmentId, extraPercent });
        return tx.quizException.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
);

interface ExtraTime {
  quizId: number;
  enrollmentId: number;
  extraPercent: number;
}

/** The deadline of an open attempt only grows; one that is due keeps it, since its answers are stored as late ones already. */
async function putOffDeadline(
  tx: Prisma.TransactionClient,
  { quizId, enrollmentId, extraPercent }: ExtraTime,
): Promise<void> {
  // Whether it is due is asked after the wait for saves that have begun.
  await tx.$queryRaw`
    SELECT 1 FROM "quiz_attempts"
    WHERE "quizId" = ${quizId} AND "enrollmentId" = ${enrollmentId} AND "state" = 'open' FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    UPDATE "quiz_attempts" SET "deadlineAt" = "startedAt" + attempt_time("timeLimitSeconds", ${extraPercent}::int)
    WHERE "quizId" = ${quizId} AND "enrollmentId" = ${enrollmentId} AND "state" = 'open' AND NOT attempt_is_due("deadlineAt")
      AND "deadlineAt" < "startedAt" + attempt_time("timeLimitSeconds", ${extraPercent}::int)`;
}
