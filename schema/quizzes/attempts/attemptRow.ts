import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import type { NamedUser } from '../../contract/text/names/displayName';
import type { AttemptState, AttemptTopic } from '../../contract/quizzes';
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
  /** Whether the learner sees what was right, by the rule of the quiz. */
  isRevealedToLearner: boolean;
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
      a."id" IN (SELECT r."attemptId" FROM revealed_attempts(a."enrollmentId") r) AS "isRevealedToLearner",
      (SELECT max(r."savedAt") FROM "attempt_answers" r WHERE r."attemptId" = a."id") AS "savedAt"
    FROM "quiz_attempts" a
      JOIN "enrollments" e ON e."id" = a."enrollmentId"
      JOIN "users" s ON s."id" = e."studentId"
      JOIN "courses" c ON c."id" = e."courseId"
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

/**
 * Whether a viewer who may see the attempt sees what was right: its learner by the rule of the quiz, its trainer and admins after its
 * end.
 */
export const isRevealed = (attempt: AttemptRow, viewer: Viewer): boolean =>
  attempt.studentId === viewer.id ? attempt.isRevealedToLearner : hasResult(attempt);
