import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import type { Grade } from '../../contract/grading/grade';
import type { QuestionResponse } from '../../contract/grading/questions/question';
import type { AttemptState, AttemptTopic } from '../../contract/quizzes';
import type { NamedUser } from '../../contract/text/names/displayName';
import { maxCount } from '../../paging/countRows';
import { answersOfQuestions, countedResponse } from '../attempts/countedAnswers';
import type { Correction } from './findCorrections';

type Reader = Pick<Prisma.TransactionClient, '$queryRaw'>;

/** The newest mark of a question of an attempt. */
interface AttemptMarkRow extends Grade {
  position: number;
  points: number;
  isCritical: boolean;
  tags: string[];
}

/** An ended attempt with an earlier version of the corrected question. */
export interface CorrectableAttempt extends NamedUser {
  id: number;
  quizId: number;
  enrollmentId: number;
  studentId: number;
  number: number;
  state: Extract<AttemptState, 'passed' | 'failed'>;
  passPercent: number;
  maxPoints: number;
  /** Decimal text. */
  score: string;
  percent: number;
  criticalMissed: number;
  topics: AttemptTopic[];
  /** Ended before the decision, so that its learner may have seen the result. */
  isEarlier: boolean;
  /** Of the corrected question. */
  position: number;
  versionId: number;
  response: QuestionResponse | null;
  marks: AttemptMarkRow[];
}

/** The version of an attempt is earlier than the corrected one; by the key, only answers to the same kind are marked again. */
const isConcerned = ({ questionId, versionId, method }: Correction): Prisma.Sql => Prisma.sql`
  q."versionId" = ANY (ARRAY(
    SELECT v."id" FROM "question_versions" v JOIN "question_versions" n ON n."id" = ${versionId}::int
    WHERE v."questionId" = ${questionId}::int AND v."number" < n."number" ${method === 'key' ? Prisma.sql`AND v."kind" = n."kind"` : Prisma.empty}))`;

/** As a scalar: planned as a join, it would compare each answer with all marks of the correction while statistics lag behind. */
const isUnmarkedBy = (correctionId: number | null): Prisma.Sql => Prisma.sql`(
  SELECT k."id" FROM "answer_marks" k
  WHERE k."correctionId" = ${correctionId}::int AND k."attemptId" = q."attemptId" AND k."position" = q."position") IS NULL`;

/** The answers of deleted accounts are gone: their attempts `a` keep the results that they have. */
const hasAccount = Prisma.sql`(
  SELECT s."deletedAt" FROM "enrollments" o JOIN "users" s ON s."id" = o."studentId" WHERE o."id" = a."enrollmentId") IS NULL`;

/** Enrollments that are looked up at a time, and attempts of a page. */
const pageOf = { enrollments: 400, attempts: 200 } as const;

/** Where a page ended: after all attempts of an enrollment, or within those of one that has more than a page. */
export interface AttemptCursor {
  enrollmentId: number;
  attemptId: number | null;
}

interface AttemptPage {
  attemptIds: number[];
  /** Null at the end. */
  next: AttemptCursor | null;
}

/**
 * The next attempts that a correction has not marked yet, by enrollment from the newest one. Those of an enrollment are on one page.
 * @param id null for a preview, which gets all
 * @param after null at the beginning
 */
export async function findCorrectableAttempts(
  db: Reader,
  { id, ...correction }: Correction & { id: number | null },
  after: AttemptCursor | null,
): Promise<AttemptPage> {
  const rows = await db.$queryRaw<{ enrollmentId: number; attemptIds: number[] }[]>`
    WITH page AS MATERIALIZED (
      SELECT e."id", e."enrolledAt" FROM "enrollments" e WHERE e."courseId" = ${correction.courseId}::int ${laterThan(after)}
      ORDER BY e."enrolledAt" DESC, e."id" DESC LIMIT ${pageOf.enrollments}
    ), due AS (
      SELECT e."id", e."enrolledAt", a."id" AS "attemptId" FROM page e
        -- OFFSET 0: the attempts of the page are looked up by their enrollments, however many others there are.
        CROSS JOIN LATERAL (
          SELECT a."id" FROM "quiz_attempts" a
            JOIN "attempt_questions" q ON q."attemptId" = a."id" AND ${isConcerned(correction)} AND ${isUnmarkedBy(id)}
          WHERE a."enrollmentId" = e."id" AND a."state" IN ('passed', 'failed') AND ${hasAccount} OFFSET 0) a
      WHERE e."id" <> ${after?.enrollmentId ?? 0}::int OR a."id" > ${after?.attemptId ?? 0}::int
      ORDER BY e."enrolledAt" DESC, e."id" DESC, a."id" LIMIT ${pageOf.attempts + 1}
    )
    SELECT "id" AS "enrollmentId", "attemptIds" FROM (
      SELECT d."id", d."enrolledAt", array_agg(d."attemptId" ORDER BY d."attemptId") AS "attemptIds" FROM due d GROUP BY 1, 2
      UNION ALL
      (SELECT "id", "enrolledAt", '{}' FROM page ORDER BY "enrolledAt", "id" LIMIT 1)) AS found
    ORDER BY "enrolledAt" DESC, "id" DESC, cardinality("attemptIds") DESC`;
  return toPage(rows);
}

