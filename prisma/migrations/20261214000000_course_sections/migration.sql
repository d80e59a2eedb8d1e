CREATE TYPE "LessonKind" AS ENUM ('content', 'quiz');

CREATE TABLE "course_sections" (
    "id" SERIAL NOT NULL,
    "courseId" INTEGER NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "titleAr" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    "clientKey" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "course_sections_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "course_sections_position_range" CHECK ("position" >= 0)
);
CREATE UNIQUE INDEX "course_sections_id_courseId_key" ON "course_sections"("id", "courseId");
CREATE UNIQUE INDEX "course_sections_courseId_clientKey_key" ON "course_sections"("courseId", "clientKey");
CREATE INDEX "course_sections_courseId_position_id_idx" ON "course_sections"("courseId", "position", "id");
ALTER TABLE "course_sections" ADD CONSTRAINT "course_sections_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "course_prerequisites" (
    "courseId" INTEGER NOT NULL,
    "requiredCourseId" INTEGER NOT NULL,

    CONSTRAINT "course_prerequisites_pkey" PRIMARY KEY ("courseId","requiredCourseId"),
    CONSTRAINT "course_prerequisites_other_course" CHECK ("courseId" <> "requiredCourseId")
);
CREATE INDEX "course_prerequisites_requiredCourseId_idx" ON "course_prerequisites"("requiredCourseId");
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_requiredCourseId_fkey" FOREIGN KEY ("requiredCourseId") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Each course with lessons gets one section without titles, which no page shows.
INSERT INTO "course_sections" ("courseId", "position")
  SELECT "id", 1 FROM "courses" c WHERE EXISTS (SELECT FROM "lessons" l WHERE l."courseId" = c."id") ORDER BY "id";

ALTER TABLE "lessons" ADD COLUMN "kind" "LessonKind" NOT NULL DEFAULT 'content',
ADD COLUMN "needsPrevious" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "sectionId" INTEGER;
UPDATE "lessons" l SET "sectionId" = s."id" FROM "course_sections" s WHERE s."courseId" = l."courseId";
ALTER TABLE "lessons" ALTER COLUMN "sectionId" SET NOT NULL, ALTER COLUMN "sectionId" SET DEFAULT 0;
CREATE UNIQUE INDEX "lessons_id_kind_key" ON "lessons"("id", "kind");
CREATE INDEX "lessons_sectionId_courseId_idx" ON "lessons"("sectionId", "courseId");
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_sectionId_courseId_fkey" FOREIGN KEY ("sectionId", "courseId") REFERENCES "course_sections"("id", "courseId") ON DELETE NO ACTION ON UPDATE NO ACTION;

CREATE FUNCTION set_lesson_section() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two first lessons at the same time, one waits for the section of the other.
  PERFORM 1 FROM "courses" WHERE "id" = NEW."courseId" FOR NO KEY UPDATE;
  SELECT "id" INTO NEW."sectionId" FROM "course_sections" WHERE "courseId" = NEW."courseId"
  ORDER BY "position" DESC, "id" DESC LIMIT 1;
  IF NEW."sectionId" IS NULL THEN
    INSERT INTO "course_sections" ("courseId", "position") VALUES (NEW."courseId", 1) RETURNING "id" INTO NEW."sectionId";
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION set_lesson_section() IS
  'A lesson without a section belongs to the last one of its course, which gets one if it has none.';
CREATE TRIGGER "lessons_set_section" BEFORE INSERT ON "lessons"
  FOR EACH ROW WHEN (NEW."sectionId" = 0) EXECUTE FUNCTION set_lesson_section();

CREATE FUNCTION refuse_kind_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."firstPublishedAt" IS NOT NULL OR EXISTS (SELECT FROM "lesson_progress" WHERE "lessonId" = NEW."id") THEN
    RAISE EXCEPTION 'lessons_kind_fixed: lesson % was published or opened', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lessons_kind_fixed', TABLE = 'lessons';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_kind_change() IS
  'The kind of a lesson is fixed from its first publication or visit: what completed it stays true.';
CREATE TRIGGER "lessons_refuse_kind_change" BEFORE UPDATE OF "kind" ON "lessons"
  FOR EACH ROW WHEN (NEW."kind" <> OLD."kind") EXECUTE FUNCTION refuse_kind_change();

CREATE OR REPLACE FUNCTION check_preview_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "lessons"
    WHERE "id" = NEW."previewLessonId" AND "courseId" = NEW."id" AND "isPublished" AND "kind" = 'content') THEN
    RAISE EXCEPTION 'courses_preview_published_lesson: lesson % is not published, of another course, or without content', NEW."previewLessonId"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'courses_preview_published_lesson', TABLE = 'courses';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION check_preview_lesson() IS
  'The free preview of a course is one of its published lessons with content.';

CREATE FUNCTION locked_lessons(enrollment integer) RETURNS TABLE ("lessonId" integer, "lockedBy" integer) LANGUAGE sql STABLE AS $$
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
$$;
COMMENT ON FUNCTION locked_lessons(integer) IS
  'A lesson that needs the previous one opens when the nearest required lesson before it, or the course, is completed.';

CREATE FUNCTION check_course_prerequisite() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION check_course_prerequisite() IS
  'No course comes before itself, also by way of others.';
CREATE TRIGGER "course_prerequisites_check" BEFORE INSERT OR UPDATE ON "course_prerequisites"
  FOR EACH ROW EXECUTE FUNCTION check_course_prerequisite();

CREATE TRIGGER "course_sections_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "course_sections"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER "course_prerequisites_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "course_prerequisites"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- The first section of a course comes with its first lesson, and no page shows it.
CREATE TRIGGER "course_sections_log_insert" AFTER INSERT ON "course_sections"
  FOR EACH ROW WHEN (NEW."title" <> '' OR NEW."titleAr" <> '') EXECUTE FUNCTION log_audit_entry('clientKey');
CREATE TRIGGER "course_sections_log_audit_entry" AFTER UPDATE OR DELETE ON "course_sections"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('clientKey');

CREATE FUNCTION log_course_prerequisites() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION log_course_prerequisites() IS
  'The audit log has the courses that come before a course, before and after each change by an admin.';
CREATE TRIGGER "course_prerequisites_log_insert" AFTER INSERT ON "course_prerequisites"
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION log_course_prerequisites();
CREATE TRIGGER "course_prerequisites_log_delete" AFTER DELETE ON "course_prerequisites"
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION log_course_prerequisites();
