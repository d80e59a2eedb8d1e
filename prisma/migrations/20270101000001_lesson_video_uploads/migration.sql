-- A video that is an upload exists, as attachments do; an address that the lesson has had before remains.
CREATE TRIGGER "lessons_check_video_upload_kind" BEFORE INSERT OR UPDATE OF "videoUrl" ON "lessons"
  FOR EACH ROW WHEN (NEW."videoUrl" LIKE '%/media/uploads/%') EXECUTE FUNCTION check_upload_kind('videoUrl', 'attachment');
