-- Titles of lessons are searched with their texts, no longer as texts of the course: a list has the courses whose own texts
-- have the words. Stems of headings and of texts have an index each, so that both are found without reading the rows.
DROP TRIGGER "lessons_refresh_search_document" ON "lessons";
DROP FUNCTION refresh_lesson_search_document();

-- DropIndex
DROP INDEX "search_documents_stems_idx";

-- AlterTable
ALTER TABLE "search_documents" DROP COLUMN "stems";
ALTER TABLE "lesson_search_texts" ADD COLUMN "titleStems" TEXT[];

-- CreateIndex
CREATE INDEX "search_documents_headingStems_idx" ON "search_documents" USING GIN ("headingStems") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "search_documents_bodyStems_idx" ON "search_documents" USING GIN ("bodyStems") WITH (fastupdate = off);

CREATE OR REPLACE FUNCTION delete_unused_search_words()
 RETURNS void
 LANGUAGE plpgsql
 SET lock_timeout TO '2s'
AS $$
BEGIN
  LOCK TABLE "search_words" IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM "search_words" w WHERE
    w."token" NOT IN (SELECT t FROM "search_vocabulary" v CROSS JOIN search_tokens(normalize_search(array_to_string(v."words", E'\n'))) AS t)
    AND NOT EXISTS (SELECT FROM "search_documents" d WHERE (d."headingStems" && w."stems" OR d."bodyStems" && w."stems") AND d."isPublished")
    AND NOT EXISTS (SELECT FROM "lesson_search_texts" l JOIN "courses" c ON c."id" = l."courseId" WHERE l."stems" && w."stems" AND c."isPublished");
END $$;
COMMENT ON FUNCTION delete_unused_search_words() IS
  'Corrections lead only to words of published texts and of the vocabulary.';

