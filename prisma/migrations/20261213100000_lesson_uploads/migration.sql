-- CreateTable
CREATE TABLE "lesson_uploads" (
    "lessonId" INTEGER NOT NULL,
    "uploadKey" TEXT NOT NULL,

    CONSTRAINT "lesson_uploads_pkey" PRIMARY KEY ("uploadKey","lessonId")
);

-- CreateIndex
CREATE INDEX "lesson_uploads_lessonId_idx" ON "lesson_uploads"("lessonId");

-- AddForeignKey
ALTER TABLE "lesson_uploads" ADD CONSTRAINT "lesson_uploads_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_uploads" ADD CONSTRAINT "lesson_uploads_uploadKey_fkey" FOREIGN KEY ("uploadKey") REFERENCES "uploads"("key") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "lesson_uploads_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lesson_uploads"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

DROP TRIGGER "lessons_record_uploads" ON "lessons";
DROP TRIGGER "lesson_captions_record_uploads" ON "lesson_captions";
DROP FUNCTION record_course_uploads();
DROP FUNCTION record_course_captions();
DROP FUNCTION add_course_uploads(integer, text[]);

CREATE FUNCTION add_course_uploads(course_id integer, keys text[], added text[]) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION add_course_uploads(integer, text[], text[]) IS
  'Lessons show files of their trainer, of the trainer''s other courses, and those that an admin adds: naming a file gives no right to read it.';

CREATE FUNCTION record_lesson_uploads(lesson_id integer, added text[]) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION record_lesson_uploads(integer, text[]) IS
  'A lesson shows the files that it names, as far as its course may show them. The second argument has the keys that this save adds.';

CREATE FUNCTION record_uploads_of_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_lesson_uploads(NEW."id", ARRAY(
    SELECT upload_keys(concat_ws(E'\n', NEW."content", NEW."contentAr", NEW."videoUrl", NEW."attachments"::text))
    EXCEPT
    SELECT upload_keys(concat_ws(E'\n', OLD."content", OLD."contentAr", OLD."videoUrl", OLD."attachments"::text))));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION record_uploads_of_texts() IS 'The texts and attachments of a lesson decide which files it shows: record_lesson_uploads().';
CREATE TRIGGER "lessons_insert_uploads" AFTER INSERT ON "lessons"
  FOR EACH ROW WHEN (concat_ws(' ', NEW."content", NEW."contentAr", NEW."videoUrl", NEW."attachments"::text) LIKE '%/media/uploads/%')
  EXECUTE FUNCTION record_uploads_of_texts();
CREATE TRIGGER "lessons_update_uploads" AFTER UPDATE OF "content", "contentAr", "videoUrl", "attachments" ON "lessons"
  FOR EACH ROW WHEN (concat_ws(' ', NEW."content", NEW."contentAr", NEW."videoUrl", NEW."attachments"::text,
    OLD."content", OLD."contentAr", OLD."videoUrl", OLD."attachments"::text) LIKE '%/media/uploads/%')
  EXECUTE FUNCTION record_uploads_of_texts();

CREATE FUNCTION record_uploads_of_captions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_lesson_uploads(coalesce(NEW."lessonId", OLD."lessonId"), ARRAY(
    SELECT NEW."uploadKey"
    WHERE NEW."uploadKey" IS DISTINCT FROM OLD."uploadKey" AND NOT EXISTS (
      SELECT FROM "lesson_captions" c
      WHERE c."lessonId" = NEW."lessonId" AND c."uploadKey" = NEW."uploadKey" AND c."language" <> NEW."language")));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION record_uploads_of_captions() IS 'A lesson shows its captions: record_lesson_uploads(). A file that changes its language is not added.';
CREATE TRIGGER "lesson_captions_record_uploads" AFTER INSERT OR UPDATE OR DELETE ON "lesson_captions"
  FOR EACH ROW EXECUTE FUNCTION record_uploads_of_captions();

INSERT INTO "lesson_uploads" ("lessonId", "uploadKey")
  SELECT l."id", c."uploadKey"
  FROM "lessons" l
    CROSS JOIN LATERAL upload_keys(concat_ws(E'\n', l."content", l."contentAr", l."videoUrl", l."attachments"::text)) AS named
    JOIN "course_uploads" c ON c."courseId" = l."courseId" AND c."uploadKey" = named
  UNION
  SELECT l."id", c."uploadKey"
  FROM "lessons" l
    JOIN "lesson_captions" s ON s."lessonId" = l."id"
    JOIN "course_uploads" c ON c."courseId" = l."courseId" AND c."uploadKey" = s."uploadKey";

CREATE OR REPLACE FUNCTION check_upload_kind() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION check_upload_kind() IS
  'A column refers only to uploads of its kind that exist; files that the row has named before remain.';
