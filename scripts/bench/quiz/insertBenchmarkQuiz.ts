import type { ClientBase } from 'pg';

export const questionCount = 20;

/** A question with four options, the first of which is right. */
const body = JSON.stringify({
  text: 'Which cable is grounded?',
  textAr: 'أي سلك مؤرّض؟',
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}`, textAr: `الخيار ${id}` })),
});
const feedback = JSON.stringify({
  explanation: 'It is yellow and green.',
  explanationAr: 'لونه أصفر وأخضر.',
  notes: [],
});

/**
 * Adds a free course whose only lesson is a quiz, with the students of the benchmark's sessions, whose names are confirmed: each
 * pass completes the course and issues a certificate with a number.
 * @returns key of the lesson
 */
export async function insertBenchmarkQuiz(client: ClientBase): Promise<number> {
  const insert = async (sql: string, values: unknown[]): Promise<number> =>
    (await client.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0;
  const courseId = await insert(
    `INSERT INTO "courses" ("title", "titleAr", "description", "descriptionAr", "slug", "categoryId", "trainerId", "price", "isFree", "isPublished", "searchText")
     SELECT 'Exam', 'امتحان', '', '', 'exam-' || gen_random_uuid(), "categoryId", "trainerId", 0, true, true, '' FROM "courses" ORDER BY "id" LIMIT 1
     RETURNING "id"`,
    [],
  );
  const lessonId = await insert(
    `INSERT INTO "lessons" ("courseId", "kind", "title", "titleAr", "order", "isPublished") VALUES ($1, 'quiz', 'Exam', 'امتحان', 1, true) RETURNING "id"`,
    [courseId],
  );
  await client.query('UPDATE "quizzes" SET "attemptsAllowed" = 0, "pauseMinutes" = 0 WHERE "lessonId" = $1', [
    lessonId,
  ]);
  for (let position = 1; position <= questionCount; position += 1) {
    const questionId = await insert(
      `INSERT INTO "questions" ("courseId", "currentNumber", "tags") VALUES ($1, 1, '{safety}') RETURNING "id"`,
      [courseId],
    );
    const versionId = await insert(
      `INSERT INTO "question_versions" ("questionId", "number", "kind", "body") VALUES ($1, 1, 'single', $2) RETURNING "id"`,
      [questionId, body],
    );
    await client.query(
      `INSERT INTO "question_keys" ("versionId", "key", "feedback", "contentHash") VALUES ($1, '{"option": "a"}', $2, '')`,
      [versionId, feedback],
    );
    await client.query('INSERT INTO "quiz_slots" ("quizId", "position", "questionId") VALUES ($1, $2, $3)', [
      lessonId,
      position,
      questionId,
    ]);
  }
  const students = `SELECT DISTINCT s."userId" FROM "sessions" s JOIN "users" u ON u."id" = s."userId" WHERE u."role" = 'student'`;
  await client.query(
    `UPDATE "users" SET "certificateName" = 'Amina Haddad', "certificateNameAr" = 'أمينة حداد' WHERE "id" IN (${students})`,
  );
  await client.query(
    `INSERT INTO "enrollments" ("studentId", "courseId") SELECT "userId", $1 FROM (${students}) AS enrolled`,
    [courseId],
  );
  await insertFirstAttempts(client, lessonId);
  return lessonId;
}

/** A failed attempt of each student, since plans made for empty tables would scan them later. The measured ones have number 2. */
async function insertFirstAttempts(client: ClientBase, lessonId: number): Promise<void> {
  await client.query(
    `INSERT INTO "quiz_attempts" ("quizId", "enrollmentId", "number", "state", "closedBy", "submittedAt", "passPercent", "maxPoints",
       "score", "percent", "topics", "isCounted")
     SELECT q."lessonId", e."id", 1, 'failed', 'learner', now(), q."passPercent", $2, 0, 0, '[]', true
     FROM "quizzes" q JOIN "lessons" l ON l."id" = q."lessonId" JOIN "enrollments" e ON e."courseId" = l."courseId" WHERE l."id" = $1`,
    [lessonId, questionCount],
  );
  await client.query(
    `INSERT INTO "attempt_questions" ("attemptId", "position", "versionId", "points")
     SELECT a."id", s."position", v."id", 1 FROM "quiz_attempts" a JOIN "quiz_slots" s ON s."quizId" = a."quizId"
       JOIN "question_versions" v ON v."questionId" = s."questionId" WHERE a."quizId" = $1`,
    [lessonId],
  );
  await client.query(
    `INSERT INTO "answer_marks" ("attemptId", "position", "versionId", "verdict", "numerator", "denominator")
     SELECT q."attemptId", q."position", q."versionId", 'blank', 0, 1 FROM "attempt_questions" q JOIN "quiz_attempts" a ON a."id" = q."attemptId"
     WHERE a."quizId" = $1`,
    [lessonId],
  );
  await client.query('ANALYZE "quiz_attempts", "attempt_questions", "answer_marks"');
}
