-- Alphabetical order as readers of Arabic and French expect it, compared by code point: case, accents, vowel marks and
-- tatweel do not count, forms of one letter and letters of other languages of a script belong to their basic letter, and
-- punctuation separates words. The letters in the script of the language come first, then other letters, then the rest.
-- initialLetter() in schema/contract/search/glossarySort.ts mirrors the letters; a test compares both.
CREATE FUNCTION sort_key(language text, input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN folded ~ (CASE language WHEN 'ar' THEN '^[\u0621-\u064A]' ELSE '^[a-z]' END) THEN '1'
    WHEN folded ~ '^[[:alpha:]]' THEN '2'
    ELSE '3' END || folded
  FROM (SELECT btrim(regexp_replace(
    translate(replace(replace(replace(normalize_search(left(input, 200)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
      'øđłıپچڤڥڨڧگکڭڪژیېہەۀھۋ' || E'\u00AD\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\uFEFF',
      'odliبجففققككككزييههههو'),
    '[^[:alnum:]]+', ' ', 'g')) AS folded) AS keys
$$;

-- Arguments in threes: the column to set, its language, the columns that it is made of.
CREATE FUNCTION set_sort_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fields jsonb := to_jsonb(NEW);
  keys jsonb := '{}';
BEGIN
  FOR i IN 0 .. TG_NARGS - 1 BY 3 LOOP
    keys := keys || jsonb_build_object(TG_ARGV[i], (
      -- A line feed sorts before all letters: the second column decides only between equal first ones.
      SELECT string_agg(sort_key(TG_ARGV[i + 1], coalesce(fields ->> name, '')), E'\n' ORDER BY position)
      FROM unnest(string_to_array(TG_ARGV[i + 2], ' ')) WITH ORDINALITY AS columns(name, position)));
  END LOOP;
  RETURN jsonb_populate_record(NEW, keys);
END $$;

ALTER TABLE "users" ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "usernameSortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE "courses" ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortKeyAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE "blog_posts" ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortKeyAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE "events" ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortKeyAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE "polls" ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortKeyAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE "faqs" ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "sortKeyAr" TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE "contact_messages" ADD COLUMN "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "subjectSortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE "glossary_terms" ALTER COLUMN "sortKey" SET DEFAULT '', ALTER COLUMN "sortKeyAr" SET DEFAULT '',
  ADD COLUMN "categorySortKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN "categorySortKeyAr" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- No content changes.
ALTER TABLE "users" DISABLE TRIGGER USER;
ALTER TABLE "courses" DISABLE TRIGGER USER;
ALTER TABLE "blog_posts" DISABLE TRIGGER USER;
ALTER TABLE "events" DISABLE TRIGGER USER;
ALTER TABLE "polls" DISABLE TRIGGER USER;
ALTER TABLE "faqs" DISABLE TRIGGER USER;
ALTER TABLE "contact_messages" DISABLE TRIGGER USER;
ALTER TABLE "glossary_terms" DISABLE TRIGGER USER;
UPDATE "users" SET "sortKey" = sort_key('en', "lastName") || E'\n' || sort_key('en', "firstName"),
  "usernameSortKey" = sort_key('en', "username");
UPDATE "courses" SET "sortKey" = sort_key('en', "title"), "sortKeyAr" = sort_key('ar', "titleAr");
UPDATE "blog_posts" SET "sortKey" = sort_key('en', "title"), "sortKeyAr" = sort_key('ar', "titleAr");
UPDATE "events" SET "sortKey" = sort_key('en', "title"), "sortKeyAr" = sort_key('ar', "titleAr");
UPDATE "polls" SET "sortKey" = sort_key('en', "question"), "sortKeyAr" = sort_key('ar', "questionAr");
UPDATE "faqs" SET "sortKey" = sort_key('en', "question"), "sortKeyAr" = sort_key('ar', "questionAr");
UPDATE "contact_messages" SET "sortKey" = sort_key('en', "name"), "subjectSortKey" = sort_key('en', "subject");
UPDATE "glossary_terms" SET "sortKey" = sort_key('en', "term"), "sortKeyAr" = sort_key('ar', "termAr"),
  "categorySortKey" = sort_key('en', "category"), "categorySortKeyAr" = sort_key('ar', "categoryAr");
ALTER TABLE "users" ENABLE TRIGGER USER;
ALTER TABLE "courses" ENABLE TRIGGER USER;
ALTER TABLE "blog_posts" ENABLE TRIGGER USER;
ALTER TABLE "events" ENABLE TRIGGER USER;
ALTER TABLE "polls" ENABLE TRIGGER USER;
ALTER TABLE "faqs" ENABLE TRIGGER USER;
ALTER TABLE "contact_messages" ENABLE TRIGGER USER;
ALTER TABLE "glossary_terms" ENABLE TRIGGER USER;

CREATE TRIGGER "users_set_sort_keys" BEFORE INSERT OR UPDATE OF "lastName", "firstName", "username" ON "users"
  FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'lastName firstName', 'usernameSortKey', 'en', 'username');
CREATE TRIGGER "courses_set_sort_keys" BEFORE INSERT OR UPDATE OF "title", "titleAr" ON "courses"
  FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'title', 'sortKeyAr', 'ar', 'titleAr');
CREATE TRIGGER "blog_posts_set_sort_keys" BEFORE INSERT OR UPDATE OF "title", "titleAr" ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'title', 'sortKeyAr', 'ar', 'titleAr');
CREATE TRIGGER "events_set_sort_keys" BEFORE INSERT OR UPDATE OF "title", "titleAr" ON "events"
  FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'title', 'sortKeyAr', 'ar', 'titleAr');
CREATE TRIGGER "polls_set_sort_keys" BEFORE INSERT OR UPDATE OF "question", "questionAr" ON "polls"
  FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'question', 'sortKeyAr', 'ar', 'questionAr');
