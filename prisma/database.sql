-- Printed from the migrations by "npm run database-sql"; nothing executes it.

-- Extensions
CREATE EXTENSION pg_trgm;

-- Functions

CREATE OR REPLACE FUNCTION public.accept_late_answers(attempt integer, author integer, marks jsonb, result jsonb)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
END $function$;
COMMENT ON FUNCTION accept_late_answers(integer,integer,jsonb,jsonb) IS
  'Marks a failed attempt again with its late answers; a pass completes the lesson. The caller holds the locks of enrollment and attempt.';

CREATE OR REPLACE FUNCTION public.add_course_uploads(course_id integer, keys text[], added text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  trainer integer := (SELECT "trainerId" FROM "courses" WHERE "id" = course_id);
  by_admin boolean := EXISTS (
    SELECT FROM "users"
    WHERE "id" = nullif(current_setting('tayyar.actor', true), '')::integer AND "role" = 'admin');
BEGIN
  INSERT INTO "course_uploads" ("courseId", "uploadKey")
  SELECT course_id, u."key"
  FROM "uploads" u
  WHERE u."key" = ANY (keys) AND (
    by_admin AND u."key" = ANY (added) OR u."ownerId" = trainer
    OR EXISTS (
      SELECT FROM "course_uploads" o JOIN "courses" c ON c."id" = o."courseId"
      WHERE o."uploadKey" = u."key" AND c."trainerId" = trainer))
  ON CONFLICT DO NOTHING;
END $function$;
COMMENT ON FUNCTION add_course_uploads(integer,text[],text[]) IS
  'Lessons show files of their trainer, of the trainer''s other courses, and those that an admin adds: naming a file gives no right to read it.';

CREATE OR REPLACE FUNCTION public.add_rating(course integer, stars integer, reviews integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE "course_counters" SET
    "ratingSum" = "ratingSum" + stars,
    "ratingCount" = "ratingCount" + reviews,
    "rating" = CASE WHEN "ratingCount" + reviews = 0 THEN 0
                    ELSE round(("ratingSum" + stars)::numeric / ("ratingCount" + reviews), 2) END
  WHERE "courseId" = course
$function$;
COMMENT ON FUNCTION add_rating(integer,integer,integer) IS
  'The rating of a course is the mean of its approved reviews, rounded to two decimals; 0 without reviews.';

CREATE OR REPLACE FUNCTION public.add_search_words(input text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  missing text[];
BEGIN
  -- Waits while delete_unused_search_words() runs, which could otherwise delete a word of this text.
  LOCK TABLE "search_words" IN ROW EXCLUSIVE MODE;
  missing := ARRAY(SELECT DISTINCT t FROM search_tokens(normalize_search(input)) AS t
    WHERE length(t) BETWEEN 2 AND 40 AND NOT EXISTS (SELECT FROM "search_words" w WHERE w."token" = t));
  IF missing = '{}' THEN RETURN; END IF;
  INSERT INTO "search_words" ("token", "word", "stems", "sound")
  SELECT DISTINCT ON (t COLLATE "C") t, coalesce(spelling, t), search_stems(t), search_sound_key(search_sound(t))
  FROM unnest(missing) AS t LEFT JOIN (
    SELECT DISTINCT regexp_replace(piece, '[\u064B-\u065F\u0670\u0640\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g') AS spelling,
      normalize_search(piece) AS normalized
    FROM regexp_split_to_table(input, '[\s\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u060C\u061B\u061F\u066A-\u066D\u2010-\u206F]+') AS piece
  ) AS pieces ON normalized = t
  -- Small letters before capitals.
  ORDER BY t COLLATE "C", length(spelling), spelling COLLATE "C" DESC
  ON CONFLICT DO NOTHING;
END $function$;
COMMENT ON FUNCTION add_search_words(text) IS
  'The search corrects typing errors to words of published texts; each is stored with its most usual spelling.';

CREATE OR REPLACE FUNCTION public.answer_grace()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT interval '30 seconds'
$function$;
COMMENT ON FUNCTION answer_grace() IS
  'What was sent before the deadline counts if it arrives within this time after it.';

CREATE OR REPLACE FUNCTION public.attempt_is_due(deadline timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
AS $function$
  SELECT coalesce(deadline + answer_grace() < clock_timestamp(), false)
$function$;
COMMENT ON FUNCTION attempt_is_due(timestamp with time zone) IS
  'An attempt is over some seconds after its deadline, so that what was sent in time counts: answer_grace().';

CREATE OR REPLACE FUNCTION public.attempt_time(seconds integer, extra_percent integer)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT make_interval(secs => ceil(seconds * (100 + extra_percent) / 100.0)::integer)
$function$;
COMMENT ON FUNCTION attempt_time(integer,integer) IS
  'The time of an attempt with the extra time of its learner; null without a limit.';

CREATE OR REPLACE FUNCTION public.audit_entity_name(row_data jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT left(coalesce(
    nullif(row_data ->> 'titleAr', ''), nullif(row_data ->> 'title', ''),
    nullif(row_data ->> 'nameAr', ''), nullif(row_data ->> 'name', ''),
    nullif(row_data ->> 'questionAr', ''), nullif(row_data ->> 'question', ''),
    nullif(row_data ->> 'termAr', ''), nullif(row_data ->> 'term', ''),
    nullif(row_data ->> 'optionTextAr', ''), nullif(row_data ->> 'optionText', ''),
    nullif(concat_ws(' ', row_data ->> 'firstName', row_data ->> 'lastName'), ''),
    nullif(row_data ->> 'subjectAr', ''), nullif(row_data ->> 'number', ''), nullif(row_data ->> 'code', ''),
    row_data ->> 'email', row_data -> 'words' ->> 0, ''), 200)
$function$;
COMMENT ON FUNCTION audit_entity_name(jsonb) IS
  'An audit entry names its row by its title, name or what comes nearest to one: Arabic first, at most 200 characters.';

CREATE OR REPLACE FUNCTION public.audit_related_name(row_data jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT left(concat_ws(' – ',
    (SELECT concat_ws(' ', "firstName", "lastName") FROM "users"
      WHERE "id" = coalesce(row_data ->> 'studentId', row_data ->> 'userId',
        (SELECT "studentId"::text FROM "enrollments" WHERE "id" = (row_data ->> 'enrollmentId')::integer))::integer),
    coalesce(
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "courses" WHERE "id" = coalesce((row_data ->> 'courseId')::integer,
        (SELECT "courseId" FROM "threads" WHERE "id" = (row_data ->> 'threadId')::integer))),
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "events" WHERE "id" = (row_data ->> 'eventId')::integer),
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "lessons"
        WHERE "id" = coalesce(row_data ->> 'lessonId', row_data ->> 'quizId')::integer))), 200)
$function$;
COMMENT ON FUNCTION audit_related_name(jsonb) IS
  'An audit entry of a row without a name of its own names the person and the course, event or lesson.';

CREATE OR REPLACE FUNCTION public.audit_short_value(value jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN length(value #>> '{}') > 80 THEN to_jsonb(left(value #>> '{}', 79) || '…') ELSE value END
$function$;
COMMENT ON FUNCTION audit_short_value(jsonb) IS
  'The list of audit entries shows at most 80 characters of a value.';

CREATE OR REPLACE FUNCTION public.begin_enrollment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."enrolledAt" := clock_timestamp();
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION begin_enrollment() IS
  'An enrollment begins when its row is written, after waits for locks; lessons withdrawn before are not owed.';

CREATE OR REPLACE FUNCTION public.blank_text_without_author()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."text" := '';
  NEW."hiddenReason" := CASE WHEN NEW."hiddenAt" IS NOT NULL THEN '' END;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION blank_text_without_author() IS
  'What a person wrote, and why it was hidden, goes with the account; its place remains for what others wrote below it.';

CREATE OR REPLACE FUNCTION public.certificate_evidence(enrollment integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT jsonb_build_object(
    'quizzes', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
          'lessonId', l."id", 'title', coalesce(nullif(l."title", ''), l."titleAr"), 'titleAr', coalesce(nullif(l."titleAr", ''), l."title"),
          'scorePercent', a."percent", 'passPercent', a."passPercent", 'topics', a."topics",
          'criticalQuestions', (SELECT count(*) FROM "attempt_questions" q WHERE q."attemptId" = a."id" AND q."isCritical"))
        ORDER BY l."isRequired", l."isPublished", l."order", l."id"), '[]')
      FROM (
        SELECT DISTINCT ON ("quizId") * FROM "quiz_attempts" WHERE "enrollmentId" = e."id" AND "state" = 'passed'
        ORDER BY "quizId", "submittedAt", "id") AS a
        JOIN "lessons" l ON l."id" = a."quizId"),
    'courseUpdatedAt', (
      SELECT to_char(max("updatedAt") AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      FROM "lessons" WHERE "courseId" = e."courseId" AND "isPublished"))
  FROM "enrollments" e WHERE e."id" = enrollment
$function$;
COMMENT ON FUNCTION certificate_evidence(integer) IS
  'A certificate says what was shown: the first passed attempt at each quiz, required ones at the end, and how recent the lessons were.';

CREATE OR REPLACE FUNCTION public.check_attempt_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;
COMMENT ON FUNCTION check_attempt_change() IS
  'An attempt is submitted once, marked afterwards, and never loses a pass; the score of a passed one changes by a correction alone.';

CREATE OR REPLACE FUNCTION public.check_course_prerequisite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Two rows that close a circle together see each other.
  PERFORM pg_advisory_xact_lock(hashtext('course_prerequisites'));
  IF EXISTS (
    WITH RECURSIVE earlier AS (
      SELECT NEW."requiredCourseId" AS "id"
      UNION SELECT p."requiredCourseId" FROM earlier JOIN "course_prerequisites" p ON p."courseId" = earlier."id")
    SELECT FROM earlier WHERE "id" = NEW."courseId") THEN
    RAISE EXCEPTION 'course_prerequisites_no_circle: course % requires course %', NEW."requiredCourseId", NEW."courseId"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'course_prerequisites_no_circle', TABLE = 'course_prerequisites';
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION check_course_prerequisite() IS
  'No course comes before itself, also by way of others.';

CREATE OR REPLACE FUNCTION public.check_lesson_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM "lessons" WHERE "id" = NEW."lessonId" AND "kind" = 'quiz') AND NOT EXISTS (
    SELECT FROM "quiz_attempts" WHERE "quizId" = NEW."lessonId" AND "enrollmentId" = NEW."enrollmentId" AND "state" = 'passed') THEN
    RAISE EXCEPTION 'lesson_progress_needs_evidence: enrollment % has not passed the quiz of lesson %', NEW."enrollmentId", NEW."lessonId"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lesson_progress_needs_evidence', TABLE = 'lesson_progress';
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION check_lesson_evidence() IS
  'A quiz is completed by a passed attempt of the same enrollment and by nothing else.';

CREATE OR REPLACE FUNCTION public.check_lesson_waiver()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "lessons" l LEFT JOIN "enrollments" e ON e."id" = NEW."enrollmentId"
    WHERE l."id" = NEW."lessonId" AND l."withdrawnAt" IS NOT NULL AND (NEW."enrollmentId" IS NULL OR e."courseId" = l."courseId")) THEN
    RAISE EXCEPTION 'lesson_waivers_withdrawn_lesson: lesson % is not withdrawn, or of another course', NEW."lessonId"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lesson_waivers_withdrawn_lesson', TABLE = 'lesson_waivers';
  END IF;
  -- Later than the withdrawal, whose transaction may have started after this one.
  NEW."createdAt" := clock_timestamp();
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION check_lesson_waiver() IS
  'Only withdrawn lessons are waived, and for an enrollment only those of its course.';

CREATE OR REPLACE FUNCTION public.check_preview_lesson()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "lessons"
    WHERE "id" = NEW."previewLessonId" AND "courseId" = NEW."id" AND "isPublished" AND "kind" = 'content') THEN
    RAISE EXCEPTION 'courses_preview_published_lesson: lesson % is not published, of another course, or without content', NEW."previewLessonId"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'courses_preview_published_lesson', TABLE = 'courses';
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION check_preview_lesson() IS
  'The free preview of a course is one of its published lessons with content.';

CREATE OR REPLACE FUNCTION public.check_upload_kind()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  path text := to_jsonb(NEW) ->> TG_ARGV[0];
  refused text;
BEGIN
  SELECT CASE WHEN u."key" IS NULL THEN 'upload_missing' ELSE 'upload_kind' END INTO refused
  FROM upload_keys(path) AS named LEFT JOIN "uploads" u ON u."key" = named
  WHERE u."kind"::text IS DISTINCT FROM TG_ARGV[1]
    AND NOT (TG_OP = 'UPDATE' AND coalesce(to_jsonb(OLD) ->> TG_ARGV[0], '') LIKE '%' || named || '%')
  ORDER BY 1 LIMIT 1;
  IF refused IS NOT NULL THEN
    RAISE EXCEPTION '%:%', refused, TG_ARGV[0] USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION check_upload_kind() IS
  'A column refers only to uploads of its kind that exist; files that the row has named before remain.';

CREATE OR REPLACE FUNCTION public.collect_messages()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  "deliveries" json;
  "causes" integer;
BEGIN
  WITH oldest AS (
    SELECT "id", jsonb_array_length("messages") AS "length" FROM "outgoing_messages" ORDER BY "id" LIMIT 500 FOR UPDATE
  ), counted AS (
    SELECT "id", sum("length") OVER (ORDER BY "id") - "length" AS "before" FROM oldest
  ), taken AS (
    DELETE FROM "outgoing_messages" o USING counted c WHERE o."id" = c."id" AND c."before" < 500 RETURNING o."id", o."messages"
  )
  SELECT count(DISTINCT taken."id"), json_agg(json_build_object(
      'messageId', coalesce("message" ->> 'messageId', gen_random_uuid()::text),
      'kind', "message" -> 'kind', 'recipients', "message" -> 'recipients', 'payload', "message" -> 'payload')
    ORDER BY taken."id", "place")
  INTO "causes", "deliveries"
  FROM taken CROSS JOIN LATERAL jsonb_array_elements(taken."messages") WITH ORDINALITY AS m("message", "place");
  IF "causes" > 0 THEN PERFORM enqueue_jobs('deliver_message', ARRAY["deliveries"]); END IF;
  RETURN "causes";
END $function$;
COMMENT ON FUNCTION collect_messages() IS
  'Messages that wait are delivered in batches, each by one job, in the order of their causes.';

