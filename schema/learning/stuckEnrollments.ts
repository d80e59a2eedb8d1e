import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { stuckFailures, type StuckReason } from '../contract/gradeBook';
import { pageSizes } from '../contract/pageSizes';
import type { AttemptTopic } from '../contract/quizzes';

/* The one definition of a learner who is stuck (docs/glossary.md), as SQL conditions on an enrollment aliased `e`. */

/** Why and where the learner of an enrollment is stuck. */
export interface StuckEnrollment {
  enrollmentId: number;
  reason: StuckReason;
  /** Null if the learner owes no lesson. */
  lessonId: number | null;
  /** Failed attempts at the quiz; 0 for `no_progress`. */
  failures: number;
  /** The weakest topic of the latest failed attempt; null without topics. */
  topic: AttemptTopic | null;
}

const since = Prisma.sql`now() - make_interval(days => ${pageSizes.office.stuckDays}::int)`;

/** Nothing was completed for some days; who has enrolled since is new. Nothing is completed after the last activity. */
const isIdle = Prisma.sql`(e."enrolledAt" < ${since} AND (e."lastActivityAt" < ${since} OR NOT EXISTS (
  SELECT FROM "lesson_progress" p WHERE p."enrollmentId" = e."id" AND p."completedAt" >= ${since})))`;

const failureCount = Prisma.sql`count(*) FILTER (WHERE a."state" = 'failed')`;

const hasNoAttemptLeft = Prisma.sql`(q."attemptsAllowed" > 0
  AND count(*) FILTER (WHERE a."state" <> 'voided') >= q."attemptsAllowed" + coalesce(x."extraAttempts", 0))`;

/** Required quizzes without a pass or an open attempt, at which the last allowed attempt or several ones failed. */
const failedQuizzes = Prisma.sql`
  SELECT a."quizId" AS "lessonId", l."order", ${failureCount}::int AS "failures",
    CASE WHEN ${hasNoAttemptLeft} THEN 'no_attempt_left' ELSE 'failed_repeatedly' END AS "reason"
  FROM "quiz_attempts" a
    JOIN "quizzes" q ON q."lessonId" = a."quizId"
    JOIN "lessons" l ON l."id" = a."quizId" AND l."isPublished" AND l."isRequired"
    LEFT JOIN "quiz_exceptions" x ON x."quizId" = a."quizId" AND x."enrollmentId" = a."enrollmentId"
  WHERE a."enrollmentId" = e."id"
  GROUP BY a."quizId", l."order", q."attemptsAllowed", x."extraAttempts"
  HAVING bool_and(a."state" IN ('failed', 'voided')) AND ${failureCount} > 0
    AND (${failureCount} >= ${stuckFailures}::int OR ${hasNoAttemptLeft})`;

/** Whether the learner of an enrollment `e` is stuck. */
export const isStuckSql = Prisma.sql`(e."status" = 'in_progress' AND (${isIdle} OR EXISTS (${failedQuizzes})))`;

/** Those of the enrollments that are stuck, each with its most urgent reason; of equal ones the first in the course. */
export const findStuckReasons = (db: PrismaClient, ids: readonly number[]) => db.$queryRaw<StuckEnrollment[]>`
  SELECT e."id" AS "enrollmentId", s."reason", s."lessonId", s."failures", topic."topic"
  FROM "enrollments" e
    CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT "lessonId", "order", "failures", "reason", CASE "reason" WHEN 'no_attempt_left' THEN 1 ELSE 2 END AS "rank" FROM (${failedQuizzes}) f
        UNION ALL
        SELECT owed."id", 0, 0, 'no_progress', 3
        FROM (SELECT) idle LEFT JOIN LATERAL (
          SELECT l."id" FROM counted_lessons(e."id") k JOIN "lessons" l ON l."id" = k."lessonId"
          WHERE k."state" = 'owed' ORDER BY l."order", l."id" LIMIT 1) owed ON true
        WHERE ${isIdle}) reasons
      ORDER BY "rank", "order", "lessonId" LIMIT 1) s
    LEFT JOIN LATERAL (
      SELECT t AS "topic" FROM (
        SELECT a."topics" FROM "quiz_attempts" a
        WHERE s."failures" > 0 AND a."quizId" = s."lessonId" AND a."enrollmentId" = e."id" AND a."state" = 'failed'
        ORDER BY a."number" DESC LIMIT 1) latest, jsonb_array_elements(latest."topics") t
      ORDER BY (t ->> 'percent')::int, t ->> 'tag' LIMIT 1) topic ON true
  WHERE e."id" = ANY (${ids}) AND e."status" = 'in_progress'`;
