-- Seeds cannot be found out from an order that was seen.
ALTER TABLE "quiz_attempts" ALTER COLUMN "seed" TYPE uuid USING lpad(to_hex("seed"), 32, '0')::uuid,
  ALTER COLUMN "seed" SET DEFAULT gen_random_uuid();

DROP FUNCTION draw_questions(integer, integer);
CREATE FUNCTION draw_questions(quiz integer, seed uuid) RETURNS TABLE ("slotId" integer, "questionId" integer) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  choices jsonb := (
    SELECT jsonb_object_agg(u."slotId", u."ids") FROM (
      SELECT "slotId", jsonb_agg("questionId" ORDER BY md5(seed || ':' || "questionId")) AS "ids" FROM usable_questions(quiz) GROUP BY 1) u);
  -- Slots by the questions that they have.
  owners jsonb := '{}';
  place record;
  slots integer[];
  givers jsonb;
  candidate text;
  owner integer;
  taker integer;
  visited integer;
BEGIN
  -- What is asked by name is not drawn again; the slot with the fewest choices draws first.
  FOR place IN
    SELECT s."id" FROM "quiz_slots" s, generate_series(1, s."drawCount")
    WHERE s."quizId" = quiz AND choices ? s."id"::text
    ORDER BY s."questionId" IS NULL, jsonb_array_length(choices -> s."id"::text), s."position"
  LOOP
    -- A slot whose questions are all taken gets one of another slot that can draw a free one in its place.
    slots := ARRAY[place."id"];
    givers := '{}';
    visited := 1;
    <<search>>
    WHILE visited <= cardinality(slots) LOOP
      FOR candidate IN SELECT * FROM jsonb_array_elements_text(choices -> slots[visited]::text) LOOP
        owner := (owners ->> candidate)::integer;
        IF owner IS NULL THEN
          taker := slots[visited];
          LOOP
            owners := owners || jsonb_build_object(candidate, taker);
            EXIT search WHEN NOT givers ? taker::text;
            candidate := givers -> taker::text ->> 'questionId';
            taker := (givers -> taker::text ->> 'slotId')::integer;
          END LOOP;
        ELSIF owner <> ALL (slots) THEN
          givers := givers || jsonb_build_object(owner, jsonb_build_object('questionId', candidate, 'slotId', slots[visited]));
          slots := slots || owner;
        END IF;
      END LOOP;
      visited := visited + 1;
    END LOOP;
  END LOOP;
  RETURN QUERY SELECT value::integer, key::integer FROM jsonb_each_text(owners);
END $$;
COMMENT ON FUNCTION draw_questions(integer,uuid) IS
  'As many questions of an attempt as there are, by its seed (bipartite matching by augmenting paths); none comes twice.';

CREATE OR REPLACE FUNCTION quiz_totals(quiz integer) RETURNS TABLE ("questionCount" integer, "maxPoints" integer, "criticalCount" integer)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(s."drawCount"), 0)::integer, coalesce(sum(s."drawCount" * s."points"), 0)::integer,
    coalesce(sum(s."drawCount") FILTER (WHERE s."isCritical"), 0)::integer
  FROM "quiz_slots" s LEFT JOIN "questions" q ON q."id" = s."questionId"
  WHERE s."quizId" = quiz AND (s."questionId" IS NULL OR q."currentNumber" IS NOT NULL)
$$;
COMMENT ON FUNCTION quiz_totals(integer) IS
  'Questions, points and critical questions of every attempt. A named question is asked from its first version on.';

