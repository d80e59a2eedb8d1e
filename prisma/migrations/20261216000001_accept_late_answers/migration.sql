-- Answers after the deadline count once a trainer has accepted them. They stay where they are, so that both answers are known.
ALTER TABLE "quiz_attempts" ADD COLUMN     "lateAcceptedAt" TIMESTAMPTZ(3);
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_late_accepted" CHECK ("lateAcceptedAt" IS NULL OR "closedBy" = 'deadline');

CREATE OR REPLACE FUNCTION check_attempt_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  marking text[] := ARRAY['state', 'score', 'percent', 'criticalMissed', 'topics', 'isCounted'];
  changing text[] := CASE
    WHEN OLD."state" = 'open' AND NEW."state" = 'open' THEN ARRAY['deadlineAt']
    WHEN OLD."state" = 'open' AND NEW."state" = 'submitted' THEN ARRAY['state', 'closedBy', 'submittedAt']
    WHEN OLD."state" = 'submitted' AND NEW."state" IN ('passed', 'failed') THEN marking
    WHEN OLD."state" = 'failed' AND NEW."state" IN ('failed', 'passed') THEN marking || CASE WHEN OLD."lateAcceptedAt" IS NULL
      THEN ARRAY['lateAcceptedAt'] ELSE '{}' END
    WHEN OLD."state" = 'passed' AND NEW."state" = 'passed' THEN ARRAY['isCounted']
    WHEN OLD."state" <> 'voided' AND NEW."state" = 'voided' THEN ARRAY['state', 'closedBy', 'submittedAt'] END;
BEGIN
  IF to_jsonb(NEW) - changing = to_jsonb(OLD) - changing
    AND (OLD."deadlineAt" IS NOT DISTINCT FROM NEW."deadlineAt" OR NEW."deadlineAt" > OLD."deadlineAt") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'quiz_attempts_transition: attempt % does not change from % to % this way', OLD."id", OLD."state", NEW."state"
    USING ERRCODE = 'check_violation', CONSTRAINT = 'quiz_attempts_transition', TABLE = 'quiz_attempts';
END $$;

CREATE OR REPLACE FUNCTION save_answers(attempt integer, answers jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  place record;
  late boolean;
  positions integer[];
  stored jsonb;
BEGIN
  -- A submission waits for saves that began before it, and no save begins after it.
  SELECT a."state", a."closedBy", a."deadlineAt", a."lateAcceptedAt", e."status" INTO place
    FROM "quiz_attempts" a JOIN "enrollments" e ON e."id" = a."enrollmentId" WHERE a."id" = attempt FOR SHARE OF a;
  IF NOT FOUND OR place."status" NOT IN ('in_progress', 'completed') THEN RETURN jsonb_build_object('problem', 'notEnrolled'); END IF;
  IF place."state" <> 'open' AND (place."closedBy" IS DISTINCT FROM 'deadline' OR place."lateAcceptedAt" IS NOT NULL) THEN
    RETURN jsonb_build_object('problem', 'attemptClosed');
  END IF;
  late := place."state" <> 'open' OR attempt_is_due(place."deadlineAt");
  positions := ARRAY(SELECT (each ->> 'position')::integer FROM jsonb_array_elements(answers) AS each ORDER BY 1);
  -- In the order of positions, so that saves of two devices do not wait for each other in a circle.
  IF late THEN
    INSERT INTO "late_answers" AS stored_answer ("attemptId", "position", "response", "seq", "savedAt")
      SELECT attempt, r."position", r."response", r."seq", clock_timestamp()
      FROM jsonb_to_recordset(answers) AS r("position" integer, "seq" integer, "response" jsonb) ORDER BY r."position"
      ON CONFLICT ("attemptId", "position") DO UPDATE
        SET "response" = excluded."response", "seq" = excluded."seq", "savedAt" = excluded."savedAt"
        WHERE excluded."seq" > stored_answer."seq";
    SELECT jsonb_agg(to_jsonb(a) ORDER BY a."position") INTO stored FROM "late_answers" a
      WHERE a."attemptId" = attempt AND a."position" = ANY (positions);
  ELSE
    INSERT INTO "attempt_answers" AS stored_answer ("attemptId", "position", "response", "seq", "savedAt")
      SELECT attempt, r."position", r."response", r."seq", clock_timestamp()
      FROM jsonb_to_recordset(answers) AS r("position" integer, "seq" integer, "response" jsonb) ORDER BY r."position"
      ON CONFLICT ("attemptId", "position") DO UPDATE
        SET "response" = excluded."response", "seq" = excluded."seq", "savedAt" = excluded."savedAt"
        WHERE excluded."seq" > stored_answer."seq";
    SELECT jsonb_agg(to_jsonb(a) ORDER BY a."position") INTO stored FROM "attempt_answers" a
      WHERE a."attemptId" = attempt AND a."position" = ANY (positions);
  END IF;
  RETURN jsonb_build_object('answers', stored, 'isLate', late, 'savedAt', clock_timestamp(),
    'remainingSeconds', remaining_seconds(place."deadlineAt"));
END $$;

CREATE FUNCTION accept_late_answers(attempt integer, author integer, marks jsonb, result jsonb) RETURNS integer LANGUAGE plpgsql AS $$
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
    SELECT attempt, q."position", q."versionId", m."verdict"::"AnswerVerdict", m."numerator", m."denominator", 'remark', author
    FROM jsonb_to_recordset(marks) AS m("position" integer, "verdict" text, "numerator" integer, "denominator" integer)
      JOIN "attempt_questions" q ON q."attemptId" = attempt AND q."position" = m."position"
    ORDER BY q."position";
  IF place."state" <> 'passed' THEN RETURN NULL; END IF;
  INSERT INTO "lesson_progress" ("enrollmentId", "lessonId") VALUES (place."enrollmentId", place."quizId") ON CONFLICT DO NOTHING;
  RETURN complete_lesson(place."enrollmentId", place."quizId");
END $$;
COMMENT ON FUNCTION accept_late_answers(integer,integer,jsonb,jsonb) IS
  'Marks a failed attempt again with its late answers; a pass completes the lesson. The caller holds the locks of enrollment and attempt.';
