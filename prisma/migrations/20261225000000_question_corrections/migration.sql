-- Answers to earlier versions of a question are marked again by a correction.
CREATE TYPE "CorrectionMethod" AS ENUM ('key', 'answered', 'everyone');
ALTER TABLE "answer_marks" ADD COLUMN     "correctionId" INTEGER;

CREATE TABLE "question_corrections" (
    "id" SERIAL NOT NULL,
    "questionId" INTEGER NOT NULL,
    "versionId" INTEGER NOT NULL,
    "method" "CorrectionMethod" NOT NULL,
    "reason" TEXT NOT NULL,
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),
    "lastEnrollmentId" INTEGER,
    "attemptCount" INTEGER NOT NULL DEFAULT 0,
    "changedCount" INTEGER NOT NULL DEFAULT 0,
    "passedCount" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "question_corrections_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "question_corrections_questionId_id_idx" ON "question_corrections"("questionId", "id" DESC);
CREATE INDEX "question_corrections_versionId_idx" ON "question_corrections"("versionId");
CREATE INDEX "question_corrections_createdBy_idx" ON "question_corrections"("createdBy");
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "question_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_correctionId_fkey" FOREIGN KEY ("correctionId") REFERENCES "question_corrections"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_counts" CHECK (
  "passedCount" >= 0 AND "passedCount" <= "changedCount" AND "changedCount" <= "attemptCount");
-- One correction of a question at a time: of two, the later one would not know which of its attempts the other has reached.
CREATE UNIQUE INDEX "question_corrections_one_running" ON "question_corrections"("questionId") WHERE "completedAt" IS NULL;
CREATE UNIQUE INDEX "answer_marks_one_by_correction" ON "answer_marks"("correctionId", "attemptId", "position") WHERE "correctionId" IS NOT NULL;
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_correction" CHECK ("correctionId" IS NULL OR "markedBy" = 'remark');

CREATE OR REPLACE FUNCTION check_attempt_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  marking text[] := ARRAY['state', 'score', 'percent', 'criticalMissed', 'topics', 'isCounted'];
  changing text[] := CASE
    WHEN OLD."state" = 'open' AND NEW."state" = 'open' THEN ARRAY['deadlineAt']
    WHEN OLD."state" = 'open' AND NEW."state" = 'submitted' THEN ARRAY['state', 'closedBy', 'submittedAt']
    WHEN OLD."state" = 'submitted' AND NEW."state" IN ('passed', 'failed') THEN marking
    WHEN OLD."state" = 'failed' AND NEW."state" IN ('failed', 'passed') THEN marking || CASE WHEN OLD."lateAcceptedAt" IS NULL
      THEN ARRAY['lateAcceptedAt'] ELSE '{}' END
    WHEN OLD."state" = 'passed' AND NEW."state" = 'passed' THEN CASE
      WHEN NEW."isCounted" = OLD."isCounted" AND EXISTS (
        SELECT FROM "answer_marks" m WHERE m."attemptId" = OLD."id" AND m."correctionId" IS NOT NULL) THEN marking
      ELSE ARRAY['isCounted'] END
    WHEN OLD."state" <> 'voided' AND NEW."state" = 'voided' THEN ARRAY['state', 'closedBy', 'submittedAt'] END;
BEGIN
  IF to_jsonb(NEW) - changing = to_jsonb(OLD) - changing
    AND (OLD."deadlineAt" IS NOT DISTINCT FROM NEW."deadlineAt" OR NEW."deadlineAt" > OLD."deadlineAt") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'quiz_attempts_transition: attempt % does not change from % to % this way', OLD."id", OLD."state", NEW."state"
    USING ERRCODE = 'check_violation', CONSTRAINT = 'quiz_attempts_transition', TABLE = 'quiz_attempts';
END $$;
COMMENT ON FUNCTION check_attempt_change() IS
  'An attempt is submitted once, marked afterwards, and never loses a pass; the score of a passed one changes by a correction alone.';

CREATE OR REPLACE FUNCTION accept_late_answers(attempt integer, author integer, marks jsonb, result jsonb)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  place record;
  missed integer := (result ->> 'criticalMissed')::integer;
  reached integer := (result ->> 'percent')::integer;
BEGIN
  UPDATE "quiz_attempts" SET
    "state" = CASE WHEN reached >= "passPercent" AND missed = 0 THEN 'passed' ELSE 'failed' END::"QuizAttemptState",
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