CREATE FUNCTION missing_questions(quiz integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT t."questionCount" - (SELECT count(*) FROM draw_questions(quiz, '00000000-0000-0000-0000-000000000000'))::integer FROM quiz_totals(quiz) t
$$;
COMMENT ON FUNCTION missing_questions(integer) IS
  'How many questions an attempt would lack, with any seed: more can never be drawn.';

CREATE OR REPLACE FUNCTION start_attempt(student integer, lesson integer, client_key uuid)
RETURNS TABLE ("id" integer, "isNew" boolean, "problem" text, "availableAt" timestamptz) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  place record;
  rules record;
  earlier record;
  plan record;
  seed uuid := gen_random_uuid();
  started timestamptz;
  attempt integer;
BEGIN
  SELECT l."kind", e."id" AS "enrollmentId", l."isPublished" AND c."isPublished" AS "isPublic",
      e."id" IS NOT NULL AND c."firstPublishedAt" IS NOT NULL
        AND (l."isPublished" OR l."id" IN (SELECT w."lessonId" FROM withdrawn_lessons(e."id") w)) AS "isOpen"
    INTO place
    FROM "lessons" l JOIN "courses" c ON c."id" = l."courseId"
      LEFT JOIN "enrollments" e ON e."courseId" = c."id" AND e."studentId" = student AND e."status" IN ('in_progress', 'completed')
    WHERE l."id" = lesson;
  IF place."enrollmentId" IS NOT NULL THEN
    -- Starts of one student wait for one another, for a refund and for a completion.
    PERFORM 1 FROM "enrollments" e WHERE e."id" = place."enrollmentId" AND e."status" IN ('in_progress', 'completed') FOR NO KEY UPDATE;
    IF NOT FOUND THEN RETURN QUERY SELECT NULL::integer, false, 'notEnrolled', NULL::timestamptz; RETURN; END IF;
  ELSIF place."isPublic" THEN
    RETURN QUERY SELECT NULL::integer, false, 'notEnrolled', NULL::timestamptz; RETURN;
  END IF;
  IF place."isOpen" IS NOT TRUE THEN RETURN QUERY SELECT NULL::integer, false, 'lessonNotFound', NULL::timestamptz; RETURN; END IF;
  IF place."kind" <> 'quiz' THEN RETURN QUERY SELECT NULL::integer, false, 'lessonHasNoQuiz', NULL::timestamptz; RETURN; END IF;

  SELECT a."id", attempt_is_due(a."deadlineAt") AS "isDue", a."state" INTO earlier FROM "quiz_attempts" a
    WHERE a."quizId" = lesson AND a."enrollmentId" = place."enrollmentId" AND (a."clientKey" = client_key OR a."state" = 'open')
    ORDER BY a."clientKey" = client_key DESC NULLS LAST LIMIT 1;
  IF FOUND THEN
    RETURN QUERY SELECT earlier."id", false, CASE WHEN earlier."state" = 'open' AND earlier."isDue" THEN 'attemptDue' END, NULL::timestamptz;
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM locked_lessons(place."enrollmentId") k WHERE k."lessonId" = lesson) THEN
    RETURN QUERY SELECT NULL::integer, false, 'lessonLocked', NULL::timestamptz; RETURN;
  END IF;

  -- Rules, counts and questions are of one moment each: an edit meanwhile is seen as a whole or not at all.
  SELECT q.*, coalesce(x."extraPercent", 0) AS "extraPercent", coalesce(x."extraAttempts", 0) AS "extraAttempts",
      count(a."id") FILTER (WHERE a."state" <> 'voided') AS used, coalesce(max(a."number"), 0) AS "lastNumber",
      max(a."submittedAt") FILTER (WHERE a."state" <> 'voided') + make_interval(mins => q."pauseMinutes") AS "pausedUntil"
    INTO rules
    FROM "quizzes" q
      LEFT JOIN "quiz_exceptions" x ON x."quizId" = q."lessonId" AND x."enrollmentId" = place."enrollmentId"
      LEFT JOIN "quiz_attempts" a ON a."quizId" = q."lessonId" AND a."enrollmentId" = place."enrollmentId"
    WHERE q."lessonId" = lesson GROUP BY q."lessonId", x."id";
  started := clock_timestamp();
  IF rules."attemptsAllowed" > 0 AND rules.used >= rules."attemptsAllowed" + rules."extraAttempts" THEN
    RETURN QUERY SELECT NULL::integer, false, 'noAttemptLeft', NULL::timestamptz; RETURN;
  END IF;
  IF rules."pauseMinutes" > 0 AND rules."pausedUntil" > started THEN
    RETURN QUERY SELECT NULL::integer, false, 'attemptPaused', rules."pausedUntil"::timestamptz; RETURN;
  END IF;
  -- What is promised and what is drawn are of one moment.
  SELECT totals.*, drawn.* INTO plan
    FROM quiz_totals(lesson) AS totals, LATERAL (
      SELECT count(*) AS "drawnCount", jsonb_agg(jsonb_build_object('questionId', d."questionId", 'place', s."position", 'points', s."points",
        'isCritical', s."isCritical") ORDER BY s."position", md5(seed || ':' || d."questionId")) AS "questions"
      FROM draw_questions(lesson, seed) d JOIN "quiz_slots" s ON s."id" = d."slotId") AS drawn;
  IF plan."questionCount" = 0 THEN RETURN QUERY SELECT NULL::integer, false, 'quizIsEmpty', NULL::timestamptz; RETURN; END IF;
  IF plan."drawnCount" < plan."questionCount" THEN
    RETURN QUERY SELECT NULL::integer, false, 'quizLacksQuestions', NULL::timestamptz; RETURN;
  END IF;

  INSERT INTO "quiz_attempts" ("clientKey", "quizId", "enrollmentId", "number", "startedAt", "timeLimitSeconds", "deadlineAt", "seed",
      "passPercent", "maxPoints")
    VALUES (client_key, lesson, place."enrollmentId", rules."lastNumber" + 1, started, rules."timeLimitSeconds",
      started + attempt_time(rules."timeLimitSeconds", rules."extraPercent"), seed, rules."passPercent", plan."maxPoints")
    RETURNING "quiz_attempts"."id" INTO attempt;
  INSERT INTO "attempt_questions" ("attemptId", "position", "versionId", "points", "isCritical", "optionOrder", "targetOrder")
    SELECT attempt,
      row_number() OVER (ORDER BY CASE WHEN rules."shuffleQuestions" THEN md5(seed || ':' || v."id") END, d."place", d.rank),
      v."id", d."points", d."isCritical",
      option_order(v."body" -> 'options', seed || ':' || v."id" || ':', rules."shuffleOptions" OR v."kind" IN ('order', 'procedure')),
      option_order(v."body" -> 'targets', seed || ':' || v."id" || ':', true)
    FROM ROWS FROM (jsonb_to_recordset(plan."questions") AS ("questionId" integer, "place" integer, "points" integer, "isCritical" boolean))
        WITH ORDINALITY AS d("questionId", "place", "points", "isCritical", rank)
      JOIN "questions" q ON q."id" = d."questionId"
      JOIN "question_versions" v ON v."questionId" = q."id" AND v."number" = q."currentNumber";
  RETURN QUERY SELECT attempt, true, NULL::text, NULL::timestamptz;
END $$;
COMMENT ON FUNCTION start_attempt(integer,integer,uuid) IS
  'Starts an attempt with all its questions or returns the open one; draws, shuffles and fixes the deadline, or names the problem.';
