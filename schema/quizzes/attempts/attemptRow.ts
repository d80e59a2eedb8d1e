import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import type { NamedUser } from '../../contract/text/names/displayName';
import type { AttemptState, AttemptTopic, QuizReveal } from '../../contract/quizzes';
import type { Viewer } from '../../core/context';
import { hasAdminRights } from '../../core/permissionProblem';

/** An attempt as it is stored, with what decides who sees what of it. */
export interface AttemptRow extends NamedUser {
  id: number;
  quizId: number;
  enrollmentId: number;
  studentId: number;
  number: number;
  state: AttemptState;
  startedAt: Date;
  deadlineAt: Date | null;
  remainingSeconds: number | null;
  submittedAt: Date | null;
  savedAt: Date | null;
  passPercent: number;
  maxPoints: number;
  /** Decimal text. */
  score: string | null;
  percent: number | null;
  criticalMissed: number;
  topics: AttemptTopic[] | null;
  lateAcceptedAt: Date | null;
  /** Whether its deadline, or a crash after its submission, leaves it to be closed by a reader. */
  isUnfinished: boolean;
  reveal: QuizReveal;
  hasPassed: boolean;
  /** Whether the learner has neither an attempt left nor one that is open. */
  hasEnded: boolean;
}

export interface AttemptOrder {
  limit: number;
  isOldestFirst?: boolean;
}

/** Attempts that an SQL condition on `a`, `e` and `c` selects, newest first. */
export const findAttemptRows = (
  db: PrismaClient,
  condition: Prisma.Sql,
  { limit, isOldestFirst = false }: AttemptOrder,
): Promise<AttemptRow[]> =>
  db.$queryRaw<AttemptRow[]>`
    SELECT a."id", a."quizId", a."enrollmentId", e."studentId", s."firstName", s."lastName", s."firstNameAr", s."lastNameAr", a."number", a."state"::text, a."startedAt", a."deadlineAt",
      CASE WHEN a."state" = 'open' THEN remaining_seconds(a."deadlineAt") END AS "remainingSeconds", a."submittedAt", a."passPercent", a."maxPoints", trim_scale(a."score")::text AS "score", a."percent",
      a."criticalMissed", a."topics", a."lateAcceptedAt", a."state" = 'submitted' OR a."state" = 'open' AND attempt_is_due(a."deadlineAt") AS "isUnfinished",
      q."reveal"::text, own."hasPassed",
      own."running" = 0 AND q."attemptsAllowed" > 0 AND own."used" >= q."attemptsAllowed" + coalesce(x."extraAttempts", 0) AS "hasEnded",
      (SELECT max(r."savedAt") FROM "attempt_answers" r WHERE r."attemptId" = a."id") AS "savedAt"
    FROM "quiz_attempts" a
      JOIN "enrollments" e ON e."id" = a."enrollmentId"
      JOIN "users" s ON s."id" = e."studentId"
      JOIN "courses" c ON c."id" = e."courseId"
      JOIN "quizzes" q ON q."lessonId" = a."quizId"
      LEFT JOIN "quiz_exceptions" x ON x."quizId" = a."quizId" AND x."enrollmentId" = a."enrollmentId"
      CROSS JOIN LATERAL (
        SELECT bool_or(o."state" = 'passed') AS "hasPassed", count(*) FILTER (WHERE o."state" <> 'voided') AS "used",
          count(*) FILTER (WHERE o."state" IN ('open', 'submitted')) AS "running"
        FROM "quiz_attempts" o WHERE o."quizId" = a."quizId" AND o."enrollmentId" = a."enrollmentId") AS own
    WHERE ${condition}
    ORDER BY ${isOldestFirst ? Prisma.sql`a."startedAt", a."id"` : Prisma.sql`a."startedAt" DESC, a."id" DESC`} LIMIT ${limit}`;

/** Attempts of the viewer, those of a trainer's courses, all for admins, as a condition on `a`, `e` and `c`. */
export function visibleAttempts(viewer: Viewer): Prisma.Sql {
  if (hasAdminRights(viewer)) return Prisma.sql`true`;
  return viewer.role === 'trainer'
    ? Prisma.sql`c."trainerId" = ${viewer.id}`
    : Prisma.sql`e."studentId" = ${viewer.id}`;
}

const hasResult = ({ state }: AttemptRow): boolean => state === 'passed' || state === 'failed';

/** Whether the learner sees what was right, by the rule of the quiz. */
export function isRevealedToLearner(attempt: AttemptRow): boolean {
  if (!hasResult(attempt)) return false;
  const byRule: Record<QuizReveal, boolean> = {
    never: false,
    after_pass: attempt.hasPassed,
    after_last: attempt.hasPassed || attempt.hasEnded,
    always: true,
  };
  return byRule[attempt.reveal];
}

/** The same for a viewer who may see the attempt: its trainer and admins see it after its end. */
export const isRevealed = (attempt: AttemptRow, viewer: Viewer): boolean =>
  attempt.studentId === viewer.id ? isRevealedToLearner(attempt) : hasResult(attempt);
