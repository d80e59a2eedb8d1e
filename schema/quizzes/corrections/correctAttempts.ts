import { queryRows } from '../../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import { completionNotificationsSql } from '../../learning/enrollmentProgress';
import { resultCorrectedNotification } from '../../notifications/kinds/quizzes';
import { recollectPracticeCards } from '../../practice/collectCards';
import { messageIdOf, sendNotifications } from '../../notifications/sendNotification';
import { findVersions } from '../attempts/questions/questionVersions';
import { readCorrectableAttempts } from './correctableAttempts';
import { changesResult, planCorrection, type PlannedCorrection } from './planCorrection';
import type { StoredCorrection } from './findCorrections';

interface CorrectedCounts {
  attempts: number;
  changed: number;
  passed: number;
}

/**
 * Marks the answers of ended attempts again by a correction, in the transaction of the caller: marks, results, completed lessons and
 * messages, or none of them. Attempts that the correction has marked are left alone.
 */
export async function correctAttempts(
  { db, tx }: { db: PrismaClient; tx: Prisma.TransactionClient },
  correction: StoredCorrection,
  attemptIds: readonly number[],
): Promise<CorrectedCounts> {
  await lockAttempts(tx, attemptIds);
  const attempts = await readCorrectableAttempts(tx, correction, attemptIds);
  if (attempts.length === 0) return { attempts: 0, changed: 0, passed: 0 };
  const versions = await findVersions(db, [...attempts, correction], tx);
  const planned = attempts.map((attempt) => planCorrection(correction, attempt, versions));
  const corrected = Prisma.sql`correct_attempts(${correction.id}::int, ${toCorrectionsJson(planned)}::jsonb)`;
  await queryRows(tx, completionNotificationsSql(corrected));
  const marked = planned.filter(({ result }) => result !== null);
  const enrollmentIds = [...new Set(marked.map(({ attempt }) => attempt.enrollmentId))];
  if (enrollmentIds.length > 0) await recollectPracticeCards(tx, correction.questionId, enrollmentIds);
  const changed = planned.filter(changesResult);
  await notifyLearners(
    tx,
    correction,
    changed.filter(({ attempt }) => attempt.isEarlier),
  );
  return {
    attempts: planned.length,
    changed: changed.length,
    passed: planned.filter(({ isNewPass }) => isNewPass).length,
  };
}

/** Enrollments before attempts, each by id, as everywhere. */
async function lockAttempts(tx: Prisma.TransactionClient, attemptIds: readonly number[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "enrollments" WHERE "id" IN (SELECT "enrollmentId" FROM "quiz_attempts" WHERE "id" = ANY (${attemptIds}::int[]))
    ORDER BY "id" FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "quiz_attempts" WHERE "id" = ANY (${attemptIds}::int[]) ORDER BY "id" FOR NO KEY UPDATE`;
}

/** Marks as `correct_attempts()` takes them. */
const toCorrectionsJson = (planned: readonly PlannedCorrection[]): string =>
  JSON.stringify(
    planned.map(({ attempt, after, result, isNewPass }) => ({
      attemptId: attempt.id,
      position: attempt.position,
      verdict: after.verdict,
      numerator: after.numerator,
      denominator: after.denominator,
      result,
      isNewPass,
    })),
  );

/** One message to each learner for a quiz, about the attempt that matters most: one that is passed now, else the latest. */
async function notifyLearners(
  tx: Prisma.TransactionClient,
  correction: StoredCorrection,
  changed: readonly PlannedCorrection[],
): Promise<void> {
  const byQuiz = new Map<string, PlannedCorrection>();
  for (const planned of changed.toSorted((a, b) => Number(a.isNewPass) - Number(b.isNewPass)))
    byQuiz.set(`${planned.attempt.enrollmentId} ${planned.attempt.quizId}`, planned);
  if (byQuiz.size === 0) return;
  const quizIds = [...new Set(changed.map(({ attempt }) => attempt.quizId))];
  const lessons = await tx.lesson.findMany({
    where: { id: { in: quizIds } },
    select: { id: true, title: true, titleAr: true, course: { select: { id: true, title: true, titleAr: true } } },
  });
  const lessonsById = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const notifications = [...byQuiz].flatMap(([key, { attempt, result, isNewPass }]) => {
    const lesson = lessonsById.get(attempt.quizId);
    if (!lesson) return [];
    const payload = {
      courseId: lesson.course.id,
      title: lesson.course.title,
      titleAr: lesson.course.titleAr,
      lessonId: lesson.id,
      lessonTitle: lesson.title,
      lessonTitleAr: lesson.titleAr,
      attemptId: attempt.id,
      percent: result?.percent ?? attempt.percent,
      isPassed: attempt.state === 'passed' || isNewPass,
      isNewPass,
    };
    // The same for attempts of the learner that are corrected later.
    const messageId = messageIdOf(`correction ${correction.id} ${key}`);
    return [{ userId: attempt.studentId, payload, messageId }];
  });
  await sendNotifications(tx, resultCorrectedNotification, notifications);
}
