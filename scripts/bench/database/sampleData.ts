import type { Client } from 'pg';
import { signSessionToken } from '../../../gateway/context/authentication';
import { sessionSecret } from '../targets/target';
import { topics } from './content';

/** Keys of rows that the requests name. */
export interface SampleData {
  /** Published courses of each category and level; newest first. */
  courseLists: { categoryId: number; level: string; ids: number[] }[];
  courseIds: number[];
  freeCourseIds: number[];
  postSlugs: string[];
  /** Words that occur in texts, Arabic and English. */
  words: string[];
  /** Pairs of them: Arabic, English and mixed. */
  wordPairs: string[];
  /** Bearer tokens of students with courses. */
  students: string[];
  /** Bearer tokens of students who enroll in the benchmark; none of `students`. */
  newStudents: string[];
  adminToken: string;
  /** Of a trainer with courses. */
  trainerToken: string;
  trainerCourseId: number;
}

const sessionCount = 2_000;

const words = Object.values(topics).flat();

/** Reads keys and opens sessions: 2,000 students who read and as many who enroll. */
export async function openBenchSessions(client: Client): Promise<SampleData> {
  const courses = await client.query<{ id: number; isFree: boolean }>(
    `SELECT "id", "isFree" FROM "courses" WHERE "isPublished" ORDER BY "publishedAt" DESC, "id" DESC`,
  );
  const posts = await client.query<{ slug: string }>(
    `SELECT "slug" FROM "blog_posts" WHERE "isPublished" ORDER BY "id"`,
  );
  const lists = await client.query<SampleData['courseLists'][number]>(
    `SELECT "categoryId", "level"::text, array_agg("id" ORDER BY "publishedAt" DESC, "id" DESC) AS "ids" FROM "courses"
     WHERE "isPublished" GROUP BY "categoryId", "level" ORDER BY "categoryId", "level"`,
  );
  const tokens = await openSessions(client, 'student', 2 * sessionCount);
  const [adminToken = ''] = await openSessions(client, 'admin', 1);
  const [trainerToken = ''] = await openSessions(client, 'trainer', 1);
  const trainerCourses = await client.query<{ id: number }>(
    `SELECT "id" FROM "courses" WHERE "trainerId" = (SELECT min("id") FROM "users" WHERE "role" = 'trainer') ORDER BY "id" LIMIT 1`,
  );
  return {
    courseLists: lists.rows,
    courseIds: courses.rows.map(({ id }) => id),
    freeCourseIds: courses.rows.filter(({ isFree }) => isFree).map(({ id }) => id),
    postSlugs: posts.rows.map(({ slug }) => slug),
    words,
    wordPairs: words.flatMap((one) => words.filter((other) => other !== one).map((other) => `${one} ${other}`)),
    students: tokens.slice(0, tokens.length / 2),
    newStudents: tokens.slice(tokens.length / 2),
    adminToken,
    trainerToken,
    trainerCourseId: trainerCourses.rows[0]?.id ?? 0,
  };
}

async function openSessions(client: Client, role: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string; userId: number; expiresAt: Date }>(
    `INSERT INTO "sessions" ("id", "userId", "expiresAt")
     SELECT gen_random_uuid(), "id", now() + interval '7 days' FROM "users" WHERE "role"::text = $1 ORDER BY "id" LIMIT $2
     RETURNING "id", "userId", "expiresAt"`,
    [role, count],
  );
  return rows.map(({ id, userId, expiresAt }) => signSessionToken(id, userId, expiresAt, sessionSecret));
}