CREATE OR REPLACE FUNCTION enqueue_jobs(name text, payloads json[], priority integer DEFAULT NULL::integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM graphile_worker.add_jobs(ARRAY(
    SELECT ROW("name", "payload", NULL, NULL, NULL, NULL, "priority", NULL)::graphile_worker.job_spec
    FROM unnest("payloads") AS "payload"));
  RETURN cardinality("payloads");
END $$;
COMMENT ON FUNCTION enqueue_jobs(text,json[],integer) IS
  'Jobs are added in the transaction of their cause, all of one name by one call.';

CREATE OR REPLACE FUNCTION enrollment_percent(enrollment integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $$
  SELECT (CASE WHEN count(*) = 0 THEN 0
    WHEN count(*) FILTER (WHERE "state" <> 'waived') = 0 THEN 100
    ELSE 100 * count(*) FILTER (WHERE "state" = 'completed') / count(*) FILTER (WHERE "state" <> 'waived') END)::integer
  FROM counted_lessons(enrollment)
$$;

CREATE OR REPLACE FUNCTION refresh_lesson_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  title text := concat_ws(E'\n', NEW."title", NEW."titleAr");
  body text := concat_ws(E'\n', title, NEW."content", NEW."contentAr");
BEGIN
  IF NOT NEW."isPublished" THEN
    DELETE FROM "lesson_search_texts" WHERE "lessonId" = NEW."id";
    RETURN NULL;
  END IF;
  INSERT INTO "lesson_search_texts" ("lessonId", "courseId", "titleStems", "stems")
  VALUES (NEW."id", NEW."courseId", search_stems(title), search_stems(body))
  ON CONFLICT ("lessonId") DO UPDATE SET "courseId" = EXCLUDED."courseId", "titleStems" = EXCLUDED."titleStems", "stems" = EXCLUDED."stems";
  IF EXISTS (SELECT FROM "courses" WHERE "id" = NEW."courseId" AND "isPublished") THEN PERFORM add_search_words(body); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refresh_lesson_search_text() IS
  'The search finds courses by the titles and texts of their published lessons.';

DROP TRIGGER "lessons_update_search_text" ON "lessons";
CREATE TRIGGER "lessons_update_search_text" AFTER UPDATE OF "title", "titleAr", "content", "contentAr", "isPublished", "courseId" ON "lessons"
  FOR EACH ROW WHEN ((OLD."title", OLD."titleAr", OLD."content", OLD."contentAr", OLD."isPublished", OLD."courseId")
    IS DISTINCT FROM (NEW."title", NEW."titleAr", NEW."content", NEW."contentAr", NEW."isPublished", NEW."courseId"))
  EXECUTE FUNCTION refresh_lesson_search_text();

CREATE OR REPLACE FUNCTION refresh_search_documents(kind text, ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
DECLARE
  -- Body hashes of the published documents by key, before they are written.
  previous jsonb;
  added text;
BEGIN
  IF kind = 'course' THEN
    PERFORM 1 FROM "categories" WHERE "id" IN (SELECT "categoryId" FROM "courses" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
    PERFORM 1 FROM "users" WHERE "id" IN (SELECT "trainerId" FROM "courses" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
  ELSIF kind = 'blogPost' THEN
    PERFORM 1 FROM "categories" WHERE "id" IN (SELECT "categoryId" FROM "blog_posts" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
    PERFORM 1 FROM "users" WHERE "id" IN (SELECT "authorId" FROM "blog_posts" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
  ELSIF kind = 'faq' THEN
    PERFORM 1 FROM "faq_categories" WHERE "id" IN (SELECT "categoryId" FROM "faqs" WHERE "id" = ANY (ids)) ORDER BY "id" FOR SHARE;
  END IF;
  PERFORM 1 FROM "search_documents" WHERE "key" IN (SELECT concat(kind, ':', id) FROM unnest(ids) AS id) ORDER BY "key" FOR UPDATE;
  previous := coalesce((SELECT jsonb_object_agg("key", "bodyHash") FROM "search_documents"
    WHERE "key" IN (SELECT concat(kind, ':', id) FROM unnest(ids) AS id) AND "isPublished"), '{}');

  WITH sources AS (
    SELECT c."id", c."isPublished" AS published, c."trainerId" AS owner, concat_ws(E'\n', c."title", c."titleAr") AS title,
      concat_ws(E'\n', array_to_string(c."keywords", E'\n'), g."name", g."nameAr", concat_ws(' ', u."firstName", u."lastName"), concat_ws(' ', u."firstNameAr", u."lastNameAr"),
        CASE c."level" WHEN 'beginner' THEN E'beginner\nمبتدئ\ndébutant' WHEN 'intermediate' THEN E'intermediate\nمتوسط\nintermédiaire'
          ELSE E'advanced\nمتقدم\navancé' END,
        CASE WHEN c."isFree" THEN E'free\nمجاني\nمجانية\ngratuit' ELSE E'paid\nمدفوع\npayant' END) AS labels,
      concat_ws(E'\n', c."description", c."descriptionAr") AS body,
      '{}'::text[] AS names, '{}'::text[] AS acronyms
    FROM "courses" c JOIN "categories" g ON g."id" = c."categoryId" JOIN "users" u ON u."id" = c."trainerId"
    WHERE kind = 'course' AND c."id" = ANY (ids)
    UNION ALL
    SELECT p."id", p."isPublished", p."authorId", concat_ws(E'\n', p."title", p."titleAr"),
      concat_ws(E'\n', g."name", g."nameAr", concat_ws(' ', u."firstName", u."lastName"), concat_ws(' ', u."firstNameAr", u."lastNameAr"),
        (SELECT string_agg(tag, E'\n' ORDER BY position) FROM jsonb_array_elements_text(p."tags") WITH ORDINALITY AS tags(tag, position))),
      concat_ws(E'\n', p."content", p."contentAr"), '{}', '{}'
    FROM "blog_posts" p LEFT JOIN "categories" g ON g."id" = p."categoryId" JOIN "users" u ON u."id" = p."authorId"
    WHERE kind = 'blogPost' AND p."id" = ANY (ids)
    UNION ALL
    SELECT e."id", e."isPublished", e."organizerId", concat_ws(E'\n', e."title", e."titleAr"),
      concat_ws(E'\n', e."location", e."locationAr", CASE WHEN e."isOnline" THEN E'online\nعبر الإنترنت\nعن بعد\nen ligne' END,
        CASE WHEN e."price" = 0 THEN E'free\nمجاني\nمجانية\ngratuit' END),
      concat_ws(E'\n', e."description", e."descriptionAr"), '{}', '{}'
    FROM "events" e WHERE kind = 'event' AND e."id" = ANY (ids)
    UNION ALL
    SELECT t."id", t."isPublished", t."createdBy",
      concat_ws(E'\n', t."term", t."termAr", t."acronym", t."acronymAr", t."nameFr", array_to_string(t."spellings", E'\n')),
      concat_ws(E'\n', t."category", t."categoryAr"), concat_ws(E'\n', t."definition", t."definitionAr"),
      ARRAY[t."term", t."termAr", t."nameFr"] || t."spellings", ARRAY[t."acronym", t."acronymAr"]
    FROM "glossary_terms" t WHERE kind = 'glossaryTerm' AND t."id" = ANY (ids)
    UNION ALL
    SELECT f."id", f."isPublished", NULL, concat_ws(E'\n', f."question", f."questionAr"), concat_ws(E'\n', g."name", g."nameAr"),
      concat_ws(E'\n', f."answer", f."answerAr"), '{}', '{}'
    FROM "faqs" f LEFT JOIN "faq_categories" g ON g."id" = f."categoryId" WHERE kind = 'faq' AND f."id" = ANY (ids)
  ), computed AS MATERIALIZED (
    SELECT s.*, concat(kind, ':', s."id") AS document_key, md5(s.body) AS body_hash,
      normalize_search(s.title) AS title_text, normalize_search(concat_ws(E'\n', s.title, s.labels)) AS heading_text,
      search_stems(s.title) AS title_stems, search_stems(concat_ws(E'\n', s.title, s.labels)) AS heading_stems,
      ARRAY(SELECT search_phrase(coalesce(name, '')) FROM unnest(s.names) WITH ORDINALITY AS names(name, position) ORDER BY position) AS name_list
    FROM sources s
  ), stemmed AS MATERIALIZED (
    SELECT c.*, CASE WHEN d."bodyHash" = c.body_hash THEN d."bodyStems" ELSE search_stems(c.body) END AS body_stems
    FROM computed c LEFT JOIN "search_documents" d ON d."key" = c.document_key
  ), written AS (
    INSERT INTO "search_documents" ("key", "courseId", "blogPostId", "eventId", "glossaryTermId", "faqId", "isPublished", "ownerId",
      "titleText", "headingText", "text", "titleStems", "headingStems", "bodyStems", "bodyHash", "nameKeys", "names", "nameWords")
    SELECT document_key,
      CASE WHEN kind = 'course' THEN "id" END, CASE WHEN kind = 'blogPost' THEN "id" END, CASE WHEN kind = 'event' THEN "id" END,
      CASE WHEN kind = 'glossaryTerm' THEN "id" END, CASE WHEN kind = 'faq' THEN "id" END,
      published, owner, title_text, heading_text, concat_ws(E'\n', heading_text, normalize_search(body)),
      title_stems, heading_stems, body_stems, body_hash,
      ARRAY(SELECT DISTINCT phrase FROM unnest(names || acronyms) AS name CROSS JOIN search_phrase(name) AS phrase WHERE phrase <> ''),
      name_list, ARRAY(SELECT DISTINCT word FROM unnest(name_list) AS name CROSS JOIN regexp_split_to_table(name, ' ') AS word WHERE word <> '')
    FROM stemmed
    ON CONFLICT ("key") DO UPDATE SET
      "isPublished" = EXCLUDED."isPublished", "ownerId" = EXCLUDED."ownerId",
      "titleText" = EXCLUDED."titleText", "headingText" = EXCLUDED."headingText", "text" = EXCLUDED."text",
      "titleStems" = EXCLUDED."titleStems", "headingStems" = EXCLUDED."headingStems", "bodyStems" = EXCLUDED."bodyStems",
      "bodyHash" = EXCLUDED."bodyHash", "nameKeys" = EXCLUDED."nameKeys",
      "names" = EXCLUDED."names", "nameWords" = EXCLUDED."nameWords"
  )
  -- Words of an unchanged body, and of the lessons, were added when it was written or published.
  SELECT string_agg(concat_ws(E'\n', s.title, s.labels,
    CASE WHEN previous ->> s.document_key IS DISTINCT FROM s.body_hash THEN s.body END,
    CASE WHEN kind = 'course' AND NOT previous ? s.document_key THEN (
      SELECT string_agg(concat_ws(E'\n', l."title", l."titleAr", l."content", l."contentAr"), E'\n') FROM "lessons" l
      WHERE l."courseId" = s."id" AND l."isPublished") END), E'\n')
  INTO added FROM stemmed s WHERE s.published;
  PERFORM add_search_words(added);
END $$;
COMMENT ON FUNCTION refresh_search_documents(text,integer[]) IS
  'Each searchable row has one document with its normalized texts and stems.';

CREATE OR REPLACE FUNCTION refuse_certificate_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  changing text[] := ARRAY['status', 'holderName', 'holderNameAr', 'issuedAt', 'revokedAt', 'revocationCause', 'revocationReason', 'adminSearchText'];
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - changing = to_jsonb(OLD) - changing
    AND (NEW."status" = OLD."status" OR (OLD."status", NEW."status") IN
      (('awaiting_name', 'valid'), ('awaiting_name', 'revoked'), ('valid', 'revoked'), ('valid', 'replaced')))
    AND (OLD."issuedAt" IS NOT DISTINCT FROM NEW."issuedAt" OR NEW."status" = 'valid' AND OLD."status" = 'awaiting_name')
    AND ((NEW."holderName", NEW."holderNameAr") IS NOT DISTINCT FROM (OLD."holderName", OLD."holderNameAr")
      OR OLD."status" = 'awaiting_name'
      OR num_nonnulls(NEW."holderName", NEW."holderNameAr") = 0)
    AND (OLD."status" <> 'revoked' OR (NEW."revokedAt", NEW."revocationCause") = (OLD."revokedAt", OLD."revocationCause"))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Certificates never change' USING ERRCODE = 'integrity_constraint_violation';
END $$;
COMMENT ON FUNCTION refuse_certificate_change() IS
  'Of a certificate only the state, its reasons and the awaited name change, and a revoked or replaced one stays so.';

CREATE OR REPLACE FUNCTION refuse_incomplete_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF '' IN (NEW."description", NEW."descriptionAr") THEN
    RAISE EXCEPTION 'A published course has descriptions in both languages'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'courses_published_descriptions', TABLE = 'courses';
  END IF;
  IF EXISTS (SELECT 1 FROM "lessons" WHERE "courseId" = NEW."id" AND "isPublished" AND '' IN ("title", "titleAr")) THEN
    RAISE EXCEPTION 'A published lesson has titles in both languages'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lessons_titles_once_published', TABLE = 'lessons';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_incomplete_course() IS
  'A published course and its published lessons have texts in both languages.';

CREATE OR REPLACE FUNCTION refuse_lesson_without_title()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "courses" WHERE "id" = NEW."courseId" AND "firstPublishedAt" IS NOT NULL) THEN
    RAISE EXCEPTION 'A published lesson has titles in both languages'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lessons_titles_once_published', TABLE = 'lessons';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_lesson_without_title() IS
  'A published lesson of a course that was ever published has titles in both languages.';

CREATE OR REPLACE FUNCTION refuse_owed_completion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM counted_lessons(NEW."id") WHERE "state" = 'owed') THEN
    RAISE EXCEPTION 'enrollments_completed_without_debt: enrollment % owes lessons', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'enrollments_completed_without_debt', TABLE = 'enrollments';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_owed_completion() IS
  'An enrollment that owes lessons is not completed.';

CREATE OR REPLACE FUNCTION refuse_receipt_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'Receipts never change' USING ERRCODE = 'integrity_constraint_violation';
END $$;
COMMENT ON FUNCTION refuse_receipt_change() IS
  'Receipts are neither changed nor deleted.';

CREATE OR REPLACE FUNCTION reject_reserved_email()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "account_links"
    WHERE "email" = NEW."email" AND "purpose" = 'revert_email' AND "userId" <> NEW."id"
      AND "usedAt" IS NULL AND "expiresAt" > now()
  ) THEN
    RAISE unique_violation USING CONSTRAINT = 'users_email_key', TABLE = 'users',
      MESSAGE = 'duplicate key value violates unique constraint "users_email_key"';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION reject_reserved_email() IS
  'An address that its former owner can still take back belongs to no other account.';

CREATE OR REPLACE FUNCTION search_phrase(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $$
  SELECT coalesce(string_agg(search_stem(token), ' ' ORDER BY position), '')
  FROM search_tokens(normalize_search(name)) WITH ORDINALITY AS tokens(token, position)
$$;

INSERT INTO "lesson_search_texts" ("lessonId", "courseId", "titleStems", "stems")
SELECT "id", "courseId", search_stems(concat_ws(E'\n', "title", "titleAr")), search_stems(concat_ws(E'\n', "title", "titleAr", "content", "contentAr"))
FROM "lessons" WHERE "isPublished"
ON CONFLICT ("lessonId") DO UPDATE SET "titleStems" = EXCLUDED."titleStems", "stems" = EXCLUDED."stems";

DO $$
DECLARE
  batch integer[];
BEGIN
  FOR batch IN SELECT array_agg("id") FROM "courses" GROUP BY "id" / 200 ORDER BY min("id") LOOP
    PERFORM refresh_search_documents('course', batch);
  END LOOP;
END $$;