CREATE TRIGGER "faqs_set_sort_keys" BEFORE INSERT OR UPDATE OF "question", "questionAr" ON "faqs"
  FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'question', 'sortKeyAr', 'ar', 'questionAr');
CREATE TRIGGER "contact_messages_set_sort_keys" BEFORE INSERT OR UPDATE OF "name", "subject" ON "contact_messages"
  FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'name', 'subjectSortKey', 'en', 'subject');
CREATE TRIGGER "glossary_terms_set_sort_keys"
  BEFORE INSERT OR UPDATE OF "term", "termAr", "category", "categoryAr" ON "glossary_terms"
  FOR EACH ROW EXECUTE FUNCTION set_sort_keys('sortKey', 'en', 'term', 'sortKeyAr', 'ar', 'termAr',
    'categorySortKey', 'en', 'category', 'categorySortKeyAr', 'ar', 'categoryAr');

-- The audit log contains texts, not what is derived from them.
CREATE OR REPLACE FUNCTION log_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  hidden_columns text[] := TG_ARGV || ARRAY[
    'passwordHash', 'usernameKey', 'searchText', 'adminSearchText', 'dedupeHash', 'updatedAt', 'publishedAt',
    'sortKey', 'sortKeyAr', 'usernameSortKey', 'subjectSortKey', 'categorySortKey', 'categorySortKeyAr'];
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
  entity_name := CASE WHEN TG_TABLE_NAME IN ('reviews', 'enrollments', 'event_registrations', 'payments', 'lesson_waivers')
    THEN audit_related_name(coalesce(new_row, old_row)) ELSE audit_entity_name(coalesce(new_row, old_row)) END;
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

DROP INDEX "users_lastName_firstName_id_idx";
DROP INDEX "courses_title_id_idx";
DROP INDEX "courses_titleAr_id_idx";
CREATE INDEX "users_sortKey_id_idx" ON "users"("sortKey", "id");
CREATE INDEX "users_usernameSortKey_id_idx" ON "users"("usernameSortKey", "id");
CREATE INDEX "courses_sortKey_id_idx" ON "courses"("sortKey", "id");
CREATE INDEX "courses_sortKeyAr_id_idx" ON "courses"("sortKeyAr", "id");
CREATE INDEX "blog_posts_sortKey_id_idx" ON "blog_posts"("sortKey", "id");
CREATE INDEX "blog_posts_sortKeyAr_id_idx" ON "blog_posts"("sortKeyAr", "id");
CREATE INDEX "events_sortKey_id_idx" ON "events"("sortKey", "id");
CREATE INDEX "events_sortKeyAr_id_idx" ON "events"("sortKeyAr", "id");
CREATE INDEX "polls_sortKey_id_idx" ON "polls"("sortKey", "id");
CREATE INDEX "polls_sortKeyAr_id_idx" ON "polls"("sortKeyAr", "id");
CREATE INDEX "faqs_sortKey_id_idx" ON "faqs"("sortKey", "id");
CREATE INDEX "faqs_sortKeyAr_id_idx" ON "faqs"("sortKeyAr", "id");
CREATE INDEX "contact_messages_sortKey_id_idx" ON "contact_messages"("sortKey", "id");
CREATE INDEX "contact_messages_subjectSortKey_id_idx" ON "contact_messages"("subjectSortKey", "id");
CREATE INDEX "glossary_terms_sortKey_id_idx" ON "glossary_terms"("sortKey", "id");
CREATE INDEX "glossary_terms_sortKeyAr_id_idx" ON "glossary_terms"("sortKeyAr", "id");
CREATE INDEX "glossary_terms_categorySortKey_id_idx" ON "glossary_terms"("categorySortKey", "id");
CREATE INDEX "glossary_terms_categorySortKeyAr_id_idx" ON "glossary_terms"("categorySortKeyAr", "id");
