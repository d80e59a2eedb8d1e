-- What Prisma's schema language cannot say: ranges, facts that belong together, and counts the database keeps itself.

-- ── ranges ──────────────────────────────────────────────────────────────────
ALTER TABLE "users" ADD CONSTRAINT "users_email_lower" CHECK ("email" = lower("email"));

ALTER TABLE "courses"
  ADD CONSTRAINT "courses_price_range" CHECK ("price" >= 0),
  ADD CONSTRAINT "courses_free_is_price_zero" CHECK ("isFree" = ("price" = 0)),
  ADD CONSTRAINT "courses_duration_range" CHECK ("duration" >= 0),
  ADD CONSTRAINT "courses_rating_range" CHECK ("rating" BETWEEN 0 AND 5),
  ADD CONSTRAINT "courses_counts_range" CHECK ("enrollmentCount" >= 0 AND "ratingCount" >= 0 AND "ratingSum" >= 0);

ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_duration_range" CHECK ("duration" >= 0),
  ADD CONSTRAINT "lessons_order_range" CHECK ("order" >= 0),
  ADD CONSTRAINT "lessons_attachments_list" CHECK (jsonb_typeof("attachments") = 'array');

ALTER TABLE "enrollments"
  ADD CONSTRAINT "enrollments_progress_range" CHECK ("progress" BETWEEN 0 AND 100),
  ADD CONSTRAINT "enrollments_completion" CHECK (("status" = 'completed') = ("completedAt" IS NOT NULL)),
  ADD CONSTRAINT "enrollments_completed_is_whole" CHECK ("status" <> 'completed' OR "progress" = 100);

ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_position_range" CHECK ("position" >= 0);

ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rating_range" CHECK ("rating" BETWEEN 1 AND 5);

ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_range" CHECK ("amount" >= 0);

ALTER TABLE "blog_posts"
  ADD CONSTRAINT "blog_posts_counts_range" CHECK ("views" >= 0 AND "readTime" > 0),
  ADD CONSTRAINT "blog_posts_tags_list" CHECK (jsonb_typeof("tags") = 'array');

ALTER TABLE "events"
  ADD CONSTRAINT "events_end_after_start" CHECK ("endDate" > "startDate"),
  ADD CONSTRAINT "events_price_range" CHECK ("price" >= 0),
  ADD CONSTRAINT "events_capacity_range" CHECK ("capacity" > 0),
  ADD CONSTRAINT "events_never_oversold" CHECK ("registeredCount" >= 0 AND "registeredCount" <= coalesce("capacity", "registeredCount"));

ALTER TABLE "polls" ADD CONSTRAINT "polls_voters_range" CHECK ("voterCount" >= 0);
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_votes_range" CHECK ("votes" >= 0);

ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_email_lower" CHECK ("email" = lower("email"));

-- ── counts ──────────────────────────────────────────────────────────────────
-- Relative updates of one row: they add up whoever writes at the same time. "updatedAt" stays, since no person edited.

CREATE FUNCTION count_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "courses" SET "enrollmentCount" = "enrollmentCount" - 1 WHERE "id" = OLD."courseId";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "courses" SET "enrollmentCount" = "enrollmentCount" + 1 WHERE "id" = NEW."courseId";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "enrollments_are_counted"
  AFTER INSERT OR DELETE OR UPDATE OF "courseId" ON "enrollments"
  FOR EACH ROW EXECUTE FUNCTION count_enrollment();

-- Adds to a course's approved ratings (negative numbers take away) and derives the mean.
CREATE FUNCTION add_rating(course integer, stars integer, reviews integer) RETURNS void LANGUAGE sql AS $$
  UPDATE "courses" SET
    "ratingSum" = "ratingSum" + stars,
    "ratingCount" = "ratingCount" + reviews,
    "rating" = CASE WHEN "ratingCount" + reviews = 0 THEN 0
                    ELSE round(("ratingSum" + stars)::numeric / ("ratingCount" + reviews), 2) END
  WHERE "id" = course
$$;

CREATE FUNCTION count_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."isApproved" THEN
    PERFORM add_rating(OLD."courseId", -OLD."rating", -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."isApproved" THEN
    PERFORM add_rating(NEW."courseId", NEW."rating", 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "reviews_are_counted"
  AFTER INSERT OR DELETE OR UPDATE OF "courseId", "rating", "isApproved" ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION count_rating();