CREATE OR REPLACE FUNCTION public.collect_practice_cards(ids integer[], memories jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO "practice_cards" ("enrollmentId", "questionId", "due", "fadesAt", "stability", "difficulty", "reps", "lapses", "isRight", "lastReviewAt")
    SELECT DISTINCT ON (e."id", v."questionId") e."id", v."questionId", a."submittedAt" + m."dueDays" * interval '1 day',
      a."submittedAt" + m."fadingDays" * interval '1 day', m."stability", m."difficulty", 1, m."lapses", g."isRight", a."submittedAt"
    FROM "enrollments" e
      JOIN "users" s ON s."id" = e."studentId" AND s."deletedAt" IS NULL
      CROSS JOIN LATERAL revealed_attempts(e."id") r
      JOIN "quiz_attempts" a ON a."id" = r."attemptId"
      JOIN "attempt_questions" k ON k."attemptId" = a."id"
      JOIN "question_versions" v ON v."id" = k."versionId"
      CROSS JOIN LATERAL (
        SELECT coalesce((
          SELECT n."verdict" = 'right' FROM "answer_marks" n WHERE n."attemptId" = k."attemptId" AND n."position" = k."position"
          ORDER BY n."id" DESC LIMIT 1), false) AS "isRight") g
      CROSS JOIN LATERAL jsonb_to_record(memories -> CASE WHEN g."isRight" THEN 'right' ELSE 'wrong' END)
        AS m("stability" float8, "difficulty" float8, "lapses" integer, "dueDays" float8, "fadingDays" float8)
    WHERE e."id" = ANY (ids) AND (a."state" = 'passed' OR NOT g."isRight")
    ORDER BY e."id", v."questionId", a."submittedAt" DESC, a."id" DESC
  ON CONFLICT DO NOTHING
$function$;
COMMENT ON FUNCTION collect_practice_cards(integer[],jsonb) IS
  'Cards of what revealed attempts got wrong, and of all questions of passed ones, from their latest answer; existing cards remain.';

CREATE OR REPLACE FUNCTION public.complete_lesson(enrollment integer, lesson integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  activity timestamptz;
BEGIN
  -- Completions of one student's lessons wait for one another; else each would count without the other.
  PERFORM 1 FROM "enrollments" WHERE "id" = enrollment FOR NO KEY UPDATE;
  UPDATE "lesson_progress" SET "completedAt" = now()
  WHERE "enrollmentId" = enrollment AND "lessonId" = lesson AND "completedAt" IS NULL
  RETURNING "completedAt" INTO activity;
  IF activity IS NULL AND NOT EXISTS (SELECT 1 FROM "lesson_progress" WHERE "enrollmentId" = enrollment AND "lessonId" = lesson) THEN
    RAISE EXCEPTION 'lesson_progress_opened_first: lesson % was not opened', lesson
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lesson_progress_opened_first', TABLE = 'lesson_progress';
  END IF;
  RETURN (SELECT completed FROM update_progress(ARRAY[enrollment], true, activity) AS completed);
END $function$;
COMMENT ON FUNCTION complete_lesson(integer,integer) IS
  'A lesson is completed once, after it was opened; returns the enrollment if this completes it.';

CREATE OR REPLACE FUNCTION public.correct_attempts(correction integer, marks jsonb)
 RETURNS SETOF integer
 LANGUAGE plpgsql
 ROWS 10
AS $function$
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
END $function$;
COMMENT ON FUNCTION correct_attempts(integer,jsonb) IS
  'Adds the marks of a correction, each once, and what follows; a new pass completes its lesson. Returns completed enrollments. The caller holds the locks.';

CREATE OR REPLACE FUNCTION public.count_blog_post_view()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "blog_posts" SET "views" = "views" + 1 WHERE "id" = NEW."postId";
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION count_blog_post_view() IS
  'Each view of a blog post counts once, also after its row was deleted.';

CREATE OR REPLACE FUNCTION public.count_enrollment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."status" IN ('in_progress', 'completed') THEN
    UPDATE "course_counters" SET "enrollmentCount" = "enrollmentCount" - 1 WHERE "courseId" = OLD."courseId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."status" IN ('in_progress', 'completed') THEN
    UPDATE "course_counters" SET "enrollmentCount" = "enrollmentCount" + 1 WHERE "courseId" = NEW."courseId";
  END IF;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION count_enrollment() IS
  'The counter of a course equals its enrollments in progress or completed.';

CREATE OR REPLACE FUNCTION public.count_event_registration()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "events" SET "registeredCount" = "registeredCount" - 1 WHERE "id" = OLD."eventId";
  ELSE
    -- A full event fails events_never_oversold here, and the registration with it.
    UPDATE "events" SET "registeredCount" = "registeredCount" + 1 WHERE "id" = NEW."eventId";
  END IF;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION count_event_registration() IS
  'The counter of an event equals its registrations, and never exceeds its capacity.';

CREATE OR REPLACE FUNCTION public.count_poll_vote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "polls" SET "voterCount" = "voterCount" - 1 WHERE "id" = OLD."pollId";
  ELSE
    UPDATE "polls" SET "voterCount" = "voterCount" + 1 WHERE "id" = NEW."pollId";
  END IF;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION count_poll_vote() IS
  'The counter of a poll equals its voters.';

CREATE OR REPLACE FUNCTION public.count_poll_vote_choice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "poll_options" SET "votes" = "votes" - 1 WHERE "id" = OLD."optionId";
  ELSE
    UPDATE "poll_options" SET "votes" = "votes" + 1 WHERE "id" = NEW."optionId";
  END IF;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION count_poll_vote_choice() IS
  'The counter of an option equals the votes for it.';

CREATE OR REPLACE FUNCTION public.count_rating()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."isApproved" THEN
    PERFORM add_rating(OLD."courseId", -OLD."rating", -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."isApproved" THEN
    PERFORM add_rating(NEW."courseId", NEW."rating", 1);
  END IF;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION count_rating() IS
  'Only approved reviews count in the rating of a course.';

CREATE OR REPLACE FUNCTION public.counted_lessons(enrollment integer)
 RETURNS TABLE("lessonId" integer, state text)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT l."id", CASE
      WHEN p."completedAt" IS NOT NULL THEN 'completed'
      WHEN EXISTS (SELECT 1 FROM "lesson_waivers" w WHERE w."lessonId" = l."id" AND w."createdAt" >= l."withdrawnAt"
        AND (w."enrollmentId" IS NULL OR w."enrollmentId" = e."id")) THEN 'waived'
      ELSE 'owed' END
  FROM "enrollments" e
    JOIN "lessons" l ON l."courseId" = e."courseId"
    LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id" AND p."enrollmentId" = e."id"
  WHERE e."id" = enrollment AND CASE WHEN l."withdrawnAt" IS NULL THEN l."isPublished" AND l."isRequired"
    ELSE l."withdrawnAt" > e."enrolledAt" AND p."completedAt" IS NULL END
$function$;
COMMENT ON FUNCTION counted_lessons(integer) IS
  'The lessons that decide about a completion: required published ones, and those withdrawn after the enrollment began.';

CREATE OR REPLACE FUNCTION public.create_course_counters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO "course_counters" ("courseId") VALUES (NEW."id");
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION create_course_counters() IS
  'Every course has a row of counters.';

CREATE OR REPLACE FUNCTION public.create_quiz_of_lesson()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO "quizzes" ("lessonId") VALUES (NEW."id") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION create_quiz_of_lesson() IS
  'Every lesson of the kind quiz has the rules of one.';

CREATE OR REPLACE FUNCTION public.current_certificate(enrollment integer)
 RETURNS SETOF certificates
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN QUERY SELECT * FROM "certificates" WHERE "enrollmentId" = enrollment AND "status" IN ('awaiting_name', 'valid');
END $function$;
COMMENT ON FUNCTION current_certificate(integer) IS
  'An enrollment has at most one certificate that is valid or awaits a name.';

CREATE OR REPLACE FUNCTION public.deactivate_coupons_of_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "coupons" c SET "isActive" = FALSE
  WHERE c."isActive" AND EXISTS (SELECT 1 FROM "coupon_courses" WHERE "couponId" = c."id" AND "courseId" = OLD."id")
    AND NOT EXISTS (SELECT 1 FROM "coupon_courses" WHERE "couponId" = c."id" AND "courseId" <> OLD."id");
  RETURN OLD;
END $function$;
COMMENT ON FUNCTION deactivate_coupons_of_course() IS
  'A coupon for deleted courses only is deactivated: without courses it would hold for all.';

CREATE OR REPLACE FUNCTION public.delete_quiz_of_lesson()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "quizzes" WHERE "lessonId" = NEW."id";
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION delete_quiz_of_lesson() IS
  'A lesson that becomes one with content, which is possible before its first publication, loses its quiz.';

CREATE OR REPLACE FUNCTION public.delete_unused_search_words()
 RETURNS void
 LANGUAGE plpgsql
 SET lock_timeout TO '2s'
AS $function$
BEGIN
  LOCK TABLE "search_words" IN SHARE ROW EXCLUSIVE MODE;
  WITH "published" AS (
    SELECT unnest(d."headingStems" || d."bodyStems") AS "stem" FROM "search_documents" d WHERE d."isPublished"
    UNION
    SELECT unnest(l."titleStems") FROM "lesson_search_texts" l JOIN "courses" c ON c."id" = l."courseId" WHERE c."isPublished"
  ), "used" AS (
    SELECT w."token" FROM "search_words" w CROSS JOIN unnest(w."stems") AS s JOIN "published" p ON p."stem" = s
    UNION
    SELECT t FROM "search_vocabulary" v CROSS JOIN search_tokens(normalize_search(array_to_string(v."words", E'\n'))) AS t
  )
  DELETE FROM "search_words" w WHERE NOT EXISTS (SELECT FROM "used" u WHERE u."token" = w."token");
END $function$;
COMMENT ON FUNCTION delete_unused_search_words() IS
  'Corrections lead only to words of published texts and of the vocabulary.';

CREATE OR REPLACE FUNCTION public.draw_questions(quiz integer, seed uuid)
 RETURNS TABLE("slotId" integer, "questionId" integer)
 LANGUAGE plpgsql
 STABLE
AS $function$
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
END $function$;
COMMENT ON FUNCTION draw_questions(integer,uuid) IS
  'As many questions of an attempt as there are, by its seed (bipartite matching by augmenting paths); none comes twice.';

CREATE OR REPLACE FUNCTION public.end_lesson_preview()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "courses" SET "previewLessonId" = NULL WHERE "previewLessonId" = NEW."id";
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION end_lesson_preview() IS
  'A lesson that is no longer published in its course is no preview.';

CREATE OR REPLACE FUNCTION public.enqueue_jobs(name text, payloads json[], priority integer DEFAULT NULL::integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM graphile_worker.add_jobs(ARRAY(
    SELECT ROW("name", "payload", NULL, NULL, NULL, NULL, "priority", NULL)::graphile_worker.job_spec
    FROM unnest("payloads") AS "payload"));
  RETURN cardinality("payloads");
END $function$;
COMMENT ON FUNCTION enqueue_jobs(text,json[],integer) IS
  'Jobs are added in the transaction of their cause, all of one name by one call.';

CREATE OR REPLACE FUNCTION public.enrollment_percent(enrollment integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT (CASE WHEN count(*) = 0 THEN 0
    WHEN count(*) FILTER (WHERE "state" <> 'waived') = 0 THEN 100
    ELSE 100 * count(*) FILTER (WHERE "state" = 'completed') / count(*) FILTER (WHERE "state" <> 'waived') END)::integer
  FROM counted_lessons(enrollment)
$function$;
COMMENT ON FUNCTION enrollment_percent(integer) IS
  'Progress is the share of completed lessons in those that count, rounded down; waived ones do not count.';

CREATE OR REPLACE FUNCTION public.finish_attempt(attempt integer, marks jsonb, result jsonb)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
END $function$;
COMMENT ON FUNCTION finish_attempt(integer,jsonb,jsonb) IS
  'Stores the marks of a submitted attempt once; a pass completes the lesson. Returns the enrollment if this completes it.';

CREATE OR REPLACE FUNCTION public.generate_certificate_code()
 RETURNS text
 LANGUAGE sql
AS $function$
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte("bytes", place) & 31) + 1, 1), '' ORDER BY place)
  FROM (SELECT uuid_send(gen_random_uuid()) AS "bytes") random, generate_series(0, 15) place
$function$;
COMMENT ON FUNCTION generate_certificate_code() IS
  'A certificate''s code has 16 characters of Crockford''s base 32, with 79 random bits.';

CREATE OR REPLACE FUNCTION public.is_asked_unseen(enrollment integer, question integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (
    SELECT FROM "questions" q
      JOIN "lessons" l ON l."courseId" = q."courseId" AND l."isPublished"
      JOIN "quiz_slots" s ON s."quizId" = l."id" AND (s."questionId" = q."id" OR s."drawTag" = ANY (q."tags"))
    WHERE q."id" = question AND l."id" NOT IN (
      SELECT a."quizId" FROM revealed_attempts(enrollment) r JOIN "quiz_attempts" a ON a."id" = r."attemptId"))
$function$;
COMMENT ON FUNCTION is_asked_unseen(integer,integer) IS
  'Whether a quiz asks a question and has revealed no attempt of the student.';

CREATE OR REPLACE FUNCTION public.is_passed(percent integer, pass_percent integer, critical_missed integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT percent >= pass_percent AND critical_missed = 0
$function$;
COMMENT ON FUNCTION is_passed(integer,integer,integer) IS
  'Whether an attempt with this percentage, rounded down, and so many missed critical questions is passed. TypeScript has it as isPassed().';

CREATE OR REPLACE FUNCTION public.issue_certificate(enrollment integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM 1 FROM "enrollments" WHERE "id" = enrollment FOR NO KEY UPDATE;
  -- A confirmation of the name, which locks the row FOR UPDATE, either ends before this or finds the certificate that awaits it.
  PERFORM 1 FROM "users" u JOIN "enrollments" e ON e."studentId" = u."id" WHERE e."id" = enrollment FOR KEY SHARE OF u;
  INSERT INTO "certificates" ("enrollmentId", "userId", "courseId", "status", "holderName", "holderNameAr", "issuedAt", "courseTitle",
      "courseTitleAr", "level", "duration", "lessonCount", "trainerName", "trainerNameAr", "signatures", "evidence", "completedAt")
    SELECT e."id", u."id", c."id",
      CASE WHEN u."certificateName" IS NULL THEN 'awaiting_name' ELSE 'valid' END::"CertificateStatus",
      u."certificateName", u."certificateNameAr", CASE WHEN u."certificateName" IS NOT NULL THEN now() END,
      coalesce(nullif(c."title", ''), c."titleAr"), coalesce(nullif(c."titleAr", ''), c."title"), c."level", c."duration",
      coalesce(
        nullif((SELECT count(*) FROM "lesson_progress" p WHERE p."enrollmentId" = e."id" AND p."completedAt" IS NOT NULL), 0),
        (SELECT count(*) FROM "lessons" l WHERE l."courseId" = c."id" AND l."isPublished")),
      concat_ws(' ', t."firstName", t."lastName"),
      concat_ws(' ', coalesce(t."firstNameAr", t."firstName"), coalesce(t."lastNameAr", t."lastName")),
      jsonb_strip_nulls(jsonb_build_object(
        'platform', CASE WHEN s."signatoryName" <> '' OR s."signatoryNameAr" <> '' OR s."signature" IS NOT NULL THEN jsonb_build_object(
          'name', s."signatoryName", 'nameAr', s."signatoryNameAr", 'title', s."signatoryTitle", 'titleAr', s."signatoryTitleAr",
          'image', s."signature") END,
        'trainer', CASE WHEN t."signature" IS NOT NULL THEN jsonb_build_object('image', t."signature") END)),
      certificate_evidence(e."id"), e."completedAt"
    FROM "enrollments" e
      JOIN "users" u ON u."id" = e."studentId" AND u."deletedAt" IS NULL
      JOIN "courses" c ON c."id" = e."courseId" AND c."hasCertificate"
      JOIN "users" t ON t."id" = c."trainerId"
      LEFT JOIN "certificate_settings" s ON true
    WHERE e."id" = enrollment AND e."status" = 'completed' AND lacks_certificate(e."id");
END $function$;
COMMENT ON FUNCTION issue_certificate(integer) IS
  'A completed enrollment gets one certificate with the values of this moment; without confirmed names it awaits them.';

CREATE OR REPLACE FUNCTION public.issue_certificate_of_enrollment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM issue_certificate(NEW."id");
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION issue_certificate_of_enrollment() IS
  'The certificate is issued in the transaction of the completion.';

CREATE OR REPLACE FUNCTION public.lacks_certificate(enrollment integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((SELECT "status" = 'revoked' AND "revocationCause" = 'refund' FROM "certificates"
    WHERE "enrollmentId" = enrollment ORDER BY "id" DESC LIMIT 1), true)
$function$;
COMMENT ON FUNCTION lacks_certificate(integer) IS
  'A second certificate is issued only after the first was revoked because of a refund.';

CREATE OR REPLACE FUNCTION public.locked_lessons(enrollment integer)
 RETURNS TABLE("lessonId" integer, "lockedBy" integer)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT l."id", previous."id"
  FROM "enrollments" e
    JOIN "courses" c ON c."id" = e."courseId"
    JOIN "lessons" l ON l."courseId" = c."id" AND l."isPublished" AND l."needsPrevious" AND l."id" IS DISTINCT FROM c."previewLessonId"
    CROSS JOIN LATERAL (
      SELECT r."id" FROM "lessons" r
      WHERE r."courseId" = c."id" AND r."isPublished" AND r."isRequired" AND (r."order", r."id") < (l."order", l."id")
      ORDER BY r."order" DESC, r."id" DESC LIMIT 1) previous
  WHERE e."id" = enrollment AND e."completedAt" IS NULL AND NOT EXISTS (
    SELECT FROM "lesson_progress" p
    WHERE p."enrollmentId" = e."id" AND p."lessonId" IN (l."id", previous."id") AND p."completedAt" IS NOT NULL)
$function$;
COMMENT ON FUNCTION locked_lessons(integer) IS
  'A lesson that needs the previous one opens when the nearest required lesson before it, or the course, is completed.';

CREATE OR REPLACE FUNCTION public.log_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  hidden_columns text[] := TG_ARGV || ARRAY[
    'passwordHash', 'usernameKey', 'searchText', 'adminSearchText', 'dedupeHash', 'updatedAt', 'publishedAt',
    'sortKey', 'sortKeyAr', 'usernameSortKey', 'subjectSortKey', 'categorySortKey', 'categorySortKeyAr'];
  old_row jsonb;
  new_row jsonb;
  entity_name text;
  key integer;
  -- The log contains that the password changed, not its hash.
  password_changed boolean;
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  old_row := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  entity_name := CASE WHEN TG_TABLE_NAME IN ('reviews', 'enrollments', 'event_registrations', 'payments', 'lesson_waivers',
      'questions', 'quizzes', 'quiz_exceptions', 'threads', 'posts')
    THEN audit_related_name(coalesce(new_row, old_row)) ELSE audit_entity_name(coalesce(new_row, old_row)) END;
  -- A quiz has the key of its lesson.
  key := coalesce(new_row ->> 'id', old_row ->> 'id', new_row ->> 'lessonId', old_row ->> 'lessonId')::integer;
  password_changed := TG_OP = 'UPDATE' AND old_row -> 'passwordHash' IS DISTINCT FROM new_row -> 'passwordHash';
  old_row := old_row - hidden_columns;
  new_row := new_row - hidden_columns;
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(o.key, o.value), '{}'), coalesce(jsonb_object_agg(o.key, n.value), '{}')
      INTO old_row, new_row
      FROM jsonb_each(old_row) o JOIN jsonb_each(new_row) n ON n.key = o.key AND n.value IS DISTINCT FROM o.value;
    IF password_changed THEN new_row := new_row || '{"password": "changed"}'; END IF;
    IF new_row = '{}' THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  VALUES (
    actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
    TG_TABLE_NAME, key, entity_name, old_row, new_row);
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION log_audit_entry() IS
  'Each write by an admin leaves an audit entry with the changed columns, without secrets and computed columns.';

CREATE OR REPLACE FUNCTION public.log_content_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO "content_changes" ("xid", "scope")
  VALUES (pg_current_xact_id()::text::bigint, coalesce(TG_ARGV[0], TG_TABLE_NAME))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION log_content_change() IS
  'Each statement that changes a cached table is noted, so that answers that depend on it are computed again.';

CREATE OR REPLACE FUNCTION public.log_counter_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO "content_changes" ("xid", "scope")
  VALUES (pg_current_xact_id()::text::bigint, 'course_counters/' || coalesce(NEW."courseId", OLD."courseId"))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION log_counter_change() IS
  'A changed counter makes only the answers about its course outdated.';

CREATE OR REPLACE FUNCTION public.log_coupon_courses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  SELECT actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    'update', 'coupons', c."id", c."code",
    jsonb_build_object('courseIds', CASE TG_OP WHEN 'INSERT' THEN kept.ids ELSE kept.ids || changed.ids END),
    jsonb_build_object('courseIds', CASE TG_OP WHEN 'INSERT' THEN kept.ids || changed.ids ELSE kept.ids END)
  FROM (SELECT "couponId", jsonb_agg("courseId" ORDER BY "courseId") AS ids FROM changed_rows GROUP BY 1) AS changed
    JOIN "coupons" c ON c."id" = changed."couponId",
    LATERAL (
      SELECT coalesce(jsonb_agg("courseId" ORDER BY "courseId"), '[]') AS ids FROM "coupon_courses" r
      WHERE r."couponId" = c."id" AND NOT changed.ids @> to_jsonb(r."courseId")
    ) AS kept;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION log_coupon_courses() IS
  'The audit log has the courses of a coupon before and after each change by an admin.';

CREATE OR REPLACE FUNCTION public.log_course_prerequisites()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  SELECT actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    'update', 'courses', c."id", audit_entity_name(to_jsonb(c)),
    jsonb_build_object('requiredCourseIds', CASE TG_OP WHEN 'INSERT' THEN others.ids ELSE others.ids || changed.ids END),
    jsonb_build_object('requiredCourseIds', CASE TG_OP WHEN 'INSERT' THEN others.ids || changed.ids ELSE others.ids END)
  FROM (SELECT "courseId", jsonb_agg("requiredCourseId" ORDER BY "requiredCourseId") AS ids FROM changed_rows GROUP BY 1) AS changed
    JOIN "courses" c ON c."id" = changed."courseId",
    LATERAL (
      SELECT coalesce(jsonb_agg("requiredCourseId" ORDER BY "requiredCourseId"), '[]') AS ids FROM "course_prerequisites" r
      WHERE r."courseId" = c."id" AND NOT changed.ids @> to_jsonb(r."requiredCourseId")
    ) AS others;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION log_course_prerequisites() IS
  'The audit log has the courses that come before a course, before and after each change by an admin.';

CREATE OR REPLACE FUNCTION public.log_lesson_captions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  SELECT actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    'update', 'lessons', l."id", audit_entity_name(to_jsonb(l)),
    jsonb_build_object('captions', CASE WHEN TG_OP <> 'INSERT' THEN jsonb_build_object(OLD."language", OLD."uploadKey") END),
    jsonb_build_object('captions', CASE WHEN TG_OP <> 'DELETE' THEN jsonb_build_object(NEW."language", NEW."uploadKey") END)
  FROM "lessons" l WHERE l."id" = CASE TG_OP WHEN 'DELETE' THEN OLD."lessonId" ELSE NEW."lessonId" END;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION log_lesson_captions() IS
  'The audit log has each file of captions among the changes of its lesson; the deletion of a lesson has an entry of its own.';

CREATE OR REPLACE FUNCTION public.log_second_factor_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  old_time timestamptz;
  new_time timestamptz;
BEGIN
  IF TG_OP <> 'INSERT' THEN old_time := OLD."confirmedAt"; END IF;
  IF TG_OP <> 'DELETE' THEN new_time := NEW."confirmedAt"; END IF;
  IF actor IS NULL OR old_time IS NOT DISTINCT FROM new_time THEN RETURN NULL; END IF;
  -- The row of a deleted user is gone, and the log has the deletion.
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  SELECT
    actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    'update', 'users', u."id", audit_entity_name(to_jsonb(u)),
    jsonb_build_object('secondFactorAt', old_time), jsonb_build_object('secondFactorAt', new_time)
  FROM "users" u WHERE u."id" = coalesce(NEW."userId", OLD."userId");
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION log_second_factor_audit_entry() IS
  'The audit log has when an admin''s second factor was confirmed or removed, without its secret.';

CREATE OR REPLACE FUNCTION public.log_view_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO "content_changes" ("xid", "scope")
  VALUES (pg_current_xact_id()::text::bigint, 'blog_posts.views/' || NEW."id")
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION log_view_change() IS
  'A view makes only the answers that show its blog post''s counter outdated.';

CREATE OR REPLACE FUNCTION public.missing_questions(quiz integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT t."questionCount" - CASE
    WHEN EXISTS (SELECT FROM "quiz_slots" WHERE "quizId" = quiz AND "drawTag" IS NOT NULL)
    THEN (SELECT count(*) FROM draw_questions(quiz, '00000000-0000-0000-0000-000000000000'))
    ELSE (SELECT count(DISTINCT "questionId") FROM source_questions(quiz)) END::integer
  FROM quiz_totals(quiz) t
$function$;
COMMENT ON FUNCTION missing_questions(integer) IS
  'How many questions an attempt would lack, with any seed: more can never be drawn.';

CREATE OR REPLACE FUNCTION public.name_topics()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."topics" := (
    SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', n."name", 'nameAr', n."nameAr")) || topic ORDER BY place), '[]')
    FROM jsonb_array_elements(NEW."topics") WITH ORDINALITY AS listed(topic, place)
      LEFT JOIN "lessons" l ON l."id" = NEW."quizId"
      LEFT JOIN "question_tags" n ON n."courseId" = l."courseId" AND n."tag" = topic ->> 'tag');
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION name_topics() IS
  'Topics of a result have the names that their tags had when it was marked; names that they have stay.';

CREATE OR REPLACE FUNCTION public.newest_corrections(versions integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN ARRAY(
    SELECT DISTINCT c."id" FROM "question_versions" v
      CROSS JOIN LATERAL (
        SELECT k."id" FROM "question_corrections" k JOIN "question_versions" n ON n."id" = k."versionId"
        WHERE k."questionId" = v."questionId" AND n."number" > v."number" AND (k."method" <> 'key' OR n."kind" = v."kind")
        ORDER BY k."id" DESC LIMIT 1) c
    WHERE v."id" = ANY (versions) ORDER BY 1);
END $function$;
COMMENT ON FUNCTION newest_corrections(integer[]) IS
  'Of each version, the newest correction by a later one. Volatile: it sees what was committed until its call.';

CREATE OR REPLACE FUNCTION public.normalize_search(input text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT regexp_replace(replace(lower(normalize(regexp_replace(normalize(translate(
    regexp_replace(normalize(input, NFKC), '[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]', '', 'g'),
    'أإآٱةىؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐‑‒–—―⁃−‘’‛ʼ′', 'ااااهيوي01234567890123456789--------'''''''''''),
    NFD), '[\u0300-\u036F]', '', 'g'), NFC)), 'ς', 'σ'),
    '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')
$function$;
COMMENT ON FUNCTION normalize_search(text) IS
  'Search ignores case, diacritics and variants of letters, digits and dashes, as normalizeLetters() in searchText.ts does.';

CREATE OR REPLACE FUNCTION public.option_order(options jsonb, salt text, shuffled boolean, avoided jsonb)
 RETURNS smallint[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN ids = avoided THEN places[2:] || places[1] ELSE places END
  FROM (
    SELECT coalesce(array_agg(place ORDER BY sorted, place), '{}') AS places, jsonb_agg(id ORDER BY sorted, place) AS ids
    FROM (
      SELECT option -> 'id' AS id, (n - 1)::smallint AS place, CASE WHEN shuffled THEN md5(salt || (option ->> 'id')) END AS sorted
      FROM jsonb_array_elements(coalesce(options, '[]')) WITH ORDINALITY AS listed(option, n)) AS each) AS shown
$function$;
COMMENT ON FUNCTION option_order(jsonb,text,boolean,jsonb) IS
  'Indexes of options in the order of an attempt, never that of the avoided ids; the salt has seed and version, so that equal ids fall apart.';

CREATE OR REPLACE FUNCTION public.payment_reference(payment integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT 'TY-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((n >> (5 * place)) & 31)::integer + 1, 1), '' ORDER BY place DESC)
  FROM (SELECT (payment::bigint * 387420489) % 1073741824 AS n) AS mixed, generate_series(0, 5) AS place
$function$;
COMMENT ON FUNCTION payment_reference(integer) IS
  'An order''s reference follows from its id: "TY-" and six characters, unique and not in sequence.';

CREATE OR REPLACE FUNCTION public.phone_digits(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT nullif(regexp_replace(regexp_replace(regexp_replace(normalize_search(phone), '\D', '', 'g'), '^00', ''),
    '^0?2130?(?=\d{8,9}$)', '0'), '')
$function$;
COMMENT ON FUNCTION phone_digits(text) IS
  'Phone numbers are found in the national and the international form, as toPhoneDigits() in searchText.ts has them.';

CREATE OR REPLACE FUNCTION public.practicable_questions(enrollment integer)
 RETURNS TABLE("questionId" integer, "versionId" integer, seed uuid, "isRefresher" boolean)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT q."id", v."id", asked."seed", asked."isRefresher"
  FROM "enrollments" e
    CROSS JOIN LATERAL (
      SELECT w."questionId", (array_agg(a."seed" ORDER BY a."id"))[1] AS "seed",
        bool_or(a."state" = 'passed' AND r."attemptId" IS NOT NULL) AS "isRefresher",
        array_agg(w."id") FILTER (WHERE r."attemptId" IS NOT NULL) AS "shown",
        array_agg(w."id") FILTER (WHERE r."attemptId" IS NULL) AS "hidden"
      FROM "quiz_attempts" a
        JOIN "attempt_questions" k ON k."attemptId" = a."id"
        JOIN "question_versions" w ON w."id" = k."versionId"
        LEFT JOIN revealed_attempts(enrollment) r ON r."attemptId" = a."id"
      WHERE a."enrollmentId" = e."id"
      GROUP BY w."questionId"
      HAVING bool_or(r."attemptId" IS NOT NULL) AND NOT bool_or(a."state" IN ('open', 'submitted'))) asked
    JOIN "questions" q ON q."id" = asked."questionId" AND q."archivedAt" IS NULL
    JOIN "question_versions" v ON v."questionId" = q."id" AND v."number" = q."currentNumber"
  WHERE e."id" = enrollment AND e."status" IN ('in_progress', 'completed') AND e."practiceOffAt" IS NULL
    AND (v."id" = ANY (asked."shown") OR v."id" <> ALL (coalesce(asked."hidden", '{}')) AND NOT is_asked_unseen(enrollment, q."id"))
$function$;
COMMENT ON FUNCTION practicable_questions(integer) IS
  'Questions whose answer the student may see: of revealed attempts, not in a running one, in a version that was shown or that no attempt or quiz still hides.';

CREATE OR REPLACE FUNCTION public.practice_week()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  SELECT (date_trunc('day', t) - extract(dow FROM t)::integer * interval '1 day') AT TIME ZONE 'Africa/Algiers'
  FROM (SELECT now() AT TIME ZONE 'Africa/Algiers' AS t) algiers
$function$;
COMMENT ON FUNCTION practice_week() IS
  'The week of a practice round begins on Sunday in Algeria.';

CREATE OR REPLACE FUNCTION public.quiz_totals(quiz integer)
 RETURNS TABLE("questionCount" integer, "maxPoints" integer, "criticalCount" integer)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(sum(s."drawCount"), 0)::integer, coalesce(sum(s."drawCount" * s."points"), 0)::integer,
    coalesce(sum(s."drawCount") FILTER (WHERE s."isCritical"), 0)::integer
  FROM "quiz_slots" s LEFT JOIN "questions" q ON q."id" = s."questionId"
  WHERE s."quizId" = quiz AND (s."questionId" IS NULL OR q."currentNumber" IS NOT NULL)
$function$;
COMMENT ON FUNCTION quiz_totals(integer) IS
  'Questions, points and critical questions of every attempt. A named question is asked from its first version on.';

CREATE OR REPLACE FUNCTION public.record_lesson_uploads(lesson_id integer, added text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  course_id integer;
  named text[];
BEGIN
  SELECT l."courseId", ARRAY(
    SELECT u."key"
    FROM upload_keys(concat_ws(E'\n', l."content", l."contentAr", l."videoUrl", l."attachments"::text)) AS keys
      JOIN "uploads" u ON u."key" = keys
    WHERE u."kind" = 'attachment'
    UNION SELECT c."uploadKey" FROM "lesson_captions" c WHERE c."lessonId" = l."id")
  INTO course_id, named FROM "lessons" l WHERE l."id" = lesson_id;
  -- The captions of a deleted lesson are deleted after it.
  IF course_id IS NULL THEN RETURN; END IF;
  PERFORM add_course_uploads(course_id, named, added);
  DELETE FROM "lesson_uploads" WHERE "lessonId" = lesson_id AND "uploadKey" <> ALL (named);
  INSERT INTO "lesson_uploads" ("lessonId", "uploadKey")
  SELECT lesson_id, c."uploadKey" FROM "course_uploads" c WHERE c."courseId" = course_id AND c."uploadKey" = ANY (named)
  ON CONFLICT DO NOTHING;
END $function$;
COMMENT ON FUNCTION record_lesson_uploads(integer,text[]) IS
  'A lesson shows the files that it names, as far as its course may show them. The second argument has the keys that this save adds.';

CREATE OR REPLACE FUNCTION public.record_uploads_of_captions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM record_lesson_uploads(coalesce(NEW."lessonId", OLD."lessonId"), ARRAY(
    SELECT NEW."uploadKey"
    WHERE NEW."uploadKey" IS DISTINCT FROM OLD."uploadKey" AND NOT EXISTS (
      SELECT FROM "lesson_captions" c
      WHERE c."lessonId" = NEW."lessonId" AND c."uploadKey" = NEW."uploadKey" AND c."language" <> NEW."language")));
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION record_uploads_of_captions() IS
  'A lesson shows its captions: record_lesson_uploads(). A file that changes its language is not added.';

CREATE OR REPLACE FUNCTION public.record_uploads_of_drafts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  named text[] := ARRAY(SELECT upload_keys(concat_ws(E'\n', NEW."body", NEW."feedback")));
BEGIN
  PERFORM add_course_uploads((SELECT "courseId" FROM "questions" WHERE "id" = NEW."questionId"), named, ARRAY(
    SELECT unnest(named)
    EXCEPT
    SELECT upload_keys(CASE TG_OP WHEN 'UPDATE' THEN concat_ws(E'\n', OLD."body", OLD."feedback") ELSE '' END)));
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION record_uploads_of_drafts() IS
  'The course of a question may show the files that its author names: add_course_uploads().';

CREATE OR REPLACE FUNCTION public.record_uploads_of_texts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM record_lesson_uploads(NEW."id", ARRAY(
    SELECT upload_keys(concat_ws(E'\n', NEW."content", NEW."contentAr", NEW."videoUrl", NEW."attachments"::text))
    EXCEPT
    SELECT upload_keys(concat_ws(E'\n', OLD."content", OLD."contentAr", OLD."videoUrl", OLD."attachments"::text))));
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION record_uploads_of_texts() IS
  'The texts and attachments of a lesson decide which files it shows: record_lesson_uploads().';

CREATE OR REPLACE FUNCTION public.record_uploads_of_versions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  fields jsonb := to_jsonb(NEW);
  version integer := coalesce(fields ->> 'versionId', fields ->> 'id')::integer;
  course_id integer := (
    SELECT q."courseId" FROM "question_versions" v JOIN "questions" q ON q."id" = v."questionId" WHERE v."id" = version);
  named text[] := ARRAY(
    SELECT u."key" FROM upload_keys(concat_ws(E'\n', fields -> 'body', fields -> 'feedback')) AS keys
      JOIN "uploads" u ON u."key" = keys WHERE u."kind" = 'attachment');
BEGIN
  PERFORM add_course_uploads(course_id, named, '{}');
  INSERT INTO "question_uploads" ("versionId", "uploadKey")
  SELECT version, c."uploadKey" FROM "course_uploads" c WHERE c."courseId" = course_id AND c."uploadKey" = ANY (named)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION record_uploads_of_versions() IS
  'A question shows the files that its text and its explanation name, as far as its course may show them.';

CREATE OR REPLACE FUNCTION public.recount_answers(correction integer, marks jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;
COMMENT ON FUNCTION recount_answers(integer,jsonb) IS
  'Moves counted answers of a correction from their earlier verdict to the new one.';

CREATE OR REPLACE FUNCTION public.refresh_certificate_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "certificates" SET "adminSearchText" = '' WHERE "userId" = NEW."id";
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION refresh_certificate_search_text() IS
  'The admin search finds certificates by the present name and address of their holder.';

CREATE OR REPLACE FUNCTION public.refresh_changed_thread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_thread((coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0])::integer);
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION refresh_changed_thread() IS
  'The counters and times of a thread follow its posts and reports: refresh_thread().';

CREATE OR REPLACE FUNCTION public.refresh_labelled_search_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    PERFORM refresh_search_documents('course', ARRAY(SELECT "id" FROM "courses" WHERE "categoryId" = NEW."id"));
    PERFORM refresh_search_documents('blogPost', ARRAY(SELECT "id" FROM "blog_posts" WHERE "categoryId" = NEW."id"));
  ELSIF TG_TABLE_NAME = 'faq_categories' THEN
    PERFORM refresh_search_documents('faq', ARRAY(SELECT "id" FROM "faqs" WHERE "categoryId" = NEW."id"));
  ELSE
    PERFORM refresh_search_documents('course', ARRAY(SELECT "id" FROM "courses" WHERE "trainerId" = NEW."id"));
    PERFORM refresh_search_documents('blogPost', ARRAY(SELECT "id" FROM "blog_posts" WHERE "authorId" = NEW."id"));
  END IF;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION refresh_labelled_search_documents() IS
  'The search finds rows by the present names of their category, trainer and author.';

CREATE OR REPLACE FUNCTION public.refresh_lesson_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  title text := concat_ws(E'\n', NEW."title", NEW."titleAr");
  body text := concat_ws(E'\n', title, searched_lesson_text(NEW."content"), searched_lesson_text(NEW."contentAr"));
BEGIN
  IF NOT NEW."isPublished" THEN
    DELETE FROM "lesson_search_texts" WHERE "lessonId" = NEW."id";
    RETURN NULL;
  END IF;
  INSERT INTO "lesson_search_texts" ("lessonId", "courseId", "titleStems", "stems")
  VALUES (NEW."id", NEW."courseId", search_stems(title), search_stems(body))
  ON CONFLICT ("lessonId") DO UPDATE SET "courseId" = EXCLUDED."courseId", "titleStems" = EXCLUDED."titleStems", "stems" = EXCLUDED."stems";
  IF EXISTS (SELECT FROM "courses" WHERE "id" = NEW."courseId" AND "isPublished") THEN PERFORM add_search_words(title); END IF;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION refresh_lesson_search_text() IS
  'The search finds courses by the titles and texts of their published lessons.';

CREATE OR REPLACE FUNCTION public.refresh_own_search_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_search_documents(TG_ARGV[0], ARRAY[NEW."id"]);
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION refresh_own_search_document() IS
  'The search finds a row by its present texts.';

CREATE OR REPLACE FUNCTION public.refresh_payment_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "payments" SET "adminSearchText" = '' WHERE "userId" = NEW."id";
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION refresh_payment_search_text() IS
  'The admin search finds orders by the present name and address of their payer.';

CREATE OR REPLACE FUNCTION public.refresh_poll_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "polls" SET "question" = "question" WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."pollId" ELSE NEW."pollId" END;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION refresh_poll_search_text() IS
  'The admin search finds polls by the texts of their options.';

CREATE OR REPLACE FUNCTION public.refresh_search_documents(kind text, ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  -- Body hashes of the published documents by key, before they are written.
  previous jsonb;
  added text;
BEGIN
  IF kind = 'course' THEN
    PERFORM 1 FROM "categories" WHERE "id" IN (SELECT "categoryId" FROM "courses" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
    PERFORM 1 FROM "users" WHERE "id" IN (SELECT "trainerId" FROM "courses" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
  ELSIF kind = 'blogPost' THEN
    PERFORM 1 FROM "categories" WHERE "id" IN (SELECT "categoryId" FROM "blog_posts" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
    PERFORM 1 FROM "users" WHERE "id" IN (SELECT "authorId" FROM "blog_posts" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
  ELSIF kind = 'faq' THEN
    PERFORM 1 FROM "faq_categories" WHERE "id" IN (SELECT "categoryId" FROM "faqs" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
  END IF;
  PERFORM 1 FROM "search_documents" WHERE "key" IN (SELECT concat(kind, ':', id) FROM unnest(ids) AS id) ORDER BY "key" FOR UPDATE;
  previous := coalesce((SELECT jsonb_object_agg("key", "bodyHash") FROM "search_documents"
    WHERE "key" IN (SELECT concat(kind, ':', id) FROM unnest(ids) AS id) AND "isPublished"), '{}');

  WITH sources AS (
    SELECT c."id", c."isPublished" AS published, c."trainerId" AS owner, concat_ws(E'\n', c."title", c."titleAr") AS title,
      concat_ws(E'\n', array_to_string(c."keywords", E'\n'), g."name", g."nameAr", concat_ws(' ', u."firstName", u."lastName"), concat_ws(' ', u."firstNameAr", u."lastNameAr"),
        CASE c."level" WHEN 'beginner' THEN E'beginner\nمبتدئ\ndébutant' WHEN 'intermediate' THEN E'intermediate\nمتوسط\nintermédiaire'
          ELSE E'advanced\nمتقدم\navancé' END,
        CASE WHEN c."isFree" THEN E'free\nمجاني\nمجانية\ngratuit' ELSE E'paid\nمدفوع\npayant' END,
        (SELECT string_agg(concat_ws(E'\n', o."title", o."titleAr"), E'\n' ORDER BY o."position", o."id") FROM "course_sections" o
          WHERE o."courseId" = c."id" AND concat(o."title", o."titleAr") <> ''
            AND EXISTS (SELECT FROM "lessons" l WHERE l."sectionId" = o."id" AND l."isPublished"))) AS labels,
      concat_ws(E'\n', c."description", c."descriptionAr") AS body,
      '{}'::text[] AS names, '{}'::text[] AS acronyms
    FROM "courses" c JOIN "categories" g ON g."id" = c."categoryId" JOIN "users" u ON u."id" = c."trainerId"
    WHERE kind = 'course' AND c."id" = ANY (ids)
    UNION ALL
    SELECT p."id", p."isPublished", p."authorId", concat_ws(E'\n', p."title", p."titleAr"),
      concat_ws(E'\n', g."name", g."nameAr", concat_ws(' ', u."firstName", u."lastName"), concat_ws(' ', u."firstNameAr", u."lastNameAr"),
        (SELECT string_agg(tag, E'\n' ORDER BY position) FROM jsonb_array_elements_text(p."tags") WITH ORDINALITY AS tags(tag, position))),
      concat_ws(E'\n', p."content", p."contentAr"), '{}', '{}'
    FROM "blog_posts" p LEFT JOIN "categories" g ON g."id" = p."categoryId" JOIN "users" u ON u."id" = p."authorId"
    WHERE kind = 'blogPost' AND p."id" = ANY (ids)
    UNION ALL
    SELECT e."id", e."isPublished", e."organizerId", concat_ws(E'\n', e."title", e."titleAr"),
      concat_ws(E'\n', e."location", e."locationAr", CASE WHEN e."isOnline" THEN E'online\nعبر الإنترنت\nعن بعد\nen ligne' END,
        CASE WHEN e."price" = 0 THEN E'free\nمجاني\nمجانية\ngratuit' END),
      concat_ws(E'\n', e."description", e."descriptionAr"), '{}', '{}'
    FROM "events" e WHERE kind = 'event' AND e."id" = ANY (ids)
    UNION ALL
    SELECT t."id", t."isPublished", t."createdBy",
      concat_ws(E'\n', t."term", t."termAr", t."acronym", t."acronymAr", t."nameFr", array_to_string(t."spellings", E'\n')),
      concat_ws(E'\n', t."category", t."categoryAr"), concat_ws(E'\n', t."definition", t."definitionAr"),
      ARRAY[t."term", t."termAr", t."nameFr"] || t."spellings", ARRAY[t."acronym", t."acronymAr"]
    FROM "glossary_terms" t WHERE kind = 'glossaryTerm' AND t."id" = ANY (ids)
    UNION ALL
    SELECT f."id", f."isPublished", NULL, concat_ws(E'\n', f."question", f."questionAr"), concat_ws(E'\n', g."name", g."nameAr"),
      concat_ws(E'\n', f."answer", f."answerAr"), '{}', '{}'
    FROM "faqs" f LEFT JOIN "faq_categories" g ON g."id" = f."categoryId" WHERE kind = 'faq' AND f."id" = ANY (ids)
  ), computed AS MATERIALIZED (
    SELECT s.*, concat(kind, ':', s."id") AS document_key, md5(s.body) AS body_hash,
      normalize_search(s.title) AS title_text, normalize_search(concat_ws(E'\n', s.title, s.labels)) AS heading_text,
      search_stems(s.title) AS title_stems, search_stems(concat_ws(E'\n', s.title, s.labels)) AS heading_stems,
      ARRAY(SELECT search_phrase(coalesce(name, '')) FROM unnest(s.names) WITH ORDINALITY AS names(name, position) ORDER BY position) AS name_list
    FROM sources s
  ), stemmed AS MATERIALIZED (
    SELECT c.*, CASE WHEN d."bodyHash" = c.body_hash THEN d."bodyStems" ELSE search_stems(c.body) END AS body_stems
    FROM computed c LEFT JOIN "search_documents" d ON d."key" = c.document_key
  ), written AS (
    INSERT INTO "search_documents" ("key", "courseId", "blogPostId", "eventId", "glossaryTermId", "faqId", "isPublished", "ownerId",
      "titleText", "headingText", "text", "titleStems", "headingStems", "bodyStems", "bodyHash", "nameKeys", "names", "nameWords")
    SELECT document_key,
      CASE WHEN kind = 'course' THEN "id" END, CASE WHEN kind = 'blogPost' THEN "id" END, CASE WHEN kind = 'event' THEN "id" END,
      CASE WHEN kind = 'glossaryTerm' THEN "id" END, CASE WHEN kind = 'faq' THEN "id" END,
      published, owner, title_text, heading_text, concat_ws(E'\n', heading_text, normalize_search(body)),
      title_stems, heading_stems, body_stems, body_hash,
      ARRAY(SELECT DISTINCT phrase FROM unnest(names || acronyms) AS name CROSS JOIN search_phrase(name) AS phrase WHERE phrase <> ''),
      name_list, ARRAY(SELECT DISTINCT word FROM unnest(name_list) AS name CROSS JOIN regexp_split_to_table(name, ' ') AS word WHERE word <> '')
    FROM stemmed
    ON CONFLICT ("key") DO UPDATE SET
      "isPublished" = EXCLUDED."isPublished", "ownerId" = EXCLUDED."ownerId",
      "titleText" = EXCLUDED."titleText", "headingText" = EXCLUDED."headingText", "text" = EXCLUDED."text",
      "titleStems" = EXCLUDED."titleStems", "headingStems" = EXCLUDED."headingStems", "bodyStems" = EXCLUDED."bodyStems",
      "bodyHash" = EXCLUDED."bodyHash", "nameKeys" = EXCLUDED."nameKeys",
      "names" = EXCLUDED."names", "nameWords" = EXCLUDED."nameWords"
  )
  -- Words of an unchanged body, and of the titles of lessons, were added when it was written or published.
  SELECT string_agg(concat_ws(E'\n', s.title, s.labels,
    CASE WHEN previous ->> s.document_key IS DISTINCT FROM s.body_hash THEN s.body END,
    CASE WHEN kind = 'course' AND NOT previous ? s.document_key THEN (
      SELECT string_agg(concat_ws(E'\n', l."title", l."titleAr"), E'\n') FROM "lessons" l
      WHERE l."courseId" = s."id" AND l."isPublished") END), E'\n')
  INTO added FROM stemmed s WHERE s.published;
  PERFORM add_search_words(added);
END $function$;
COMMENT ON FUNCTION refresh_search_documents(text,integer[]) IS
  'Each searchable row has one document with its normalized texts and stems.';

CREATE OR REPLACE FUNCTION public.refresh_search_of_filled_sections()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  section_ids integer[];
  course_ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    section_ids := ARRAY(SELECT DISTINCT "sectionId" FROM inserted_rows WHERE "isPublished");
  ELSIF TG_OP = 'UPDATE' THEN
    section_ids := ARRAY[OLD."sectionId", NEW."sectionId"];
  ELSE
    section_ids := ARRAY[OLD."sectionId"];
  END IF;
  -- Most sections have no titles, and most inserted lessons are drafts.
  course_ids := ARRAY(
    SELECT DISTINCT "courseId" FROM "course_sections" WHERE "id" = ANY (section_ids) AND concat("title", "titleAr") <> '');
  IF course_ids <> '{}' THEN PERFORM refresh_search_documents('course', course_ids); END IF;
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION refresh_search_of_filled_sections() IS
  'The search finds courses by the titles of sections with published lessons only.';

CREATE OR REPLACE FUNCTION public.refresh_search_of_section_titles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_search_documents('course', ARRAY[NEW."courseId"]);
  RETURN NULL;
END $function$;
COMMENT ON FUNCTION refresh_search_of_section_titles() IS
  'The search finds courses by the present titles of their sections.';

CREATE OR REPLACE FUNCTION public.refresh_thread(thread integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  WITH shown AS (
    SELECT p.*, max(p."id") FILTER (WHERE p."isTrainer" OR p."isAccepted") OVER () AS answer
    FROM "posts" p WHERE p."threadId" = thread AND p."hiddenAt" IS NULL
  )
  UPDATE "threads" t SET
    "postCount" = (SELECT count(*) FROM shown),
    "lastPostId" = (SELECT max("id") FROM "posts" WHERE "threadId" = thread),
    "lastActivityAt" = greatest(t."createdAt", (SELECT max("createdAt") FROM shown)),
    "waitingSince" = CASE
      WHEN t."hiddenAt" IS NOT NULL OR t."authorId" IS NULL THEN NULL
      WHEN NOT EXISTS (SELECT FROM shown WHERE answer IS NOT NULL) THEN t."createdAt"
      ELSE (SELECT min("createdAt") FROM shown WHERE "authorId" = t."authorId" AND "id" > answer) END,
    "reportedAt" = (SELECT min("createdAt") FROM "thread_reports" WHERE "threadId" = thread AND "resolvedAt" IS NULL)
  WHERE t."id" = thread
$function$;
COMMENT ON FUNCTION refresh_thread(integer) IS
  'A question waits until the trainer answers or an answer is accepted, and again from what its author adds after both.';

CREATE OR REPLACE FUNCTION public.refuse_certificate_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changing text[] := ARRAY['status', 'holderName', 'holderNameAr', 'issuedAt', 'revokedAt', 'revocationCause', 'revocationReason', 'adminSearchText'];
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - changing = to_jsonb(OLD) - changing
    AND (NEW."status" = OLD."status" OR (OLD."status", NEW."status") IN
      (('awaiting_name', 'valid'), ('awaiting_name', 'revoked'), ('valid', 'revoked'), ('valid', 'replaced')))
    AND (OLD."issuedAt" IS NOT DISTINCT FROM NEW."issuedAt" OR NEW."status" = 'valid' AND OLD."status" = 'awaiting_name')
    AND ((NEW."holderName", NEW."holderNameAr") IS NOT DISTINCT FROM (OLD."holderName", OLD."holderNameAr")
      OR OLD."status" = 'awaiting_name'
      OR num_nonnulls(NEW."holderName", NEW."holderNameAr") = 0)
    AND (OLD."status" <> 'revoked' OR (NEW."revokedAt", NEW."revocationCause") = (OLD."revokedAt", OLD."revocationCause"))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Certificates never change' USING ERRCODE = 'integrity_constraint_violation';
END $function$;
COMMENT ON FUNCTION refuse_certificate_change() IS
  'Of a certificate only the state, its reasons and the awaited name change, and a revoked or replaced one stays so.';

CREATE OR REPLACE FUNCTION public.refuse_incomplete_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF '' IN (NEW."description", NEW."descriptionAr") THEN
    RAISE EXCEPTION 'A published course has descriptions in both languages'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'courses_published_descriptions', TABLE = 'courses';
  END IF;
  IF EXISTS (SELECT 1 FROM "lessons" WHERE "courseId" = NEW."id" AND "isPublished" AND '' IN ("title", "titleAr")) THEN
    RAISE EXCEPTION 'A published lesson has titles in both languages'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lessons_titles_once_published', TABLE = 'lessons';
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION refuse_incomplete_course() IS
  'A published course and its published lessons have texts in both languages.';

CREATE OR REPLACE FUNCTION public.refuse_kind_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."firstPublishedAt" IS NOT NULL OR EXISTS (SELECT FROM "lesson_progress" WHERE "lessonId" = NEW."id") THEN
    RAISE EXCEPTION 'lessons_kind_fixed: lesson % was published or opened', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lessons_kind_fixed', TABLE = 'lessons';
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION refuse_kind_change() IS
  'The kind of a lesson is fixed from its first publication or visit: what completed it stays true.';

CREATE OR REPLACE FUNCTION public.refuse_lesson_without_title()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT 1 FROM "courses" WHERE "id" = NEW."courseId" AND "firstPublishedAt" IS NOT NULL) THEN
    RAISE EXCEPTION 'A published lesson has titles in both languages'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lessons_titles_once_published', TABLE = 'lessons';
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION refuse_lesson_without_title() IS
  'A published lesson of a course that was ever published has titles in both languages.';

CREATE OR REPLACE FUNCTION public.refuse_owed_completion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT 1 FROM counted_lessons(NEW."id") WHERE "state" = 'owed') THEN
    RAISE EXCEPTION 'enrollments_completed_without_debt: enrollment % owes lessons', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'enrollments_completed_without_debt', TABLE = 'enrollments';
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION refuse_owed_completion() IS
  'An enrollment that owes lessons is not completed.';

CREATE OR REPLACE FUNCTION public.refuse_receipt_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'Receipts never change' USING ERRCODE = 'integrity_constraint_violation';
END $function$;
COMMENT ON FUNCTION refuse_receipt_change() IS
  'Receipts are neither changed nor deleted.';

CREATE OR REPLACE FUNCTION public.refuse_row_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  removable text[] := coalesce(TG_ARGV, '{}');
BEGIN
  IF to_jsonb(NEW) - removable = to_jsonb(OLD) - removable
    AND NOT EXISTS (
      SELECT FROM unnest(removable) AS name
      WHERE to_jsonb(NEW) ->> name IS NOT NULL AND to_jsonb(NEW) -> name IS DISTINCT FROM to_jsonb(OLD) -> name)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Rows of % never change', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $function$;
COMMENT ON FUNCTION refuse_row_change() IS
  'Rows to which attempts refer never change; the columns that are named may become null when an account is deleted.';

CREATE OR REPLACE FUNCTION public.reject_reserved_email()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (
    SELECT FROM "account_links"
    WHERE "email" = NEW."email" AND "purpose" = 'revert_email' AND "userId" <> NEW."id"
      AND "usedAt" IS NULL AND "expiresAt" > now()
  ) THEN
    RAISE unique_violation USING CONSTRAINT = 'users_email_key', TABLE = 'users',
      MESSAGE = 'duplicate key value violates unique constraint "users_email_key"';
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION reject_reserved_email() IS
  'An address that its former owner can still take back belongs to no other account.';

CREATE OR REPLACE FUNCTION public.remaining_seconds(deadline timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
AS $function$
  SELECT CASE WHEN deadline IS NOT NULL THEN greatest(0, ceil(extract(epoch FROM deadline - clock_timestamp())))::integer END
$function$;
COMMENT ON FUNCTION remaining_seconds(timestamp with time zone) IS
  'Seconds until a deadline, by the clock of the database; null without one.';

CREATE OR REPLACE FUNCTION public.response_to_count(kind "QuestionKind", response jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN kind = 'multiple' AND response IS NOT NULL THEN (
      SELECT jsonb_build_object('options', coalesce(jsonb_agg(chosen ORDER BY chosen), '[]'))
      FROM jsonb_array_elements(response -> 'options') AS chosen)
    ELSE response END
$function$;
COMMENT ON FUNCTION response_to_count("QuestionKind",jsonb) IS
  'The order in which several right options were chosen makes no other answer.';

CREATE OR REPLACE FUNCTION public.revealed_attempts(enrollment integer)
 RETURNS TABLE("attemptId" integer)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT a."id"
  FROM (
    SELECT t.*, bool_or(t."state" = 'passed') OVER same AS "hasPassed", count(*) FILTER (WHERE t."state" <> 'voided') OVER same AS "used",
      count(*) FILTER (WHERE t."state" IN ('open', 'submitted')) OVER same AS "running"
    FROM "quiz_attempts" t WHERE t."enrollmentId" = enrollment WINDOW same AS (PARTITION BY t."quizId")) a
    JOIN "quizzes" q ON q."lessonId" = a."quizId"
    LEFT JOIN "quiz_exceptions" x ON x."quizId" = a."quizId" AND x."enrollmentId" = a."enrollmentId"
  WHERE a."state" IN ('passed', 'failed') AND CASE q."reveal"
    WHEN 'always' THEN true
    WHEN 'after_pass' THEN a."hasPassed"
    WHEN 'after_last' THEN a."hasPassed"
      OR a."running" = 0 AND q."attemptsAllowed" > 0 AND a."used" >= q."attemptsAllowed" + coalesce(x."extraAttempts", 0)
    ELSE false END
$function$;
COMMENT ON FUNCTION revealed_attempts(integer) IS
  'The attempts of an enrollment whose learner sees what was right, by the rules of the quizzes as they are now.';

CREATE OR REPLACE FUNCTION public.save_answers(attempt integer, answers jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
END $function$;
COMMENT ON FUNCTION save_answers(integer,jsonb) IS
  'Stores answers that are newer than the stored ones, late ones apart, and returns what is stored, or the problem.';

CREATE OR REPLACE FUNCTION public.search_phrase(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(string_agg(search_stem(token), ' ' ORDER BY position), '')
  FROM search_tokens(normalize_search(name)) WITH ORDINALITY AS tokens(token, position)
$function$;
COMMENT ON FUNCTION search_phrase(text) IS
  'Names are compared by the stems of their words, in order.';

CREATE OR REPLACE FUNCTION public.search_singular(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT '{
    "الواح": "لوح", "عواكس": "عاكس", "شواحن": "شاحن", "قوابس": "قابس", "مقابس": "مقبس", "قواطع": "قاطع", "كوابل": "كابل",
    "اسلاك": "سلك", "خلايا": "خليه", "اطوار": "طور", "اقطاب": "قطب", "احمال": "حمل", "امواج": "موجه", "محاور": "محور",
    "مكابح": "مكبح", "فرامل": "فرمله", "تروس": "ترس", "معادن": "معدن", "اسطح": "سطح", "سطوح": "سطح", "اسقف": "سقف",
    "سقوف": "سقف", "رياح": "ريح", "ظلال": "ظل", "زوايا": "زاويه", "ابار": "بير", "مياه": "ماء", "احواض": "حوض", "حقول": "حقل",
    "مزارع": "مزرعه", "مصانع": "مصنع", "منازل": "منزل", "بيوت": "بيت", "مباني": "مبني", "مبان": "مبني", "مراكز": "مركز",
    "مدن": "مدينه", "انظمه": "نظام", "نظم": "نظام", "اجهزه": "جهاز", "ادوات": "اداه", "عناصر": "عنصر", "انواع": "نوع",
    "اشكال": "شكل", "اطراف": "طرف", "حدود": "حد", "مبادي": "مبدا", "اسس": "اساس", "معايير": "معيار", "اقيسه": "قياس",
    "مقاييس": "مقياس", "ارقام": "رقم", "قوانين": "قانون", "مشاريع": "مشروع", "برامج": "برنامج", "دروس": "درس", "ورش": "ورشه",
    "مقاطع": "مقطع", "ادله": "دليل", "وثايق": "وثيقه", "فواتير": "فاتوره", "خرايط": "خريطه", "افكار": "فكره", "اسيله": "سوال",
    "اجوبه": "جواب", "اسعار": "سعر", "اثمان": "ثمن", "اعطال": "عطل", "اخطاء": "خطا", "اخطار": "خطر", "مخاطر": "خطر",
    "حوادث": "حادث", "مصادر": "مصدر", "موارد": "مورد", "طلاب": "طالب", "طلبه": "طالب", "عمال": "عامل", "عوامل": "عامل",
    "خبراء": "خبير", "زباين": "زبون", "عملاء": "عميل", "ايام": "يوم", "اشهر": "شهر", "شهور": "شهر", "سنوات": "سنه",
    "سنين": "سنه", "اسابيع": "اسبوع", "دقايق": "دقيقه", "مفاتيح": "مفتاح", "براغي": "برغي", "اعمده": "عمود", "هياكل": "هيكل",
    "قنوات": "قناه", "مراحل": "مرحله", "اعمال": "عمل", "مهن": "مهنه", "حلول": "حل", "عوازل": "عازل", "غرف": "غرفه",
    "اراضي": "ارض", "نخيل": "نخله", "مراوح": "مروحه", "كتل": "كتله", "رواتب": "راتب", "اهداف": "هدف", "قيم": "قيمه",
    "معاهد": "معهد", "فروع": "فرع", "اقسام": "قسم", "مواد": "ماده", "مصابيح": "مصباح", "شرايح": "شريحه", "جدران": "جدار",
    "صناديق": "صندوق", "عقود": "عقد", "شروط": "شرط", "رسوم": "رسم", "قطع": "قطعه", "فصول": "فصل", "سدود": "سد", "شقوق": "شق",
    "شقق": "شقه", "عماير": "عماره", "اضرار": "ضرر", "اجزاء": "جزء", "نقاط": "نقطه", "خطوط": "خط", "حزم": "حزمه",
    "وظايف": "وظيفه", "حرايق": "حريق", "بدايل": "بديل", "طرق": "طريقه", "صور": "صوره", "تجارب": "تجربه", "فوايد": "فايده",
    "قواعد": "قاعده"
  }'::jsonb ->> word
$function$;
COMMENT ON FUNCTION search_singular(text) IS
  'Broken plurals are found by their singular, as brokenPlurals in stems.ts has them.';

CREATE OR REPLACE FUNCTION public.search_sound(token text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  heard text := translate(token, 'ڤگڨپچژکی', 'فققبجزكي');
BEGIN
  IF heard ~ '^[\u0620-\u06FF]' THEN
    IF search_singular(heard) IS NULL THEN
      heard := regexp_replace(heard, '^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})', '');
    END IF;
    heard := regexp_replace(heard, '(..)ه$', '\1ا');
    heard := translate(replace(heard, 'تش', 'ش'), 'بتطثجحهخدذضظرزسصشقكغفلمناويعء', 'BTTTJHHXDDDDRSSSCKKKFLMNaui');
  ELSE
    IF heard ~ '[a-z]' THEN heard := translate(heard, '2356789', ' aXTHKK'); END IF;
    heard := replace(heard, ' ', '');
    heard := regexp_replace(heard, 'tch|sch|ch|sh', 'C', 'g');
    heard := regexp_replace(heard, 'gh|gu(?=[eiy])|qu', 'K', 'g');
    heard := regexp_replace(heard, 'dj|dg|g(?=[eiy])', 'J', 'g');
    heard := regexp_replace(heard, 'c(?=[eiy])|t(?=ion)', 'S', 'g');
    heard := replace(replace(replace(heard, 'c', 'K'), 'kh', 'X'), 'gn', 'N');
    heard := replace(replace(replace(heard, 'ph', 'F'), 'th', 'T'), 'dh', 'D');
    heard := regexp_replace(heard, 'e?aux?', 'u', 'g');
    heard := replace(regexp_replace(heard, 'o?eu|ou|oo', 'u', 'g'), 'oi', 'ua');
    heard := regexp_replace(heard, 'ai|ei|ee', 'i', 'g');
    heard := replace(regexp_replace(heard, '(.{2})e$', '\1'), 'x', 'KS');
    heard := translate(heard, 'bpdtszfvklmnrhgqeioyuwj', 'BBDTSSFFKLMNRHKKiiuiuuJ');
  END IF;
  RETURN regexp_replace(regexp_replace(heard, '[^A-Zaiu]', '', 'g'), '(.)\1+', '\1', 'g');
END $function$;
COMMENT ON FUNCTION search_sound(text) IS
  'Words are compared as they sound in Arabic, French and English.';

CREATE OR REPLACE FUNCTION public.search_sound_key(sound text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN length(skeleton) < 2 THEN '' ELSE skeleton END FROM regexp_replace(sound, '[aiu]', '', 'g') AS skeleton
$function$;
COMMENT ON FUNCTION search_sound_key(text) IS
  'Similar words are looked up by their consonants, at least two.';

CREATE OR REPLACE FUNCTION public.search_stem(token text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  word text := translate(token, 'ڤگڨپچژکی', 'فققبجزكي');
  bare text;
  stem text;
BEGIN
  IF word !~ '^[\u0620-\u06FF]' THEN
    word := regexp_replace(word, '^(.{2,}e?au)x$', '\1');
    word := regexp_replace(word, '^(.{2,}(?:x|ch|sh|ss))es$', '\1');
    word := regexp_replace(word, '^(.{2,}[^su])s$', '\1');
    word := regexp_replace(word, '^(.{3,})ie$', '\1y');
    word := regexp_replace(word, '^(.{4,}?)(?:ing|ed|e?ment)$', '\1');
    word := regexp_replace(word, '^(.{2,}[ei])(l|n|t)\2e$', '\1\2');
    RETURN regexp_replace(word, '^(.{4,})e$', '\1');
  END IF;
  bare := regexp_replace(word, '^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})', '');
  word := regexp_replace(coalesce(search_singular(word), search_singular(bare), bare), '(.{2})ء$', '\1');
  stem := regexp_replace(word, '^(.{3,}?)(?:ات|ون|ين|ان|تين|تان|تها|تهم|تنا|تك|تي|ته|ها|هم|ه|ي|ا)*$', '\1');
  -- The feminine of some words is another thing.
  IF stem IN ('شاحن', 'مكتب', 'جامع', 'ناقل', 'دراج') AND substr(word, length(stem) + 1) ~ '^(?:ه$|ا?ت)' THEN
    RETURN stem || 'ه';
  END IF;
  RETURN stem;
END $function$;
COMMENT ON FUNCTION search_stem(text) IS
  'Word forms are found by one stem, as stemToken() in stems.ts has it.';

CREATE OR REPLACE FUNCTION public.search_stems(input text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(array_agg(DISTINCT stem COLLATE "C"), '{}') FROM (
    SELECT DISTINCT token FROM search_tokens(normalize_search(input)) AS token
  ) AS tokens CROSS JOIN LATERAL (
    SELECT search_stem(token) AS stem
    UNION ALL
    SELECT search_stem(substr(token, 2))
    WHERE token ~ '^(?:و.{3}|[فبلك].{5})' AND token !~ '^(?:[وف]?[بك]?ال|[وف]?لل).{3}' AND search_singular(token) IS NULL
  ) AS stems
$function$;
COMMENT ON FUNCTION search_stems(text) IS
  'A text has the stems of its words, also those without an Arabic prefix.';

CREATE OR REPLACE FUNCTION public.search_tokens(normalized text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT token FROM regexp_split_to_table(
    regexp_replace(normalized, '([0-9])[,.''’٬٫](?=[0-9]{3}(?![0-9]))', '\1', 'g'),
    '[^0-9a-z\u00DF-\u00F6\u00F8-\u024F\u0370-\u052F\u0620-\u064A\u066E-\u06D3\u06EE\u06EF\u06FA-\u06FF\u3040-\u9FFF\uAC00-\uD7A3]+'
  ) AS token WHERE token <> ''
$function$;
COMMENT ON FUNCTION search_tokens(text) IS
  'Words are letters and digits; separators of thousands do not divide a number.';

CREATE OR REPLACE FUNCTION public.searched_lesson_text(body text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT regexp_replace(regexp_replace(body, '\]\([^)]*\)|(https?://|www\.)\S*', ' ', 'gi'),
    '(?:[^\s\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u060C\u061B\u061F\u066A-\u066D\u2010-\u206F]*[0-9\u0660-\u0669\u06F0-\u06F9]){4}[^\s\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u060C\u061B\u061F\u066A-\u066D\u2010-\u206F]*', ' ', 'g')
$function$;
COMMENT ON FUNCTION searched_lesson_text(text) IS
  'Addresses, and numbers that are found by trying, are not searched in the closed texts of lessons.';

CREATE OR REPLACE FUNCTION public.send_message(VARIADIC messages json[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO "outgoing_messages" ("messages") VALUES (to_jsonb("messages"));
  RETURN cardinality("messages");
END $function$;
COMMENT ON FUNCTION send_message(json[]) IS
  'A message waits in the transaction of its cause, to be delivered with others; one messageId is delivered once.';

CREATE OR REPLACE FUNCTION public.set_admin_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  fields jsonb := to_jsonb(NEW);
  texts text;
BEGIN
  SELECT string_agg(fields ->> name, E'\n') INTO texts FROM unnest(TG_ARGV) AS name;
  texts := concat_ws(E'\n', texts, phone_digits(fields ->> 'phone'));
  IF TG_TABLE_NAME = 'polls' THEN
    SELECT concat_ws(E'\n', texts, string_agg(concat_ws(E'\n', "optionText", "optionTextAr"), E'\n' ORDER BY "order", "id"))
      INTO texts FROM "poll_options" WHERE "pollId" = (fields ->> 'id')::integer;
  END IF;
  NEW."adminSearchText" := coalesce(normalize_search(texts), '');
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_admin_search_text() IS
  'The admin search reads one column, with the texts of the row and its phone number.';

CREATE OR REPLACE FUNCTION public.set_audit_summary()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."action" <> 'update' THEN RETURN NEW; END IF;
  -- What people ask for first comes first.
  SELECT coalesce(array_agg(field ORDER BY rank, field), '{}') INTO NEW."changedFields"
  FROM (
    SELECT field, coalesce(array_position(ARRAY['price', 'isFree', 'isPublished', 'hasCertificate', 'slug', 'role', 'isActive',
      'status', 'amount'], field), 99) AS rank
    FROM jsonb_object_keys(coalesce(NEW."before", '{}') || coalesce(NEW."after", '{}')) AS field) AS fields;
  SELECT coalesce(jsonb_agg(jsonb_build_object('field', field,
      'before', audit_short_value(NEW."before" -> field), 'after', audit_short_value(NEW."after" -> field)) ORDER BY position), '[]')
    INTO NEW."summary"
  FROM unnest(NEW."changedFields"[1:3]) WITH ORDINALITY AS fields(field, position);
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_audit_summary() IS
  'An audit entry of an update lists its fields, the important ones first, with the values of three.';

CREATE OR REPLACE FUNCTION public.set_certificate_columns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' AND NEW."number" = '' THEN
    INSERT INTO "certificate_counters" ("year", "last") VALUES (extract(year FROM now() AT TIME ZONE 'Africa/Algiers')::int, 1)
      ON CONFLICT ("year") DO UPDATE SET "last" = "certificate_counters"."last" + 1
      RETURNING "year", "last" INTO NEW."year", NEW."sequence";
    NEW."number" := 'TYR-' || NEW."year" || '-' || lpad(NEW."sequence"::text, greatest(6, length(NEW."sequence"::text)), '0');
    NEW."code" := generate_certificate_code();
  END IF;
  SELECT coalesce(normalize_search(concat_ws(E'\n', NEW."id", NEW."number", replace(NEW."number", '-', ''), NEW."code",
      regexp_replace(NEW."code", '(.{4})(?=.)', '\1-', 'g'), NEW."holderName", NEW."holderNameAr", NEW."courseTitle",
      NEW."courseTitleAr", NEW."trainerName", NEW."trainerNameAr", "firstName", "lastName", "firstNameAr", "lastNameAr",
      "username", "email")), '')
    INTO NEW."adminSearchText" FROM "users" WHERE "id" = NEW."userId";
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_certificate_columns() IS
  'Certificates are numbered without gaps in each year of Algiers.';

CREATE OR REPLACE FUNCTION public.set_first_published_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."isPublished" AND NEW."firstPublishedAt" IS NULL THEN
    NEW."firstPublishedAt" := CASE TG_OP WHEN 'INSERT' THEN NEW."createdAt" ELSE now() END;
  END IF;
  NEW."publishedAt" := coalesce(NEW."firstPublishedAt", NEW."createdAt");
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_first_published_at() IS
  'The first publication keeps its date.';

CREATE OR REPLACE FUNCTION public.set_lesson_publication()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."isPublished" THEN NEW."firstPublishedAt" := coalesce(NEW."firstPublishedAt", now()); END IF;
  IF NEW."isPublished" AND NEW."isRequired" THEN
    NEW."withdrawnAt" := NULL;
  ELSIF TG_OP = 'UPDATE' AND OLD."isPublished" AND OLD."isRequired" THEN
    -- After the wait for locks, so that whoever enrolled during it owes the lesson.
    NEW."withdrawnAt" := clock_timestamp();
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_lesson_publication() IS
  'A lesson that no longer counts is withdrawn from a time on; students from before may owe it.';

CREATE OR REPLACE FUNCTION public.set_lesson_section()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Of two first lessons at the same time, one waits for the section of the other.
  PERFORM 1 FROM "courses" WHERE "id" = NEW."courseId" FOR NO KEY UPDATE;
  SELECT "id" INTO NEW."sectionId" FROM "course_sections" WHERE "courseId" = NEW."courseId"
  ORDER BY "position" DESC, "id" DESC LIMIT 1;
  IF NEW."sectionId" IS NULL THEN
    INSERT INTO "course_sections" ("courseId", "position") VALUES (NEW."courseId", 1) RETURNING "id" INTO NEW."sectionId";
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_lesson_section() IS
  'A lesson without a section belongs to the last one of its course, which gets one if it has none.';

CREATE OR REPLACE FUNCTION public.set_payment_columns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."reference" := payment_reference(NEW."id");
  NEW."openKey" := CASE WHEN NEW."status" NOT IN ('expired', 'cancelled', 'refunded')
    THEN concat_ws('/', NEW."userId", 'course ' || NEW."courseId", 'event ' || NEW."eventId") END;
  IF TG_OP = 'INSERT' OR NEW."transactionId" IS DISTINCT FROM OLD."transactionId" OR NEW."adminSearchText" = '' THEN
    SELECT coalesce(normalize_search(concat_ws(E'\n', NEW."id", NEW."reference", replace(NEW."reference", '-', ''), NEW."transactionId",
        "firstName", "lastName", "firstNameAr", "lastNameAr", "username", "email", phone_digits("phone"),
        (SELECT concat_ws(E'\n', "title", "titleAr") FROM "courses" WHERE "id" = NEW."courseId"),
        (SELECT concat_ws(E'\n', "title", "titleAr") FROM "events" WHERE "id" = NEW."eventId"))), '')
      INTO NEW."adminSearchText" FROM "users" WHERE "id" = NEW."userId";
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_payment_columns() IS
  'A user has at most one open order for an item: its key is unique.';

CREATE OR REPLACE FUNCTION public.set_search_document_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  kind text := split_part(NEW."key", ':', 1);
BEGIN
  NEW."fieldStems" := ARRAY(
    SELECT concat(kind, ':heading:', stem) FROM unnest(NEW."headingStems") AS stem
    UNION ALL SELECT concat(kind, ':body:', stem) FROM unnest(NEW."bodyStems") AS stem);
  NEW."publishedAt" := CASE kind
    WHEN 'course' THEN (SELECT "publishedAt" FROM "courses" WHERE "id" = NEW."courseId")
    WHEN 'blogPost' THEN (SELECT "publishedAt" FROM "blog_posts" WHERE "id" = NEW."blogPostId") END;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_search_document_keys() IS
  'A search finds rows by the stems of their fields and orders equal ones by their publication, without reading the rows.';

CREATE OR REPLACE FUNCTION public.set_search_vocabulary_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."keys" := ARRAY(SELECT DISTINCT phrase FROM unnest(NEW."words") AS name CROSS JOIN search_phrase(name) AS phrase WHERE phrase <> '');
  PERFORM add_search_words(array_to_string(NEW."words", E'\n'));
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_search_vocabulary_keys() IS
  'The search knows the words of the vocabulary by their stems.';

CREATE OR REPLACE FUNCTION public.set_sort_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  fields jsonb := to_jsonb(NEW);
  keys jsonb := '{}';
BEGIN
  FOR i IN 0 .. TG_NARGS - 1 BY 3 LOOP
    keys := keys || jsonb_build_object(TG_ARGV[i], (
      -- A line feed sorts before all letters: the second column decides only between equal first ones.
      SELECT string_agg(sort_key(TG_ARGV[i + 1], coalesce(fields ->> name, '')), E'\n' ORDER BY position)
      FROM unnest(string_to_array(TG_ARGV[i + 2], ' ')) WITH ORDINALITY AS columns(name, position)));
  END LOOP;
  RETURN jsonb_populate_record(NEW, keys);
END $function$;
COMMENT ON FUNCTION set_sort_keys() IS
  'Lists sort by letters of their language first, without regard to case and marks.';

CREATE OR REPLACE FUNCTION public.set_user_sort_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."sortKey" := sort_key('en', coalesce(NEW."lastNameAr", NEW."lastName")) || E'\n'
    || sort_key('en', coalesce(NEW."firstNameAr", NEW."firstName"));
  NEW."usernameSortKey" := sort_key('en', NEW."username");
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION set_user_sort_keys() IS
  'People are sorted by last name, then first name, Arabic ones first.';

CREATE OR REPLACE FUNCTION public.similar_search_words(typed text)
 RETURNS SETOF search_words
 LANGUAGE sql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.2'
AS $function$
  SELECT w.* FROM "search_words" w WHERE w."token" % typed AND abs(length(w."token") - length(typed)) <= 3
  ORDER BY similarity(w."token", typed) DESC, w."token" COLLATE "C" LIMIT 60
$function$;
COMMENT ON FUNCTION similar_search_words(text) IS
  'Corrections come from at most 60 words that share a fifth of the trigrams and differ by three letters in length.';

CREATE OR REPLACE FUNCTION public.sort_key(language text, input text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE
    WHEN folded ~ (CASE language WHEN 'ar' THEN '^[\u0621-\u064A]' ELSE '^[a-z]' END) THEN '1'
    WHEN folded ~ '^[[:alpha:]]' THEN '2'
    ELSE '3' END || folded
  FROM (SELECT btrim(regexp_replace(
    translate(replace(replace(replace(normalize_search(left(input, 200)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
      'øđłıپچڤڥڨڧگکڭڪژیېہەۀھۋ' || E'\u00AD\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\uFEFF',
      'odliبجففققككككزييههههو'),
    '[^[:alnum:]]+', ' ', 'g')) AS folded) AS keys
$function$;
COMMENT ON FUNCTION sort_key(text,text) IS
  'Texts that begin with letters of the language come first, then those with other letters, then digits and marks.';

CREATE OR REPLACE FUNCTION public.source_questions(quiz integer)
 RETURNS TABLE(source integer, "questionId" integer)
 LANGUAGE sql
 STABLE
AS $function$
  WITH usable AS MATERIALIZED (
    SELECT q."id", q."tags" FROM "questions" q JOIN "lessons" l ON l."courseId" = q."courseId"
    WHERE l."id" = quiz AND q."currentNumber" IS NOT NULL AND q."archivedAt" IS NULL),
  sources AS MATERIALIZED (SELECT min("id") AS "source", "questionId", "drawTag" FROM "quiz_slots" WHERE "quizId" = quiz GROUP BY 2, 3)
  SELECT s."source", u."id" FROM sources s JOIN usable u ON u."id" = s."questionId"
  UNION ALL
  SELECT DISTINCT s."source", u."id" FROM usable u CROSS JOIN unnest(u."tags") AS tag JOIN sources s ON s."drawTag" = tag
$function$;
COMMENT ON FUNCTION source_questions(integer) IS
  'A quiz asks questions of its course that have a version and are not archived, by name or by tag. Slots that ask for the same are one source: the first of them.';

CREATE OR REPLACE FUNCTION public.start_attempt(student integer, lesson integer, client_key uuid)
 RETURNS TABLE(id integer, "isNew" boolean, problem text, "availableAt" timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
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
END $function$;
COMMENT ON FUNCTION start_attempt(integer,integer,uuid) IS
  'Starts an attempt with all its questions or returns the open one; draws, shuffles and fixes the deadline, or names the problem.';

CREATE OR REPLACE FUNCTION public.submit_attempt(attempt integer)
 RETURNS TABLE("position" integer, "versionId" integer, points integer, "isCritical" boolean, response jsonb, tags text[])
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- finish_attempt() follows and flushes both. If the server fails before, the attempt is open again, and no client has an answer.
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE "quiz_attempts" t SET "state" = 'submitted',
    "closedBy" = CASE WHEN attempt_is_due(t."deadlineAt") THEN 'deadline' ELSE 'learner' END::"AttemptClosing",
    "submittedAt" = CASE WHEN attempt_is_due(t."deadlineAt") THEN t."deadlineAt" ELSE clock_timestamp() END
  WHERE t."id" = attempt AND t."state" = 'open';
  RETURN QUERY
    SELECT q."position", q."versionId", q."points", q."isCritical", a."response", b."tags"
    FROM "quiz_attempts" t
      JOIN "attempt_questions" q ON q."attemptId" = t."id"
      JOIN "question_versions" v ON v."id" = q."versionId"
      JOIN "questions" b ON b."id" = v."questionId"
      LEFT JOIN "attempt_answers" a ON a."attemptId" = q."attemptId" AND a."position" = q."position"
    WHERE t."id" = attempt AND t."state" = 'submitted' ORDER BY q."position";
END $function$;
COMMENT ON FUNCTION submit_attempt(integer) IS
  'An open attempt ends once, at its deadline at the latest. Returns the questions of a submitted one with the answers that count.';

CREATE OR REPLACE FUNCTION public.update_progress(ids integer[], completes boolean, activity timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF integer
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN QUERY
    WITH counted AS MATERIALIZED (
      SELECT e."id", CASE WHEN e."status" = 'in_progress'
        THEN least(enrollment_percent(e."id"), CASE WHEN completes THEN 100 ELSE 99 END) END AS "percent"
      FROM "enrollments" e WHERE e."id" = ANY (ids)
    ), updated AS (
      UPDATE "enrollments" e SET
        "lastActivityAt" = coalesce(activity, e."lastActivityAt"),
        "progress" = coalesce(c."percent", e."progress"),
        "status" = CASE WHEN c."percent" = 100 THEN 'completed' ELSE e."status" END,
        "completedAt" = CASE WHEN c."percent" = 100 THEN now() ELSE e."completedAt" END
      FROM counted c WHERE e."id" = c."id" AND (activity IS NOT NULL OR e."progress" <> c."percent")
      RETURNING e."id", c."percent"
    )
    SELECT u."id" FROM updated u WHERE u."percent" = 100 ORDER BY u."id";
  -- Messages contain the certificates, and their counter is locked before that of receipts.
  IF completes THEN SET CONSTRAINTS "enrollments_issue_certificate" IMMEDIATE; END IF;
END $function$;
COMMENT ON FUNCTION update_progress(integer[],boolean,timestamp with time zone) IS
  'Progress reaches 100 only with the completion; returns the enrollments that were completed.';

CREATE OR REPLACE FUNCTION public.upload_keys(text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT DISTINCT "match"[1] FROM regexp_matches($1, '/media/uploads/([0-9a-f]{32}\.[a-z]{3,4})', 'g') AS "match"
$function$;
COMMENT ON FUNCTION upload_keys(text) IS
  'The keys of the uploads that a text names.';

CREATE OR REPLACE FUNCTION public.usable_questions(quiz integer)
 RETURNS TABLE("slotId" integer, "questionId" integer)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT s."id", u."questionId"
  FROM (SELECT "id", min("id") OVER (PARTITION BY "questionId", "drawTag") AS "source" FROM "quiz_slots" WHERE "quizId" = quiz) s
    JOIN source_questions(quiz) u ON u."source" = s."source"
$function$;
COMMENT ON FUNCTION usable_questions(integer) IS
  'The questions that each slot can ask: source_questions().';

CREATE OR REPLACE FUNCTION public.withdrawn_lessons(enrollment integer)
 RETURNS TABLE("lessonId" integer, "isCompleted" boolean)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT l."id", p."completedAt" IS NOT NULL
  FROM "enrollments" e
    JOIN "courses" c ON c."id" = e."courseId" AND c."firstPublishedAt" IS NOT NULL
    JOIN "lessons" l ON l."courseId" = e."courseId" AND NOT l."isPublished" AND l."withdrawnAt" > e."enrolledAt"
    LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id" AND p."enrollmentId" = e."id"
  WHERE e."id" = enrollment AND (p."completedAt" >= l."withdrawnAt" OR e."completedAt" IS NULL AND EXISTS (
    SELECT 1 FROM counted_lessons(e."id") k WHERE k."lessonId" = l."id" AND k."state" = 'owed'))
  ORDER BY l."order", l."id"
$function$;
COMMENT ON FUNCTION withdrawn_lessons(integer) IS
  'Students see withdrawn lessons that they have completed or still owe.';

-- Table answer_counts
ALTER TABLE answer_counts ADD CONSTRAINT answer_counts_typed CHECK ((num_nonnulls("typedAttemptId", "typedPosition") = ANY (ARRAY[0, 2])) AND num_nonnulls(response, "typedAttemptId") < 2);

-- Table answer_marks
ALTER TABLE answer_marks ADD CONSTRAINT answer_marks_author CHECK ("markedBy" <> 'machine'::"AnswerMarker" OR num_nonnulls("userId", comment) = 0);
ALTER TABLE answer_marks ADD CONSTRAINT answer_marks_correction CHECK ("correctionId" IS NULL OR "markedBy" = 'remark'::"AnswerMarker");
ALTER TABLE answer_marks ADD CONSTRAINT answer_marks_range CHECK (denominator > 0 AND numerator >= 0 AND numerator <= denominator);
CREATE UNIQUE INDEX answer_marks_one_by_correction ON answer_marks USING btree ("correctionId", "attemptId", "position") WHERE "correctionId" IS NOT NULL;
CREATE UNIQUE INDEX answer_marks_one_by_machine ON answer_marks USING btree ("attemptId", "position") WHERE "markedBy" = 'machine'::"AnswerMarker";
CREATE TRIGGER answer_marks_never_change BEFORE UPDATE ON answer_marks FOR EACH ROW EXECUTE FUNCTION refuse_row_change('userId', 'comment');

-- Table attempt_answers
ALTER TABLE attempt_answers SET (fillfactor=80);
ALTER TABLE attempt_answers ADD CONSTRAINT attempt_answers_response_size CHECK (octet_length(response::text) <= 16384);

-- Table attempt_questions
ALTER TABLE attempt_questions ADD CONSTRAINT attempt_questions_range CHECK ("position" > 0 AND points > 0);
CREATE TRIGGER attempt_questions_never_change BEFORE UPDATE ON attempt_questions FOR EACH ROW EXECUTE FUNCTION refuse_row_change();

-- Table audit_entries
CREATE INDEX audit_entries_of_person ON audit_entries USING btree (COALESCE(before ->> 'userId'::text, before ->> 'studentId'::text, after ->> 'userId'::text, after ->> 'studentId'::text), entity, "entityId") WHERE (action = ANY (ARRAY['create'::text, 'delete'::text])) AND (entity = ANY (ARRAY['enrollments'::text, 'event_registrations'::text, 'payments'::text, 'reviews'::text]));
CREATE TRIGGER audit_entries_set_summary BEFORE INSERT OR UPDATE OF before, after ON audit_entries FOR EACH ROW EXECUTE FUNCTION set_audit_summary();

-- Table blog_post_views
CREATE TRIGGER blog_post_views_update_counts AFTER INSERT ON blog_post_views FOR EACH ROW EXECUTE FUNCTION count_blog_post_view();

-- Table blog_posts
ALTER TABLE blog_posts SET (fillfactor=80);
ALTER TABLE blog_posts ALTER "sortKey" TYPE text COLLATE "C";
ALTER TABLE blog_posts ALTER "sortKeyAr" TYPE text COLLATE "C";
ALTER TABLE blog_posts ADD CONSTRAINT blog_posts_counts_range CHECK (views >= 0 AND "readTime" > 0);
ALTER TABLE blog_posts ADD CONSTRAINT blog_posts_tags_list CHECK (jsonb_typeof(tags) = 'array'::text);
CREATE TRIGGER blog_posts_check_upload_kind BEFORE INSERT OR UPDATE OF thumbnail ON blog_posts FOR EACH ROW WHEN (new.thumbnail ~~ '/media/uploads/%'::text) EXECUTE FUNCTION check_upload_kind('thumbnail', 'thumbnail');
CREATE TRIGGER blog_posts_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON blog_posts FOR EACH ROW EXECUTE FUNCTION log_audit_entry('views');
CREATE TRIGGER blog_posts_log_content_change AFTER INSERT OR DELETE OR TRUNCATE ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER blog_posts_log_content_update AFTER UPDATE OF id, title, "titleAr", content, "contentAr", slug, excerpt, "excerptAr", "categoryId", "authorId", thumbnail, tags, "isPublished", "readTime", "adminSearchText", "createdAt", "updatedAt" ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER blog_posts_log_row_view_change AFTER UPDATE OF views ON blog_posts FOR EACH ROW WHEN (old.views IS DISTINCT FROM new.views) EXECUTE FUNCTION log_view_change();
CREATE TRIGGER blog_posts_log_view_change AFTER UPDATE OF views ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION log_content_change('views');
CREATE TRIGGER blog_posts_refresh_search_document AFTER INSERT OR UPDATE OF title, "titleAr", content, "contentAr", "categoryId", "authorId", tags, "isPublished", "firstPublishedAt", "createdAt" ON blog_posts FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('blogPost');
CREATE TRIGGER blog_posts_set_admin_search_text BEFORE INSERT OR UPDATE OF title, "titleAr", excerpt, "excerptAr", content, "contentAr", slug, tags ON blog_posts FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'title', 'titleAr', 'excerpt', 'excerptAr', 'content', 'contentAr', 'slug', 'tags');
CREATE TRIGGER blog_posts_set_first_published_at BEFORE INSERT OR UPDATE OF "isPublished", "firstPublishedAt", "createdAt" ON blog_posts FOR EACH ROW EXECUTE FUNCTION set_first_published_at();
CREATE TRIGGER blog_posts_set_sort_keys BEFORE INSERT OR UPDATE OF title, "titleAr" ON blog_posts FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'title', 'sortKeyAr', 'ar', 'titleAr');

-- Table categories
CREATE TRIGGER categories_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER categories_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER categories_refresh_search_documents AFTER UPDATE OF name, "nameAr" ON categories FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old."nameAr" IS DISTINCT FROM new."nameAr") EXECUTE FUNCTION refresh_labelled_search_documents();

-- Table certificate_archives
CREATE UNIQUE INDEX certificate_archives_one_waiting ON certificate_archives USING btree ("userId") WHERE state = 'waiting'::"DataExportState";

-- Table certificate_settings
ALTER TABLE certificate_settings ADD CONSTRAINT certificate_settings_single_row CHECK (id = 1);
CREATE TRIGGER certificate_settings_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON certificate_settings FOR EACH ROW EXECUTE FUNCTION log_audit_entry();

-- Table certificates
ALTER TABLE certificates ADD CONSTRAINT certificates_issued_with_names CHECK (
CASE status
    WHEN 'awaiting_name'::"CertificateStatus" THEN num_nonnulls("holderName", "holderNameAr", "issuedAt") = 0
    WHEN 'valid'::"CertificateStatus" THEN num_nonnulls("holderName", "holderNameAr", "issuedAt") = 3
    WHEN 'replaced'::"CertificateStatus" THEN "issuedAt" IS NOT NULL
    ELSE true
END);
ALTER TABLE certificates ADD CONSTRAINT certificates_revoked_with_cause CHECK (
CASE
    WHEN status = 'revoked'::"CertificateStatus" THEN num_nonnulls("revokedAt", "revocationCause") = 2
    ELSE num_nonnulls("revokedAt", "revocationCause", "revocationReason") = 0
END);
CREATE UNIQUE INDEX certificates_one_current ON certificates USING btree ("enrollmentId") WHERE status = ANY (ARRAY['awaiting_name'::"CertificateStatus", 'valid'::"CertificateStatus"]);
CREATE TRIGGER certificates_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON certificates FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER certificates_never_change BEFORE DELETE OR UPDATE ON certificates FOR EACH ROW EXECUTE FUNCTION refuse_certificate_change();
CREATE TRIGGER certificates_set_columns BEFORE INSERT OR UPDATE ON certificates FOR EACH ROW EXECUTE FUNCTION set_certificate_columns();

-- Table contact_details
ALTER TABLE contact_details ADD CONSTRAINT contact_details_single_row CHECK (id = 1);
CREATE TRIGGER contact_details_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON contact_details FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER contact_details_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON contact_details FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- Table contact_messages
ALTER TABLE contact_messages ALTER "sortKey" TYPE text COLLATE "C";
ALTER TABLE contact_messages ALTER "subjectSortKey" TYPE text COLLATE "C";
CREATE TRIGGER contact_messages_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON contact_messages FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER contact_messages_set_admin_search_text BEFORE INSERT OR UPDATE OF name, email, phone, subject, message ON contact_messages FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'name', 'email', 'phone', 'subject', 'message');
CREATE TRIGGER contact_messages_set_sort_keys BEFORE INSERT OR UPDATE OF name, subject ON contact_messages FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'name', 'subjectSortKey', 'en', 'subject');

-- Table coupon_courses
CREATE TRIGGER coupon_courses_log_delete AFTER DELETE ON coupon_courses REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION log_coupon_courses();
CREATE TRIGGER coupon_courses_log_insert AFTER INSERT ON coupon_courses REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION log_coupon_courses();

-- Table coupons
ALTER TABLE coupons ADD CONSTRAINT coupons_amount_range CHECK (amount > 0::numeric);
ALTER TABLE coupons ADD CONSTRAINT coupons_end_after_start CHECK ("endsAt" > "startsAt");
ALTER TABLE coupons ADD CONSTRAINT coupons_limits_range CHECK ("totalLimit" >= 0 AND "perUserLimit" >= 1);
ALTER TABLE coupons ADD CONSTRAINT coupons_never_overused CHECK ("usedCount" >= 0 AND "usedCount" <= "totalLimit");
ALTER TABLE coupons ADD CONSTRAINT coupons_one_discount CHECK (num_nonnulls(percent, amount) = 1);
ALTER TABLE coupons ADD CONSTRAINT coupons_percent_range CHECK (percent >= 1 AND percent <= 100);
CREATE TRIGGER coupons_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON coupons FOR EACH ROW EXECUTE FUNCTION log_audit_entry('usedCount');
CREATE TRIGGER coupons_set_admin_search_text BEFORE INSERT OR UPDATE OF code ON coupons FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'code');

-- Table course_counters
ALTER TABLE course_counters SET (fillfactor=70);
ALTER TABLE course_counters ADD CONSTRAINT course_counters_counts_range CHECK ("enrollmentCount" >= 0 AND "ratingCount" >= 0 AND "ratingSum" >= 0);
ALTER TABLE course_counters ADD CONSTRAINT course_counters_rating_range CHECK (rating >= 0::numeric AND rating <= 5::numeric);
CREATE INDEX "course_counters_enrollmentCount_courseId_idx" ON course_counters USING btree ("enrollmentCount" DESC, "courseId" DESC) WITH (fillfactor='70');
CREATE INDEX "course_counters_rating_courseId_idx" ON course_counters USING btree (rating DESC, "courseId" DESC) WITH (fillfactor='70');
CREATE TRIGGER course_counters_log_counter_change AFTER INSERT OR DELETE OR UPDATE ON course_counters FOR EACH ROW EXECUTE FUNCTION log_counter_change();
CREATE TRIGGER course_counters_log_truncate AFTER TRUNCATE ON course_counters FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- Table course_prerequisites
ALTER TABLE course_prerequisites ADD CONSTRAINT course_prerequisites_other_course CHECK ("courseId" <> "requiredCourseId");
CREATE TRIGGER course_prerequisites_check BEFORE INSERT OR UPDATE ON course_prerequisites FOR EACH ROW EXECUTE FUNCTION check_course_prerequisite();
CREATE TRIGGER course_prerequisites_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON course_prerequisites FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER course_prerequisites_log_delete AFTER DELETE ON course_prerequisites REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION log_course_prerequisites();
CREATE TRIGGER course_prerequisites_log_insert AFTER INSERT ON course_prerequisites REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION log_course_prerequisites();

-- Table course_sections
ALTER TABLE course_sections ADD CONSTRAINT course_sections_position_range CHECK ("position" >= 0);
CREATE TRIGGER course_sections_log_audit_entry AFTER DELETE OR UPDATE ON course_sections FOR EACH ROW EXECUTE FUNCTION log_audit_entry('clientKey');
CREATE TRIGGER course_sections_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON course_sections FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER course_sections_log_insert AFTER INSERT ON course_sections FOR EACH ROW WHEN (new.title <> ''::text OR new."titleAr" <> ''::text) EXECUTE FUNCTION log_audit_entry('clientKey');
CREATE TRIGGER course_sections_refresh_search_document AFTER UPDATE OF title, "titleAr" ON course_sections FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old."titleAr" IS DISTINCT FROM new."titleAr") EXECUTE FUNCTION refresh_search_of_section_titles();

-- Table course_uploads
CREATE TRIGGER course_uploads_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON course_uploads FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- Table courses
ALTER TABLE courses ALTER "sortKey" TYPE text COLLATE "C";
ALTER TABLE courses ALTER "sortKeyAr" TYPE text COLLATE "C";
ALTER TABLE courses ADD CONSTRAINT courses_duration_range CHECK (duration >= 0);
ALTER TABLE courses ADD CONSTRAINT courses_free_is_price_zero CHECK ("isFree" = (price = 0::numeric));
ALTER TABLE courses ADD CONSTRAINT courses_price_range CHECK (price >= 0::numeric);
ALTER TABLE courses ADD CONSTRAINT courses_title_in_a_language CHECK (title <> ''::text OR "titleAr" <> ''::text);
ALTER TABLE courses ADD CONSTRAINT courses_titles_once_published CHECK (title <> ''::text AND "titleAr" <> ''::text OR NOT "isPublished" AND "firstPublishedAt" IS NULL);
CREATE INDEX courses_drafts_idx ON courses USING btree ("trainerId", "createdAt", id) WHERE NOT "isPublished" AND "firstPublishedAt" IS NULL;
CREATE TRIGGER courses_check_preview_lesson BEFORE INSERT OR UPDATE OF "previewLessonId" ON courses FOR EACH ROW WHEN (new."previewLessonId" IS NOT NULL) EXECUTE FUNCTION check_preview_lesson();
CREATE TRIGGER courses_check_upload_kind BEFORE INSERT OR UPDATE OF thumbnail ON courses FOR EACH ROW WHEN (new.thumbnail ~~ '/media/uploads/%'::text) EXECUTE FUNCTION check_upload_kind('thumbnail', 'thumbnail');
CREATE TRIGGER courses_create_counters AFTER INSERT ON courses FOR EACH ROW EXECUTE FUNCTION create_course_counters();
CREATE TRIGGER courses_deactivate_coupons BEFORE DELETE ON courses FOR EACH ROW EXECUTE FUNCTION deactivate_coupons_of_course();
CREATE TRIGGER courses_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON courses FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER courses_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON courses FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER courses_refresh_search_document AFTER INSERT OR UPDATE OF title, "titleAr", description, "descriptionAr", keywords, "categoryId", "trainerId", level, "isFree", "isPublished", "firstPublishedAt", "createdAt" ON courses FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('course');
CREATE TRIGGER courses_refuse_incomplete BEFORE UPDATE OF "isPublished" ON courses FOR EACH ROW WHEN (new."isPublished" AND NOT old."isPublished") EXECUTE FUNCTION refuse_incomplete_course();
CREATE TRIGGER courses_set_admin_search_text BEFORE INSERT OR UPDATE OF title, "titleAr", description, "descriptionAr", slug, price, level ON courses FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'title', 'titleAr', 'description', 'descriptionAr', 'slug', 'price', 'level');
CREATE TRIGGER courses_set_first_published_at BEFORE INSERT OR UPDATE OF "isPublished", "firstPublishedAt", "createdAt" ON courses FOR EACH ROW EXECUTE FUNCTION set_first_published_at();
CREATE TRIGGER courses_set_sort_keys BEFORE INSERT OR UPDATE OF title, "titleAr" ON courses FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'title', 'sortKeyAr', 'ar', 'titleAr');

-- Table enrollments
ALTER TABLE enrollments ADD CONSTRAINT enrollments_completed_is_whole CHECK (status <> 'completed'::"EnrollmentStatus" OR progress = 100);
ALTER TABLE enrollments ADD CONSTRAINT enrollments_completion CHECK (
CASE status
    WHEN 'completed'::"EnrollmentStatus" THEN "completedAt" IS NOT NULL
    WHEN 'in_progress'::"EnrollmentStatus" THEN "completedAt" IS NULL
    ELSE true
END);
ALTER TABLE enrollments ADD CONSTRAINT enrollments_progress_range CHECK (progress >= 0 AND progress <= 100);
CREATE INDEX enrollments_completed_idx ON enrollments USING btree ("completedAt") WHERE "completedAt" IS NOT NULL;
CREATE TRIGGER enrollments_begin BEFORE UPDATE OF status ON enrollments FOR EACH ROW WHEN (old.status = 'pending_payment'::"EnrollmentStatus" AND old."endedAt" IS NULL AND new.status = 'in_progress'::"EnrollmentStatus") EXECUTE FUNCTION begin_enrollment();
CREATE TRIGGER enrollments_count_status AFTER UPDATE OF status ON enrollments FOR EACH ROW WHEN ((old.status = ANY (ARRAY['in_progress'::"EnrollmentStatus", 'completed'::"EnrollmentStatus"])) <> (new.status = ANY (ARRAY['in_progress'::"EnrollmentStatus", 'completed'::"EnrollmentStatus"]))) EXECUTE FUNCTION count_enrollment();
CREATE CONSTRAINT TRIGGER enrollments_issue_certificate AFTER INSERT OR UPDATE OF status ON enrollments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status = 'completed'::"EnrollmentStatus") EXECUTE FUNCTION issue_certificate_of_enrollment();
CREATE TRIGGER enrollments_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON enrollments FOR EACH ROW EXECUTE FUNCTION log_audit_entry('lastActivityAt', 'practiceOffAt');
CREATE TRIGGER enrollments_refuse_owed_completion BEFORE UPDATE OF status ON enrollments FOR EACH ROW WHEN (new.status = 'completed'::"EnrollmentStatus" AND old."completedAt" IS NULL) EXECUTE FUNCTION refuse_owed_completion();
CREATE TRIGGER enrollments_update_counts AFTER INSERT OR DELETE OR UPDATE OF "courseId" ON enrollments FOR EACH ROW EXECUTE FUNCTION count_enrollment();

-- Table event_registrations
CREATE TRIGGER event_registrations_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON event_registrations FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER event_registrations_update_counts AFTER INSERT OR DELETE ON event_registrations FOR EACH ROW EXECUTE FUNCTION count_event_registration();

-- Table events
ALTER TABLE events SET (fillfactor=80);
ALTER TABLE events ALTER "sortKey" TYPE text COLLATE "C";
ALTER TABLE events ALTER "sortKeyAr" TYPE text COLLATE "C";
ALTER TABLE events ADD CONSTRAINT events_capacity_range CHECK (capacity > 0);
ALTER TABLE events ADD CONSTRAINT events_end_after_start CHECK ("endDate" > "startDate");
ALTER TABLE events ADD CONSTRAINT events_never_oversold CHECK ("registeredCount" >= 0 AND "registeredCount" <= COALESCE(capacity, "registeredCount"));
ALTER TABLE events ADD CONSTRAINT events_price_range CHECK (price >= 0::numeric);
CREATE TRIGGER events_check_upload_kind BEFORE INSERT OR UPDATE OF thumbnail ON events FOR EACH ROW WHEN (new.thumbnail ~~ '/media/uploads/%'::text) EXECUTE FUNCTION check_upload_kind('thumbnail', 'thumbnail');
CREATE TRIGGER events_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION log_audit_entry('registeredCount');
CREATE TRIGGER events_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER events_refresh_search_document AFTER INSERT OR UPDATE OF title, "titleAr", description, "descriptionAr", location, "locationAr", "isOnline", price, "organizerId", "isPublished" ON events FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('event');
CREATE TRIGGER events_set_admin_search_text BEFORE INSERT OR UPDATE OF title, "titleAr", description, "descriptionAr", location, "locationAr", "meetingUrl", price, capacity ON events FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'title', 'titleAr', 'description', 'descriptionAr', 'location', 'locationAr', 'meetingUrl', 'price', 'capacity');
CREATE TRIGGER events_set_sort_keys BEFORE INSERT OR UPDATE OF title, "titleAr" ON events FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'title', 'sortKeyAr', 'ar', 'titleAr');

-- Table faq_categories
CREATE TRIGGER faq_categories_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON faq_categories FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER faq_categories_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON faq_categories FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER faq_categories_refresh_search_documents AFTER UPDATE OF name, "nameAr" ON faq_categories FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old."nameAr" IS DISTINCT FROM new."nameAr") EXECUTE FUNCTION refresh_labelled_search_documents();

-- Table faqs
ALTER TABLE faqs ALTER "sortKey" TYPE text COLLATE "C";
ALTER TABLE faqs ALTER "sortKeyAr" TYPE text COLLATE "C";
CREATE TRIGGER faqs_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON faqs FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER faqs_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON faqs FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER faqs_refresh_search_document AFTER INSERT OR UPDATE OF question, "questionAr", answer, "answerAr", "categoryId", "isPublished" ON faqs FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('faq');
CREATE TRIGGER faqs_set_admin_search_text BEFORE INSERT OR UPDATE OF question, "questionAr", answer, "answerAr" ON faqs FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'question', 'questionAr', 'answer', 'answerAr');
CREATE TRIGGER faqs_set_sort_keys BEFORE INSERT OR UPDATE OF question, "questionAr" ON faqs FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'question', 'sortKeyAr', 'ar', 'questionAr');

-- Table glossary_terms
ALTER TABLE glossary_terms ALTER "categorySortKey" TYPE text COLLATE "C";
ALTER TABLE glossary_terms ALTER "categorySortKeyAr" TYPE text COLLATE "C";
ALTER TABLE glossary_terms ALTER "sortKey" TYPE text COLLATE "C";
ALTER TABLE glossary_terms ALTER "sortKeyAr" TYPE text COLLATE "C";
CREATE TRIGGER glossary_terms_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON glossary_terms FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER glossary_terms_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON glossary_terms FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER glossary_terms_refresh_search_document AFTER INSERT OR UPDATE OF term, "termAr", definition, "definitionAr", acronym, "acronymAr", category, "categoryAr", "nameFr", spellings, "createdBy", "isPublished" ON glossary_terms FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('glossaryTerm');
CREATE TRIGGER glossary_terms_set_sort_keys BEFORE INSERT OR UPDATE OF term, "termAr", category, "categoryAr" ON glossary_terms FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'term', 'sortKeyAr', 'ar', 'termAr', 'categorySortKey', 'en', 'category', 'categorySortKeyAr', 'ar', 'categoryAr');

-- Table late_answers
ALTER TABLE late_answers ADD CONSTRAINT late_answers_response_size CHECK (octet_length(response::text) <= 16384);

-- Table lesson_captions
CREATE TRIGGER lesson_captions_log_captions AFTER INSERT OR DELETE OR UPDATE ON lesson_captions FOR EACH ROW EXECUTE FUNCTION log_lesson_captions();
CREATE TRIGGER lesson_captions_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON lesson_captions FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER lesson_captions_record_uploads AFTER INSERT OR DELETE OR UPDATE ON lesson_captions FOR EACH ROW EXECUTE FUNCTION record_uploads_of_captions();

-- Table lesson_notes
ALTER TABLE lesson_notes ADD CONSTRAINT lesson_notes_second_range CHECK (second >= 0 AND second <= 86400);
ALTER TABLE lesson_notes ADD CONSTRAINT lesson_notes_text_length CHECK (char_length(text) >= 1 AND char_length(text) <= 5000);

-- Table lesson_progress
ALTER TABLE lesson_progress SET (fillfactor=85);
ALTER TABLE lesson_progress ADD CONSTRAINT lesson_progress_position_range CHECK ("position" >= 0);
CREATE TRIGGER lesson_progress_insert_evidence BEFORE INSERT ON lesson_progress FOR EACH ROW WHEN (new."completedAt" IS NOT NULL) EXECUTE FUNCTION check_lesson_evidence();
CREATE TRIGGER lesson_progress_update_evidence BEFORE UPDATE OF "completedAt", "lessonId", "enrollmentId" ON lesson_progress FOR EACH ROW WHEN (new."completedAt" IS NOT NULL AND (new."lessonId" IS DISTINCT FROM old."lessonId" OR new."enrollmentId" IS DISTINCT FROM old."enrollmentId" OR new."completedAt" IS DISTINCT FROM old."completedAt")) EXECUTE FUNCTION check_lesson_evidence();

-- Table lesson_search_texts
CREATE INDEX lesson_search_texts_stems_idx ON lesson_search_texts USING gin (stems) WITH (fastupdate=off);
CREATE TRIGGER lesson_search_texts_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON lesson_search_texts FOR EACH STATEMENT EXECUTE FUNCTION log_content_change('lesson_search_texts');

-- Table lesson_uploads
CREATE TRIGGER lesson_uploads_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON lesson_uploads FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- Table lesson_waivers
CREATE UNIQUE INDEX lesson_waivers_one_for_all ON lesson_waivers USING btree ("lessonId") WHERE "enrollmentId" IS NULL;
CREATE UNIQUE INDEX lesson_waivers_one_for_enrollment ON lesson_waivers USING btree ("enrollmentId", "lessonId") WHERE "enrollmentId" IS NOT NULL;
CREATE TRIGGER lesson_waivers_check BEFORE INSERT ON lesson_waivers FOR EACH ROW EXECUTE FUNCTION check_lesson_waiver();
CREATE TRIGGER lesson_waivers_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON lesson_waivers FOR EACH ROW EXECUTE FUNCTION log_audit_entry();

-- Table lessons
ALTER TABLE lessons ADD CONSTRAINT lessons_archived_unpublished CHECK ("archivedAt" IS NULL OR NOT "isPublished");
ALTER TABLE lessons ADD CONSTRAINT lessons_attachments_list CHECK (jsonb_typeof(attachments) = 'array'::text);
ALTER TABLE lessons ADD CONSTRAINT lessons_duration_range CHECK (duration >= 0);
ALTER TABLE lessons ADD CONSTRAINT lessons_order_range CHECK ("order" >= 0);
ALTER TABLE lessons ADD CONSTRAINT lessons_title_in_a_language CHECK (title <> ''::text OR "titleAr" <> ''::text);
ALTER TABLE lessons ADD CONSTRAINT lessons_withdrawn_not_due CHECK ("withdrawnAt" IS NULL OR NOT ("isPublished" AND "isRequired"));
CREATE TRIGGER lessons_check_upload_kind BEFORE INSERT OR UPDATE OF attachments ON lessons FOR EACH ROW WHEN (new.attachments::text ~~ '%/media/uploads/%'::text) EXECUTE FUNCTION check_upload_kind('attachments', 'attachment');
CREATE TRIGGER lessons_check_video_upload_kind BEFORE INSERT OR UPDATE OF "videoUrl" ON lessons FOR EACH ROW WHEN (new."videoUrl" ~~ '%/media/uploads/%'::text) EXECUTE FUNCTION check_upload_kind('videoUrl', 'attachment');
CREATE TRIGGER lessons_delete_quiz BEFORE UPDATE OF kind ON lessons FOR EACH ROW WHEN (old.kind = 'quiz'::"LessonKind" AND new.kind <> 'quiz'::"LessonKind") EXECUTE FUNCTION delete_quiz_of_lesson();
CREATE TRIGGER lessons_delete_search_document AFTER DELETE ON lessons FOR EACH ROW WHEN (old."isPublished") EXECUTE FUNCTION refresh_search_of_filled_sections();
CREATE TRIGGER lessons_end_preview AFTER UPDATE OF "isPublished", "courseId" ON lessons FOR EACH ROW WHEN (NOT new."isPublished" OR new."courseId" <> old."courseId") EXECUTE FUNCTION end_lesson_preview();
CREATE TRIGGER lessons_insert_quiz AFTER INSERT ON lessons FOR EACH ROW WHEN (new.kind = 'quiz'::"LessonKind") EXECUTE FUNCTION create_quiz_of_lesson();
CREATE TRIGGER lessons_insert_search_document AFTER INSERT ON lessons REFERENCING NEW TABLE AS inserted_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_filled_sections();
CREATE TRIGGER lessons_insert_search_text AFTER INSERT ON lessons FOR EACH ROW WHEN (new."isPublished") EXECUTE FUNCTION refresh_lesson_search_text();
CREATE TRIGGER lessons_insert_uploads AFTER INSERT ON lessons FOR EACH ROW WHEN (concat_ws(' '::text, new.content, new."contentAr", new."videoUrl", new.attachments::text) ~~ '%/media/uploads/%'::text) EXECUTE FUNCTION record_uploads_of_texts();
CREATE TRIGGER lessons_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON lessons FOR EACH ROW EXECUTE FUNCTION log_audit_entry('clientKey');
CREATE TRIGGER lessons_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON lessons FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER lessons_refuse_kind_change BEFORE UPDATE OF kind ON lessons FOR EACH ROW WHEN (new.kind <> old.kind) EXECUTE FUNCTION refuse_kind_change();
CREATE TRIGGER lessons_set_publication BEFORE INSERT OR UPDATE OF "isPublished", "isRequired" ON lessons FOR EACH ROW EXECUTE FUNCTION set_lesson_publication();
CREATE TRIGGER lessons_set_section BEFORE INSERT ON lessons FOR EACH ROW WHEN (new."sectionId" = 0) EXECUTE FUNCTION set_lesson_section();
CREATE TRIGGER lessons_titles_once_published BEFORE INSERT OR UPDATE OF title, "titleAr", "isPublished", "courseId" ON lessons FOR EACH ROW WHEN (new."isPublished" AND (''::text = new.title OR ''::text = new."titleAr")) EXECUTE FUNCTION refuse_lesson_without_title();
CREATE TRIGGER lessons_update_quiz AFTER UPDATE OF kind ON lessons FOR EACH ROW WHEN (new.kind = 'quiz'::"LessonKind") EXECUTE FUNCTION create_quiz_of_lesson();
CREATE TRIGGER lessons_update_search_document AFTER UPDATE OF "isPublished", "sectionId" ON lessons FOR EACH ROW WHEN ((old."isPublished" IS DISTINCT FROM new."isPublished" OR old."sectionId" IS DISTINCT FROM new."sectionId") AND (old."isPublished" OR new."isPublished")) EXECUTE FUNCTION refresh_search_of_filled_sections();
CREATE TRIGGER lessons_update_search_text AFTER UPDATE OF title, "titleAr", content, "contentAr", "isPublished", "courseId" ON lessons FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old."titleAr" IS DISTINCT FROM new."titleAr" OR old.content IS DISTINCT FROM new.content OR old."contentAr" IS DISTINCT FROM new."contentAr" OR old."isPublished" IS DISTINCT FROM new."isPublished" OR old."courseId" IS DISTINCT FROM new."courseId") EXECUTE FUNCTION refresh_lesson_search_text();
CREATE TRIGGER lessons_update_uploads AFTER UPDATE OF content, "contentAr", "videoUrl", attachments ON lessons FOR EACH ROW WHEN (concat_ws(' '::text, new.content, new."contentAr", new."videoUrl", new.attachments::text, old.content, old."contentAr", old."videoUrl", old.attachments::text) ~~ '%/media/uploads/%'::text) EXECUTE FUNCTION record_uploads_of_texts();

-- Table newsletter_issues
CREATE TRIGGER newsletter_issues_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON newsletter_issues FOR EACH ROW EXECUTE FUNCTION log_audit_entry('lastSubscriberId', 'queuedAt');
CREATE TRIGGER newsletter_issues_set_admin_search_text BEFORE INSERT OR UPDATE OF subject, "subjectAr", intro, "introAr" ON newsletter_issues FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'subject', 'subjectAr', 'intro', 'introAr');

-- Table newsletter_subscribers
ALTER TABLE newsletter_subscribers ADD CONSTRAINT newsletter_email_lower CHECK (email = lower(email));
CREATE TRIGGER newsletter_subscribers_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON newsletter_subscribers FOR EACH ROW EXECUTE FUNCTION log_audit_entry();

-- Table outgoing_messages
ALTER TABLE outgoing_messages SET (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=1000);

-- Table payment_settings
ALTER TABLE payment_settings ADD CONSTRAINT payment_settings_days_range CHECK ("daysToPay" >= 1 AND "daysToPay" <= 60 AND "guaranteeDays" >= 0 AND "guaranteeDays" <= 365);
ALTER TABLE payment_settings ADD CONSTRAINT payment_settings_seat_hold_range CHECK ("seatHoldHours" >= 1 AND "seatHoldHours" <= 168);
ALTER TABLE payment_settings ADD CONSTRAINT payment_settings_single_row CHECK (id = 1);
CREATE TRIGGER payment_settings_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON payment_settings FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER payment_settings_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON payment_settings FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- Table payments
ALTER TABLE payments ADD CONSTRAINT payments_amount_range CHECK (amount >= 0::numeric);
ALTER TABLE payments ADD CONSTRAINT payments_discount_range CHECK (amount <= "listPrice");
ALTER TABLE payments ADD CONSTRAINT payments_one_item CHECK (num_nonnulls("courseId", "eventId") = 1);
CREATE INDEX payments_confirmed_idx ON payments USING btree ("confirmedAt", status, amount) WHERE "confirmedAt" IS NOT NULL;
CREATE INDEX payments_refund_requests_idx ON payments USING btree ("refundRequestedAt", id) WHERE status = 'refund_requested'::"PaymentStatus";
CREATE INDEX payments_refunded_idx ON payments USING btree ("refundedAt", status, amount) WHERE "refundedAt" IS NOT NULL;
CREATE TRIGGER payments_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION log_audit_entry('openKey', 'checkoutUrl', 'refundAccount', 'refundHolder');
CREATE TRIGGER payments_set_columns BEFORE INSERT OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION set_payment_columns();

-- Table poll_options
ALTER TABLE poll_options SET (fillfactor=70);
ALTER TABLE poll_options ADD CONSTRAINT poll_options_votes_range CHECK (votes >= 0);
CREATE TRIGGER poll_options_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON poll_options FOR EACH ROW EXECUTE FUNCTION log_audit_entry('votes');
CREATE TRIGGER poll_options_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON poll_options FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER poll_options_refresh_poll_search_text AFTER INSERT OR DELETE OR UPDATE OF "optionText", "optionTextAr" ON poll_options FOR EACH ROW EXECUTE FUNCTION refresh_poll_search_text();

-- Table poll_vote_choices
CREATE TRIGGER poll_vote_choices_update_counts AFTER INSERT OR DELETE ON poll_vote_choices FOR EACH ROW EXECUTE FUNCTION count_poll_vote_choice();

-- Table poll_votes
CREATE TRIGGER poll_votes_update_counts AFTER INSERT OR DELETE ON poll_votes FOR EACH ROW EXECUTE FUNCTION count_poll_vote();

-- Table polls
ALTER TABLE polls SET (fillfactor=80);
ALTER TABLE polls ALTER "sortKey" TYPE text COLLATE "C";
ALTER TABLE polls ALTER "sortKeyAr" TYPE text COLLATE "C";
ALTER TABLE polls ADD CONSTRAINT polls_voters_range CHECK ("voterCount" >= 0);
CREATE TRIGGER polls_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON polls FOR EACH ROW EXECUTE FUNCTION log_audit_entry('voterCount');
CREATE TRIGGER polls_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON polls FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER polls_set_admin_search_text BEFORE INSERT OR UPDATE OF question, "questionAr" ON polls FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'question', 'questionAr');
CREATE TRIGGER polls_set_sort_keys BEFORE INSERT OR UPDATE OF question, "questionAr" ON polls FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'question', 'sortKeyAr', 'ar', 'questionAr');

-- Table posts
ALTER TABLE posts ADD CONSTRAINT posts_accepted_is_shown CHECK (NOT "isAccepted" OR "hiddenAt" IS NULL);
ALTER TABLE posts ADD CONSTRAINT posts_former_author CHECK ("authorId" IS NOT NULL OR text = ''::text);
ALTER TABLE posts ADD CONSTRAINT posts_hidden_with_reason CHECK (num_nonnulls("hiddenAt", "hiddenReason") <> 1);
ALTER TABLE posts ADD CONSTRAINT posts_text_length CHECK (char_length(text) <= 5000);
CREATE UNIQUE INDEX posts_one_accepted ON posts USING btree ("threadId") WHERE "isAccepted";
CREATE TRIGGER posts_blank_without_author BEFORE UPDATE OF "authorId" ON posts FOR EACH ROW WHEN (new."authorId" IS NULL) EXECUTE FUNCTION blank_text_without_author();
CREATE TRIGGER posts_log_audit_entry AFTER UPDATE OF "hiddenAt" ON posts FOR EACH ROW EXECUTE FUNCTION log_audit_entry('text', 'hiddenBy', 'isAccepted', 'isTrainer', 'threadId', 'editedAt', 'reportedAt', 'clientKey');
CREATE TRIGGER posts_refresh_thread AFTER INSERT OR DELETE OR UPDATE OF "hiddenAt", "authorId", "isAccepted" ON posts FOR EACH ROW EXECUTE FUNCTION refresh_changed_thread('threadId');

-- Table practice_cards
ALTER TABLE practice_cards ADD CONSTRAINT practice_cards_range CHECK (stability > 0::double precision AND difficulty >= 1::double precision AND difficulty <= 10::double precision AND reps >= 1 AND lapses >= 0 AND lapses <= reps);

-- Table practice_reviews
ALTER TABLE practice_reviews ADD CONSTRAINT practice_reviews_range CHECK (rating >= 1 AND rating <= 4 AND number >= 1 AND denominator > 0 AND numerator >= 0 AND numerator <= denominator);
ALTER TABLE practice_reviews ADD CONSTRAINT practice_reviews_response_size CHECK (octet_length(response::text) <= 4096);
CREATE TRIGGER practice_reviews_never_change BEFORE UPDATE ON practice_reviews FOR EACH ROW EXECUTE FUNCTION refuse_row_change();

-- Table question_corrections
ALTER TABLE question_corrections ADD CONSTRAINT question_corrections_counts CHECK ("passedCount" >= 0 AND "passedCount" <= "changedCount" AND "changedCount" <= "attemptCount");
CREATE UNIQUE INDEX question_corrections_one_running ON question_corrections USING btree ("questionId") WHERE "completedAt" IS NULL;

-- Table question_drafts
ALTER TABLE question_drafts ADD CONSTRAINT question_drafts_size CHECK (octet_length(body::text) <= 65536 AND (octet_length(key::text) + octet_length(feedback::text)) <= 65536);
CREATE TRIGGER question_drafts_record_uploads AFTER INSERT OR UPDATE OF body, feedback ON question_drafts FOR EACH ROW WHEN (concat_ws(' '::text, new.body::text, new.feedback::text) ~~ '%/media/uploads/%'::text) EXECUTE FUNCTION record_uploads_of_drafts();

-- Table question_keys
ALTER TABLE question_keys ADD CONSTRAINT question_keys_size CHECK ((octet_length(key::text) + octet_length(feedback::text)) <= 65536);
CREATE TRIGGER question_keys_never_change BEFORE UPDATE ON question_keys FOR EACH ROW EXECUTE FUNCTION refuse_row_change();
CREATE TRIGGER question_keys_record_uploads AFTER INSERT ON question_keys FOR EACH ROW WHEN (new.feedback::text ~~ '%/media/uploads/%'::text) EXECUTE FUNCTION record_uploads_of_versions();

-- Table question_tags
ALTER TABLE question_tags ADD CONSTRAINT question_tags_not_blank CHECK (tag <> ''::text AND name <> ''::text AND "nameAr" <> ''::text);
CREATE TRIGGER question_tags_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON question_tags FOR EACH ROW EXECUTE FUNCTION log_audit_entry();

-- Table question_versions
ALTER TABLE question_versions ADD CONSTRAINT question_versions_body_size CHECK (octet_length(body::text) <= 65536);
ALTER TABLE question_versions ADD CONSTRAINT question_versions_number_range CHECK (number > 0);
CREATE TRIGGER question_versions_never_change BEFORE UPDATE ON question_versions FOR EACH ROW EXECUTE FUNCTION refuse_row_change('createdBy');
CREATE TRIGGER question_versions_record_uploads AFTER INSERT ON question_versions FOR EACH ROW WHEN (new.body::text ~~ '%/media/uploads/%'::text) EXECUTE FUNCTION record_uploads_of_versions();

-- Table questions
ALTER TABLE questions ADD CONSTRAINT questions_tags_range CHECK (cardinality(tags) <= 20 AND NOT (''::text = ANY (tags)));
CREATE TRIGGER questions_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON questions FOR EACH ROW EXECUTE FUNCTION log_audit_entry('clientKey', 'createdBy');

-- Table quiz_attempts
ALTER TABLE quiz_attempts SET (fillfactor=80);
ALTER TABLE quiz_attempts ADD CONSTRAINT quiz_attempts_closed CHECK (state = 'voided'::"QuizAttemptState" OR num_nonnulls("closedBy", "submittedAt") =
CASE state
    WHEN 'open'::"QuizAttemptState" THEN 0
    ELSE 2
END);
ALTER TABLE quiz_attempts ADD CONSTRAINT quiz_attempts_late_accepted CHECK ("lateAcceptedAt" IS NULL OR "closedBy" = 'deadline'::"AttemptClosing");
ALTER TABLE quiz_attempts ADD CONSTRAINT quiz_attempts_marked CHECK (state = 'voided'::"QuizAttemptState" OR num_nonnulls(score, percent, topics) =
CASE
    WHEN state = ANY (ARRAY['open'::"QuizAttemptState", 'submitted'::"QuizAttemptState"]) THEN 0
    ELSE 3
END);
ALTER TABLE quiz_attempts ADD CONSTRAINT quiz_attempts_pass CHECK (state <> 'passed'::"QuizAttemptState" OR percent >= "passPercent" AND "criticalMissed" = 0);
ALTER TABLE quiz_attempts ADD CONSTRAINT quiz_attempts_range CHECK (number > 0 AND "maxPoints" > 0 AND "passPercent" >= 0 AND "passPercent" <= 100 AND score >= 0::numeric AND score <= "maxPoints"::numeric AND percent >= 0 AND percent <= 100 AND "criticalMissed" >= 0);
CREATE INDEX quiz_attempts_due ON quiz_attempts USING btree ("deadlineAt", id) WHERE state = 'open'::"QuizAttemptState" AND "deadlineAt" IS NOT NULL;
CREATE UNIQUE INDEX quiz_attempts_one_open ON quiz_attempts USING btree ("quizId", "enrollmentId") WHERE state = 'open'::"QuizAttemptState";
CREATE INDEX quiz_attempts_uncounted ON quiz_attempts USING btree (id) WHERE NOT "isCounted" AND (state = ANY (ARRAY['passed'::"QuizAttemptState", 'failed'::"QuizAttemptState"]));
CREATE INDEX quiz_attempts_unmarked ON quiz_attempts USING btree (id) WHERE state = 'submitted'::"QuizAttemptState";
CREATE TRIGGER quiz_attempts_check_change BEFORE UPDATE ON quiz_attempts FOR EACH ROW EXECUTE FUNCTION check_attempt_change();
CREATE TRIGGER quiz_attempts_insert_topics BEFORE INSERT ON quiz_attempts FOR EACH ROW WHEN (new.topics IS NOT NULL) EXECUTE FUNCTION name_topics();
CREATE TRIGGER quiz_attempts_update_topics BEFORE UPDATE OF topics ON quiz_attempts FOR EACH ROW WHEN (new.topics IS DISTINCT FROM old.topics) EXECUTE FUNCTION name_topics();

-- Table quiz_exceptions
ALTER TABLE quiz_exceptions ADD CONSTRAINT quiz_exceptions_range CHECK ("extraPercent" >= 0 AND "extraAttempts" >= 0);
CREATE TRIGGER quiz_exceptions_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON quiz_exceptions FOR EACH ROW EXECUTE FUNCTION log_audit_entry('createdBy');

-- Table quiz_slots
ALTER TABLE quiz_slots ADD CONSTRAINT quiz_slots_one_source CHECK (num_nonnulls("questionId", "drawTag") = 1);
ALTER TABLE quiz_slots ADD CONSTRAINT quiz_slots_range CHECK ("position" > 0 AND points > 0 AND "drawCount" > 0 AND ("questionId" IS NULL OR "drawCount" = 1));

-- Table quizzes
ALTER TABLE quizzes ADD CONSTRAINT quizzes_kind CHECK ("lessonKind" = 'quiz'::"LessonKind");
ALTER TABLE quizzes ADD CONSTRAINT quizzes_range CHECK ("passPercent" >= 0 AND "passPercent" <= 100 AND "attemptsAllowed" >= 0 AND "pauseMinutes" >= 0 AND "timeLimitSeconds" > 0);
CREATE TRIGGER quizzes_log_audit_entry AFTER UPDATE ON quizzes FOR EACH ROW EXECUTE FUNCTION log_audit_entry();

-- Table receipts
CREATE TRIGGER receipts_never_change BEFORE DELETE OR UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();

-- Table reviews
ALTER TABLE reviews ADD CONSTRAINT reviews_rating_range CHECK (rating >= 1 AND rating <= 5);
CREATE TRIGGER reviews_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER reviews_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER reviews_set_admin_search_text BEFORE INSERT OR UPDATE OF comment, "commentAr" ON reviews FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'comment', 'commentAr');
CREATE TRIGGER reviews_update_counts AFTER INSERT OR DELETE OR UPDATE OF "courseId", rating, "isApproved" ON reviews FOR EACH ROW EXECUTE FUNCTION count_rating();

-- Table search_documents
ALTER TABLE search_documents SET (toast_tuple_target=256);
CREATE INDEX "search_documents_fieldStems_idx" ON search_documents USING gin ("fieldStems") WITH (fastupdate=off);
CREATE INDEX "search_documents_headingText_idx" ON search_documents USING gin ("headingText" gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX "search_documents_nameKeys_idx" ON search_documents USING gin ("nameKeys") WITH (fastupdate=off);
CREATE INDEX "search_documents_nameWords_idx" ON search_documents USING gin ("nameWords") WITH (fastupdate=off);
CREATE INDEX search_documents_text_idx ON search_documents USING gin (text gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER search_documents_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_documents FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER search_documents_set_keys BEFORE INSERT OR UPDATE ON search_documents FOR EACH ROW EXECUTE FUNCTION set_search_document_keys();

-- Table search_vocabulary
CREATE INDEX search_vocabulary_keys_idx ON search_vocabulary USING gin (keys) WITH (fastupdate=off);
CREATE TRIGGER search_vocabulary_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON search_vocabulary FOR EACH ROW EXECUTE FUNCTION log_audit_entry('keys');
CREATE TRIGGER search_vocabulary_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_vocabulary FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER search_vocabulary_set_admin_search_text BEFORE INSERT OR UPDATE OF words ON search_vocabulary FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'words');
CREATE TRIGGER search_vocabulary_set_keys BEFORE INSERT OR UPDATE OF words ON search_vocabulary FOR EACH ROW EXECUTE FUNCTION set_search_vocabulary_keys();

-- Table search_words
CREATE INDEX search_words_stems_idx ON search_words USING gin (stems) WITH (fastupdate=off);
CREATE INDEX search_words_token_idx ON search_words USING gin (token gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER search_words_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_words FOR EACH STATEMENT EXECUTE FUNCTION log_content_change('search_words');

-- Table second_factors
CREATE TRIGGER second_factors_log_second_factor_change AFTER INSERT OR DELETE OR UPDATE ON second_factors FOR EACH ROW EXECUTE FUNCTION log_second_factor_audit_entry();

-- Table site_documents
CREATE TRIGGER site_documents_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON site_documents FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER site_documents_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site_documents FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- Table thread_reports
ALTER TABLE thread_reports ADD CONSTRAINT thread_reports_reason_length CHECK (char_length(reason) <= 500);
CREATE UNIQUE INDEX thread_reports_one_of_post ON thread_reports USING btree ("postId", "userId") WHERE "postId" IS NOT NULL;
CREATE UNIQUE INDEX thread_reports_one_of_thread ON thread_reports USING btree ("threadId", "userId") WHERE "postId" IS NULL;
CREATE TRIGGER thread_reports_refresh_thread AFTER INSERT OR DELETE OR UPDATE OF "resolvedAt" ON thread_reports FOR EACH ROW EXECUTE FUNCTION refresh_changed_thread('threadId');

-- Table threads
ALTER TABLE threads ADD CONSTRAINT threads_former_author CHECK ("authorId" IS NOT NULL OR text = ''::text);
ALTER TABLE threads ADD CONSTRAINT threads_hidden_with_reason CHECK (num_nonnulls("hiddenAt", "hiddenReason") <> 1);
ALTER TABLE threads ADD CONSTRAINT threads_range CHECK (second >= 0 AND second <= 86400 AND "postCount" >= 0);
ALTER TABLE threads ADD CONSTRAINT threads_text_length CHECK (char_length(text) <= 5000);
CREATE INDEX threads_answered ON threads USING btree ("lastActivityAt" DESC, id DESC) WHERE "waitingSince" IS NULL;
CREATE INDEX threads_answered_of_course ON threads USING btree ("courseId", "lastActivityAt" DESC, id DESC) WHERE "waitingSince" IS NULL;
CREATE INDEX threads_reported ON threads USING btree ("reportedAt", id) WHERE "reportedAt" IS NOT NULL;
CREATE INDEX threads_reported_of_course ON threads USING btree ("courseId", "reportedAt", id) WHERE "reportedAt" IS NOT NULL;
CREATE INDEX threads_waiting ON threads USING btree ("waitingSince", id) WHERE "waitingSince" IS NOT NULL;
CREATE INDEX threads_waiting_of_course ON threads USING btree ("courseId", "waitingSince", id) WHERE "waitingSince" IS NOT NULL;
CREATE TRIGGER threads_blank_without_author BEFORE UPDATE OF "authorId" ON threads FOR EACH ROW WHEN (new."authorId" IS NULL) EXECUTE FUNCTION blank_text_without_author();
CREATE TRIGGER threads_log_audit_entry AFTER UPDATE OF "hiddenAt" ON threads FOR EACH ROW EXECUTE FUNCTION log_audit_entry('text', 'hiddenBy', 'isPrivate', 'second', 'editedAt', 'lastActivityAt', 'lastPostId', 'postCount', 'reportedAt', 'waitingSince', 'clientKey');
CREATE TRIGGER threads_refresh AFTER UPDATE OF "hiddenAt", "authorId" ON threads FOR EACH ROW EXECUTE FUNCTION refresh_changed_thread('id');

-- Table uploads
CREATE TRIGGER uploads_log_content_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON uploads FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- Table users
ALTER TABLE users ALTER "sortKey" TYPE text COLLATE "C";
ALTER TABLE users ALTER "usernameSortKey" TYPE text COLLATE "C";
ALTER TABLE users ADD CONSTRAINT users_certificate_names_together CHECK (num_nonnulls("certificateName", "certificateNameAr") <> 1);
ALTER TABLE users ADD CONSTRAINT users_email_lower CHECK (email = lower(email));
CREATE INDEX users_unapproved_trainers_idx ON users USING btree ("createdAt", id) WHERE role = 'trainer'::"Role" AND "approvedAt" IS NULL AND "isActive";
CREATE TRIGGER users_check_upload_kind BEFORE INSERT OR UPDATE OF avatar ON users FOR EACH ROW WHEN (new.avatar ~~ '/media/uploads/%'::text) EXECUTE FUNCTION check_upload_kind('avatar', 'avatar');
CREATE TRIGGER users_log_audit_entry AFTER INSERT OR DELETE OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER users_log_content_change AFTER DELETE OR UPDATE OF id, role, "firstName", "lastName", "firstNameAr", "lastNameAr", avatar, bio, "bioAr", "isActive", "approvedAt" OR TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER users_log_insert AFTER INSERT ON users FOR EACH STATEMENT EXECUTE FUNCTION log_content_change('users.rows');
CREATE TRIGGER users_refresh_certificate_search_text AFTER UPDATE OF "firstName", "lastName", "firstNameAr", "lastNameAr", username, email ON users FOR EACH ROW WHEN (old."firstName" IS DISTINCT FROM new."firstName" OR old."lastName" IS DISTINCT FROM new."lastName" OR old."firstNameAr" IS DISTINCT FROM new."firstNameAr" OR old."lastNameAr" IS DISTINCT FROM new."lastNameAr" OR old.username IS DISTINCT FROM new.username OR old.email IS DISTINCT FROM new.email) EXECUTE FUNCTION refresh_certificate_search_text();
CREATE TRIGGER users_refresh_payment_search_text AFTER UPDATE OF "firstName", "lastName", "firstNameAr", "lastNameAr", username, email, phone ON users FOR EACH ROW WHEN (old."firstName" IS DISTINCT FROM new."firstName" OR old."lastName" IS DISTINCT FROM new."lastName" OR old."firstNameAr" IS DISTINCT FROM new."firstNameAr" OR old."lastNameAr" IS DISTINCT FROM new."lastNameAr" OR old.username IS DISTINCT FROM new.username OR old.email IS DISTINCT FROM new.email OR old.phone IS DISTINCT FROM new.phone) EXECUTE FUNCTION refresh_payment_search_text();
CREATE TRIGGER users_refresh_search_documents AFTER UPDATE OF "firstName", "lastName", "firstNameAr", "lastNameAr" ON users FOR EACH ROW WHEN (old."firstName" IS DISTINCT FROM new."firstName" OR old."lastName" IS DISTINCT FROM new."lastName" OR old."firstNameAr" IS DISTINCT FROM new."firstNameAr" OR old."lastNameAr" IS DISTINCT FROM new."lastNameAr") EXECUTE FUNCTION refresh_labelled_search_documents();
CREATE TRIGGER users_reject_reserved_email BEFORE INSERT OR UPDATE OF email ON users FOR EACH ROW EXECUTE FUNCTION reject_reserved_email();
CREATE TRIGGER users_set_admin_search_text BEFORE INSERT OR UPDATE OF username, email, role, "firstName", "lastName", "firstNameAr", "lastNameAr", phone ON users FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'username', 'email', 'role', 'firstName', 'lastName', 'firstNameAr', 'lastNameAr', 'phone');
CREATE TRIGGER users_set_sort_keys BEFORE INSERT OR UPDATE OF "lastName", "firstName", "lastNameAr", "firstNameAr", username ON users FOR EACH ROW EXECUTE FUNCTION set_user_sort_keys();
