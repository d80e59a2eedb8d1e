import type { PrismaClient } from '../../prisma/generated/client';
import type { QuizReveal } from '../contract/quizzes';
import type { Viewer } from '../core/context';
import { hasAdminRights } from '../core/permissionProblem';

/** A quiz with what it means for the viewer. */
export interface QuizRow {
  lessonId: number;
  passPercent: number;
  attemptsAllowed: number;
  pauseMinutes: number;
  timeLimitSeconds: number | null;
  reveal: QuizReveal;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  updatedAt: Date;
  questionCount: number;
  maxPoints: number;
  criticalCount: number;
  /** The trainer of the course or an admin. */
  isEditor: boolean;
  isOpen: boolean;
  isLocked: boolean;
  usedAttempts: number;
  extraAttempts: number;
  hasOpenAttempt: boolean;
  pausedUntil: Date | null;
  isPaused: boolean;
  timeLimitForMe: number | null;
}

/** The quiz of a lesson that the viewer may open; undefined for other lessons. */
export async function findQuizRow(db: PrismaClient, lessonId: number, viewer: Viewer): Promise<QuizRow | undefined> {
  const rows = await db.$queryRaw<QuizRow[]>`
    SELECT q."lessonId", q."passPercent", q."attemptsAllowed", q."pauseMinutes", q."timeLimitSeconds", q."reveal"::text,
      q."shuffleQuestions", q."shuffleOptions", q."updatedAt", totals.*, place."isEditor",
      e."id" IS NOT NULL AND c."firstPublishedAt" IS NOT NULL
        AND (l."isPublished" OR l."id" IN (SELECT w."lessonId" FROM withdrawn_lessons(e."id") w)) AS "isOpen",
      e."id" IS NOT NULL AND EXISTS (SELECT FROM locked_lessons(e."id") k WHERE k."lessonId" = l."id") AS "isLocked",
      own."used" AS "usedAttempts", own."hasOpen" AS "hasOpenAttempt", coalesce(x."extraAttempts", 0) AS "extraAttempts",
      own."endedAt" + make_interval(mins => q."pauseMinutes") AS "pausedUntil",
      q."pauseMinutes" > 0 AND coalesce(own."endedAt" + make_interval(mins => q."pauseMinutes") > clock_timestamp(), false) AS "isPaused",
      extract(epoch FROM attempt_time(q."timeLimitSeconds", coalesce(x."extraPercent", 0)))::int AS "timeLimitForMe"
    FROM "quizzes" q
      JOIN "lessons" l ON l."id" = q."lessonId"
      JOIN "courses" c ON c."id" = l."courseId"
      CROSS JOIN LATERAL (
        SELECT l."archivedAt" IS NULL AND (${hasAdminRights(viewer)} OR ${viewer.role === 'trainer'} AND c."trainerId" = ${viewer.id}) AS "isEditor") place
      LEFT JOIN "enrollments" e ON e."courseId" = c."id" AND e."studentId" = ${viewer.id} AND e."status" IN ('in_progress', 'completed')
      LEFT JOIN "quiz_exceptions" x ON x."quizId" = q."lessonId" AND x."enrollmentId" = e."id"
      CROSS JOIN LATERAL quiz_totals(q."lessonId") totals
      CROSS JOIN LATERAL (
        SELECT (count(*) FILTER (WHERE a."state" <> 'voided'))::int AS "used", coalesce(bool_or(a."state" = 'open'), false) AS "hasOpen",
          max(a."submittedAt") FILTER (WHERE a."state" <> 'voided') AS "endedAt"
        FROM "quiz_attempts" a WHERE a."quizId" = q."lessonId" AND a."enrollmentId" = e."id") own
    WHERE q."lessonId" = ${lessonId} AND (place."isEditor" OR e."id" IS NOT NULL)`;
  return rows.find(({ isEditor, isOpen }) => isEditor || isOpen);
}

/** Questions that an attempt would lack: above 0 none starts. Places are matched with questions, so it is read where it is asked. */
export async function countMissingQuestions(db: PrismaClient, lessonId: number): Promise<number> {
  const [row] = await db.$queryRaw<{ missing: number }[]>`SELECT missing_questions(${lessonId}::int) AS "missing"`;
  return row?.missing ?? 0;
}
