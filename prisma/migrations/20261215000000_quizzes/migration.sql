CREATE TYPE "QuestionKind" AS ENUM ('single', 'multiple', 'boolean', 'number', 'text', 'order', 'match', 'hotspot', 'procedure');
CREATE TYPE "QuizReveal" AS ENUM ('never', 'after_pass', 'after_last', 'always');
CREATE TYPE "QuizAttemptState" AS ENUM ('open', 'submitted', 'passed', 'failed', 'voided');
CREATE TYPE "AttemptClosing" AS ENUM ('learner', 'deadline');
CREATE TYPE "AnswerVerdict" AS ENUM ('right', 'partial', 'wrong', 'blank', 'ambiguous', 'wrongUnit', 'missingUnit', 'unreadable');
CREATE TYPE "AnswerMarker" AS ENUM ('machine', 'trainer', 'remark');
ALTER TABLE "certificates" ADD COLUMN     "evidence" JSONB;

CREATE TABLE "questions" (
    "id" SERIAL NOT NULL,
    "courseId" INTEGER NOT NULL,
    "currentNumber" INTEGER,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "archivedAt" TIMESTAMPTZ(3),
    "createdBy" INTEGER,
    "clientKey" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "questions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "question_versions" (
    "id" SERIAL NOT NULL,
    "questionId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "QuestionKind" NOT NULL,
    "body" JSONB NOT NULL,
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_versions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "question_keys" (
    "versionId" INTEGER NOT NULL,
    "key" JSONB NOT NULL,
    "feedback" JSONB NOT NULL,
    "contentHash" TEXT NOT NULL,

    CONSTRAINT "question_keys_pkey" PRIMARY KEY ("versionId")
);

CREATE TABLE "question_drafts" (
    "questionId" INTEGER NOT NULL,
    "kind" "QuestionKind" NOT NULL,
    "body" JSONB NOT NULL,
    "key" JSONB NOT NULL,
    "feedback" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_drafts_pkey" PRIMARY KEY ("questionId")
);

CREATE TABLE "question_uploads" (
    "versionId" INTEGER NOT NULL,
    "uploadKey" TEXT NOT NULL,

    CONSTRAINT "question_uploads_pkey" PRIMARY KEY ("uploadKey","versionId")
);

CREATE TABLE "quizzes" (
    "lessonId" INTEGER NOT NULL,
    "lessonKind" "LessonKind" NOT NULL DEFAULT 'quiz',
    "passPercent" INTEGER NOT NULL DEFAULT 70,
    "attemptsAllowed" INTEGER NOT NULL DEFAULT 0,
    "pauseMinutes" INTEGER NOT NULL DEFAULT 0,
    "timeLimitSeconds" INTEGER,
    "reveal" "QuizReveal" NOT NULL DEFAULT 'after_last',
    "shuffleQuestions" BOOLEAN NOT NULL DEFAULT true,
    "shuffleOptions" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quizzes_pkey" PRIMARY KEY ("lessonId")
);

CREATE TABLE "quiz_slots" (
    "id" SERIAL NOT NULL,
    "quizId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "questionId" INTEGER,
    "drawTag" TEXT,
    "drawCount" INTEGER NOT NULL DEFAULT 1,
    "points" INTEGER NOT NULL DEFAULT 1,
    "isCritical" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "quiz_slots_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quiz_exceptions" (
    "id" SERIAL NOT NULL,
    "quizId" INTEGER NOT NULL,
    "enrollmentId" INTEGER NOT NULL,
    "extraPercent" INTEGER NOT NULL DEFAULT 0,
    "extraAttempts" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT NOT NULL,
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiz_exceptions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quiz_attempts" (
    "id" SERIAL NOT NULL,
    "clientKey" UUID,
    "quizId" INTEGER NOT NULL,
    "enrollmentId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "QuizAttemptState" NOT NULL DEFAULT 'open',
    "closedBy" "AttemptClosing",
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "timeLimitSeconds" INTEGER,
    "deadlineAt" TIMESTAMPTZ(3),
    "submittedAt" TIMESTAMPTZ(3),
    "seed" INTEGER NOT NULL,
    "passPercent" INTEGER NOT NULL,
    "maxPoints" INTEGER NOT NULL,
    "score" DECIMAL(9,3),
    "percent" INTEGER,
    "criticalMissed" INTEGER NOT NULL DEFAULT 0,
    "topics" JSONB,
    "isCounted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "quiz_attempts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "attempt_questions" (
    "attemptId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "versionId" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "isCritical" BOOLEAN NOT NULL DEFAULT false,
    "optionOrder" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "targetOrder" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],

    CONSTRAINT "attempt_questions_pkey" PRIMARY KEY ("attemptId","position")
);

CREATE TABLE "attempt_answers" (
    "attemptId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "response" JSONB,
    "seq" INTEGER NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attempt_answers_pkey" PRIMARY KEY ("attemptId","position")
);

CREATE TABLE "late_answers" (
    "attemptId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "response" JSONB,
    "seq" INTEGER NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "late_answers_pkey" PRIMARY KEY ("attemptId","position")
);

CREATE TABLE "answer_marks" (
    "id" SERIAL NOT NULL,
    "attemptId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "versionId" INTEGER NOT NULL,
    "verdict" "AnswerVerdict" NOT NULL,
    "numerator" INTEGER NOT NULL,
    "denominator" INTEGER NOT NULL,
    "markedBy" "AnswerMarker" NOT NULL DEFAULT 'machine',
    "userId" INTEGER,
    "comment" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "answer_marks_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "answer_counts" (
    "quizId" INTEGER NOT NULL,
    "versionId" INTEGER NOT NULL,
    "responseHash" TEXT NOT NULL,
    "response" JSONB,
    "verdict" "AnswerVerdict" NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "answer_counts_pkey" PRIMARY KEY ("quizId","versionId","responseHash")
);
CREATE INDEX "questions_courseId_id_idx" ON "questions"("courseId", "id");
CREATE INDEX "questions_createdBy_idx" ON "questions"("createdBy");
CREATE UNIQUE INDEX "questions_courseId_clientKey_key" ON "questions"("courseId", "clientKey");
CREATE INDEX "question_versions_createdBy_idx" ON "question_versions"("createdBy");
CREATE UNIQUE INDEX "question_versions_questionId_number_key" ON "question_versions"("questionId", "number");
CREATE INDEX "question_uploads_versionId_idx" ON "question_uploads"("versionId");
CREATE UNIQUE INDEX "quizzes_lessonId_lessonKind_key" ON "quizzes"("lessonId", "lessonKind");
CREATE INDEX "quiz_slots_questionId_idx" ON "quiz_slots"("questionId");
CREATE UNIQUE INDEX "quiz_slots_quizId_position_key" ON "quiz_slots"("quizId", "position");
CREATE INDEX "quiz_exceptions_enrollmentId_idx" ON "quiz_exceptions"("enrollmentId");
CREATE INDEX "quiz_exceptions_createdBy_idx" ON "quiz_exceptions"("createdBy");
CREATE UNIQUE INDEX "quiz_exceptions_quizId_enrollmentId_key" ON "quiz_exceptions"("quizId", "enrollmentId");
CREATE INDEX "quiz_attempts_quizId_startedAt_id_idx" ON "quiz_attempts"("quizId", "startedAt" DESC, "id" DESC);
CREATE INDEX "quiz_attempts_enrollmentId_quizId_idx" ON "quiz_attempts"("enrollmentId", "quizId");
CREATE UNIQUE INDEX "quiz_attempts_quizId_enrollmentId_number_key" ON "quiz_attempts"("quizId", "enrollmentId", "number");
CREATE UNIQUE INDEX "quiz_attempts_quizId_enrollmentId_clientKey_key" ON "quiz_attempts"("quizId", "enrollmentId", "clientKey");
CREATE INDEX "attempt_questions_versionId_idx" ON "attempt_questions"("versionId");
CREATE INDEX "answer_marks_attemptId_position_id_idx" ON "answer_marks"("attemptId", "position", "id" DESC);
CREATE INDEX "answer_marks_versionId_idx" ON "answer_marks"("versionId");
CREATE INDEX "answer_marks_userId_idx" ON "answer_marks"("userId");
CREATE INDEX "answer_counts_quizId_versionId_count_idx" ON "answer_counts"("quizId", "versionId", "count" DESC);
CREATE INDEX "answer_counts_versionId_idx" ON "answer_counts"("versionId");
ALTER TABLE "questions" ADD CONSTRAINT "questions_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "questions" ADD CONSTRAINT "questions_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "question_keys" ADD CONSTRAINT "question_keys_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "question_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_uploads" ADD CONSTRAINT "question_uploads_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "question_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_uploads" ADD CONSTRAINT "question_uploads_uploadKey_fkey" FOREIGN KEY ("uploadKey") REFERENCES "uploads"("key") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_lessonId_lessonKind_fkey" FOREIGN KEY ("lessonId", "lessonKind") REFERENCES "lessons"("id", "kind") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "quiz_slots" ADD CONSTRAINT "quiz_slots_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "quizzes"("lessonId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quiz_slots" ADD CONSTRAINT "quiz_slots_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quiz_exceptions" ADD CONSTRAINT "quiz_exceptions_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "quizzes"("lessonId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quiz_exceptions" ADD CONSTRAINT "quiz_exceptions_enrollmentId_fkey" FOREIGN KEY ("enrollmentId") REFERENCES "enrollments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quiz_exceptions" ADD CONSTRAINT "quiz_exceptions_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "quizzes"("lessonId") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_enrollmentId_fkey" FOREIGN KEY ("enrollmentId") REFERENCES "enrollments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "quiz_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "question_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_attemptId_position_fkey" FOREIGN KEY ("attemptId", "position") REFERENCES "attempt_questions"("attemptId", "position") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "quiz_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_attemptId_position_fkey" FOREIGN KEY ("attemptId", "position") REFERENCES "attempt_questions"("attemptId", "position") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "question_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "answer_counts" ADD CONSTRAINT "answer_counts_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "quizzes"("lessonId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "answer_counts" ADD CONSTRAINT "answer_counts_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "question_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Bounds.
ALTER TABLE "questions" ADD CONSTRAINT "questions_tags_range" CHECK (cardinality("tags") <= 20 AND NOT '' = ANY ("tags"));
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_number_range" CHECK ("number" > 0);
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_body_size" CHECK (octet_length("body"::text) <= 65536);
ALTER TABLE "question_keys" ADD CONSTRAINT "question_keys_size" CHECK (octet_length("key"::text) + octet_length("feedback"::text) <= 65536);
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_size"
  CHECK (octet_length("body"::text) <= 65536 AND octet_length("key"::text) + octet_length("feedback"::text) <= 65536);
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_kind" CHECK ("lessonKind" = 'quiz');
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_range" CHECK ("passPercent" BETWEEN 0 AND 100 AND "attemptsAllowed" >= 0
  AND "pauseMinutes" >= 0 AND "timeLimitSeconds" > 0);
ALTER TABLE "quiz_slots" ADD CONSTRAINT "quiz_slots_one_source" CHECK (num_nonnulls("questionId", "drawTag") = 1);
ALTER TABLE "quiz_slots" ADD CONSTRAINT "quiz_slots_range"
  CHECK ("position" > 0 AND "points" > 0 AND "drawCount" > 0 AND ("questionId" IS NULL OR "drawCount" = 1));
ALTER TABLE "quiz_exceptions" ADD CONSTRAINT "quiz_exceptions_range" CHECK ("extraPercent" >= 0 AND "extraAttempts" >= 0);
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_range" CHECK ("number" > 0 AND "maxPoints" > 0 AND "passPercent" BETWEEN 0 AND 100
  AND "score" BETWEEN 0 AND "maxPoints" AND "percent" BETWEEN 0 AND 100 AND "criticalMissed" >= 0);
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_closed"
  CHECK ("state" = 'voided' OR num_nonnulls("closedBy", "submittedAt") = CASE "state" WHEN 'open' THEN 0 ELSE 2 END);
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_marked"
  CHECK ("state" = 'voided' OR num_nonnulls("score", "percent", "topics") = CASE WHEN "state" IN ('open', 'submitted') THEN 0 ELSE 3 END);
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_pass"
  CHECK ("state" <> 'passed' OR "percent" >= "passPercent" AND "criticalMissed" = 0);
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_range" CHECK ("position" > 0 AND "points" > 0);
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_response_size" CHECK (octet_length("response"::text) <= 16384);
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_response_size" CHECK (octet_length("response"::text) <= 16384);
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_range" CHECK ("denominator" > 0 AND "numerator" BETWEEN 0 AND "denominator");
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_author" CHECK ("markedBy" <> 'machine' OR num_nonnulls("userId", "comment") = 0);

CREATE UNIQUE INDEX "quiz_attempts_one_open" ON "quiz_attempts"("quizId", "enrollmentId") WHERE "state" = 'open';
CREATE INDEX "quiz_attempts_due" ON "quiz_attempts"("deadlineAt", "id") WHERE "state" = 'open' AND "deadlineAt" IS NOT NULL;
CREATE INDEX "quiz_attempts_unmarked" ON "quiz_attempts"("id") WHERE "state" = 'submitted';
CREATE INDEX "quiz_attempts_uncounted" ON "quiz_attempts"("id") WHERE NOT "isCounted" AND "state" IN ('passed', 'failed');
CREATE UNIQUE INDEX "answer_marks_one_by_machine" ON "answer_marks"("attemptId", "position") WHERE "markedBy" = 'machine';

ALTER TABLE "quiz_attempts" SET (fillfactor = 80);
ALTER TABLE "attempt_answers" SET (fillfactor = 80);

-- What never changes.
CREATE FUNCTION refuse_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION refuse_row_change() IS
  'Rows to which attempts refer never change; the columns that are named may become null when an account is deleted.';
CREATE TRIGGER "question_versions_never_change" BEFORE UPDATE ON "question_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_row_change('createdBy');
CREATE TRIGGER "question_keys_never_change" BEFORE UPDATE ON "question_keys"
  FOR EACH ROW EXECUTE FUNCTION refuse_row_change();
CREATE TRIGGER "attempt_questions_never_change" BEFORE UPDATE ON "attempt_questions"
  FOR EACH ROW EXECUTE FUNCTION refuse_row_change();
CREATE TRIGGER "answer_marks_never_change" BEFORE UPDATE ON "answer_marks"
  FOR EACH ROW EXECUTE FUNCTION refuse_row_change('userId', 'comment');

CREATE FUNCTION check_attempt_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  marking text[] := ARRAY['state', 'score', 'percent', 'criticalMissed', 'topics', 'isCounted'];
  changing text[] := CASE
    WHEN OLD."state" = 'open' AND NEW."state" = 'open' THEN ARRAY['deadlineAt']
    WHEN OLD."state" = 'open' AND NEW."state" = 'submitted' THEN ARRAY['state', 'closedBy', 'submittedAt']
    WHEN OLD."state" = 'submitted' AND NEW."state" IN ('passed', 'failed') THEN marking
    WHEN OLD."state" = 'failed' AND NEW."state" IN ('failed', 'passed') THEN marking
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
COMMENT ON FUNCTION check_attempt_change() IS
  'An attempt is submitted once, marked afterwards, and never loses a pass; an open one may only get more time.';
CREATE TRIGGER "quiz_attempts_check_change" BEFORE UPDATE ON "quiz_attempts"
  FOR EACH ROW EXECUTE FUNCTION check_attempt_change();

-- Quizzes of lessons.
CREATE FUNCTION create_quiz_of_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quizzes" ("lessonId") VALUES (NEW."id") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION create_quiz_of_lesson() IS
  'Every lesson of the kind quiz has the rules of one.';
CREATE TRIGGER "lessons_insert_quiz" AFTER INSERT ON "lessons"
  FOR EACH ROW WHEN (NEW."kind" = 'quiz') EXECUTE FUNCTION create_quiz_of_lesson();
CREATE TRIGGER "lessons_update_quiz" AFTER UPDATE OF "kind" ON "lessons"
  FOR EACH ROW WHEN (NEW."kind" = 'quiz') EXECUTE FUNCTION create_quiz_of_lesson();
INSERT INTO "quizzes" ("lessonId") SELECT "id" FROM "lessons" WHERE "kind" = 'quiz';

CREATE FUNCTION delete_quiz_of_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "quizzes" WHERE "lessonId" = NEW."id";
  RETURN NEW;
END $$;
COMMENT ON FUNCTION delete_quiz_of_lesson() IS
  'A lesson that becomes one with content, which is possible before its first publication, loses its quiz.';
CREATE TRIGGER "lessons_delete_quiz" BEFORE UPDATE OF "kind" ON "lessons"
  FOR EACH ROW WHEN (OLD."kind" = 'quiz' AND NEW."kind" <> 'quiz') EXECUTE FUNCTION delete_quiz_of_lesson();

CREATE FUNCTION usable_questions(quiz integer) RETURNS TABLE ("slotId" integer, "questionId" integer) LANGUAGE sql STABLE AS $$
  SELECT s."id", q."id"
  FROM "quiz_slots" s
    JOIN "lessons" l ON l."id" = s."quizId"
    JOIN "questions" q ON q."courseId" = l."courseId" AND (q."id" = s."questionId" OR s."drawTag" = ANY (q."tags"))
  WHERE s."quizId" = quiz AND q."currentNumber" IS NOT NULL AND q."archivedAt" IS NULL
$$;
COMMENT ON FUNCTION usable_questions(integer) IS
  'A quiz asks questions of its course that have a version and are not archived, by name or by tag.';

CREATE FUNCTION quiz_totals(quiz integer) RETURNS TABLE ("questionCount" integer, "maxPoints" integer, "criticalCount" integer)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(n), 0)::integer, coalesce(sum(n * "points"), 0)::integer, coalesce(sum(n) FILTER (WHERE "isCritical"), 0)::integer
  FROM (
    SELECT s."points", s."isCritical", least(s."drawCount", count(u."questionId")) AS n
    FROM "quiz_slots" s LEFT JOIN usable_questions(quiz) u ON u."slotId" = s."id"
    WHERE s."quizId" = quiz GROUP BY s."id") AS slots
