-- Whether an attempt is passed was written in each of the three functions that store a result.
CREATE FUNCTION is_passed(percent integer, pass_percent integer, critical_missed integer) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT percent >= pass_percent AND critical_missed = 0
$$;
COMMENT ON FUNCTION is_passed(integer,integer,integer) IS
  'Whether an attempt with this percentage, rounded down, and so many missed critical questions is passed. TypeScript has it as isPassed().';

CREATE OR REPLACE FUNCTION finish_attempt(attempt integer, marks jsonb, result jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  place record;
  missed integer := (result ->> 'criticalMissed')::integer;
  reached integer := (result ->> 'percent')::integer;
BEGIN
  SELECT "enrollmentId", "quizId" INTO place FROM "quiz_attempts" WHERE "id" = attempt;
  -- The enrollment before the attempt, as everywhere.
  PERFORM 1 FROM "enrollments" WHERE "id" = place."enrollmentId" FOR NO KEY UPDATE;
  PERFORM 1 FROM "quiz_attempts" WHERE "id" = attempt AND "state" = 'submitted' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO "answer_marks" ("attemptId", "position", "versionId", "verdict", "numerator", "denominator")
    SELECT attempt, q."position", q."versionId", m."verdict"::"AnswerVerdict", m."numerator", m."denominator"
    FROM jsonb_to_recordset(marks) AS m("position" integer, "verdict" text, "numerator" integer, "denominator" integer)
      JOIN "attempt_questions" q ON q."attemptId" = attempt AND q."position" = m."position"
    ORDER BY q."position" ON CONFLICT DO NOTHING;
  UPDATE "quiz_attempts" SET
    "state" = CASE WHEN is_passed(reached, "passPercent", missed) THEN 'passed' ELSE 'failed' END::"QuizAttemptState",
    "score" = (result ->> 'score')::numeric, "percent" = reached, "criticalMissed" = missed, "topics" = result -> 'topics'
    WHERE "id" = attempt;
  IF NOT EXISTS (SELECT FROM "quiz_attempts" WHERE "id" = attempt AND "state" = 'passed') THEN RETURN NULL; END IF;
  INSERT INTO "lesson_progress" ("enrollmentId", "lessonId") VALUES (place."enrollmentId", place."quizId") ON CONFLICT DO NOTHING;
  RETURN complete_lesson(place."enrollmentId", place."quizId");
END $$;

CREATE OR REPLACE FUNCTION accept_late_answers(attempt integer, author integer, marks jsonb, result jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  place record;
  missed integer := (result ->> 'criticalMissed')::integer;
  reached integer := (result ->> 'percent')::integer;
BEGIN
  UPDATE "quiz_attempts" SET
    "state" = CASE WHEN is_passed(reached, "passPercent", missed) THEN 'passed' ELSE 'failed' END::"QuizAttemptState",
    "score" = (result ->> 'score')::numeric, "percent" = reached, "criticalMissed" = missed, "topics" = result -> 'topics',
    "lateAcceptedAt" = clock_timestamp()
    WHERE "id" = attempt AND "state" = 'failed' AND "lateAcceptedAt" IS NULL
    RETURNING "enrollmentId", "quizId", "state" INTO STRICT place;
  INSERT INTO "answer_marks" ("attemptId", "position", "versionId", "verdict", "numerator", "denominator", "markedBy", "userId")
    SELECT attempt, q."position", coalesce(m."versionId", q."versionId"), m."verdict"::"AnswerVerdict", m."numerator", m."denominator",
      'remark', author
    FROM jsonb_to_recordset(marks) AS m("position" integer, "versionId" integer, "verdict" text, "numerator" integer, "denominator" integer)
      JOIN "attempt_questions" q ON q."attemptId" = attempt AND q."position" = m."position"
    ORDER BY q."position";
  IF place."state" <> 'passed' THEN RETURN NULL; END IF;
  INSERT INTO "lesson_progress" ("enrollmentId", "lessonId") VALUES (place."enrollmentId", place."quizId") ON CONFLICT DO NOTHING;
  RETURN complete_lesson(place."enrollmentId", place."quizId");
END $$;

CREATE OR REPLACE FUNCTION correct_attempts(correction integer, marks jsonb) RETURNS SETOF integer LANGUAGE plpgsql ROWS 10 AS $$
BEGIN
  INSERT INTO "answer_marks" ("attemptId", "position", "versionId", "verdict", "numerator", "denominator", "markedBy", "userId", "correctionId")
    SELECT m."attemptId", m."position", c."versionId", m."verdict"::"AnswerVerdict", m."numerator", m."denominator", 'remark', c."createdBy", c."id"
    FROM jsonb_to_recordset(marks) AS m("attemptId" integer, "position" integer, "verdict" text, "numerator" integer, "denominator" integer)
      JOIN "question_corrections" c ON c."id" = correction
    ORDER BY m."attemptId", m."position";
  PERFORM recount_answers(correction, marks);
  -- A row that would lose its pass is refused by quiz_attempts_pass.
  UPDATE "quiz_attempts" a SET
    "state" = CASE WHEN a."state" = 'passed'
      OR is_passed((m."result" ->> 'percent')::integer, a."passPercent", (m."result" ->> 'criticalMissed')::integer)
      THEN 'passed' ELSE 'failed' END::"QuizAttemptState",
    "score" = (m."result" ->> 'score')::numeric, "percent" = (m."result" ->> 'percent')::integer,
    "criticalMissed" = (m."result" ->> 'criticalMissed')::integer, "topics" = m."result" -> 'topics'
    FROM jsonb_to_recordset(marks) AS m("attemptId" integer, "result" jsonb)
    WHERE a."id" = m."attemptId" AND m."result" IS NOT NULL;
  INSERT INTO "lesson_progress" ("enrollmentId", "lessonId")
    SELECT DISTINCT a."enrollmentId", a."quizId" FROM jsonb_to_recordset(marks) AS m("attemptId" integer, "isNewPass" boolean)
      JOIN "quiz_attempts" a ON a."id" = m."attemptId" AND a."state" = 'passed'
    WHERE m."isNewPass" ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  RETURN QUERY
    SELECT complete_lesson(p."enrollmentId", p."quizId") FROM (
      SELECT DISTINCT a."enrollmentId", a."quizId" FROM jsonb_to_recordset(marks) AS m("attemptId" integer, "isNewPass" boolean)
        JOIN "quiz_attempts" a ON a."id" = m."attemptId" AND a."state" = 'passed'
      WHERE m."isNewPass" ORDER BY 1, 2) AS p;
END $$;
