import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import type { Viewer } from '../core/context';
import { createBatchedReader } from '../core/batchedReader';
import type { Memory } from '../contract/practice/memory';

/** What a learner can practice in a course. */
export interface PracticeRow {
  /** Id of the enrollment. */
  key: number;
  studentId: number;
  courseId: number;
  isOn: boolean;
  questionCount: number;
  wrongCount: number;
  /** Questions of passed attempts: what has a freshness. */
  refresherCount: number;
  fadingCount: number;
  /** Due questions within the rest of this week's. */
  roundCount: number;
  nextAt: Date | null;
}

const activeEnrollment = Prisma.sql`e."status" IN ('in_progress', 'completed')`;

/** Answers of the week's round that an enrollment `e` has left, as `left`, and when the week ends, as `end`. */
const restOfWeek = Prisma.sql`
    CROSS JOIN LATERAL (
      SELECT greatest(0, ${bounds.quizzes.practiceRound}::int - count(*))::int AS "left", practice_week() + interval '7 days' AS "end"
      FROM "practice_reviews" r
      WHERE r."enrollmentId" = e."id" AND r."isScheduled" AND r."reviewedAt" >= practice_week()) week`;

/** What learners can practice by their open enrollments; none for those without a card. */
export const findPracticeRows = (db: Pick<PrismaClient, '$queryRaw'>, condition: Prisma.Sql): Promise<PracticeRow[]> =>
  db.$queryRaw<PracticeRow[]>`
    SELECT e."id" AS "key", e."studentId", e."courseId", e."practiceOffAt" IS NULL AS "isOn", own.*, least(own."dueCount", week."left") AS "roundCount",
      CASE WHEN week."left" = 0 AND own."firstDue" < week."end" THEN week."end" ELSE own."firstDue" END AS "nextAt"
    FROM "enrollments" e
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS "questionCount", (count(*) FILTER (WHERE NOT c."isRight"))::int AS "wrongCount",
          (count(*) FILTER (WHERE p."isRefresher"))::int AS "refresherCount",
          (count(*) FILTER (WHERE p."isRefresher" AND c."due" <= now()))::int AS "dueCount",
          (count(*) FILTER (WHERE p."isRefresher" AND c."fadesAt" <= now()))::int AS "fadingCount",
          min(c."due") FILTER (WHERE p."isRefresher") AS "firstDue"
        FROM practicable_questions(e."id") p
          JOIN "practice_cards" c ON c."enrollmentId" = e."id" AND c."questionId" = p."questionId") own
      ${restOfWeek}
    WHERE ${condition} AND ${activeEnrollment} AND EXISTS (SELECT FROM "practice_cards" c WHERE c."enrollmentId" = e."id")`;

/** What the viewer can practice in a course; undefined without a card and for others. */
export const findPracticeOfCourse = async (
  db: Pick<PrismaClient, '$queryRaw'>,
  viewer: Viewer,
  courseId: number,
): Promise<PracticeRow | undefined> =>
  (await findPracticeRows(db, Prisma.sql`e."studentId" = ${viewer.id} AND e."courseId" = ${courseId}`))[0];

/** The same for enrollments of the viewer: all that are asked for in a request are read by one statement. */
export const readPractices = createBatchedReader(({ db, viewer }, keys: number[]) =>
  findPracticeRows(db, Prisma.sql`e."id" = ANY (${keys}::int[]) AND e."studentId" = ${viewer?.id ?? 0}`),
);

/** A question that the viewer may practice now. */
export interface CardRow extends Memory {
  enrollmentId: number;
  courseId: number;
  questionId: number;
  versionId: number;
  /** Number of the version. */
  version: number;
  optionOrder: number[];
  targetOrder: number[];
  /** Answers of the week's round that are left. */
  left: number;
  /** Whether an answer now belongs to it. */
  isScheduled: boolean;
  /** Of the database. */
  now: Date;
}

/**
 * Questions of a course that the viewer may practice, at most a round: the due ones of the week, or any, those answered wrongly first.
 * Options are always mixed, by the number of the answer: their order must not be remembered.
 */
export async function findRound(
  db: PrismaClient,
  viewer: Viewer,
  courseId: number,
  isWeekly: boolean,
): Promise<CardRow[]> {
  const enrollment = Prisma.sql`e."studentId" = ${viewer.id} AND e."courseId" = ${courseId}`;
  const order = isWeekly
    ? Prisma.sql`AND p."isRefresher" AND c."due" <= now() ORDER BY c."due", c."questionId"`
    : Prisma.sql`ORDER BY c."isRight", c."due", c."questionId"`;
  const cards = await readCards(db, enrollment, Prisma.sql`${order} LIMIT ${bounds.quizzes.practiceRound}`);
  return isWeekly ? cards.slice(0, cards[0]?.left) : cards;
}

/** A question that the viewer may practice; undefined for any other. */
export async function findCard(db: PrismaClient, viewer: Viewer, questionId: number): Promise<CardRow | undefined> {
  const enrollment = Prisma.sql`
    e."studentId" = ${viewer.id} AND e."courseId" = (SELECT q."courseId" FROM "questions" q WHERE q."id" = ${questionId})`;
  return (await readCards(db, enrollment, Prisma.sql`AND c."questionId" = ${questionId}`))[0];
}

const readCards = (db: PrismaClient, enrollment: Prisma.Sql, rest: Prisma.Sql): Promise<CardRow[]> =>
  db.$queryRaw<CardRow[]>`
    SELECT c.*, e."courseId", p."versionId", v."number" AS "version", clock_timestamp() AS "now", week."left",
      p."isRefresher" AND c."due" <= now() AND week."left" > 0 AS "isScheduled",
      option_order(v."body" -> 'options', salt."text", true, CASE WHEN v."kind" = 'order' THEN k."key" -> 'options' END) AS "optionOrder",
      option_order(v."body" -> 'targets', salt."text", true, NULL) AS "targetOrder"
    FROM "enrollments" e
      CROSS JOIN LATERAL practicable_questions(e."id") p
      JOIN "practice_cards" c ON c."enrollmentId" = e."id" AND c."questionId" = p."questionId"
      JOIN "question_versions" v ON v."id" = p."versionId"
      JOIN "question_keys" k ON k."versionId" = v."id"
      ${restOfWeek}
      CROSS JOIN LATERAL (SELECT concat(p."seed", ':', v."id", ':', c."reps", ':') AS "text") salt
    WHERE ${enrollment} AND ${activeEnrollment} ${rest}`;
