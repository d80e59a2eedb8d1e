import type { Pool } from 'pg';
import { countedAnswersMax } from '../../quizzes/countAnswers';
import { vacuumAnalyze } from './vacuumAnalyze';

/** Keys of the generated rows begin here. */
const firstId = 900_000;
const questionsOfAttempt = 20;
const bankSize = 500;

export const largeQuiz = {
  /** Key of the lesson. */
  quizId: firstId,
  /** The bank, whose first questions are asked. */
  questionsOfAttempt,
  bankSize,
  /** The open attempt of the learner whose key is the same. */
  openId: firstId + 100,
  /** An ended attempt of another learner, and of one in the middle of the list. */
  endedId: firstId + 101,
  middleId: firstId + 5001,
} as const;

/**
 * Adds a quiz to a course, with attempts of as many learners, 20 marked answers each; one attempt in a hundred is open, and one in a
 * hundred is not counted. Requires PostgreSQL.
 */
export async function fillLargeQuiz(pool: Pool, courseId: number, attempts: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0');
    for (const statement of insertStatements(courseId, attempts)) await client.query(statement);
    await client.query('RESET session_replication_role');
    await vacuumAnalyze(client);
    await client.query('RESET statement_timeout');
  } finally {
    client.release();
  }
}

function insertStatements(courseId: number, attempts: number): string[] {
  const { quizId } = largeQuiz;
  const ids = `generate_series(1, ${attempts}) n`;
  const questions = `generate_series(1, ${bankSize}) n`;
  const both = `${ids}, generate_series(1, ${questionsOfAttempt}) p`;
  const version = `${firstId} + (n + p) % ${bankSize} + 1`;
  return [
    `INSERT INTO "lessons" ("id", "courseId", "sectionId", "kind", "title", "titleAr", "isPublished", "order", "firstPublishedAt")
       SELECT ${quizId}, ${courseId}, "sectionId", 'quiz', 'Exam', 'امتحان', true, 99, now() FROM "lessons" WHERE "courseId" = ${courseId} LIMIT 1`,
    `INSERT INTO "quizzes" ("lessonId") VALUES (${quizId})`,
    `INSERT INTO "users" ("id", "username", "usernameKey", "email", "passwordHash", "firstName", "lastName")
       SELECT ${firstId} + n, 'l' || n, 'l' || n, 'l' || n || '@example.dz', '-', 'L', 'L' FROM ${ids}`,
    `INSERT INTO "enrollments" ("id", "studentId", "courseId") SELECT ${firstId} + n, ${firstId} + n, ${courseId} FROM ${ids}`,
    `INSERT INTO "questions" ("id", "courseId", "currentNumber") SELECT ${firstId} + n, ${courseId}, 1 FROM ${questions}`,
    `INSERT INTO "question_drafts" ("questionId", "kind", "body", "key", "feedback")
       SELECT ${firstId} + n, 'boolean', '{"text": "T", "textAr": ""}', '{"isTrue": true}', '{"explanation": "", "explanationAr": "", "notes": []}' FROM ${questions}`,
    `INSERT INTO "question_versions" ("id", "questionId", "number", "kind", "body")
       SELECT ${firstId} + n, ${firstId} + n, 1, 'boolean', '{"text": "T", "textAr": ""}' FROM ${questions}`,
    `INSERT INTO "question_keys" ("versionId", "key", "feedback", "contentHash")
       SELECT ${firstId} + n, '{"isTrue": true}', '{"explanation": "", "explanationAr": "", "notes": []}', '' FROM ${questions}`,
    `INSERT INTO "quiz_slots" ("quizId", "position", "questionId")
       SELECT ${quizId}, n, ${firstId} + n FROM ${questions} WHERE n <= ${questionsOfAttempt}`,
    `INSERT INTO "quiz_exceptions" ("quizId", "enrollmentId", "reason", "extraAttempts")
       SELECT ${quizId}, ${firstId} + n, 'Ill', 1 FROM ${ids} WHERE n % 10 = 0`,
    `INSERT INTO "quiz_attempts" ("id", "quizId", "enrollmentId", "number", "state", "closedBy", "startedAt", "submittedAt", "deadlineAt", "passPercent", "maxPoints", "score", "percent", "topics", "isCounted")
       SELECT ${firstId} + n, ${quizId}, ${firstId} + n, 1, CASE WHEN n % 100 = 0 THEN 'open' ELSE 'failed' END::"QuizAttemptState",
         CASE WHEN n % 100 > 0 THEN 'learner' END::"AttemptClosing", now() - n * interval '1 minute', CASE WHEN n % 100 > 0 THEN now() END,
         now() + interval '1 day', 70, ${questionsOfAttempt}, CASE WHEN n % 100 > 0 THEN 0 END, CASE WHEN n % 100 > 0 THEN 0 END,
         CASE WHEN n % 100 > 0 THEN '[]'::jsonb END, n % 100 <> 7 FROM ${ids}`,
    `INSERT INTO "attempt_questions" ("attemptId", "position", "versionId", "points") SELECT ${firstId} + n, p, ${version}, 1 FROM ${both}`,
    `INSERT INTO "attempt_answers" ("attemptId", "position", "response", "seq") SELECT ${firstId} + n, p, '{"isTrue": false}', 1 FROM ${both}`,
    `INSERT INTO "answer_marks" ("attemptId", "position", "versionId", "verdict", "numerator", "denominator")
       SELECT ${firstId} + n, p, ${version}, 'wrong', 0, 1 FROM ${both} WHERE n % 100 > 0`,
    `INSERT INTO "answer_counts" ("quizId", "versionId", "responseHash", "response", "verdict", "count")
       SELECT ${quizId}, ${firstId} + n, a, jsonb_build_object('text', a::text), 'wrong', 1 + a % 7 FROM ${questions}, generate_series(1, ${countedAnswersMax}) a`,
  ];
}
