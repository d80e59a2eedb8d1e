import type { Pool } from 'pg';
import { vacuumAnalyze } from './vacuumAnalyze';

/** Keys of the generated rows begin here. */
const firstId = 800_000;
const lessons = 60;

/** 200 learners of the course; `GRADE_BOOK_LEARNERS=5000` for its largest size. */
const learners = Number(process.env.GRADE_BOOK_LEARNERS ?? 200);

export const largeGradeBook = {
  learners,
  /** Key of the last lesson, a quiz of two attempts. */
  quizId: firstId + lessons,
} as const;

/**
 * Adds lessons to a course, and ten times as many learners, of whom every tenth is one of the course; of these, one in five has not
 * begun, and the others have opened half the lessons and some have failed the quiz twice. Requires PostgreSQL.
 */
export async function fillGradeBook(pool: Pool, courseId: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0');
    for (const statement of insertStatements(courseId)) await client.query(statement);
    await client.query('RESET session_replication_role');
    await vacuumAnalyze(client);
    await client.query('RESET statement_timeout');
  } finally {
    client.release();
  }
}

/** Learners of the course are those whose number ends with 0. */
function insertStatements(courseId: number): string[] {
  const { quizId } = largeGradeBook;
  const people = `generate_series(1, ${10 * learners}) n`;
  const hasBegun = 'n % 50 <> 0';
  return [
    `INSERT INTO "lessons" ("id", "courseId", "sectionId", "kind", "title", "titleAr", "isPublished", "order", "firstPublishedAt")
       SELECT ${firstId} + n, ${courseId}, l."sectionId", CASE WHEN n = ${lessons} THEN 'quiz' ELSE 'content' END::"LessonKind", 'L' || n, 'د' || n, true, n, now()
       FROM generate_series(1, ${lessons}) n, (SELECT "sectionId" FROM "lessons" WHERE "courseId" = ${courseId} LIMIT 1) l`,
    `INSERT INTO "quizzes" ("lessonId", "attemptsAllowed") VALUES (${quizId}, 2)`,
    `INSERT INTO "users" ("id", "username", "usernameKey", "email", "passwordHash", "firstName", "lastName")
       SELECT ${firstId} + n, 'g' || n, 'g' || n, 'g' || n || '@example.dz', '-', 'L' || n, 'L' FROM ${people}`,
    `INSERT INTO "enrollments" ("id", "studentId", "courseId", "enrolledAt", "lastActivityAt")
       SELECT ${firstId} + n, ${firstId} + n, CASE WHEN n % 10 = 0 THEN ${courseId} ELSE ${firstId} + n % 10 END,
         now() - interval '30 days', now() - n % 40 * interval '1 day' FROM ${people}`,
    `INSERT INTO "lesson_progress" ("enrollmentId", "lessonId", "completedAt")
       SELECT ${firstId} + n, ${firstId} + p, CASE WHEN n % 20 = 0 THEN now() - interval '20 days' END
       FROM ${people}, generate_series(1, ${lessons / 2}) p WHERE ${hasBegun} AND (n % 10 = 0 OR p <= 4)`,
    `INSERT INTO "quiz_attempts" ("quizId", "enrollmentId", "number", "state", "closedBy", "submittedAt", "passPercent", "maxPoints", "score", "percent", "topics")
       SELECT ${quizId} + n % 10, ${firstId} + n, a, 'failed', 'learner', now(), 70, 10, 1, n % 70, '[{"tag": "arc", "percent": 10}]'
       FROM ${people}, generate_series(1, 2) a WHERE n % 3 = 0 AND ${hasBegun}`,
  ];
}