$$;
COMMENT ON FUNCTION quiz_totals(integer) IS
  'Questions, points and critical questions of an attempt, if no question is drawn for two slots.';

-- Files of questions.
CREATE FUNCTION record_uploads_of_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[] := ARRAY(SELECT upload_keys(concat_ws(E'\n', NEW."body", NEW."feedback")));
BEGIN
  PERFORM add_course_uploads((SELECT "courseId" FROM "questions" WHERE "id" = NEW."questionId"), named, ARRAY(
    SELECT unnest(named)
    EXCEPT
    SELECT upload_keys(CASE TG_OP WHEN 'UPDATE' THEN concat_ws(E'\n', OLD."body", OLD."feedback") ELSE '' END)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION record_uploads_of_drafts() IS
  'The course of a question may show the files that its author names: add_course_uploads().';
CREATE TRIGGER "question_drafts_record_uploads" AFTER INSERT OR UPDATE OF "body", "feedback" ON "question_drafts"
  FOR EACH ROW WHEN (concat_ws(' ', NEW."body"::text, NEW."feedback"::text) LIKE '%/media/uploads/%')
  EXECUTE FUNCTION record_uploads_of_drafts();

CREATE FUNCTION record_uploads_of_versions() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION record_uploads_of_versions() IS
  'A question shows the files that its text and its explanation name, as far as its course may show them.';
CREATE TRIGGER "question_versions_record_uploads" AFTER INSERT ON "question_versions"
  FOR EACH ROW WHEN (NEW."body"::text LIKE '%/media/uploads/%') EXECUTE FUNCTION record_uploads_of_versions();
CREATE TRIGGER "question_keys_record_uploads" AFTER INSERT ON "question_keys"
  FOR EACH ROW WHEN (NEW."feedback"::text LIKE '%/media/uploads/%') EXECUTE FUNCTION record_uploads_of_versions();

-- Time is the database's.
CREATE FUNCTION attempt_is_due(deadline timestamptz) RETURNS boolean LANGUAGE sql AS $$
  SELECT coalesce(deadline + interval '30 seconds' < clock_timestamp(), false)
$$;
COMMENT ON FUNCTION attempt_is_due(timestamptz) IS
  'An attempt is over 30 seconds after its deadline, so that what was sent in time counts.';

CREATE FUNCTION attempt_time(seconds integer, extra_percent integer) RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT make_interval(secs => ceil(seconds * (100 + extra_percent) / 100.0)::integer)
$$;
COMMENT ON FUNCTION attempt_time(integer,integer) IS
  'The time of an attempt with the extra time of its learner; null without a limit.';

CREATE FUNCTION remaining_seconds(deadline timestamptz) RETURNS integer LANGUAGE sql AS $$
  SELECT CASE WHEN deadline IS NOT NULL THEN greatest(0, ceil(extract(epoch FROM deadline - clock_timestamp())))::integer END
$$;
COMMENT ON FUNCTION remaining_seconds(timestamptz) IS
  'Seconds until a deadline, by the clock of the database; null without one.';

-- Attempts.
CREATE FUNCTION option_order(options jsonb, salt text, shuffled boolean) RETURNS smallint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg((place - 1)::smallint ORDER BY CASE WHEN shuffled THEN md5(salt || (option ->> 'id')) END, place), '{}')
  FROM jsonb_array_elements(coalesce(options, '[]')) WITH ORDINALITY AS listed(option, place)
$$;
COMMENT ON FUNCTION option_order(jsonb,text,boolean) IS
  'Indexes of options in the order of an attempt; the salt has seed and version, so that equal ids fall apart.';

CREATE FUNCTION draw_questions(quiz integer, seed integer) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  slot record;
  drawn jsonb := '[]';
BEGIN
  -- What is asked by name is not drawn again; the slot with the fewest choices draws first.
  FOR slot IN
    SELECT s.*, u."questionIds" FROM "quiz_slots" s
      CROSS JOIN LATERAL (SELECT array_agg("questionId") AS "questionIds" FROM usable_questions(quiz) WHERE "slotId" = s."id") u
    WHERE s."quizId" = quiz AND u."questionIds" IS NOT NULL
    ORDER BY s."questionId" IS NULL, cardinality(u."questionIds"), s."position"
  LOOP
    drawn := drawn || coalesce((
      SELECT jsonb_agg(jsonb_build_object('questionId', picked."id", 'place', slot."position", 'points', slot."points",
        'isCritical', slot."isCritical"))
      FROM (
        SELECT "id" FROM unnest(slot."questionIds") AS "id"
        WHERE NOT drawn @> jsonb_build_array(jsonb_build_object('questionId', "id"))
        ORDER BY md5(seed || ':' || "id") LIMIT slot."drawCount") AS picked), '[]');
  END LOOP;
  RETURN drawn;
END $$;
COMMENT ON FUNCTION draw_questions(integer,integer) IS
  'The questions of an attempt by its seed; none comes twice.';

CREATE FUNCTION start_attempt(student integer, lesson integer, client_key uuid)
RETURNS TABLE ("id" integer, "isNew" boolean, "problem" text, "availableAt" timestamptz) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  place record;
  rules record;
  earlier record;
  drawn jsonb;
  seed integer := (random() * 2147483646)::integer;
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
  drawn := draw_questions(lesson, seed);
  IF drawn = '[]' THEN RETURN QUERY SELECT NULL::integer, false, 'quizIsEmpty', NULL::timestamptz; RETURN; END IF;

  INSERT INTO "quiz_attempts" ("clientKey", "quizId", "enrollmentId", "number", "startedAt", "timeLimitSeconds", "deadlineAt", "seed",
      "passPercent", "maxPoints")
    VALUES (client_key, lesson, place."enrollmentId", rules."lastNumber" + 1, started, rules."timeLimitSeconds",
      started + attempt_time(rules."timeLimitSeconds", rules."extraPercent"), seed, rules."passPercent",
      (SELECT sum((each ->> 'points')::integer) FROM jsonb_array_elements(drawn) AS each))
    RETURNING "quiz_attempts"."id" INTO attempt;
  INSERT INTO "attempt_questions" ("attemptId", "position", "versionId", "points", "isCritical", "optionOrder", "targetOrder")
    SELECT attempt,
      row_number() OVER (ORDER BY CASE WHEN rules."shuffleQuestions" THEN md5(seed || ':' || v."id") END, d."place", d.rank),
      v."id", d."points", d."isCritical",
      option_order(v."body" -> 'options', seed || ':' || v."id" || ':', rules."shuffleOptions" OR v."kind" IN ('order', 'procedure')),
      option_order(v."body" -> 'targets', seed || ':' || v."id" || ':', true)
    FROM ROWS FROM (jsonb_to_recordset(drawn) AS ("questionId" integer, "place" integer, "points" integer, "isCritical" boolean))
        WITH ORDINALITY AS d("questionId", "place", "points", "isCritical", rank)
      JOIN "questions" q ON q."id" = d."questionId"
      JOIN "question_versions" v ON v."questionId" = q."id" AND v."number" = q."currentNumber";
  RETURN QUERY SELECT attempt, true, NULL::text, NULL::timestamptz;
END $$;
COMMENT ON FUNCTION start_attempt(integer,integer,uuid) IS
  'Starts an attempt at a quiz or returns the open one; draws, shuffles and fixes the deadline, or names the problem.';

CREATE FUNCTION save_answers(attempt integer, answers jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  place record;
  late boolean;
  positions integer[];
  stored jsonb;
BEGIN
  -- A submission waits for saves that began before it, and no save begins after it.
  SELECT a."state", a."closedBy", a."deadlineAt", e."status" INTO place
    FROM "quiz_attempts" a JOIN "enrollments" e ON e."id" = a."enrollmentId" WHERE a."id" = attempt FOR SHARE OF a;
  IF NOT FOUND OR place."status" NOT IN ('in_progress', 'completed') THEN RETURN jsonb_build_object('problem', 'notEnrolled'); END IF;
  IF place."state" <> 'open' AND place."closedBy" IS DISTINCT FROM 'deadline' THEN
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
COMMENT ON FUNCTION save_answers(integer,jsonb) IS
  'Stores answers that are newer than the stored ones, late ones apart, and returns what is stored, or the problem.';

CREATE FUNCTION submit_attempt(attempt integer) RETURNS void LANGUAGE sql AS $$
  UPDATE "quiz_attempts" SET "state" = 'submitted',
    "closedBy" = CASE WHEN attempt_is_due("deadlineAt") THEN 'deadline' ELSE 'learner' END::"AttemptClosing",
    "submittedAt" = CASE WHEN attempt_is_due("deadlineAt") THEN "deadlineAt" ELSE clock_timestamp() END
  WHERE "id" = attempt AND "state" = 'open'
$$;
COMMENT ON FUNCTION submit_attempt(integer) IS
  'An attempt is submitted once, by the learner or by its deadline; from then on no answer counts.';

CREATE FUNCTION finish_attempt(attempt integer, marks jsonb, result jsonb) RETURNS integer LANGUAGE plpgsql AS $$
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
    "state" = CASE WHEN reached >= "passPercent" AND missed = 0 THEN 'passed' ELSE 'failed' END::"QuizAttemptState",
    "score" = (result ->> 'score')::numeric, "percent" = reached, "criticalMissed" = missed, "topics" = result -> 'topics'
    WHERE "id" = attempt;
  IF NOT EXISTS (SELECT FROM "quiz_attempts" WHERE "id" = attempt AND "state" = 'passed') THEN RETURN NULL; END IF;
  INSERT INTO "lesson_progress" ("enrollmentId", "lessonId") VALUES (place."enrollmentId", place."quizId") ON CONFLICT DO NOTHING;
  RETURN complete_lesson(place."enrollmentId", place."quizId");
END $$;
COMMENT ON FUNCTION finish_attempt(integer,jsonb,jsonb) IS
  'Stores the marks of a submitted attempt once; a pass completes the lesson. Returns the enrollment if this completes it.';

-- Completion needs evidence.
CREATE FUNCTION check_lesson_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "lessons" WHERE "id" = NEW."lessonId" AND "kind" = 'quiz') AND NOT EXISTS (
    SELECT FROM "quiz_attempts" WHERE "quizId" = NEW."lessonId" AND "enrollmentId" = NEW."enrollmentId" AND "state" = 'passed') THEN
    RAISE EXCEPTION 'lesson_progress_needs_evidence: enrollment % has not passed the quiz of lesson %', NEW."enrollmentId", NEW."lessonId"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lesson_progress_needs_evidence', TABLE = 'lesson_progress';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION check_lesson_evidence() IS
  'A quiz is completed by a passed attempt of the same enrollment and by nothing else.';
CREATE TRIGGER "lesson_progress_insert_evidence" BEFORE INSERT ON "lesson_progress"
  FOR EACH ROW WHEN (NEW."completedAt" IS NOT NULL) EXECUTE FUNCTION check_lesson_evidence();
CREATE TRIGGER "lesson_progress_update_evidence" BEFORE UPDATE OF "completedAt", "lessonId", "enrollmentId" ON "lesson_progress"
  FOR EACH ROW WHEN (NEW."completedAt" IS NOT NULL AND (NEW."lessonId", NEW."enrollmentId", NEW."completedAt")
    IS DISTINCT FROM (OLD."lessonId", OLD."enrollmentId", OLD."completedAt"))
  EXECUTE FUNCTION check_lesson_evidence();

-- Evidence of certificates.
CREATE FUNCTION certificate_evidence(enrollment integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'quizzes', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
          'lessonId', l."id", 'title', coalesce(nullif(l."title", ''), l."titleAr"), 'titleAr', coalesce(nullif(l."titleAr", ''), l."title"),
          'scorePercent', a."percent", 'passPercent', a."passPercent", 'topics', a."topics",
          'criticalQuestions', (SELECT count(*) FROM "attempt_questions" q WHERE q."attemptId" = a."id" AND q."isCritical"))
        ORDER BY l."order", l."id"), '[]')
      FROM (
        SELECT DISTINCT ON ("quizId") * FROM "quiz_attempts" WHERE "enrollmentId" = e."id" AND "state" = 'passed'
        ORDER BY "quizId", "submittedAt", "id") AS a
        JOIN "lessons" l ON l."id" = a."quizId"),
    'courseUpdatedAt', (
      SELECT to_char(max("updatedAt") AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      FROM "lessons" WHERE "courseId" = e."courseId" AND "isPublished"))
  FROM "enrollments" e WHERE e."id" = enrollment