CREATE FUNCTION response_to_count(kind "QuestionKind", response jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN kind = 'multiple' AND response IS NOT NULL THEN (
      SELECT jsonb_build_object('options', coalesce(jsonb_agg(chosen ORDER BY chosen), '[]'))
      FROM jsonb_array_elements(response -> 'options') AS chosen)
    ELSE response END
$$;
COMMENT ON FUNCTION response_to_count("QuestionKind",jsonb) IS
  'The order in which several right options were chosen makes no other answer.';

CREATE FUNCTION recount_answers(correction integer, marks jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  -- In the order of the key, as count_answers does, so that the two never wait for each other in a circle.
  FOR change IN
    SELECT g."quizId", g."versionId", md5(concat(g."verdict", g."response")) AS "hash", g."response", g."verdict", g."typed", g."n",
      md5(g."verdict"::text) AS "unlisted"
    FROM (
      SELECT a."quizId", q."versionId", counted."verdict", response_to_count(v."kind", r."response") AS "response", sum(counted."n")::integer AS "n",
        max(ARRAY[r."attemptId", r."position"]) FILTER (WHERE v."kind" IN ('number', 'text') AND r."response" IS NOT NULL) AS "typed"
      FROM jsonb_to_recordset(marks) AS m("attemptId" integer, "position" integer, "verdict" text)
        JOIN "quiz_attempts" a ON a."id" = m."attemptId" AND a."isCounted" AND a."lateAcceptedAt" IS NULL
        JOIN "attempt_questions" q ON q."attemptId" = m."attemptId" AND q."position" = m."position"
        JOIN "question_versions" v ON v."id" = q."versionId"
        LEFT JOIN "attempt_answers" r ON r."attemptId" = m."attemptId" AND r."position" = m."position"
        CROSS JOIN LATERAL (
          SELECT k."verdict" FROM "answer_marks" k
          WHERE k."attemptId" = m."attemptId" AND k."position" = m."position" AND k."correctionId" IS DISTINCT FROM correction
            AND (k."correctionId" IS NOT NULL OR k."markedBy" = 'machine')
          ORDER BY k."id" DESC LIMIT 1) AS earlier
        CROSS JOIN LATERAL (VALUES (earlier."verdict", -1), (m."verdict"::"AnswerVerdict", 1)) AS counted("verdict", "n")
      WHERE earlier."verdict"::text <> m."verdict"
      GROUP BY 1, 2, 3, 4) AS g
    WHERE g."n" <> 0
    ORDER BY 1, 2, 3
  LOOP
    UPDATE "answer_counts" SET "count" = "count" + change."n"
      WHERE "quizId" = change."quizId" AND "versionId" = change."versionId" AND "responseHash" = change."hash";
    CONTINUE WHEN FOUND;
    IF change."n" > 0 THEN
      -- What was typed stays in its answer alone.
      INSERT INTO "answer_counts" ("quizId", "versionId", "responseHash", "response", "verdict", "count", "typedAttemptId", "typedPosition")
      VALUES (change."quizId", change."versionId", change."hash", CASE WHEN change."typed" IS NULL THEN change."response" END, change."verdict",
        change."n", change."typed"[1], change."typed"[2])
      ON CONFLICT ("quizId", "versionId", "responseHash") DO UPDATE SET "count" = "answer_counts"."count" + excluded."count";
    ELSE
      UPDATE "answer_counts" SET "count" = "count" + change."n"
        WHERE "quizId" = change."quizId" AND "versionId" = change."versionId" AND "responseHash" = change."unlisted";
    END IF;
  END LOOP;
END $$;
COMMENT ON FUNCTION recount_answers(integer,jsonb) IS
  'Moves counted answers of a correction from their earlier verdict to the new one.';

CREATE FUNCTION correct_attempts(correction integer, marks jsonb) RETURNS SETOF integer LANGUAGE plpgsql ROWS 10 AS $$
BEGIN
  INSERT INTO "answer_marks" ("attemptId", "position", "versionId", "verdict", "numerator", "denominator", "markedBy", "userId", "correctionId")
    SELECT m."attemptId", m."position", c."versionId", m."verdict"::"AnswerVerdict", m."numerator", m."denominator", 'remark', c."createdBy", c."id"
    FROM jsonb_to_recordset(marks) AS m("attemptId" integer, "position" integer, "verdict" text, "numerator" integer, "denominator" integer)
      JOIN "question_corrections" c ON c."id" = correction
    ORDER BY m."attemptId", m."position";
  PERFORM recount_answers(correction, marks);
  -- A row that would lose its pass is refused by quiz_attempts_pass.
  UPDATE "quiz_attempts" a SET
    "state" = CASE WHEN a."state" = 'passed' OR (m."result" ->> 'percent')::integer >= a."passPercent" AND (m."result" ->> 'criticalMissed')::integer = 0
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
COMMENT ON FUNCTION correct_attempts(integer,jsonb) IS
  'Adds the marks of a correction, each once, and what follows; a new pass completes its lesson. Returns completed enrollments. The caller holds the locks.';

CREATE FUNCTION newest_corrections(versions integer[]) RETURNS integer[] LANGUAGE plpgsql AS $$
BEGIN
  RETURN ARRAY(
    SELECT DISTINCT c."id" FROM "question_versions" v
      CROSS JOIN LATERAL (
        SELECT k."id" FROM "question_corrections" k JOIN "question_versions" n ON n."id" = k."versionId"
        WHERE k."questionId" = v."questionId" AND n."number" > v."number" AND (k."method" <> 'key' OR n."kind" = v."kind")
        ORDER BY k."id" DESC LIMIT 1) c
    WHERE v."id" = ANY (versions) ORDER BY 1);
END $$;
COMMENT ON FUNCTION newest_corrections(integer[]) IS
  'Of each version, the newest correction by a later one. Volatile: it sees what was committed until its call.';
