-- One index finds the rows of a kind by the stems of all their fields, so that a statement with several words reads it once for all
-- of them, and no row of another kind.
ALTER TABLE "search_documents" ADD COLUMN "fieldStems" TEXT[], ADD COLUMN "publishedAt" TIMESTAMPTZ(3);

CREATE FUNCTION set_search_document_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := split_part(NEW."key", ':', 1);
BEGIN
  NEW."fieldStems" := ARRAY(
    SELECT concat(kind, ':heading:', stem) FROM unnest(NEW."headingStems") AS stem
    UNION ALL SELECT concat(kind, ':body:', stem) FROM unnest(NEW."bodyStems") AS stem);
  NEW."publishedAt" := CASE kind
    WHEN 'course' THEN (SELECT "publishedAt" FROM "courses" WHERE "id" = NEW."courseId")
    WHEN 'blogPost' THEN (SELECT "publishedAt" FROM "blog_posts" WHERE "id" = NEW."blogPostId") END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION set_search_document_keys() IS
  'A search finds rows by the stems of their fields and orders equal ones by their publication, without reading the rows.';
CREATE TRIGGER "search_documents_set_keys" BEFORE INSERT OR UPDATE ON "search_documents"
  FOR EACH ROW EXECUTE FUNCTION set_search_document_keys();

-- The time of publication is part of the document.
DROP TRIGGER "courses_refresh_search_document" ON "courses";
CREATE TRIGGER "courses_refresh_search_document" AFTER INSERT OR UPDATE OF "title", "titleAr", "description", "descriptionAr", "keywords",
  "categoryId", "trainerId", "level", "isFree", "isPublished", "firstPublishedAt", "createdAt" ON "courses"
  FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('course');
DROP TRIGGER "blog_posts_refresh_search_document" ON "blog_posts";
CREATE TRIGGER "blog_posts_refresh_search_document" AFTER INSERT OR UPDATE OF "title", "titleAr", "content", "contentAr", "categoryId",
  "authorId", "tags", "isPublished", "firstPublishedAt", "createdAt" ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('blogPost');

DROP INDEX "search_documents_headingStems_idx";
DROP INDEX "search_documents_bodyStems_idx";
-- After the update, the index could not be used before all older transactions had ended.
CREATE INDEX "search_documents_fieldStems_idx" ON "search_documents" USING GIN ("fieldStems") WITH (fastupdate = off);
UPDATE "search_documents" SET "key" = "key";
