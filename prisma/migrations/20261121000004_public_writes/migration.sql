-- Which transactions have changed what visitors are shown, so that a page rendered before can be told from one that is
-- still true: see prisma/freshness.ts. A row a transaction and scope; nobody waits for anybody.
CREATE TABLE "public_writes" (
  "xid" BIGINT NOT NULL,
  "scope" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "public_writes_pkey" PRIMARY KEY ("xid", "scope")
);
CREATE INDEX "public_writes_at_idx" ON "public_writes"("at");

CREATE FUNCTION note_public_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "public_writes" ("xid", "scope") VALUES (pg_current_xact_id()::text::bigint, TG_ARGV[0])
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER "users_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "categories_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "courses_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "courses"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "lessons_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lessons"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "reviews_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "faq_categories_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faq_categories"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "faqs_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faqs"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "events_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "polls_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "polls"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "poll_options_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "poll_options"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "glossary_terms_are_public" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "glossary_terms"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');

-- Every reader of an article adds to its views: pages that show none stay as they are.
CREATE TRIGGER "blog_posts_are_public" AFTER INSERT OR DELETE OR TRUNCATE ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
CREATE TRIGGER "blog_posts_views_are_public" AFTER UPDATE OF "views" ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('views');
CREATE TRIGGER "blog_posts_contents_are_public" AFTER UPDATE OF
  "title", "titleAr", "content", "contentAr", "slug", "excerpt", "excerptAr", "categoryId", "authorId", "thumbnail", "tags",
  "isPublished", "readTime", "searchText", "createdAt", "updatedAt" ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');
