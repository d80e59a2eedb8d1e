-- What appears is listed by the time when it first appeared, not when its draft was begun.
ALTER TABLE "courses" ADD COLUMN "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "blog_posts" ADD COLUMN "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "firstPublishedAt" TIMESTAMPTZ(3);

ALTER TABLE "courses" DISABLE TRIGGER USER;
ALTER TABLE "blog_posts" DISABLE TRIGGER USER;
-- Earlier publications of posts were not recorded.
UPDATE "blog_posts" SET "firstPublishedAt" = "createdAt" WHERE "isPublished";
UPDATE "blog_posts" SET "publishedAt" = "createdAt";
UPDATE "courses" SET "publishedAt" = coalesce("firstPublishedAt", "createdAt");
ALTER TABLE "courses" ENABLE TRIGGER USER;
ALTER TABLE "blog_posts" ENABLE TRIGGER USER;

-- The first publication decides: unpublishing and publishing again move nothing.
CREATE OR REPLACE FUNCTION set_first_published_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."isPublished" AND NEW."firstPublishedAt" IS NULL THEN
    NEW."firstPublishedAt" := CASE TG_OP WHEN 'INSERT' THEN NEW."createdAt" ELSE now() END;
  END IF;
  NEW."publishedAt" := coalesce(NEW."firstPublishedAt", NEW."createdAt");
  RETURN NEW;
END $$;
DROP TRIGGER "courses_set_first_published_at" ON "courses";
CREATE TRIGGER "courses_set_first_published_at"
  BEFORE INSERT OR UPDATE OF "isPublished", "firstPublishedAt", "createdAt" ON "courses"
  FOR EACH ROW EXECUTE FUNCTION set_first_published_at();
CREATE TRIGGER "blog_posts_set_first_published_at"
  BEFORE INSERT OR UPDATE OF "isPublished", "firstPublishedAt", "createdAt" ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION set_first_published_at();

DROP INDEX "blog_posts_categoryId_isPublished_createdAt_id_idx";
CREATE INDEX "blog_posts_categoryId_isPublished_publishedAt_id_idx" ON "blog_posts"("categoryId", "isPublished", "publishedAt" DESC, "id" DESC);
DROP INDEX "blog_posts_isPublished_createdAt_id_idx";
CREATE INDEX "blog_posts_isPublished_publishedAt_id_idx" ON "blog_posts"("isPublished", "publishedAt" DESC, "id" DESC);
DROP INDEX "courses_isPublished_createdAt_id_idx";
CREATE INDEX "courses_isPublished_publishedAt_id_idx" ON "courses"("isPublished", "publishedAt" DESC, "id" DESC);
DROP INDEX "courses_categoryId_createdAt_id_idx";
CREATE INDEX "courses_categoryId_publishedAt_id_idx" ON "courses"("categoryId", "publishedAt" DESC, "id" DESC);
DROP INDEX "courses_level_createdAt_id_idx";
CREATE INDEX "courses_level_publishedAt_id_idx" ON "courses"("level", "publishedAt" DESC, "id" DESC);
DROP INDEX "courses_isFree_createdAt_id_idx";
CREATE INDEX "courses_isFree_publishedAt_id_idx" ON "courses"("isFree", "publishedAt" DESC, "id" DESC);
DROP INDEX "courses_trainerId_createdAt_id_idx";
CREATE INDEX "courses_trainerId_publishedAt_id_idx" ON "courses"("trainerId", "publishedAt" DESC, "id" DESC);
CREATE INDEX "courses_publishedAt_id_idx" ON "courses"("publishedAt" DESC, "id" DESC);
CREATE INDEX "blog_posts_publishedAt_id_idx" ON "blog_posts"("publishedAt" DESC, "id" DESC);
