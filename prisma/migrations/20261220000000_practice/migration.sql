-- AlterTable
ALTER TABLE "enrollments" ADD COLUMN     "practiceOffAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "practice_cards" (
    "enrollmentId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "due" TIMESTAMPTZ(3) NOT NULL,
    "fadesAt" TIMESTAMPTZ(3) NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "reps" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "isRight" BOOLEAN NOT NULL,
    "lastReviewAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "practice_cards_pkey" PRIMARY KEY ("enrollmentId","questionId")
);

-- CreateTable
CREATE TABLE "practice_reviews" (
    "id" SERIAL NOT NULL,
    "enrollmentId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "versionId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "optionOrder" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "targetOrder" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "response" JSONB,
    "verdict" "AnswerVerdict" NOT NULL,
    "numerator" INTEGER NOT NULL,
    "denominator" INTEGER NOT NULL,
    "rating" SMALLINT NOT NULL,
    "isScheduled" BOOLEAN NOT NULL,
    "reviewedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "practice_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "practice_cards_questionId_idx" ON "practice_cards"("questionId");

-- CreateIndex
CREATE INDEX "practice_cards_due_idx" ON "practice_cards"("due");

-- CreateIndex
CREATE INDEX "practice_reviews_enrollmentId_reviewedAt_idx" ON "practice_reviews"("enrollmentId", "reviewedAt");

-- CreateIndex
CREATE INDEX "practice_reviews_questionId_idx" ON "practice_reviews"("questionId");

-- CreateIndex
CREATE INDEX "practice_reviews_versionId_idx" ON "practice_reviews"("versionId");

-- CreateIndex
CREATE UNIQUE INDEX "practice_reviews_enrollmentId_questionId_number_key" ON "practice_reviews"("enrollmentId", "questionId", "number");

-- AddForeignKey
ALTER TABLE "practice_cards" ADD CONSTRAINT "practice_cards_enrollmentId_fkey" FOREIGN KEY ("enrollmentId") REFERENCES "enrollments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_cards" ADD CONSTRAINT "practice_cards_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_reviews" ADD CONSTRAINT "practice_reviews_enrollmentId_fkey" FOREIGN KEY ("enrollmentId") REFERENCES "enrollments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_reviews" ADD CONSTRAINT "practice_reviews_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_reviews" ADD CONSTRAINT "practice_reviews_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "question_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "practice_cards" ADD CONSTRAINT "practice_cards_range"
  CHECK ("stability" > 0 AND "difficulty" BETWEEN 1 AND 10 AND "reps" >= 1 AND "lapses" BETWEEN 0 AND "reps");
ALTER TABLE "practice_reviews" ADD CONSTRAINT "practice_reviews_range"
  CHECK ("rating" BETWEEN 1 AND 4 AND "number" >= 1 AND "denominator" > 0 AND "numerator" BETWEEN 0 AND "denominator");
ALTER TABLE "practice_reviews" ADD CONSTRAINT "practice_reviews_response_size" CHECK (octet_length("response"::text) <= 4096);
CREATE TRIGGER "practice_reviews_never_change" BEFORE UPDATE ON "practice_reviews"
  FOR EACH ROW EXECUTE FUNCTION refuse_row_change();

-- Whether a student practices is of no concern to others: the log of admins leaves it out.
DROP TRIGGER "enrollments_log_audit_entry" ON "enrollments";
CREATE TRIGGER "enrollments_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "enrollments"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('lastActivityAt', 'practiceOffAt');

CREATE FUNCTION revealed_attempts(enrollment integer) RETURNS TABLE("attemptId" integer) LANGUAGE sql STABLE AS $$
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
$$;
COMMENT ON FUNCTION revealed_attempts(integer) IS
  'The attempts of an enrollment whose learner sees what was right, by the rules of the quizzes as they are now.';

CREATE FUNCTION practicable_questions(enrollment integer)
  RETURNS TABLE("questionId" integer, "versionId" integer, "seed" uuid, "isRefresher" boolean) LANGUAGE sql STABLE AS $$
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
    AND (v."id" = ANY (asked."shown") OR v."id" <> ALL (coalesce(asked."hidden", '{}')))
$$;
COMMENT ON FUNCTION practicable_questions(integer) IS
  'Questions whose right answer the student may see: of revealed attempts, while no running one asks them, in a version that none hides.';

CREATE FUNCTION collect_practice_cards(ids integer[], memories jsonb) RETURNS void LANGUAGE sql AS $$
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
$$;
COMMENT ON FUNCTION collect_practice_cards(integer[],jsonb) IS
  'Cards of what revealed attempts got wrong, and of all questions of passed ones, from their latest answer; existing cards remain.';

CREATE FUNCTION practice_week() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (date_trunc('day', t) - extract(dow FROM t)::integer * interval '1 day') AT TIME ZONE 'Africa/Algiers'
  FROM (SELECT now() AT TIME ZONE 'Africa/Algiers' AS t) algiers
$$;
COMMENT ON FUNCTION practice_week() IS
  'The week of a practice round begins on Sunday in Algeria.';

-- The memories of firstMemories in schema/practice/memory.ts.
SELECT collect_practice_cards(ARRAY(SELECT DISTINCT "enrollmentId" FROM "quiz_attempts"), '{
  "right": {"stability": 2.3065, "difficulty": 2.11810397, "lapses": 0, "dueDays": 3, "fadingDays": 0.9285},
  "wrong": {"stability": 0.212, "difficulty": 6.4133, "lapses": 0, "dueDays": 1, "fadingDays": 0.0853}}');
