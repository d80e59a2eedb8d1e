-- AlterTable
ALTER TABLE "courses" ADD COLUMN     "audience" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "audienceAr" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "outcomes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "outcomesAr" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "previewLessonId" INTEGER,
ADD COLUMN     "requirements" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "requirementsAr" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE UNIQUE INDEX "courses_previewLessonId_key" ON "courses"("previewLessonId");

-- AddForeignKey
ALTER TABLE "courses" ADD CONSTRAINT "courses_previewLessonId_fkey" FOREIGN KEY ("previewLessonId") REFERENCES "lessons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE FUNCTION check_preview_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "lessons" WHERE "id" = NEW."previewLessonId" AND "courseId" = NEW."id" AND "isPublished") THEN
    RAISE EXCEPTION 'courses_preview_published_lesson: lesson % is not published, or of another course', NEW."previewLessonId"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'courses_preview_published_lesson', TABLE = 'courses';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION check_preview_lesson() IS
  'The free preview of a course is one of its published lessons.';
CREATE TRIGGER "courses_check_preview_lesson" BEFORE INSERT OR UPDATE OF "previewLessonId" ON "courses"
  FOR EACH ROW WHEN (NEW."previewLessonId" IS NOT NULL) EXECUTE FUNCTION check_preview_lesson();

CREATE FUNCTION end_lesson_preview() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "courses" SET "previewLessonId" = NULL WHERE "previewLessonId" = NEW."id";
  RETURN NULL;
END $$;
COMMENT ON FUNCTION end_lesson_preview() IS
  'A lesson that is no longer published in its course is no preview.';
CREATE TRIGGER "lessons_end_preview" AFTER UPDATE OF "isPublished", "courseId" ON "lessons"
  FOR EACH ROW WHEN (NOT NEW."isPublished" OR NEW."courseId" <> OLD."courseId") EXECUTE FUNCTION end_lesson_preview();
