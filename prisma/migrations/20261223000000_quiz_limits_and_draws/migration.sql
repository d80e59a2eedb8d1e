-- New quizzes limit attempts: the score of any number of them would tell which answers are right. Those that exist stay as they are.
ALTER TABLE "quizzes" ALTER COLUMN "attemptsAllowed" SET DEFAULT 3,
ALTER COLUMN "pauseMinutes" SET DEFAULT 15;

-- What learners typed is in their answers alone, and is deleted with their account.
ALTER TABLE "answer_counts" ADD COLUMN     "typedAttemptId" INTEGER,
ADD COLUMN     "typedPosition" INTEGER;
UPDATE "answer_counts" c SET "typedAttemptId" = typed."attemptId", "typedPosition" = typed."position"
FROM (
  SELECT t."quizId", q."versionId", md5(concat(m."verdict", a."response")) AS "hash", max(q."attemptId") AS "attemptId",
    (array_agg(q."position" ORDER BY q."attemptId" DESC))[1] AS "position"
  FROM "quiz_attempts" t
    JOIN "attempt_questions" q ON q."attemptId" = t."id"
    JOIN "question_versions" v ON v."id" = q."versionId" AND v."kind" IN ('number', 'text')
    JOIN "attempt_answers" a ON a."attemptId" = q."attemptId" AND a."position" = q."position" AND a."response" IS NOT NULL
    JOIN "answer_marks" m ON m."attemptId" = q."attemptId" AND m."position" = q."position" AND m."markedBy" = 'machine'
  WHERE t."isCounted" GROUP BY 1, 2, 3) AS typed
WHERE c."quizId" = typed."quizId" AND c."versionId" = typed."versionId" AND c."responseHash" = typed."hash" AND c."response" IS NOT NULL;
UPDATE "answer_counts" SET "response" = NULL FROM "question_versions" v
WHERE v."id" = "versionId" AND v."kind" IN ('number', 'text') AND "response" IS NOT NULL;
ALTER TABLE "answer_counts" ADD CONSTRAINT "answer_counts_typed"
  CHECK (num_nonnulls("typedAttemptId", "typedPosition") IN (0, 2) AND num_nonnulls("response", "typedAttemptId") < 2);

-- One place for the time that answers have to arrive.
CREATE FUNCTION answer_grace() RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT interval '30 seconds'
$$;
COMMENT ON FUNCTION answer_grace() IS
  'What was sent before the deadline counts if it arrives within this time after it.';
CREATE OR REPLACE FUNCTION attempt_is_due(deadline timestamptz) RETURNS boolean LANGUAGE sql AS $$
  SELECT coalesce(deadline + answer_grace() < clock_timestamp(), false)
$$;
COMMENT ON FUNCTION attempt_is_due(timestamptz) IS
  'An attempt is over some seconds after its deadline, so that what was sent in time counts: answer_grace().';

-- Draws.
CREATE FUNCTION source_questions(quiz integer) RETURNS TABLE ("source" integer, "questionId" integer) LANGUAGE sql STABLE AS $$
  WITH usable AS MATERIALIZED (
    SELECT q."id", q."tags" FROM "questions" q JOIN "lessons" l ON l."courseId" = q."courseId"
    WHERE l."id" = quiz AND q."currentNumber" IS NOT NULL AND q."archivedAt" IS NULL),
  sources AS MATERIALIZED (SELECT min("id") AS "source", "questionId", "drawTag" FROM "quiz_slots" WHERE "quizId" = quiz GROUP BY 2, 3)
  SELECT s."source", u."id" FROM sources s JOIN usable u ON u."id" = s."questionId"
  UNION ALL
  SELECT DISTINCT s."source", u."id" FROM usable u CROSS JOIN unnest(u."tags") AS tag JOIN sources s ON s."drawTag" = tag
$$;
COMMENT ON FUNCTION source_questions(integer) IS
  'A quiz asks questions of its course that have a version and are not archived, by name or by tag. Slots that ask for the same are one source: the first of them.';

CREATE OR REPLACE FUNCTION usable_questions(quiz integer) RETURNS TABLE ("slotId" integer, "questionId" integer) LANGUAGE sql STABLE AS $$
  SELECT s."id", u."questionId"
  FROM (SELECT "id", min("id") OVER (PARTITION BY "questionId", "drawTag") AS "source" FROM "quiz_slots" WHERE "quizId" = quiz) s
    JOIN source_questions(quiz) u ON u."source" = s."source"
$$;
COMMENT ON FUNCTION usable_questions(integer) IS
  'The questions that each slot can ask: source_questions().';

CREATE OR REPLACE FUNCTION draw_questions(quiz integer, seed uuid) RETURNS TABLE ("slotId" integer, "questionId" integer) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  -- In the order in which the seed draws them; elsewhere a question is its place in this order.
  questions integer[];
  -- The questions of all sources, one source after another, and of each slot the range of its source.
  choices integer[];
  slots integer[];
  sources integer[];
  firsts integer[];
  lasts integer[];
  counts integer[];
  -- Slot of each question, 0 for none.
  owners integer[];
  queue integer[];
  queued boolean[];
  scanned boolean[];
  given integer[];
  givenTo integer[];
  candidate integer;
  owner integer;
  taker integer;
  visited integer;
