import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import type { GradeBookSort, GradeBookState } from '../../contract/gradeBook';
import type { Language } from '../../contract/languages';
import { maxCount } from '../../paging/countRows';
import { stateConditions } from '../learnerStates';
import { studentNameConditions } from '../studioEnrollments';

/** Which learners of a course a grade book shows, and in which order. */
export interface GradeBookListQuery {
  courseId: number;
  search?: string | null | undefined;
  state?: GradeBookState | null | undefined;
  /** Learners who have not completed this lesson. */
  missingLessonId?: number | undefined;
  sort: GradeBookSort;
  direction: Prisma.SortOrder;
  /** The lesson whose results order the learners by `result`. */
  resultLessonId?: number | undefined;
  /** Of the names by which they are ordered. */
  language: Language;
}

/** Those with access, as the default. */
const hasAccess = Prisma.sql`e."status" IN ('in_progress', 'completed')`;

const isCompleted = (lessonId: number) => Prisma.sql`EXISTS (
  SELECT FROM "lesson_progress" p WHERE p."enrollmentId" = e."id" AND p."lessonId" = ${lessonId} AND p."completedAt" IS NOT NULL)`;

/** The best percentage; of passed attempts, if there are any. */
export const bestPercentSql = Prisma.sql`coalesce(
  max(a."percent") FILTER (WHERE a."state" = 'passed'), max(a."percent") FILTER (WHERE a."state" = 'failed'))`;

/** Completed lessons before all others, then by the percentage; without an attempt last. */
const resultKey = (lessonId: number) => Prisma.sql`(CASE WHEN ${isCompleted(lessonId)} THEN 101 ELSE 0 END + coalesce((
  SELECT ${bestPercentSql} FROM "quiz_attempts" a WHERE a."quizId" = ${lessonId} AND a."enrollmentId" = e."id"), -1))`;

/** As `displayName` writes it, folded as searches are. */
const nameKeys: Record<Language, Prisma.Sql> = {
  en: Prisma.sql`normalize_search(concat_ws(' ', u."firstName", u."lastName"))`,
  ar: Prisma.sql`normalize_search(concat_ws(' ', coalesce(nullif(u."firstNameAr", ''), u."firstName"), coalesce(nullif(u."lastNameAr", ''), u."lastName")))`,
};

function sortKey({ sort, language, resultLessonId = 0 }: GradeBookListQuery): Prisma.Sql {
  const keys: Record<GradeBookSort, Prisma.Sql> = {
    name: nameKeys[language],
    progress: Prisma.sql`e."progress"`,
    lastActivity: Prisma.sql`e."lastActivityAt"`,
    result: resultKey(resultLessonId),
  };
  return keys[sort];
}

/** @throws Problem `invalidInput` for a search that is too long */
function listConditions({ courseId, search, state, missingLessonId }: GradeBookListQuery): Prisma.Sql {
  return Prisma.join(
    [
      Prisma.sql`e."courseId" = ${courseId}`,
      state ? stateConditions[state] : hasAccess,
      ...(missingLessonId === undefined ? [] : [Prisma.sql`NOT ${isCompleted(missingLessonId)}`]),
      ...studentNameConditions(search),
    ],
    ' AND ',
  );
}

const joined = Prisma.sql`FROM "enrollments" e JOIN "users" u ON u."id" = e."studentId"`;

/** Ids of the enrollments in order; without a page, all of them. */
export function findGradeBookIds(db: PrismaClient, query: GradeBookListQuery, page?: { skip: number; take: number }) {
  const direction = query.direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const limit = page ? Prisma.sql`LIMIT ${page.take} OFFSET ${page.skip}` : Prisma.empty;
  return db.$queryRaw<{ id: number }[]>`
    SELECT e."id" ${joined} WHERE ${listConditions(query)}
    ORDER BY ${sortKey(query)} ${direction}, e."id" ${direction} ${limit}`;
}

export async function countGradeBook(db: PrismaClient, query: GradeBookListQuery): Promise<number> {
  const [{ count }] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS "count" FROM (SELECT ${joined} WHERE ${listConditions(query)} LIMIT ${maxCount}) counted`;
  return count;
}
