-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "firstPublishedAt" TIMESTAMPTZ(3),
ADD COLUMN     "isRequired" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "withdrawnAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "lesson_waivers" (
    "id" SERIAL NOT NULL,
    "lessonId" INTEGER NOT NULL,
    "enrollmentId" INTEGER,
    "reason" TEXT NOT NULL,
    "createdBy" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lesson_waivers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lesson_waivers_lessonId_createdAt_id_idx" ON "lesson_waivers"("lessonId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "lesson_waivers_createdBy_idx" ON "lesson_waivers"("createdBy");

-- AddForeignKey
ALTER TABLE "lesson_waivers" ADD CONSTRAINT "lesson_waivers_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_waivers" ADD CONSTRAINT "lesson_waivers_enrollmentId_fkey" FOREIGN KEY ("enrollmentId") REFERENCES "enrollments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_waivers" ADD CONSTRAINT "lesson_waivers_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- ── lessons ──

-- Earlier publications were not recorded. Earlier withdrawals stay unknown: nobody owes those lessons.
ALTER TABLE "lessons" DISABLE TRIGGER USER;
UPDATE "lessons" l SET "firstPublishedAt" = l."createdAt"
WHERE l."isPublished" OR EXISTS (SELECT 1 FROM "lesson_progress" p WHERE p."lessonId" = l."id");
ALTER TABLE "lessons" ENABLE TRIGGER USER;

ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_archived_unpublished" CHECK ("archivedAt" IS NULL OR NOT "isPublished"),
  ADD CONSTRAINT "lessons_withdrawn_not_due" CHECK ("withdrawnAt" IS NULL OR NOT ("isPublished" AND "isRequired"));

CREATE FUNCTION set_lesson_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."isPublished" THEN NEW."firstPublishedAt" := coalesce(NEW."firstPublishedAt", now()); END IF;
  IF NEW."isPublished" AND NEW."isRequired" THEN
    NEW."withdrawnAt" := NULL;
  ELSIF TG_OP = 'UPDATE' AND OLD."isPublished" AND OLD."isRequired" THEN
    -- After the wait for locks, so that whoever enrolled during it owes the lesson.
    NEW."withdrawnAt" := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "lessons_set_publication" BEFORE INSERT OR UPDATE OF "isPublished", "isRequired" ON "lessons"
  FOR EACH ROW EXECUTE FUNCTION set_lesson_publication();

-- ── waivers ──

CREATE UNIQUE INDEX "lesson_waivers_one_for_all" ON "lesson_waivers"("lessonId") WHERE "enrollmentId" IS NULL;
CREATE UNIQUE INDEX "lesson_waivers_one_for_enrollment" ON "lesson_waivers"("enrollmentId", "lessonId") WHERE "enrollmentId" IS NOT NULL;

CREATE FUNCTION check_lesson_waiver() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE TRIGGER "lesson_waivers_check" BEFORE INSERT ON "lesson_waivers"
  FOR EACH ROW EXECUTE FUNCTION check_lesson_waiver();

-- ── progress ──

-- The lessons that count for an enrollment (R-LRN-3), each `completed`, `owed` or `waived`: the published required ones, and those
-- withdrawn after the enrollment began and not completed. A waiver holds for the withdrawal that it followed.
CREATE FUNCTION counted_lessons(enrollment integer) RETURNS TABLE ("lessonId" integer, "state" text) LANGUAGE sql STABLE AS $$
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
$$;

-- Unpublished lessons that are open to an enrollment all the same: those it owes, and those it completed after their withdrawal.
CREATE FUNCTION withdrawn_lessons(enrollment integer) RETURNS TABLE ("lessonId" integer, "isCompleted" boolean) LANGUAGE sql STABLE AS $$
  SELECT l."id", p."completedAt" IS NOT NULL
  FROM "enrollments" e
    JOIN "courses" c ON c."id" = e."courseId" AND c."firstPublishedAt" IS NOT NULL
    JOIN "lessons" l ON l."courseId" = e."courseId" AND NOT l."isPublished" AND l."withdrawnAt" > e."enrolledAt"
    LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id" AND p."enrollmentId" = e."id"
  WHERE e."id" = enrollment AND (p."completedAt" >= l."withdrawnAt" OR e."completedAt" IS NULL AND EXISTS (
    SELECT 1 FROM counted_lessons(e."id") k WHERE k."lessonId" = l."id" AND k."state" = 'owed'))
  ORDER BY l."order", l."id"
$$;

-- Percentage of an enrollment, rounded down; 100 if waivers leave no lesson, 0 in a course without lessons.
CREATE FUNCTION enrollment_percent(enrollment integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT (CASE WHEN count(*) = 0 THEN 0
    WHEN count(*) FILTER (WHERE "state" <> 'waived') = 0 THEN 100
    ELSE 100 * count(*) FILTER (WHERE "state" = 'completed') / count(*) FILTER (WHERE "state" <> 'waived') END)::integer
  FROM counted_lessons(enrollment)
$$;

-- Recalculates running enrollments, whose rows the caller has locked, and returns those that it has completed. A change of lessons
-- completes nobody: without `completes`, progress stays below 100. `activity` is the time of a lesson that the student has completed.
-- One UPDATE of a row: after a second one, foreign keys would lock the payment, which comes before enrollments in the order of locks.
CREATE FUNCTION update_progress(ids integer[], completes boolean, activity timestamptz DEFAULT NULL) RETURNS SETOF integer
  LANGUAGE plpgsql AS $$
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
END $$;

-- Marks an opened lesson as completed; 100 percent completes the enrollment and issues the certificate. Returns the completed
-- enrollment, which is the reason for a message, or null. A second call changes nothing, and a completion is never taken away.
-- One call instead of a transaction of five statements: each statement of the function sees what was committed before it, so that
-- the count is made under the lock.
CREATE OR REPLACE FUNCTION complete_lesson(enrollment integer, lesson integer) RETURNS integer LANGUAGE plpgsql AS $$
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
END $$;

-- ── enrollments ──

-- The last word on completions, whoever writes them.
CREATE FUNCTION refuse_owed_completion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM counted_lessons(NEW."id") WHERE "state" = 'owed') THEN
    RAISE EXCEPTION 'enrollments_completed_without_debt: enrollment % owes lessons', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'enrollments_completed_without_debt', TABLE = 'enrollments';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "enrollments_refuse_owed_completion" BEFORE UPDATE OF "status" ON "enrollments"
  FOR EACH ROW WHEN (NEW."status" = 'completed' AND OLD."completedAt" IS NULL) EXECUTE FUNCTION refuse_owed_completion();