BEGIN
  -- What is asked by name is not drawn again; the slot with the fewest choices draws first.
  WITH usable AS MATERIALIZED (SELECT * FROM source_questions(quiz)),
  ranked AS MATERIALIZED (
    SELECT "questionId", (row_number() OVER (ORDER BY md5(seed || ':' || "questionId")))::integer AS rank
    FROM (SELECT DISTINCT "questionId" FROM usable) AS named),
  ranges AS (
    SELECT "source", count(*)::integer AS length, (sum(count(*)) OVER (ORDER BY "source"))::integer AS last FROM usable GROUP BY 1),
  places AS (
    SELECT s."id", dense_rank() OVER (ORDER BY r."source")::integer AS source, r.last - r.length + 1 AS first, r.last, s."drawCount",
      row_number() OVER (ORDER BY s."questionId" IS NULL, r.length, s."position") AS n
    FROM (SELECT *, min("id") OVER (PARTITION BY "questionId", "drawTag") AS "source" FROM "quiz_slots" WHERE "quizId" = quiz) s
      JOIN ranges r ON r."source" = s."source")
  SELECT (SELECT array_agg("questionId" ORDER BY rank) FROM ranked),
      (SELECT array_agg(r.rank ORDER BY u."source", r.rank) FROM usable u JOIN ranked r ON r."questionId" = u."questionId"),
      array_agg("id" ORDER BY n), array_agg(source ORDER BY n), array_agg(first ORDER BY n), array_agg(last ORDER BY n), array_agg("drawCount" ORDER BY n)
    INTO questions, choices, slots, sources, firsts, lasts, counts FROM places;
  IF slots IS NULL THEN RETURN; END IF;
  owners := array_fill(0, ARRAY[cardinality(questions)]);
  FOR place IN 1 .. cardinality(slots) LOOP
    FOR drawn IN 1 .. counts[place] LOOP
      -- A slot whose questions are all taken gets one of another slot that can draw a free one in its place.
      queue := ARRAY[place];
      queued := array_fill(false, ARRAY[cardinality(slots)]);
      scanned := queued;
      queued[place] := true;
      given := array_fill(0, ARRAY[cardinality(slots)]);
      givenTo := given;
      visited := 1;
      <<search>>
      WHILE visited <= cardinality(queue) LOOP
        taker := queue[visited];
        -- Slots with one source reach the same questions.
        IF NOT scanned[sources[taker]] THEN
          scanned[sources[taker]] := true;
          FOR choice IN firsts[taker] .. lasts[taker] LOOP
            candidate := choices[choice];
            owner := owners[candidate];
            IF owner = 0 THEN
              LOOP
                owners[candidate] := taker;
                EXIT search WHEN taker = place;
                candidate := given[taker];
                taker := givenTo[taker];
              END LOOP;
            ELSIF NOT queued[owner] THEN
              queued[owner] := true;
              given[owner] := candidate;
              givenTo[owner] := taker;
              queue := queue || owner;
            END IF;
          END LOOP;
        END IF;
        visited := visited + 1;
      END LOOP;
    END LOOP;
  END LOOP;
  RETURN QUERY SELECT slots[o.place], questions[o.rank] FROM unnest(owners) WITH ORDINALITY AS o(place, rank) WHERE o.place > 0;
END $$;

-- What is shown is never the right order: who leaves it as it is has not answered.
DROP FUNCTION option_order(jsonb, text, boolean);
CREATE FUNCTION option_order(options jsonb, salt text, shuffled boolean, avoided jsonb) RETURNS smallint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN ids = avoided THEN places[2:] || places[1] ELSE places END
  FROM (
    SELECT coalesce(array_agg(place ORDER BY sorted, place), '{}') AS places, jsonb_agg(id ORDER BY sorted, place) AS ids
    FROM (
      SELECT option -> 'id' AS id, (n - 1)::smallint AS place, CASE WHEN shuffled THEN md5(salt || (option ->> 'id')) END AS sorted
      FROM jsonb_array_elements(coalesce(options, '[]')) WITH ORDINALITY AS listed(option, n)) AS each) AS shown
$$;
COMMENT ON FUNCTION option_order(jsonb,text,boolean,jsonb) IS
  'Indexes of options in the order of an attempt, never that of the avoided ids; the salt has seed and version, so that equal ids fall apart.';

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
      option_order(v."body" -> 'options', seed || ':' || v."id" || ':', rules."shuffleOptions" OR v."kind" IN ('order', 'procedure'),
        CASE WHEN v."kind" = 'order' THEN k."key" -> 'options' END),
      option_order(v."body" -> 'targets', seed || ':' || v."id" || ':', true, NULL)
    FROM ROWS FROM (jsonb_to_recordset(plan."questions") AS ("questionId" integer, "place" integer, "points" integer, "isCritical" boolean))
        WITH ORDINALITY AS d("questionId", "place", "points", "isCritical", rank)
      JOIN "questions" q ON q."id" = d."questionId"
      JOIN "question_versions" v ON v."questionId" = q."id" AND v."number" = q."currentNumber"
      JOIN "question_keys" k ON k."versionId" = v."id";
  RETURN QUERY SELECT attempt, true, NULL::text, NULL::timestamptz;
END $$;

CREATE OR REPLACE FUNCTION missing_questions(quiz integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT t."questionCount" - CASE
    WHEN EXISTS (SELECT FROM "quiz_slots" WHERE "quizId" = quiz AND "drawTag" IS NOT NULL)
    THEN (SELECT count(*) FROM draw_questions(quiz, '00000000-0000-0000-0000-000000000000'))
    ELSE (SELECT count(DISTINCT "questionId") FROM source_questions(quiz)) END::integer
  FROM quiz_totals(quiz) t
$$;
