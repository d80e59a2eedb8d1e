import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import type { QuestionResponse } from '../../contract/grading/questions/question';
import { readInBatches } from '../../admin/exportBatches';
import { findAttemptRows, type AttemptRow } from './attemptRow';
import { listShownVersions, orderOf, readQuestionRows } from './questions/attemptQuestions';
import { applyCorrection } from './review/applyCorrection';
import { toShownBody, toShownResponse } from './attemptIds';
import { findVersions } from './questions/questionVersions';

/**
 * Attempts of a learner with the questions, answers and late answers, in batches. Marks are added only where the quiz reveals them
 * to the learner.
 */
export const readAttemptsOfStudent = (db: PrismaClient, studentId: number): AsyncGenerator<object[], void> =>
  readInBatches(
    () =>
      db.quizAttempt.findMany({ where: { enrollment: { studentId } }, select: { id: true }, orderBy: { id: 'asc' } }),
    async ({ id: { in: ids } }) => {
      const condition = Prisma.sql`a."id" = ANY (${ids}::int[])`;
      const attempts = await findAttemptRows(db, condition, { limit: ids.length, isOldestFirst: true });
      const exported = [];
      for (const attempt of attempts) exported.push(await exportAttempt(db, attempt));
      return exported;
    },
  );

async function exportAttempt(db: PrismaClient, attempt: AttemptRow) {
  const { id, quizId: lessonId, number, state, startedAt, deadlineAt, submittedAt } = attempt;
  const { passPercent, maxPoints, score, percent, criticalMissed, topics, lateAcceptedAt } = attempt;
  return {
    id,
    lessonId,
    number,
    state,
    startedAt,
    deadlineAt,
    submittedAt,
    lateAcceptedAt,
    passPercent,
    maxPoints,
    score,
    percent,
    criticalMissed: percent === null ? null : criticalMissed,
    ...(attempt.isRevealedToLearner && { topics }),
    questions: await exportQuestions(db, id, attempt.isRevealedToLearner),
  };
}

async function exportQuestions(db: PrismaClient, attemptId: number, isRevealed: boolean) {
  const rows = await readQuestionRows(db, attemptId);
  const versions = await findVersions(db, listShownVersions(rows));
  const late = new Map(
    (await db.lateAnswer.findMany({ where: { attemptId } })).map((answer) => [answer.position, answer] as const),
  );
  return rows.flatMap((row) => {
    const answered = versions.get(row.versionId);
    if (!answered) return [];
    const corrected = versions.get(row.correctedVersionId ?? 0);
    const { version, order } = applyCorrection({ version: answered, order: orderOf(row) }, corrected);
    const { position, points, isCritical, timelyResponse, savedAt, verdict, numerator, denominator } = row;
    const lateAnswer = late.get(position);
    const show = (stored: unknown) =>
      stored ? toShownResponse(version.body, order, stored as QuestionResponse) : null;
    return {
      position,
      kind: version.kind,
      points,
      isCritical,
      question: toShownBody(version.body, order),
      response: show(timelyResponse),
      savedAt,
      ...(row.correctedAt && { correctedAt: row.correctedAt }),
      ...(lateAnswer && { lateAnswer: { response: show(lateAnswer.response), savedAt: lateAnswer.savedAt } }),
      ...(isRevealed && { mark: { verdict, numerator, denominator } }),
    };
  });
}