-- An ordered course begins when it opens: lessons that were withdrawn before are not owed.
CREATE FUNCTION begin_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."enrolledAt" := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER "enrollments_begin" BEFORE UPDATE OF "status" ON "enrollments"
  FOR EACH ROW WHEN (OLD."status" = 'pending_payment' AND OLD."endedAt" IS NULL AND NEW."status" = 'in_progress')
  EXECUTE FUNCTION begin_enrollment();

-- ── certificates ──

-- Creates the certificate of a completed enrollment; a second call changes nothing. It names the number of completed lessons; of
-- completions whose lessons are no longer known, that of the published ones.
CREATE OR REPLACE FUNCTION issue_certificate(enrollment integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "enrollments" WHERE "id" = enrollment FOR NO KEY UPDATE;
  -- A confirmation of the name, which locks the row FOR UPDATE, either ends before this or finds the certificate that awaits it.
  PERFORM 1 FROM "users" u JOIN "enrollments" e ON e."studentId" = u."id" WHERE e."id" = enrollment FOR KEY SHARE OF u;
  INSERT INTO "certificates" ("enrollmentId", "userId", "courseId", "status", "holderName", "holderNameAr", "issuedAt", "courseTitle",
      "courseTitleAr", "level", "duration", "lessonCount", "trainerName", "signatures", "completedAt")
    SELECT e."id", u."id", c."id",
      CASE WHEN u."certificateName" IS NULL THEN 'awaiting_name' ELSE 'valid' END::"CertificateStatus",
      u."certificateName", u."certificateNameAr", CASE WHEN u."certificateName" IS NOT NULL THEN now() END,
      c."title", c."titleAr", c."level", c."duration",
      coalesce(
        nullif((SELECT count(*) FROM "lesson_progress" p WHERE p."enrollmentId" = e."id" AND p."completedAt" IS NOT NULL), 0),
        (SELECT count(*) FROM "lessons" l WHERE l."courseId" = c."id" AND l."isPublished")),
      concat_ws(' ', t."firstName", t."lastName"),
      jsonb_strip_nulls(jsonb_build_object(
        'platform', CASE WHEN s."signatoryName" <> '' OR s."signatoryNameAr" <> '' OR s."signature" IS NOT NULL THEN jsonb_build_object(
          'name', s."signatoryName", 'nameAr', s."signatoryNameAr", 'title', s."signatoryTitle", 'titleAr', s."signatoryTitleAr",
          'image', s."signature") END,
        'trainer', CASE WHEN t."signature" IS NOT NULL THEN jsonb_build_object('image', t."signature") END)),
      e."completedAt"
    FROM "enrollments" e
      JOIN "users" u ON u."id" = e."studentId" AND u."deletedAt" IS NULL
      JOIN "courses" c ON c."id" = e."courseId" AND c."hasCertificate"
      JOIN "users" t ON t."id" = c."trainerId"
      LEFT JOIN "certificate_settings" s ON true
    WHERE e."id" = enrollment AND e."status" = 'completed' AND lacks_certificate(e."id");
END $$;

-- ── audit log ──

-- A waiver is named after its student, if it is for one, and its lesson.
CREATE OR REPLACE FUNCTION audit_related_name(row_data jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(concat_ws(' – ',
    (SELECT concat_ws(' ', "firstName", "lastName") FROM "users"
      WHERE "id" = coalesce(row_data ->> 'studentId', row_data ->> 'userId',
        (SELECT "studentId"::text FROM "enrollments" WHERE "id" = (row_data ->> 'enrollmentId')::integer))::integer),
    coalesce(
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "courses" WHERE "id" = (row_data ->> 'courseId')::integer),
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "events" WHERE "id" = (row_data ->> 'eventId')::integer),
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "lessons" WHERE "id" = (row_data ->> 'lessonId')::integer))), 200)
$$;

CREATE OR REPLACE FUNCTION log_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  hidden_columns text[] := TG_ARGV || ARRAY[
    'passwordHash', 'usernameKey', 'searchText', 'adminSearchText', 'sortKey', 'sortKeyAr', 'dedupeHash', 'updatedAt'];
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
  entity_name := CASE WHEN TG_TABLE_NAME IN ('reviews', 'enrollments', 'event_registrations', 'payments', 'lesson_waivers')
    THEN audit_related_name(coalesce(new_row, old_row)) ELSE audit_entity_name(coalesce(new_row, old_row)) END;
  key := coalesce(new_row ->> 'id', old_row ->> 'id')::integer;
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

CREATE TRIGGER "lesson_waivers_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "lesson_waivers"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
