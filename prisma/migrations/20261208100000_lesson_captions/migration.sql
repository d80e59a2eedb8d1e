ALTER TYPE "UploadKind" ADD VALUE 'captions';

-- CreateEnum
CREATE TYPE "CaptionsLanguage" AS ENUM ('ar', 'en', 'fr');

-- CreateTable
CREATE TABLE "lesson_captions" (
    "lessonId" INTEGER NOT NULL,
    "language" "CaptionsLanguage" NOT NULL,
    "uploadKey" TEXT NOT NULL,

    CONSTRAINT "lesson_captions_pkey" PRIMARY KEY ("lessonId","language")
);

-- CreateIndex
CREATE INDEX "lesson_captions_uploadKey_idx" ON "lesson_captions"("uploadKey");

-- AddForeignKey
ALTER TABLE "lesson_captions" ADD CONSTRAINT "lesson_captions_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_captions" ADD CONSTRAINT "lesson_captions_uploadKey_fkey" FOREIGN KEY ("uploadKey") REFERENCES "uploads"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "lesson_captions_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lesson_captions"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

CREATE FUNCTION log_lesson_captions() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION log_lesson_captions() IS
  'The audit log has each file of captions among the changes of its lesson; the deletion of a lesson has an entry of its own.';
CREATE TRIGGER "lesson_captions_log_captions" AFTER INSERT OR UPDATE OR DELETE ON "lesson_captions"
  FOR EACH ROW EXECUTE FUNCTION log_lesson_captions();

CREATE FUNCTION record_course_captions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_course_uploads((SELECT "courseId" FROM "lessons" WHERE "id" = NEW."lessonId"), ARRAY[NEW."uploadKey"]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION record_course_captions() IS 'The captions of a lesson become files of its course: add_course_uploads().';
CREATE TRIGGER "lesson_captions_record_uploads" AFTER INSERT OR UPDATE ON "lesson_captions"
  FOR EACH ROW EXECUTE FUNCTION record_course_captions();
