-- Counters in a narrow table: an enrollment rewrote the whole row of its course and all its index entries.
CREATE TABLE "course_counters" (
    "courseId" INTEGER NOT NULL,
    "enrollmentCount" INTEGER NOT NULL DEFAULT 0,
    "rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "ratingCount" INTEGER NOT NULL DEFAULT 0,
    "ratingSum" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "course_counters_pkey" PRIMARY KEY ("courseId"),
    CONSTRAINT "course_counters_rating_range" CHECK ("rating" BETWEEN 0 AND 5),
    CONSTRAINT "course_counters_counts_range" CHECK ("enrollmentCount" >= 0 AND "ratingCount" >= 0 AND "ratingSum" >= 0)
) WITH (fillfactor = 70);

INSERT INTO "course_counters" ("courseId", "enrollmentCount", "rating", "ratingCount", "ratingSum")
SELECT "id", "enrollmentCount", "rating", "ratingCount", "ratingSum" FROM "courses";

ALTER TABLE "course_counters" ADD CONSTRAINT "course_counters_courseId_fkey"
  FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "course_counters_enrollmentCount_courseId_idx" ON "course_counters"("enrollmentCount" DESC, "courseId" DESC)
  WITH (fillfactor = 70);
CREATE INDEX "course_counters_rating_courseId_idx" ON "course_counters"("rating" DESC, "courseId" DESC)
  WITH (fillfactor = 70);

-- The columns take their indexes and CHECK constraints with them.
DROP TRIGGER "courses_log_audit_entry" ON "courses";
ALTER TABLE "courses" DROP COLUMN "enrollmentCount", DROP COLUMN "rating", DROP COLUMN "ratingCount", DROP COLUMN "ratingSum";
CREATE TRIGGER "courses_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "courses"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry();

CREATE FUNCTION create_course_counters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "course_counters" ("courseId") VALUES (NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER "courses_create_counters" AFTER INSERT ON "courses"
  FOR EACH ROW EXECUTE FUNCTION create_course_counters();

CREATE OR REPLACE FUNCTION count_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "course_counters" SET "enrollmentCount" = "enrollmentCount" - 1 WHERE "courseId" = OLD."courseId";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "course_counters" SET "enrollmentCount" = "enrollmentCount" + 1 WHERE "courseId" = NEW."courseId";
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION add_rating(course integer, stars integer, reviews integer) RETURNS void LANGUAGE sql AS $$
  UPDATE "course_counters" SET
    "ratingSum" = "ratingSum" + stars,
    "ratingCount" = "ratingCount" + reviews,
    "rating" = CASE WHEN "ratingCount" + reviews = 0 THEN 0
                    ELSE round(("ratingSum" + stars)::numeric / ("ratingCount" + reviews), 2) END
  WHERE "courseId" = course
$$;

CREATE FUNCTION log_counter_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "content_changes" ("xid", "scope")
  VALUES (pg_current_xact_id()::text::bigint, 'course_counters/' || coalesce(NEW."courseId", OLD."courseId"))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "course_counters_log_counter_change" AFTER INSERT OR UPDATE OR DELETE ON "course_counters"
  FOR EACH ROW EXECUTE FUNCTION log_counter_change();
CREATE TRIGGER "course_counters_log_truncate" AFTER TRUNCATE ON "course_counters"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- Without an index on the counter, and with room on the page, a counted view or registration writes no index entry.
DROP INDEX "blog_posts_views_id_idx";
ALTER TABLE "blog_posts" SET (fillfactor = 80);
ALTER TABLE "events" SET (fillfactor = 80);
ALTER TABLE "polls" SET (fillfactor = 80);
ALTER TABLE "poll_options" SET (fillfactor = 70);
ALTER TABLE "lesson_progress" SET (fillfactor = 85);
