-- CreateTable
CREATE TABLE "course_uploads" (
    "courseId" INTEGER NOT NULL,
    "uploadKey" TEXT NOT NULL,

    CONSTRAINT "course_uploads_pkey" PRIMARY KEY ("uploadKey","courseId")
);

-- CreateIndex
CREATE INDEX "course_uploads_courseId_idx" ON "course_uploads"("courseId");

-- AddForeignKey
ALTER TABLE "course_uploads" ADD CONSTRAINT "course_uploads_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_uploads" ADD CONSTRAINT "course_uploads_uploadKey_fkey" FOREIGN KEY ("uploadKey") REFERENCES "uploads"("key") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "course_uploads_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "course_uploads"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER "uploads_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "uploads"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

CREATE FUNCTION upload_keys(text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT "match"[1] FROM regexp_matches($1, '/media/uploads/([0-9a-f]{32}\.[a-z]{3,4})', 'g') AS "match"
$$;
COMMENT ON FUNCTION upload_keys(text) IS 'The keys of the uploads that a text names.';

CREATE FUNCTION add_course_uploads(course_id integer, keys text[]) RETURNS void LANGUAGE plpgsql AS $$
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
    by_admin OR u."ownerId" = trainer
    OR EXISTS (
      SELECT FROM "course_uploads" o JOIN "courses" c ON c."id" = o."courseId"
      WHERE o."uploadKey" = u."key" AND c."trainerId" = trainer))
  ON CONFLICT DO NOTHING;
END $$;
COMMENT ON FUNCTION add_course_uploads(integer, text[]) IS
  'Lessons show files of their trainer, of the trainer''s other courses and those that an admin adds. Naming a file of another trainer gives no right to read it.';

CREATE FUNCTION record_course_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_course_uploads(NEW."courseId", ARRAY(
    SELECT u."key"
    FROM upload_keys(concat_ws(E'\n', NEW."content", NEW."contentAr", NEW."videoUrl", NEW."attachments"::text)) AS named
      JOIN "uploads" u ON u."key" = named
    WHERE u."kind" = 'attachment'));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION record_course_uploads() IS 'The files that a lesson names become files of its course: add_course_uploads().';
CREATE TRIGGER "lessons_record_uploads" AFTER INSERT OR UPDATE OF "content", "contentAr", "videoUrl", "attachments" ON "lessons"
  FOR EACH ROW WHEN (concat_ws(' ', NEW."content", NEW."contentAr", NEW."videoUrl", NEW."attachments"::text) LIKE '%/media/uploads/%')
  EXECUTE FUNCTION record_course_uploads();

-- Until now the kind did not decide who may read a file. Those of pages that everybody sees stay public, those of lessons alone become private.
CREATE TEMPORARY TABLE "public_files" ON COMMIT DROP AS
  SELECT DISTINCT upload_keys("text") AS "key" FROM (
    SELECT concat_ws(E'\n', "thumbnail", "description", "descriptionAr") AS "text" FROM "courses"
    UNION ALL SELECT concat_ws(E'\n', "thumbnail", "content", "contentAr") FROM "blog_posts"
    UNION ALL SELECT concat_ws(E'\n', "thumbnail", "description", "descriptionAr") FROM "events"
    UNION ALL SELECT concat_ws(E'\n', "answer", "answerAr") FROM "faqs"
    UNION ALL SELECT concat_ws(E'\n', "body", "bodyAr") FROM "site_documents"
    UNION ALL SELECT concat_ws(E'\n', "avatar", "bio", "bioAr") FROM "users"
  ) AS texts WHERE "text" LIKE '%/media/uploads/%';
CREATE TEMPORARY TABLE "lesson_files" ON COMMIT DROP AS
  SELECT DISTINCT "courseId", upload_keys(concat_ws(E'\n', "content", "contentAr", "videoUrl", "attachments"::text)) AS "key"
  FROM "lessons";
UPDATE "uploads" SET "kind" = 'thumbnail'
  WHERE "kind" = 'attachment' AND "key" IN (SELECT "key" FROM "public_files");
UPDATE "uploads" SET "kind" = 'attachment'
  WHERE "kind" = 'thumbnail' AND "key" IN (SELECT "key" FROM "lesson_files") AND "key" NOT IN (SELECT "key" FROM "public_files");
INSERT INTO "course_uploads" ("courseId", "uploadKey")
  SELECT "courseId", "key" FROM "lesson_files" JOIN "uploads" USING ("key") WHERE "kind" = 'attachment';
DROP TABLE "public_files", "lesson_files";
