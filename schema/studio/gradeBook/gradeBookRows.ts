import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import { conditionSql } from '../../../prisma/reads/conditionSql';
import type { LearnerState, LessonResultState } from '../../contract/gradeBook';
import type { NamedUser } from '../../contract/text/names/displayName';
import { findStuckReasons, type StuckEnrollment } from '../../learning/stuckEnrollments';
import { reachableUsers } from '../../notifications/personalMessages';
import { learnerStateSql } from '../learnerStates';
import { bestPercentSql } from './gradeBookIds';

/** What a learner has reached in a lesson. */
export interface LessonResult {
  lessonId: number;
  state: LessonResultState;
  /** Best percentage of a quiz, rounded down; null without an ended attempt, and of content. */
  percent: number | null;
  /** Attempts at a quiz, without annulled ones. */
  attempts: number;
}

export interface GradeBookRow extends NamedUser {
  id: number;
  studentId: number;
  state: LearnerState;
  progress: number;
  enrolledAt: Date;
  lastActivityAt: Date;
  /** Whether a message would reach the learner. */
  isReachable: boolean;
  stuck: StuckEnrollment | null;
  /** Of lessons in which something was reached. */
  results: LessonResult[];
}

const isReachable = conditionSql('User', 'u', reachableUsers);

const findLearners = (db: PrismaClient, ids: readonly number[]) => db.$queryRaw<
  Omit<GradeBookRow, 'results' | 'stuck'>[]
>`
  SELECT e."id", e."studentId", u."firstName", u."lastName", u."firstNameAr", u."lastNameAr", e."progress", e."enrolledAt", e."lastActivityAt",
    e."status" IN ('in_progress', 'completed') AND ${isReachable} AS "isReachable", ${learnerStateSql} AS "state"
  FROM "enrollments" e JOIN "users" u ON u."id" = e."studentId" WHERE e."id" = ANY (${ids})`;

const findVisits = (db: PrismaClient, ids: readonly number[]) =>
  db.lessonProgress.findMany({
    where: { enrollmentId: { in: [...ids] } },
    select: { enrollmentId: true, lessonId: true, completedAt: true },
  });

interface QuizResult extends Omit<LessonResult, 'state'> {
  enrollmentId: number;
  state: Exclude<LessonResultState, 'opened' | 'done'>;
}

/** A failed attempt with answers after its deadline, which the trainer may still accept. */
const awaitsLateAnswers = Prisma.sql`a."state" = 'failed' AND a."closedBy" = 'deadline' AND a."lateAcceptedAt" IS NULL
  AND EXISTS (SELECT FROM "late_answers" l WHERE l."attemptId" = a."id")`;

const findQuizResults = (db: PrismaClient, ids: readonly number[]) => db.$queryRaw<QuizResult[]>`
  SELECT a."enrollmentId", a."quizId" AS "lessonId", ${bestPercentSql} AS "percent", count(*)::int AS "attempts",
    CASE WHEN bool_or(a."state" = 'passed') THEN 'passed' WHEN bool_or(a."state" IN ('open', 'submitted')) THEN 'open'
      WHEN bool_or(${awaitsLateAnswers}) THEN 'late' ELSE 'failed' END AS "state"
  FROM "quiz_attempts" a WHERE a."enrollmentId" = ANY (${ids}) AND a."state" <> 'voided'
  GROUP BY a."enrollmentId", a."quizId"`;

/** The rows of these enrollments in their order, in as many statements for one as for many. */
export async function findGradeBookRows(db: PrismaClient, ids: readonly number[]): Promise<GradeBookRow[]> {
  const [learners, visits, quizResults, stuck] = await Promise.all([
    findLearners(db, ids),
    findVisits(db, ids),
    findQuizResults(db, ids),
    findStuckReasons(db, ids),
  ]);
  const results = new Map<number, Map<number, LessonResult>>(ids.map((id) => [id, new Map()]));
  for (const { enrollmentId, lessonId, completedAt } of visits)
    results.get(enrollmentId)?.set(lessonId, {
      lessonId,
      state: completedAt ? 'done' : 'opened',
      percent: null,
      attempts: 0,
    });
  for (const { enrollmentId, ...result } of quizResults) results.get(enrollmentId)?.set(result.lessonId, result);
  const stuckById = new Map(stuck.map((each) => [each.enrollmentId, each]));
  const rows = new Map(
    learners.map((learner) => [
      learner.id,
      {
        ...learner,
        stuck: stuckById.get(learner.id) ?? null,
        results: [...(results.get(learner.id)?.values() ?? [])],
      },
    ]),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}
