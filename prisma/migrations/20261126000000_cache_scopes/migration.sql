-- A scope per table, so that a cached response ends only with changes of what it shows (prisma/changeLog.ts).

-- Argument: the scope, by default the table.
CREATE OR REPLACE FUNCTION log_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "content_changes" ("xid", "scope")
  VALUES (pg_current_xact_id()::text::bigint, coalesce(TG_ARGV[0], TG_TABLE_NAME))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Takes the key alone: the whole row would bring the texts of the post along.
CREATE FUNCTION log_view_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "content_changes" ("xid", "scope")
  VALUES (pg_current_xact_id()::text::bigint, 'blog_posts.views/' || NEW."id")
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

DROP TRIGGER "categories_log_content_change" ON "categories";
CREATE TRIGGER "categories_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "courses_log_content_change" ON "courses";
CREATE TRIGGER "courses_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "courses"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "lessons_log_content_change" ON "lessons";
CREATE TRIGGER "lessons_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lessons"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "reviews_log_content_change" ON "reviews";
CREATE TRIGGER "reviews_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "faq_categories_log_content_change" ON "faq_categories";
CREATE TRIGGER "faq_categories_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faq_categories"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "faqs_log_content_change" ON "faqs";
CREATE TRIGGER "faqs_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faqs"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "events_log_content_change" ON "events";
CREATE TRIGGER "events_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "polls_log_content_change" ON "polls";
CREATE TRIGGER "polls_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "polls"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "poll_options_log_content_change" ON "poll_options";
CREATE TRIGGER "poll_options_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "poll_options"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "glossary_terms_log_content_change" ON "glossary_terms";
CREATE TRIGGER "glossary_terms_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "glossary_terms"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER "search_documents_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

-- Columns that visitors see, or that decide what they see. Passwords, addresses and preferences change more often.
DROP TRIGGER "users_log_content_change" ON "users";
CREATE TRIGGER "users_log_content_change" AFTER DELETE OR TRUNCATE OR UPDATE OF
  "id", "role", "firstName", "lastName", "avatar", "bio", "bioAr", "isActive", "approvedAt" ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER "users_log_insert" AFTER INSERT ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change('users.rows');

-- Every reader of a post changes its views: answers that show no views, or those of other posts, stay as they are.
DROP TRIGGER "blog_posts_log_content_change" ON "blog_posts";
CREATE TRIGGER "blog_posts_log_content_change" AFTER INSERT OR DELETE OR TRUNCATE ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
DROP TRIGGER "blog_posts_log_content_update" ON "blog_posts";
CREATE TRIGGER "blog_posts_log_content_update" AFTER UPDATE OF
  "id", "title", "titleAr", "content", "contentAr", "slug", "excerpt", "excerptAr", "categoryId", "authorId", "thumbnail", "tags",
  "isPublished", "readTime", "adminSearchText", "createdAt", "updatedAt" ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER "blog_posts_log_row_view_change" AFTER UPDATE OF "views" ON "blog_posts"
  FOR EACH ROW WHEN (OLD."views" IS DISTINCT FROM NEW."views") EXECUTE FUNCTION log_view_change();
