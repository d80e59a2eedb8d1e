-- Renames tables, columns, indexes, functions and triggers to standard terms. No data changes.
-- Servers of an earlier version cannot use the database after this migration.

-- Tables
ALTER TABLE "public_writes" RENAME TO "content_changes";
ALTER TABLE "content_changes" RENAME CONSTRAINT "public_writes_pkey" TO "content_changes_pkey";
ALTER INDEX "public_writes_at_idx" RENAME TO "content_changes_at_idx";
ALTER TABLE "attempts" RENAME TO "rate_limits";
ALTER TABLE "rate_limits" RENAME CONSTRAINT "attempts_pkey" TO "rate_limits_pkey";
ALTER TABLE "article_views" RENAME TO "blog_post_views";
ALTER TABLE "blog_post_views" RENAME COLUMN "visitorKey" TO "viewerKey";
ALTER TABLE "blog_post_views" RENAME CONSTRAINT "article_views_pkey" TO "blog_post_views_pkey";
ALTER TABLE "blog_post_views" RENAME CONSTRAINT "article_views_postId_fkey" TO "blog_post_views_postId_fkey";
ALTER INDEX "article_views_day_idx" RENAME TO "blog_post_views_day_idx";

-- Columns
ALTER TABLE "users" RENAME COLUMN "adminText" TO "adminSearchText";
ALTER INDEX "users_adminText_idx" RENAME TO "users_adminSearchText_idx";
ALTER TABLE "courses" RENAME COLUMN "adminText" TO "adminSearchText";
ALTER INDEX "courses_adminText_idx" RENAME TO "courses_adminSearchText_idx";
ALTER TABLE "reviews" RENAME COLUMN "adminText" TO "adminSearchText";
ALTER INDEX "reviews_adminText_idx" RENAME TO "reviews_adminSearchText_idx";
ALTER TABLE "blog_posts" RENAME COLUMN "adminText" TO "adminSearchText";
ALTER INDEX "blog_posts_adminText_idx" RENAME TO "blog_posts_adminSearchText_idx";
ALTER TABLE "faqs" RENAME COLUMN "adminText" TO "adminSearchText";
ALTER INDEX "faqs_adminText_idx" RENAME TO "faqs_adminSearchText_idx";
ALTER TABLE "events" RENAME COLUMN "adminText" TO "adminSearchText";
ALTER INDEX "events_adminText_idx" RENAME TO "events_adminSearchText_idx";
ALTER TABLE "polls" RENAME COLUMN "adminText" TO "adminSearchText";
ALTER INDEX "polls_adminText_idx" RENAME TO "polls_adminSearchText_idx";
ALTER TABLE "contact_messages" RENAME COLUMN "adminText" TO "adminSearchText";
ALTER INDEX "contact_messages_adminText_idx" RENAME TO "contact_messages_adminSearchText_idx";
ALTER TABLE "contact_messages" RENAME COLUMN "contentKey" TO "dedupeHash";
ALTER INDEX "contact_messages_contentKey_key" RENAME TO "contact_messages_dedupeHash_key";

-- Functions. Triggers refer to them by oid and follow; bodies that name renamed objects are replaced.
ALTER FUNCTION note_public_write() RENAME TO log_content_change;
ALTER FUNCTION note_audit() RENAME TO log_audit_entry;
ALTER FUNCTION write_admin_text() RENAME TO set_admin_search_text;
ALTER FUNCTION renew_poll_text() RENAME TO refresh_poll_search_text;
ALTER FUNCTION count_ballot() RENAME TO count_poll_vote;
ALTER FUNCTION count_choice() RENAME TO count_poll_vote_choice;
ALTER FUNCTION count_registration() RENAME TO count_event_registration;
ALTER FUNCTION count_view() RENAME TO count_blog_post_view;
DROP FUNCTION fold_letters(text);
DROP FUNCTION audited_name(jsonb);

