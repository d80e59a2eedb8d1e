-- A draft may lack a language: its title is blank then. What the public or students see has both.
ALTER TABLE "courses"
  ADD CONSTRAINT "courses_title_in_a_language" CHECK ("title" <> '' OR "titleAr" <> ''),
  ADD CONSTRAINT "courses_titles_once_published" CHECK (
    "title" <> '' AND "titleAr" <> '' OR NOT "isPublished" AND "firstPublishedAt" IS NULL);
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_title_in_a_language" CHECK ("title" <> '' OR "titleAr" <> '');

-- Lessons of a draft course count as published; students see them once the course is or was published. Writers of lessons and
-- of the course's state hold the lock of the course, so that neither misses the other.
CREATE FUNCTION refuse_lesson_without_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "courses" WHERE "id" = NEW."courseId" AND "firstPublishedAt" IS NOT NULL) THEN
    RAISE EXCEPTION 'A published lesson has titles in both languages'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lessons_titles_once_published', TABLE = 'lessons';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "lessons_titles_once_published" BEFORE INSERT OR UPDATE OF "title", "titleAr", "isPublished", "courseId" ON "lessons"
  FOR EACH ROW WHEN (NEW."isPublished" AND '' IN (NEW."title", NEW."titleAr"))
  EXECUTE FUNCTION refuse_lesson_without_title();

-- Courses that were published without a description before both were required can still be edited.
CREATE FUNCTION refuse_incomplete_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF '' IN (NEW."description", NEW."descriptionAr") THEN
    RAISE EXCEPTION 'A published course has descriptions in both languages'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'courses_published_descriptions', TABLE = 'courses';
  END IF;
  IF EXISTS (SELECT 1 FROM "lessons" WHERE "courseId" = NEW."id" AND "isPublished" AND '' IN ("title", "titleAr")) THEN
    RAISE EXCEPTION 'A published lesson has titles in both languages'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lessons_titles_once_published', TABLE = 'lessons';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "courses_refuse_incomplete" BEFORE UPDATE OF "isPublished" ON "courses"
  FOR EACH ROW WHEN (NEW."isPublished" AND NOT OLD."isPublished") EXECUTE FUNCTION refuse_incomplete_course();