$$;
COMMENT ON FUNCTION certificate_evidence(integer) IS
  'A certificate says what was shown: the first passed attempt at each quiz, and how recent the lessons were.';

CREATE OR REPLACE FUNCTION issue_certificate(enrollment integer)
 RETURNS void
 LANGUAGE plpgsql
AS $$
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
END $$;

-- The audit log.
CREATE OR REPLACE FUNCTION audit_related_name(row_data jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $$
  SELECT left(concat_ws(' – ',
    (SELECT concat_ws(' ', "firstName", "lastName") FROM "users"
      WHERE "id" = coalesce(row_data ->> 'studentId', row_data ->> 'userId',
        (SELECT "studentId"::text FROM "enrollments" WHERE "id" = (row_data ->> 'enrollmentId')::integer))::integer),
    coalesce(
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "courses" WHERE "id" = (row_data ->> 'courseId')::integer),
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "events" WHERE "id" = (row_data ->> 'eventId')::integer),
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "lessons"
        WHERE "id" = coalesce(row_data ->> 'lessonId', row_data ->> 'quizId')::integer))), 200)
$$;

CREATE OR REPLACE FUNCTION log_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
      'questions', 'quizzes', 'quiz_exceptions')
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
END $$;
CREATE TRIGGER "questions_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "questions"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('clientKey', 'createdBy');
CREATE TRIGGER "quizzes_log_audit_entry" AFTER UPDATE ON "quizzes"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
CREATE TRIGGER "quiz_exceptions_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "quiz_exceptions"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('createdBy');
