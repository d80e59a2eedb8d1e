-- A course that was published once and is withdrawn is archived: it stays open to its enrolled students.
ALTER TABLE "courses" ADD COLUMN "firstPublishedAt" TIMESTAMPTZ(3);

-- Earlier publications were not recorded; enrollments and reviews exist only for courses that were published.
UPDATE "courses" c SET "firstPublishedAt" = c."createdAt"
WHERE c."isPublished"
  OR EXISTS (SELECT 1 FROM "enrollments" e WHERE e."courseId" = c."id")
  OR EXISTS (SELECT 1 FROM "reviews" r WHERE r."courseId" = c."id");

CREATE FUNCTION set_first_published_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."firstPublishedAt" := now();
  RETURN NEW;
END $$;

CREATE TRIGGER "courses_set_first_published_at"
  BEFORE INSERT OR UPDATE OF "isPublished" ON "courses"
  FOR EACH ROW WHEN (NEW."isPublished" AND NEW."firstPublishedAt" IS NULL) EXECUTE FUNCTION set_first_published_at();
