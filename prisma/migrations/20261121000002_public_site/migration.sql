-- What the public site needs beyond the first schema: orders of the dictionary, messages stored once, votes that know
-- their browser, and counts that the database keeps itself.

-- ── glossary: rows of before get keys that order them; the next edit of a term writes its own ──
ALTER TABLE "glossary_terms" ADD COLUMN "sortKey" TEXT, ADD COLUMN "sortKeyAr" TEXT;
UPDATE "glossary_terms" SET "sortKey" = lower("term"), "sortKeyAr" = "termAr";
ALTER TABLE "glossary_terms" ALTER COLUMN "sortKey" SET NOT NULL, ALTER COLUMN "sortKeyAr" SET NOT NULL;

DROP INDEX "glossary_terms_isPublished_category_idx";
DROP INDEX "glossary_terms_isPublished_term_id_idx";
CREATE INDEX "glossary_terms_isPublished_sortKey_id_idx" ON "glossary_terms"("isPublished", "sortKey", "id");
CREATE INDEX "glossary_terms_isPublished_sortKeyAr_id_idx" ON "glossary_terms"("isPublished", "sortKeyAr", "id");
CREATE INDEX "glossary_terms_isPublished_category_categoryAr_idx" ON "glossary_terms"("isPublished", "category", "categoryAr");

-- ── contact ──
ALTER TABLE "contact_messages" ADD COLUMN "contentKey" TEXT;
UPDATE "contact_messages" SET "contentKey" = 'before ' || "id";
ALTER TABLE "contact_messages" ALTER COLUMN "contentKey" SET NOT NULL;
CREATE UNIQUE INDEX "contact_messages_contentKey_key" ON "contact_messages"("contentKey");

-- ── polls ──
ALTER TABLE "poll_votes" ADD COLUMN "visitorId" TEXT;
CREATE INDEX "poll_votes_pollId_visitorId_idx" ON "poll_votes"("pollId", "visitorId");

-- ── counts: relative updates of one row, as in the rules before ──
CREATE FUNCTION count_registration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "events" SET "registeredCount" = "registeredCount" - 1 WHERE "id" = OLD."eventId";
  ELSE
    -- A full event fails events_never_oversold here, and the registration with it.
    UPDATE "events" SET "registeredCount" = "registeredCount" + 1 WHERE "id" = NEW."eventId";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "event_registrations_are_counted"
  AFTER INSERT OR DELETE ON "event_registrations"
  FOR EACH ROW EXECUTE FUNCTION count_registration();

CREATE FUNCTION count_ballot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "polls" SET "voterCount" = "voterCount" - 1 WHERE "id" = OLD."pollId";
  ELSE
    UPDATE "polls" SET "voterCount" = "voterCount" + 1 WHERE "id" = NEW."pollId";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "poll_votes_are_counted"
  AFTER INSERT OR DELETE ON "poll_votes"
  FOR EACH ROW EXECUTE FUNCTION count_ballot();

CREATE FUNCTION count_choice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "poll_options" SET "votes" = "votes" - 1 WHERE "id" = OLD."optionId";
  ELSE
    UPDATE "poll_options" SET "votes" = "votes" + 1 WHERE "id" = NEW."optionId";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "poll_vote_choices_are_counted"
  AFTER INSERT OR DELETE ON "poll_vote_choices"
  FOR EACH ROW EXECUTE FUNCTION count_choice();

-- Views of long ago may be forgotten row by row; the number stays.
CREATE FUNCTION count_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "blog_posts" SET "views" = "views" + 1 WHERE "id" = NEW."postId";
  RETURN NULL;
END $$;

CREATE TRIGGER "article_views_are_counted"
  AFTER INSERT ON "article_views"
  FOR EACH ROW EXECUTE FUNCTION count_view();
