-- An uploaded file is used for the purpose for which it was uploaded: its size, its type and who may read it depend on it.
-- The message names the column, so that the error can be shown at its field.
CREATE FUNCTION check_upload_kind() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  path text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF TG_OP = 'UPDATE' AND path IS NOT DISTINCT FROM (to_jsonb(OLD) ->> TG_ARGV[0]) THEN
    RETURN NEW;
  END IF;
  IF EXISTS (
    SELECT FROM regexp_matches(path, '/media/uploads/([0-9a-f]{32}\.[a-z]{3,4})', 'g') AS "match"
      JOIN "uploads" ON "uploads"."key" = "match"[1]
      WHERE "uploads"."kind"::text <> TG_ARGV[1]
  ) THEN
    RAISE EXCEPTION 'upload_kind:%', TG_ARGV[0] USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "users_check_upload_kind" BEFORE INSERT OR UPDATE OF "avatar" ON "users"
  FOR EACH ROW WHEN (NEW."avatar" LIKE '/media/uploads/%') EXECUTE FUNCTION check_upload_kind('avatar', 'avatar');
CREATE TRIGGER "courses_check_upload_kind" BEFORE INSERT OR UPDATE OF "thumbnail" ON "courses"
  FOR EACH ROW WHEN (NEW."thumbnail" LIKE '/media/uploads/%') EXECUTE FUNCTION check_upload_kind('thumbnail', 'thumbnail');
CREATE TRIGGER "blog_posts_check_upload_kind" BEFORE INSERT OR UPDATE OF "thumbnail" ON "blog_posts"
  FOR EACH ROW WHEN (NEW."thumbnail" LIKE '/media/uploads/%') EXECUTE FUNCTION check_upload_kind('thumbnail', 'thumbnail');
CREATE TRIGGER "events_check_upload_kind" BEFORE INSERT OR UPDATE OF "thumbnail" ON "events"
  FOR EACH ROW WHEN (NEW."thumbnail" LIKE '/media/uploads/%') EXECUTE FUNCTION check_upload_kind('thumbnail', 'thumbnail');
CREATE TRIGGER "lessons_check_upload_kind" BEFORE INSERT OR UPDATE OF "attachments" ON "lessons"
  FOR EACH ROW WHEN (NEW."attachments"::text LIKE '%/media/uploads/%') EXECUTE FUNCTION check_upload_kind('attachments', 'attachment');
