import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import { createFixtures } from '../fixtures';
import { createQuizFixtures, sampleContents } from './quizFixtures';

/*
 * Many ended attempts of as many learners, for tests of corrections: a quiz of a single choice, three points, whose key is 'a', and a
 * statement, one point. In turn the learners chose:
 * 0 'a' and right, passed; 1 'b' and right; 2 'b' and wrong; 3 'c' and right; 4 'a' and wrong, passed; 5 'a' and wrong where the statement
 * is critical, failed.
 */

/** State and percentage of each sixth before, and after a correction to the key 'b'. */
export const sixthsOfAttempts = [
  { before: 'passed 100', after: 'passed 100' },
  { before: 'failed 25', after: 'passed 100' },
  { before: 'failed 0', after: 'passed 75' },
  { before: 'failed 25', after: 'failed 25' },
  { before: 'passed 75', after: 'passed 75' },
  { before: 'failed 75', after: 'failed 0' },
] as const;

/** The sixths whose learners get a message. */
export const changedSixths = sixthsOfAttempts.flatMap(({ before, after }, index) => (before === after ? [] : [index]));

/**
 * @param count of learners, each with one attempt
 * @returns ids in the order of the learners' places: the place of a learner is `number` in the username `learner-<number>-…`
 */
export async function seedEndedAttempts(db: PrismaClient, count: number) {
  const { createCourse, createUser } = createFixtures(db);
  const { createQuestion, createQuiz, addVersion } = createQuizFixtures(db);
  const trainer = await createUser({ role: 'trainer' });
  const course = await createCourse({ trainerId: trainer.id });
  const [choice, statement] = [
    await createQuestion(course.id, sampleContents.single, { tags: ['safety'] }),
    await createQuestion(course.id, sampleContents.boolean),
  ];
  const { lessonId } = await createQuiz(course.id, [choice.id, statement.id], { passPercent: 70 });
  const versionOf = async (questionId: number) =>
    (await db.questionVersion.findFirstOrThrow({ where: { questionId }, select: { id: true } })).id;
  const [choiceVersion, statementVersion] = [await versionOf(choice.id), await versionOf(statement.id)];
  const seed = async (tx: Prisma.TransactionClient) => {
    // A hundred thousand rows with all triggers take minutes.
    await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.$executeRaw`
      INSERT INTO "users" ("username", "usernameKey", "email", "passwordHash", "firstName", "lastName", "role", "certificateName", "certificateNameAr")
      SELECT name, name, name || '@example.dz', '', 'Learner', n::text, 'student', 'Learner', 'متعلّم'
      FROM generate_series(1, ${count}::int) AS n CROSS JOIN LATERAL (SELECT 'learner-' || n || '-' || ${lessonId}::int AS name) named`;
    await tx.$executeRaw`
      INSERT INTO "enrollments" ("studentId", "courseId")
      SELECT "id", ${course.id}::int FROM "users" WHERE "username" LIKE 'learner-%-' || ${lessonId}::int ORDER BY "id"`;
    await tx.$executeRaw`
      INSERT INTO "quiz_attempts" ("quizId", "enrollmentId", "number", "state", "closedBy", "startedAt", "submittedAt", "passPercent", "maxPoints", "score",
        "percent", "criticalMissed", "topics")
      SELECT ${lessonId}::int, e."id", 1, (CASE WHEN l.n IN (0, 4) THEN 'passed' ELSE 'failed' END)::"QuizAttemptState", 'learner',
        now() - interval '2 hours', now() - interval '1 hour', 70, 4, (ARRAY[4, 1, 0, 1, 3, 3])[l.n + 1], (ARRAY[100, 25, 0, 25, 75, 75])[l.n + 1], (l.n = 5)::int, '[]'
      FROM "enrollments" e JOIN "users" s ON s."id" = e."studentId" CROSS JOIN LATERAL (SELECT s."lastName"::int % 6 AS n) l
      WHERE e."courseId" = ${course.id}::int ORDER BY e."id"`;
    await tx.$executeRaw`
      INSERT INTO "attempt_questions" ("attemptId", "position", "versionId", "points", "isCritical", "optionOrder")
      SELECT a."id", p.position, p.version, p.points, p.position = 2 AND a."criticalMissed" = 1, CASE p.position WHEN 1 THEN '{0,1,2,3}'::smallint[] ELSE '{}' END
      FROM "quiz_attempts" a CROSS JOIN (VALUES (1, ${choiceVersion}::int, 3), (2, ${statementVersion}::int, 1)) AS p(position, version, points)
      WHERE a."quizId" = ${lessonId}`;
    await tx.$executeRaw`
      INSERT INTO "attempt_answers" ("attemptId", "position", "response", "seq")
      SELECT a."id", p.position, CASE p.position
          WHEN 1 THEN jsonb_build_object('option', (ARRAY['a', 'b', 'b', 'c', 'a', 'a'])[s."lastName"::int % 6 + 1])
          ELSE jsonb_build_object('isTrue', s."lastName"::int % 6 IN (0, 1, 3)) END, 1
      FROM "quiz_attempts" a JOIN "enrollments" e ON e."id" = a."enrollmentId" JOIN "users" s ON s."id" = e."studentId"
        CROSS JOIN (VALUES (1), (2)) AS p(position) WHERE a."quizId" = ${lessonId}`;
    await tx.$executeRaw`
      INSERT INTO "answer_marks" ("attemptId", "position", "versionId", "verdict", "numerator", "denominator")
      SELECT q."attemptId", q."position", q."versionId", (CASE WHEN g.points = 1 THEN 'right' ELSE 'wrong' END)::"AnswerVerdict", g.points, 1
      FROM "attempt_questions" q JOIN "quiz_attempts" a ON a."id" = q."attemptId" AND a."quizId" = ${lessonId}
        JOIN "attempt_answers" r ON r."attemptId" = q."attemptId" AND r."position" = q."position"
        CROSS JOIN LATERAL (SELECT (r."response" @> '{"option": "a"}' OR r."response" @> '{"isTrue": true}')::int AS points) g
      ORDER BY q."attemptId", q."position"`;
  };
  await db.$transaction(seed, { timeout: 600_000 });
  await db.$executeRaw`ANALYZE`;
  return { trainer, course, lessonId, questionId: choice.id, addVersion };
}

/** Number of attempts at a quiz by the sixth of their learner, and state with percentage. */
export const readSixths = (db: PrismaClient, lessonId: number) => db.$queryRaw<
  { sixth: number; result: string; count: number }[]
>`
  SELECT s."lastName"::int % 6 AS "sixth", a."state" || ' ' || a."percent" AS "result", count(*)::int AS "count"
  FROM "quiz_attempts" a JOIN "enrollments" e ON e."id" = a."enrollmentId" JOIN "users" s ON s."id" = e."studentId"
  WHERE a."quizId" = ${lessonId} GROUP BY 1, 2 ORDER BY 1, 2`;