-- Mirrors normalizeLetters() in schema/contract/search/searchText.ts; a test compares both.
CREATE FUNCTION normalize_search(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(lower(normalize(regexp_replace(normalize(translate(
    regexp_replace(normalize(input, NFKC), '[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]', '', 'g'),
    'أإآٱةىؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااهيوي01234567890123456789'),
    NFD), '[\u0300-\u036F]', '', 'g'), NFC)), 'ς', 'σ')
$$;

-- Display name of a row, Arabic first because the admin panel is in Arabic; '' if the table has no name column.
CREATE FUNCTION audit_entity_name(row_data jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(coalesce(
    nullif(row_data ->> 'titleAr', ''), nullif(row_data ->> 'title', ''),
    nullif(row_data ->> 'nameAr', ''), nullif(row_data ->> 'name', ''),
    nullif(row_data ->> 'questionAr', ''), nullif(row_data ->> 'question', ''),
    nullif(row_data ->> 'termAr', ''), nullif(row_data ->> 'term', ''),
    nullif(row_data ->> 'optionTextAr', ''), nullif(row_data ->> 'optionText', ''),
    nullif(concat_ws(' ', row_data ->> 'firstName', row_data ->> 'lastName'), ''),
    row_data ->> 'email', ''), 200)
$$;

CREATE OR REPLACE FUNCTION log_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "content_changes" ("xid", "scope") VALUES (pg_current_xact_id()::text::bigint, TG_ARGV[0])
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION set_admin_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fields jsonb := to_jsonb(NEW);
  texts text;
BEGIN
  SELECT string_agg(fields ->> name, E'\n') INTO texts FROM unnest(TG_ARGV) AS name;
  IF TG_TABLE_NAME = 'polls' THEN
    SELECT concat_ws(E'\n', texts, string_agg(concat_ws(E'\n', "optionText", "optionTextAr"), E'\n' ORDER BY "order", "id"))
      INTO texts FROM "poll_options" WHERE "pollId" = (fields ->> 'id')::integer;
  END IF;
  NEW."adminSearchText" := coalesce(normalize_search(texts), '');
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION log_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  hidden_columns text[] := TG_ARGV || ARRAY[
    'passwordHash', 'usernameKey', 'searchText', 'adminSearchText', 'sortKey', 'sortKeyAr', 'dedupeHash', 'updatedAt'];
  old_row jsonb;
  new_row jsonb;
  entity_name text;
  key integer;
  -- The log contains that the password changed, not its hash.
  password_changed boolean;
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  old_row := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  entity_name := audit_entity_name(coalesce(new_row, old_row));
  key := coalesce(new_row ->> 'id', old_row ->> 'id')::integer;
  password_changed := TG_OP = 'UPDATE' AND old_row -> 'passwordHash' IS DISTINCT FROM new_row -> 'passwordHash';
  old_row := old_row - hidden_columns;
  new_row := new_row - hidden_columns;
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(o.key, o.value), '{}'), coalesce(jsonb_object_agg(o.key, n.value), '{}')
      INTO old_row, new_row
      FROM jsonb_each(old_row) o JOIN jsonb_each(new_row) n ON n.key = o.key AND n.value IS DISTINCT FROM o.value;
    IF password_changed THEN new_row := new_row || '{"password": "changed"}'; END IF;
    IF new_row = '{}' THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  VALUES (
    actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
    TG_TABLE_NAME, key, entity_name, old_row, new_row);
  RETURN NULL;
END $$;

-- Triggers
ALTER TRIGGER "users_are_public" ON "users" RENAME TO "users_log_content_change";
ALTER TRIGGER "categories_are_public" ON "categories" RENAME TO "categories_log_content_change";
ALTER TRIGGER "courses_are_public" ON "courses" RENAME TO "courses_log_content_change";
ALTER TRIGGER "lessons_are_public" ON "lessons" RENAME TO "lessons_log_content_change";
ALTER TRIGGER "reviews_are_public" ON "reviews" RENAME TO "reviews_log_content_change";
ALTER TRIGGER "faq_categories_are_public" ON "faq_categories" RENAME TO "faq_categories_log_content_change";
ALTER TRIGGER "faqs_are_public" ON "faqs" RENAME TO "faqs_log_content_change";
ALTER TRIGGER "events_are_public" ON "events" RENAME TO "events_log_content_change";
ALTER TRIGGER "polls_are_public" ON "polls" RENAME TO "polls_log_content_change";
ALTER TRIGGER "poll_options_are_public" ON "poll_options" RENAME TO "poll_options_log_content_change";
ALTER TRIGGER "glossary_terms_are_public" ON "glossary_terms" RENAME TO "glossary_terms_log_content_change";
ALTER TRIGGER "blog_posts_are_public" ON "blog_posts" RENAME TO "blog_posts_log_content_change";
ALTER TRIGGER "blog_posts_views_are_public" ON "blog_posts" RENAME TO "blog_posts_log_view_change";
ALTER TRIGGER "blog_posts_contents_are_public" ON "blog_posts" RENAME TO "blog_posts_log_content_update";
ALTER TRIGGER "users_are_audited" ON "users" RENAME TO "users_log_audit_entry";
ALTER TRIGGER "categories_are_audited" ON "categories" RENAME TO "categories_log_audit_entry";
ALTER TRIGGER "courses_are_audited" ON "courses" RENAME TO "courses_log_audit_entry";
ALTER TRIGGER "lessons_are_audited" ON "lessons" RENAME TO "lessons_log_audit_entry";
ALTER TRIGGER "enrollments_are_audited" ON "enrollments" RENAME TO "enrollments_log_audit_entry";
ALTER TRIGGER "reviews_are_audited" ON "reviews" RENAME TO "reviews_log_audit_entry";
ALTER TRIGGER "payments_are_audited" ON "payments" RENAME TO "payments_log_audit_entry";
ALTER TRIGGER "blog_posts_are_audited" ON "blog_posts" RENAME TO "blog_posts_log_audit_entry";
ALTER TRIGGER "faq_categories_are_audited" ON "faq_categories" RENAME TO "faq_categories_log_audit_entry";
ALTER TRIGGER "faqs_are_audited" ON "faqs" RENAME TO "faqs_log_audit_entry";
ALTER TRIGGER "events_are_audited" ON "events" RENAME TO "events_log_audit_entry";
ALTER TRIGGER "event_registrations_are_audited" ON "event_registrations" RENAME TO "event_registrations_log_audit_entry";
ALTER TRIGGER "polls_are_audited" ON "polls" RENAME TO "polls_log_audit_entry";
ALTER TRIGGER "poll_options_are_audited" ON "poll_options" RENAME TO "poll_options_log_audit_entry";
ALTER TRIGGER "glossary_terms_are_audited" ON "glossary_terms" RENAME TO "glossary_terms_log_audit_entry";
ALTER TRIGGER "contact_messages_are_audited" ON "contact_messages" RENAME TO "contact_messages_log_audit_entry";
ALTER TRIGGER "newsletter_subscribers_are_audited" ON "newsletter_subscribers" RENAME TO "newsletter_subscribers_log_audit_entry";
ALTER TRIGGER "users_admin_text" ON "users" RENAME TO "users_set_admin_search_text";
ALTER TRIGGER "courses_admin_text" ON "courses" RENAME TO "courses_set_admin_search_text";
ALTER TRIGGER "reviews_admin_text" ON "reviews" RENAME TO "reviews_set_admin_search_text";
ALTER TRIGGER "blog_posts_admin_text" ON "blog_posts" RENAME TO "blog_posts_set_admin_search_text";
ALTER TRIGGER "faqs_admin_text" ON "faqs" RENAME TO "faqs_set_admin_search_text";
ALTER TRIGGER "events_admin_text" ON "events" RENAME TO "events_set_admin_search_text";
ALTER TRIGGER "polls_admin_text" ON "polls" RENAME TO "polls_set_admin_search_text";
ALTER TRIGGER "contact_messages_admin_text" ON "contact_messages" RENAME TO "contact_messages_set_admin_search_text";
ALTER TRIGGER "poll_options_admin_text" ON "poll_options" RENAME TO "poll_options_refresh_poll_search_text";
ALTER TRIGGER "enrollments_are_counted" ON "enrollments" RENAME TO "enrollments_update_counts";
ALTER TRIGGER "reviews_are_counted" ON "reviews" RENAME TO "reviews_update_counts";
ALTER TRIGGER "event_registrations_are_counted" ON "event_registrations" RENAME TO "event_registrations_update_counts";
ALTER TRIGGER "poll_votes_are_counted" ON "poll_votes" RENAME TO "poll_votes_update_counts";
ALTER TRIGGER "poll_vote_choices_are_counted" ON "poll_vote_choices" RENAME TO "poll_vote_choices_update_counts";
ALTER TRIGGER "article_views_are_counted" ON "blog_post_views" RENAME TO "blog_post_views_update_counts";
