-- Texts of lessons are closed. Their words were offered as corrections and completed a beginning, and a number in them was
-- found by trying all. A course is still found by whole words of its lessons.
CREATE FUNCTION searched_lesson_text(body text) RETURNS text LANGUAGE sql IMMUTABLE AS $function$
  SELECT regexp_replace(regexp_replace(body, '\]\([^)]*\)|(https?://|www\.)\S*', ' ', 'gi'),
    '(?:[^\s\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u060C\u061B\u061F\u066A-\u066D\u2010-\u206F]*[0-9\u0660-\u0669\u06F0-\u06F9]){4}[^\s\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u060C\u061B\u061F\u066A-\u066D\u2010-\u206F]*', ' ', 'g')
$function$;
COMMENT ON FUNCTION searched_lesson_text(text) IS
  'Addresses, and numbers that are found by trying, are not searched in the closed texts of lessons.';

CREATE OR REPLACE FUNCTION public.refresh_lesson_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  title text := concat_ws(E'\n', NEW."title", NEW."titleAr");
  body text := concat_ws(E'\n', title, searched_lesson_text(NEW."content"), searched_lesson_text(NEW."contentAr"));
BEGIN
  IF NOT NEW."isPublished" THEN
    DELETE FROM "lesson_search_texts" WHERE "lessonId" = NEW."id";
    RETURN NULL;
  END IF;
  INSERT INTO "lesson_search_texts" ("lessonId", "courseId", "titleStems", "stems")
  VALUES (NEW."id", NEW."courseId", search_stems(title), search_stems(body))
  ON CONFLICT ("lessonId") DO UPDATE SET "courseId" = EXCLUDED."courseId", "titleStems" = EXCLUDED."titleStems", "stems" = EXCLUDED."stems";
  IF EXISTS (SELECT FROM "courses" WHERE "id" = NEW."courseId" AND "isPublished") THEN PERFORM add_search_words(title); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_search_documents(kind text, ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
        CASE WHEN c."isFree" THEN E'free\nمجاني\nمجانية\ngratuit' ELSE E'paid\nمدفوع\npayant' END,
        (SELECT string_agg(concat_ws(E'\n', o."title", o."titleAr"), E'\n' ORDER BY o."position", o."id") FROM "course_sections" o
          WHERE o."courseId" = c."id" AND concat(o."title", o."titleAr") <> ''
            AND EXISTS (SELECT FROM "lessons" l WHERE l."sectionId" = o."id" AND l."isPublished"))) AS labels,
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
  -- Words of an unchanged body, and of the titles of lessons, were added when it was written or published.
  SELECT string_agg(concat_ws(E'\n', s.title, s.labels,
    CASE WHEN previous ->> s.document_key IS DISTINCT FROM s.body_hash THEN s.body END,
    CASE WHEN kind = 'course' AND NOT previous ? s.document_key THEN (
      SELECT string_agg(concat_ws(E'\n', l."title", l."titleAr"), E'\n') FROM "lessons" l
      WHERE l."courseId" = s."id" AND l."isPublished") END), E'\n')
  INTO added FROM stemmed s WHERE s.published;
  PERFORM add_search_words(added);
END $function$;

CREATE OR REPLACE FUNCTION public.delete_unused_search_words()
 RETURNS void
 LANGUAGE plpgsql
 SET lock_timeout TO '2s'
AS $function$
BEGIN
  LOCK TABLE "search_words" IN SHARE ROW EXCLUSIVE MODE;
  WITH "published" AS (
    SELECT unnest(d."headingStems" || d."bodyStems") AS "stem" FROM "search_documents" d WHERE d."isPublished"
    UNION
    SELECT unnest(l."titleStems") FROM "lesson_search_texts" l JOIN "courses" c ON c."id" = l."courseId" WHERE c."isPublished"
  ), "used" AS (
    SELECT w."token" FROM "search_words" w CROSS JOIN unnest(w."stems") AS s JOIN "published" p ON p."stem" = s
    UNION
    SELECT t FROM "search_vocabulary" v CROSS JOIN search_tokens(normalize_search(array_to_string(v."words", E'\n'))) AS t
  )
  DELETE FROM "search_words" w WHERE NOT EXISTS (SELECT FROM "used" u WHERE u."token" = w."token");
END $function$;

UPDATE "lesson_search_texts" s SET "stems" = search_stems(concat_ws(E'\n', l."title", l."titleAr", searched_lesson_text(l."content"), searched_lesson_text(l."contentAr")))
FROM "lessons" l WHERE l."id" = s."lessonId";
SELECT delete_unused_search_words();
