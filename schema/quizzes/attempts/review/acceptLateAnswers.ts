import { queryRows } from '../../../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../../../prisma/generated/client';
import { auditedTransaction, withoutAudit } from '../../../audit/auditedTransaction';
import { logUpdate } from '../../../audit/logUpdate';
import { builder } from '../../../core/builder';
import type { SignedInContext, Viewer } from '../../../core/context';
import { Problem } from '../../../core/problem';
import { parseId } from '../../../core/ids';
import { correctGrade, type CorrectionMethod } from '../../../contract/grading/correctGrade';
import { completionNotificationsSql } from '../../../learning/enrollmentProgress';
import { QuizAttemptType } from '../attemptType';
import { answersOfQuestions } from '../countedAnswers';
import { newestCorrection } from '../../corrections/findCorrections';
import { findAttempt } from '../findAttempt';
import { markAnswers, toMarksJson, toResultJson, type CountedAnswer, type Mark } from '../markAnswers';
import { collectPracticeCards } from '../../../practice/collectCards';
import { findVersions } from '../questions/questionVersions';

builder.mutationField('acceptLateAnswers', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: QuizAttemptType,
    description:
      'Marks a failed attempt again with the answers that were saved after its deadline, and takes no more of them: a trainer in their own course, an admin in any. If the attempt passes now, its lesson is completed.',
    problems: ['attemptNotFound', 'noLateAnswers'],
    args: { attemptId: t.arg.id({ required: true, description: 'Key of the attempt.' }) },
    resolve: async (_root, { attemptId }, context) => {
      const attempt = await findAttempt(context, parseId(attemptId));
      if (!attempt) throw new Problem('attemptNotFound');
      await acceptLateAnswers(context, attempt);
      return (await findAttempt(context, attempt.id)) ?? attempt;
    },
  }),
);

interface MarkedAttempt {
  id: number;
  quizId: number;
  enrollmentId: number;
}

/**
 * @throws Problem `noLateAnswers` for an attempt that is not failed, that its learner handed in, that has none, or whose late answers
 * count already
 */
async function acceptLateAnswers(context: SignedInContext, attempt: MarkedAttempt): Promise<void> {
  const { id, enrollmentId } = attempt;
  await auditedTransaction(context, async (tx) => {
    // The enrollment before the attempt, as everywhere. A late save ends before this, or is refused after it.
    await tx.$queryRaw`SELECT 1 FROM "enrollments" WHERE "id" = ${enrollmentId} FOR NO KEY UPDATE`;
    const locked = await tx.$queryRaw<object[]>`
      SELECT 1 FROM "quiz_attempts"
      WHERE "id" = ${id} AND "state" = 'failed' AND "closedBy" = 'deadline' AND "lateAcceptedAt" IS NULL FOR NO KEY UPDATE`;
    const lateAnswers = locked.length > 0 ? await readLateAnswers(tx, id) : [];
    if (lateAnswers.length === 0) throw new Problem('noLateAnswers');
    const newMarks = await markLateAnswers({ db: context.db, tx }, lateAnswers);
    const marks = [...(await readMarksInTime(tx, id)), ...newMarks].toSorted((a, b) => a.position - b.position);
    const accepted = Prisma.sql`
      accept_late_answers(${id}::int, ${context.viewer.id}::int, ${toMarksJson(newMarks)}::jsonb, ${toResultJson(marks)}::jsonb)`;
    const before = await readResult(tx, id);
    await withoutAudit(tx, () => queryRows(tx, completionNotificationsSql(accepted)));
    await collectPracticeCards(tx, [id]);
    await logAcceptance(tx, context.viewer, attempt, [before, await readResult(tx, id)]);
  });
}

interface LateAnswer extends CountedAnswer {
  correctedId: number | null;
  method: CorrectionMethod | null;
}

/** By the newest correction of the question, if there is one. */
async function markLateAnswers(
  { db, tx }: { db: PrismaClient; tx: Prisma.TransactionClient },
  answers: readonly LateAnswer[],
): Promise<Mark[]> {
  const corrected = answers.flatMap(({ correctedId }) => (correctedId === null ? [] : { versionId: correctedId }));
  const versions = await findVersions(db, [...answers, ...corrected], tx);
  return markAnswers(answers, versions).map((mark) => {
    const answered = versions.get(mark.versionId);
    const correction = mark.correctedId === null ? undefined : versions.get(mark.correctedId);
    if (!answered || !correction || mark.method === null) return mark;
    const grade = correctGrade(mark.method, correction, { response: mark.response, grade: mark, answered });
    return { ...mark, ...grade, versionId: correction.id };
  });
}

const answerColumns = Prisma.sql`q."position", q."versionId", q."points", q."isCritical", b."tags"`;

/** The questions of an attempt with both answers, and what a result needs of them. */
const questionsOf = (id: number): Prisma.Sql => Prisma.sql`
    "quiz_attempts" t
      JOIN "attempt_questions" q ON q."attemptId" = t."id" AND t."id" = ${id}
      JOIN "question_versions" v ON v."id" = q."versionId"
      JOIN "questions" b ON b."id" = v."questionId"
      ${answersOfQuestions}`;

/** The late answers that are newer than those in time. */
const readLateAnswers = (tx: Prisma.TransactionClient, id: number): Promise<LateAnswer[]> =>
  tx.$queryRaw<LateAnswer[]>`
    SELECT ${answerColumns}, l."response", c."versionId" AS "correctedId", c."method"::text
    FROM ${questionsOf(id)} ${newestCorrection} WHERE l."attemptId" IS NOT NULL ORDER BY q."position"`;

/** The newest marks of the other questions: stored marks never change, even if the same answer would be marked in another way today. */
const readMarksInTime = (tx: Prisma.TransactionClient, id: number): Promise<Mark[]> =>
  tx.$queryRaw<Mark[]>`
    SELECT DISTINCT ON (q."position") ${answerColumns}, a."response", m."verdict"::text, m."numerator", m."denominator"
    FROM ${questionsOf(id)} JOIN "answer_marks" m ON m."attemptId" = q."attemptId" AND m."position" = q."position"
    WHERE l."attemptId" IS NULL ORDER BY q."position", m."id" DESC`;

type AttemptResult = Record<
  'enrollmentId' | 'state' | 'score' | 'percent' | 'criticalMissed' | 'lateAcceptedAt',
  unknown
>;

const readResult = (tx: Prisma.TransactionClient, id: number): Promise<AttemptResult> =>
  tx.quizAttempt.findUniqueOrThrow({
    where: { id },
    select: {
      // By it, the deletion of an account finds the entry.
      enrollmentId: true,
      number: true,
      state: true,
      score: true,
      percent: true,
      criticalMissed: true,
      lateAcceptedAt: true,
    },
  });

/** Logs the decision of a trainer or an admin as a change of the quiz, with the name of the learner. */
const logAcceptance = (
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  { id, quizId }: MarkedAttempt,
  [before, after]: readonly [before: AttemptResult, after: AttemptResult],
): Promise<unknown> =>
  logUpdate(tx, viewer, {
    entity: 'quizzes',
    entityId: quizId,
    name: Prisma.sql`(SELECT audit_related_name(to_jsonb(a)) FROM "quiz_attempts" a WHERE a."id" = ${id})`,
    before: { lateAnswers: before },
    after: { lateAnswers: after },
  });
