-- The words of published texts and of the vocabulary are gathered once, instead of searched for each word.
CREATE OR REPLACE FUNCTION "delete_unused_search_words"()
RETURNS void
LANGUAGE plpgsql
SET lock_timeout TO '2s'
AS $function$
BEGIN
  LOCK TABLE "search_words" IN SHARE ROW EXCLUSIVE MODE;
  WITH "published" AS (
    SELECT unnest(d."headingStems" || d."bodyStems") AS "stem" FROM "search_documents" d WHERE d."isPublished"
    UNION
    SELECT unnest(l."stems") FROM "lesson_search_texts" l JOIN "courses" c ON c."id" = l."courseId" WHERE c."isPublished"
  ), "used" AS (
    SELECT w."token" FROM "search_words" w CROSS JOIN unnest(w."stems") AS s JOIN "published" p ON p."stem" = s
    UNION
    SELECT t FROM "search_vocabulary" v CROSS JOIN search_tokens(normalize_search(array_to_string(v."words", E'\n'))) AS t
  )
  DELETE FROM "search_words" w WHERE NOT EXISTS (SELECT FROM "used" u WHERE u."token" = w."token");
END $function$;