/** With those of an enrollment of which a page has only a part. */
function laterThan(after: AttemptCursor | null): Prisma.Sql {
  if (after === null) return Prisma.empty;
  return Prisma.sql`AND (e."enrolledAt", e."id") ${after.attemptId === null ? Prisma.sql`<` : Prisma.sql`<=`}
    (SELECT l."enrolledAt", l."id" FROM "enrollments" l WHERE l."id" = ${after.enrollmentId}::int)`;
}

/** @param rows the last one is that of the last enrollment that was looked up, without attempts; none at the end of the course */
function toPage(rows: readonly { enrollmentId: number; attemptIds: number[] }[]): AttemptPage {
  const last = rows.at(-1);
  if (!last) return { attemptIds: [], next: null };
  const found = rows.slice(0, -1);
  const attemptIds = found.flatMap((row) => row.attemptIds);
  if (attemptIds.length <= pageOf.attempts)
    return { attemptIds, next: { enrollmentId: last.enrollmentId, attemptId: null } };
  const whole = found.slice(0, -1);
  const lastWhole = whole.at(-1);
  if (lastWhole)
    return {
      attemptIds: whole.flatMap((row) => row.attemptIds),
      next: { enrollmentId: lastWhole.enrollmentId, attemptId: null },
    };
  const [{ enrollmentId } = last] = found;
  return { attemptIds, next: { enrollmentId, attemptId: attemptIds.at(-1) ?? null } };
}

/** Ended attempts with what their results follow from, in the order of enrollments; those that the correction has marked are left out. */
export const readCorrectableAttempts = (
  db: Reader,
  { id, ...correction }: Correction & { id: number | null },
  attemptIds: readonly number[],
): Promise<CorrectableAttempt[]> => db.$queryRaw<CorrectableAttempt[]>`
  SELECT t."id", t."quizId", t."enrollmentId", e."studentId", s."firstName", s."lastName", s."firstNameAr", s."lastNameAr",
    t."number", t."state"::text, t."passPercent", t."maxPoints", trim_scale(t."score")::text AS "score", t."percent", t."criticalMissed", t."topics",
    t."submittedAt" < coalesce((SELECT c."createdAt" FROM "question_corrections" c WHERE c."id" = ${id}::int), now()) AS "isEarlier",
    q."position", q."versionId", ${countedResponse} AS "response", marked."marks"
  FROM "quiz_attempts" t
    JOIN "enrollments" e ON e."id" = t."enrollmentId"
    JOIN "users" s ON s."id" = e."studentId" AND s."deletedAt" IS NULL
    JOIN "attempt_questions" q ON q."attemptId" = t."id" AND ${isConcerned(correction)} AND ${isUnmarkedBy(id)}
    ${answersOfQuestions}
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('position', p."position", 'points', p."points", 'isCritical', p."isCritical", 'tags', b."tags",
          'verdict', m."verdict", 'numerator', m."numerator", 'denominator', m."denominator") ORDER BY p."position") AS "marks"
      FROM "attempt_questions" p
        JOIN "question_versions" v ON v."id" = p."versionId"
        JOIN "questions" b ON b."id" = v."questionId"
        CROSS JOIN LATERAL (
          SELECT * FROM "answer_marks" k WHERE k."attemptId" = p."attemptId" AND k."position" = p."position" ORDER BY k."id" DESC LIMIT 1) m
      WHERE p."attemptId" = t."id") AS marked
  WHERE t."id" = ANY (${attemptIds}::int[]) AND t."state" IN ('passed', 'failed')
  ORDER BY e."enrolledAt" DESC, e."id" DESC, t."id"`;

/** Ended attempts whose answers to earlier versions no correction has marked by this one, counted up to `maxCount`. */
export async function countCorrectableAttempts(db: PrismaClient, correction: Correction): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM (
      SELECT 1 FROM "attempt_questions" q JOIN "quiz_attempts" a ON a."id" = q."attemptId" AND a."state" IN ('passed', 'failed')
      WHERE ${isConcerned(correction)} AND ${hasAccount} AND (
        SELECT min(k."id") FROM "answer_marks" k JOIN "question_corrections" c ON c."id" = k."correctionId" AND c."versionId" = ${correction.versionId}::int
        WHERE k."attemptId" = q."attemptId" AND k."position" = q."position") IS NULL
      LIMIT ${maxCount}) AS attempts`;
  return row?.count ?? 0;
}

/** Whether an attempt with an earlier version is being marked at this moment, perhaps by what was right before the decision. */
export async function hasSubmittedAttempts(db: Reader, correction: Correction): Promise<boolean> {
  const rows = await db.$queryRaw<object[]>`
    SELECT 1 FROM "quiz_attempts" a JOIN "attempt_questions" q ON q."attemptId" = a."id" AND ${isConcerned(correction)}
    WHERE a."state" = 'submitted' LIMIT 1`;
  return rows.length > 0;
}

export async function hasCorrectableAttempts(db: Reader, correction: Correction): Promise<boolean> {
  const rows = await db.$queryRaw<object[]>`
    SELECT 1 FROM "attempt_questions" q JOIN "quiz_attempts" a ON a."id" = q."attemptId" AND a."state" IN ('passed', 'failed')
    WHERE ${isConcerned(correction)} AND ${hasAccount} LIMIT 1`;
  return rows.length > 0;
}
