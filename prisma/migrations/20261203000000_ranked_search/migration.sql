-- ── tables ──

-- DropColumn
ALTER TABLE "search_documents" DROP COLUMN "headings";

-- AddColumn
ALTER TABLE "search_documents" ADD COLUMN "names" TEXT[], ADD COLUMN "nameWords" TEXT[];

-- AlterTable
ALTER TABLE "search_vocabulary" ADD COLUMN "keys" TEXT[];

-- CreateTable
CREATE TABLE "search_words" (
    "token" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "stems" TEXT[],
    "sound" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("token")
);

-- CreateTable
CREATE TABLE "lesson_search_texts" (
    "lessonId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "stems" TEXT[],

    CONSTRAINT "lesson_search_texts_pkey" PRIMARY KEY ("lessonId")
);

-- CreateIndex
CREATE INDEX "search_documents_nameWords_idx" ON "search_documents" USING GIN ("nameWords");

-- CreateIndex
CREATE INDEX "search_vocabulary_keys_idx" ON "search_vocabulary" USING GIN ("keys");

-- CreateIndex
CREATE INDEX "search_words_stems_idx" ON "search_words" USING GIN ("stems");

-- CreateIndex
CREATE INDEX "search_words_token_idx" ON "search_words" USING GIN ("token" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "search_words_sound_idx" ON "search_words"("sound");

-- CreateIndex
CREATE INDEX "lesson_search_texts_stems_idx" ON "lesson_search_texts" USING GIN ("stems");

-- CreateIndex
CREATE INDEX "lesson_search_texts_courseId_idx" ON "lesson_search_texts"("courseId");

-- AddForeignKey
ALTER TABLE "lesson_search_texts" ADD CONSTRAINT "lesson_search_texts_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As the older indexes of the search: no list of waiting rows.
ALTER INDEX "search_documents_nameWords_idx" SET (fastupdate = off);
ALTER INDEX "search_vocabulary_keys_idx" SET (fastupdate = off);
ALTER INDEX "search_words_stems_idx" SET (fastupdate = off);
ALTER INDEX "search_words_token_idx" SET (fastupdate = off);
ALTER INDEX "lesson_search_texts_stems_idx" SET (fastupdate = off);

-- A search reads the stems of titles and labels of each row that it ranks. The others are stored apart, so that a page has
-- five times as many rows.
ALTER TABLE "search_documents" SET (toast_tuple_target = 256);
ALTER TABLE "search_documents" ALTER COLUMN "titleStems" SET STORAGE MAIN;
ALTER TABLE "search_documents" ALTER COLUMN "headingStems" SET STORAGE MAIN;

-- ── stems: these functions mirror schema/contract/search/stems.ts; a test compares both ──

-- Singular of a broken plural; null for other words.
CREATE OR REPLACE FUNCTION search_singular(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{
    "الواح": "لوح", "عواكس": "عاكس", "شواحن": "شاحن", "قوابس": "قابس", "مقابس": "مقبس", "قواطع": "قاطع", "كوابل": "كابل",
    "اسلاك": "سلك", "خلايا": "خليه", "اطوار": "طور", "اقطاب": "قطب", "احمال": "حمل", "امواج": "موجه", "محاور": "محور",
    "مكابح": "مكبح", "فرامل": "فرمله", "تروس": "ترس", "معادن": "معدن", "اسطح": "سطح", "سطوح": "سطح", "اسقف": "سقف",
    "سقوف": "سقف", "رياح": "ريح", "ظلال": "ظل", "زوايا": "زاويه", "ابار": "بير", "مياه": "ماء", "احواض": "حوض", "حقول": "حقل",
    "مزارع": "مزرعه", "مصانع": "مصنع", "منازل": "منزل", "بيوت": "بيت", "مباني": "مبني", "مبان": "مبني", "مراكز": "مركز",
    "مدن": "مدينه", "انظمه": "نظام", "نظم": "نظام", "اجهزه": "جهاز", "ادوات": "اداه", "عناصر": "عنصر", "انواع": "نوع",
    "اشكال": "شكل", "اطراف": "طرف", "حدود": "حد", "مبادي": "مبدا", "اسس": "اساس", "معايير": "معيار", "اقيسه": "قياس",
    "مقاييس": "مقياس", "ارقام": "رقم", "قوانين": "قانون", "مشاريع": "مشروع", "برامج": "برنامج", "دروس": "درس", "ورش": "ورشه",
    "مقاطع": "مقطع", "ادله": "دليل", "وثايق": "وثيقه", "فواتير": "فاتوره", "خرايط": "خريطه", "افكار": "فكره", "اسيله": "سوال",
    "اجوبه": "جواب", "اسعار": "سعر", "اثمان": "ثمن", "اعطال": "عطل", "اخطاء": "خطا", "اخطار": "خطر", "مخاطر": "خطر",
    "حوادث": "حادث", "مصادر": "مصدر", "موارد": "مورد", "طلاب": "طالب", "طلبه": "طالب", "عمال": "عامل", "عوامل": "عامل",
    "خبراء": "خبير", "زباين": "زبون", "عملاء": "عميل", "ايام": "يوم", "اشهر": "شهر", "شهور": "شهر", "سنوات": "سنه",
    "سنين": "سنه", "اسابيع": "اسبوع", "دقايق": "دقيقه", "مفاتيح": "مفتاح", "براغي": "برغي", "اعمده": "عمود", "هياكل": "هيكل",
    "قنوات": "قناه", "مراحل": "مرحله", "اعمال": "عمل", "مهن": "مهنه", "حلول": "حل", "عوازل": "عازل", "غرف": "غرفه",
    "اراضي": "ارض", "نخيل": "نخله", "مراوح": "مروحه", "كتل": "كتله", "رواتب": "راتب", "اهداف": "هدف", "قيم": "قيمه",
    "معاهد": "معهد", "فروع": "فرع", "اقسام": "قسم", "مواد": "ماده", "مصابيح": "مصباح", "شرايح": "شريحه", "جدران": "جدار",
    "صناديق": "صندوق", "عقود": "عقد", "شروط": "شرط", "رسوم": "رسم", "قطع": "قطعه", "فصول": "فصل", "سدود": "سد", "شقوق": "شق",
    "شقق": "شقه", "عماير": "عماره", "اضرار": "ضرر", "اجزاء": "جزء", "نقاط": "نقطه", "خطوط": "خط", "حزم": "حزمه",
    "وظايف": "وظيفه", "حرايق": "حريق", "بدايل": "بديل", "طرق": "طريقه", "صور": "صوره", "تجارب": "تجربه", "فوايد": "فايده",
    "قواعد": "قاعده"
  }'::jsonb ->> word
$$;

CREATE OR REPLACE FUNCTION search_stem(token text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  word text := translate(token, 'ڤگڨپچژکی', 'فققبجزكي');
  bare text;
  stem text;
BEGIN
  IF word !~ '^[\u0620-\u06FF]' THEN
    word := regexp_replace(word, '^(.{2,}e?au)x$', '\1');
    word := regexp_replace(word, '^(.{2,}(?:x|ch|sh|ss))es$', '\1');
    word := regexp_replace(word, '^(.{2,}[^su])s$', '\1');
    word := regexp_replace(word, '^(.{3,})ie$', '\1y');
    word := regexp_replace(word, '^(.{4,}?)(?:ing|ed|e?ment)$', '\1');
    word := regexp_replace(word, '^(.{2,}[ei])(l|n|t)\2e$', '\1\2');
    RETURN regexp_replace(word, '^(.{4,})e$', '\1');
  END IF;
  bare := regexp_replace(word, '^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})', '');
  word := regexp_replace(coalesce(search_singular(word), search_singular(bare), bare), '(.{2})ء$', '\1');
  stem := regexp_replace(word, '^(.{3,}?)(?:ات|ون|ين|ان|تين|تان|تها|تهم|تنا|تك|تي|ته|ها|هم|ه|ي|ا)*$', '\1');
  -- The feminine of some words is another thing.
  IF stem IN ('شاحن', 'مكتب', 'جامع', 'ناقل', 'دراج') AND substr(word, length(stem) + 1) ~ '^(?:ه$|ا?ت)' THEN
    RETURN stem || 'ه';
  END IF;
  RETURN stem;
END $$;

-- ── sounds ──

-- A word of either script as it is heard, in Latin letters: consonants as capitals that stand for a class (K: k, q, g, ق, غ),
-- vowels as a, i, u. Digits of chat spelling are letters.
CREATE FUNCTION search_sound(token text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  heard text := translate(token, 'ڤگڨپچژکی', 'فققبجزكي');
BEGIN
  IF heard ~ '^[\u0620-\u06FF]' THEN
    IF search_singular(heard) IS NULL THEN
      heard := regexp_replace(heard, '^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})', '');
    END IF;
    heard := regexp_replace(heard, '(..)ه$', '\1ا');
    heard := translate(replace(heard, 'تش', 'ش'), 'بتطثجحهخدذضظرزسصشقكغفلمناويعء', 'BTTTJHHXDDDDRSSSCKKKFLMNaui');
  ELSE
    IF heard ~ '[a-z]' THEN heard := translate(heard, '2356789', ' aXTHKK'); END IF;
    heard := replace(heard, ' ', '');
    heard := regexp_replace(heard, 'tch|sch|ch|sh', 'C', 'g');
    heard := regexp_replace(heard, 'gh|gu(?=[eiy])|qu', 'K', 'g');
    heard := regexp_replace(heard, 'dj|dg|g(?=[eiy])', 'J', 'g');
    heard := regexp_replace(heard, 'c(?=[eiy])|t(?=ion)', 'S', 'g');
    heard := replace(replace(replace(heard, 'c', 'K'), 'kh', 'X'), 'gn', 'N');
    heard := replace(replace(replace(heard, 'ph', 'F'), 'th', 'T'), 'dh', 'D');
    heard := regexp_replace(heard, 'e?aux?', 'u', 'g');
    heard := replace(regexp_replace(heard, 'o?eu|ou|oo', 'u', 'g'), 'oi', 'ua');
    heard := regexp_replace(heard, 'ai|ei|ee', 'i', 'g');
    heard := replace(regexp_replace(heard, '(.{2})e$', '\1'), 'x', 'KS');
    heard := translate(heard, 'bpdtszfvklmnrhgqeioyuwj', 'BBDTSSFFKLMNRHKKiiuiuuJ');
  END IF;
  RETURN regexp_replace(regexp_replace(heard, '[^A-Zaiu]', '', 'g'), '(.)\1+', '\1', 'g');
END $$;

-- Consonants of a sound, the key by which words of the other script are found; '' for fewer than two.
CREATE FUNCTION search_sound_key(sound text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(skeleton) < 2 THEN '' ELSE skeleton END FROM regexp_replace(sound, '[aiu]', '', 'g') AS skeleton
$$;

-- ── words ──

-- Adds the words of a text that the table lacks, as the text writes them without vowel marks; words of the table are not written.
CREATE FUNCTION add_search_words(input text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  missing text[];
BEGIN
  -- Waits while delete_unused_search_words() runs, which could otherwise delete a word of this text.
  LOCK TABLE "search_words" IN ROW EXCLUSIVE MODE;
  missing := ARRAY(SELECT DISTINCT t FROM search_tokens(normalize_search(input)) AS t
    WHERE length(t) BETWEEN 2 AND 40 AND NOT EXISTS (SELECT FROM "search_words" w WHERE w."token" = t));
  IF missing = '{}' THEN RETURN; END IF;
  INSERT INTO "search_words" ("token", "word", "stems", "sound")
  SELECT DISTINCT ON (t COLLATE "C") t, coalesce(spelling, t), search_stems(t), search_sound_key(search_sound(t))
  FROM unnest(missing) AS t LEFT JOIN (
    SELECT DISTINCT regexp_replace(piece, '[\u064B-\u065F\u0670\u0640\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g') AS spelling,
      normalize_search(piece) AS normalized
    FROM regexp_split_to_table(input, '[\s\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u060C\u061B\u061F\u066A-\u066D\u2010-\u206F]+') AS piece
  ) AS pieces ON normalized = t
  -- Small letters before capitals.
  ORDER BY t COLLATE "C", length(spelling), spelling COLLATE "C" DESC
  ON CONFLICT DO NOTHING;
END $$;

-- Deletes the words that no text has any more. Writers of texts wait for it.
CREATE FUNCTION delete_unused_search_words() RETURNS void LANGUAGE plpgsql SET lock_timeout = '2s' AS $$
BEGIN
  LOCK TABLE "search_words" IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM "search_words" w WHERE
    w."token" NOT IN (SELECT t FROM "search_vocabulary" v CROSS JOIN search_tokens(normalize_search(array_to_string(v."words", E'\n'))) AS t)
    AND NOT EXISTS (SELECT FROM "search_documents" d WHERE d."stems" && w."stems" AND d."isPublished")
    AND NOT EXISTS (SELECT FROM "lesson_search_texts" l JOIN "courses" c ON c."id" = l."courseId" WHERE l."stems" && w."stems" AND c."isPublished");
END $$;

-- The words that resemble a misspelled one most.
CREATE FUNCTION similar_search_words(typed text) RETURNS SETOF "search_words" LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT w.* FROM "search_words" w WHERE w."token" % typed AND abs(length(w."token") - length(typed)) <= 3
  ORDER BY similarity(w."token", typed) DESC, w."token" COLLATE "C" LIMIT 60
$$;

-- ── vocabulary ──

CREATE FUNCTION set_search_vocabulary_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."keys" := ARRAY(SELECT DISTINCT phrase FROM unnest(NEW."words") AS name CROSS JOIN search_phrase(name) AS phrase WHERE phrase <> '');
  PERFORM add_search_words(array_to_string(NEW."words", E'\n'));
  RETURN NEW;
END $$;
CREATE TRIGGER "search_vocabulary_set_keys" BEFORE INSERT OR UPDATE OF "words" ON "search_vocabulary"
  FOR EACH ROW EXECUTE FUNCTION set_search_vocabulary_keys();

INSERT INTO "search_vocabulary" ("words") VALUES
  ('{refund,remboursement,استرجاع المال,استرداد المال}'),
  ('{cleaning,nettoyage,nettoyer,تنظيف,غسل}'),
  ('{maintenance,entretien,réparation,repair,صيانة,تصليح,إصلاح}');

-- ── texts of lessons ──

-- The texts of published lessons, apart from the document of their course: a saved lesson computes its own stems only.
CREATE FUNCTION refresh_lesson_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  body text := concat_ws(E'\n', NEW."content", NEW."contentAr");
BEGIN
  IF NOT NEW."isPublished" OR body = '' THEN
    DELETE FROM "lesson_search_texts" WHERE "lessonId" = NEW."id";
    RETURN NULL;
  END IF;
  INSERT INTO "lesson_search_texts" VALUES (NEW."id", NEW."courseId", search_stems(body))
  ON CONFLICT ("lessonId") DO UPDATE SET "courseId" = EXCLUDED."courseId", "stems" = EXCLUDED."stems";
  IF EXISTS (SELECT FROM "courses" WHERE "id" = NEW."courseId" AND "isPublished") THEN PERFORM add_search_words(body); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "lessons_insert_search_text" AFTER INSERT ON "lessons"
  FOR EACH ROW WHEN (NEW."isPublished") EXECUTE FUNCTION refresh_lesson_search_text();
CREATE TRIGGER "lessons_update_search_text" AFTER UPDATE OF "content", "contentAr", "isPublished", "courseId" ON "lessons"
  FOR EACH ROW WHEN ((OLD."content", OLD."contentAr", OLD."isPublished", OLD."courseId")
    IS DISTINCT FROM (NEW."content", NEW."contentAr", NEW."isPublished", NEW."courseId"))
  EXECUTE FUNCTION refresh_lesson_search_text();

-- ── search documents ──

-- As before, and keywords are labels of a course, terms have their names in order, and the words of published rows are added.
CREATE OR REPLACE FUNCTION refresh_search_documents(kind text, ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
      concat_ws(E'\n', c."description", c."descriptionAr", (
        SELECT string_agg(concat_ws(E'\n', l."title", l."titleAr"), E'\n' ORDER BY l."order", l."id")
        FROM "lessons" l WHERE l."courseId" = c."id" AND l."isPublished")) AS body,
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
      "titleText", "headingText", "text", "titleStems", "headingStems", "bodyStems", "stems", "bodyHash", "nameKeys", "names", "nameWords")
    SELECT document_key,
      CASE WHEN kind = 'course' THEN "id" END, CASE WHEN kind = 'blogPost' THEN "id" END, CASE WHEN kind = 'event' THEN "id" END,
      CASE WHEN kind = 'glossaryTerm' THEN "id" END, CASE WHEN kind = 'faq' THEN "id" END,
      published, owner, title_text, heading_text, concat_ws(E'\n', heading_text, normalize_search(body)),
      title_stems, heading_stems, body_stems, ARRAY(SELECT DISTINCT unnest(heading_stems || body_stems)), body_hash,
      ARRAY(SELECT DISTINCT phrase FROM unnest(names || acronyms) AS name CROSS JOIN search_phrase(name) AS phrase WHERE phrase <> ''),
      name_list, ARRAY(SELECT DISTINCT word FROM unnest(name_list) AS name CROSS JOIN regexp_split_to_table(name, ' ') AS word WHERE word <> '')
    FROM stemmed
    ON CONFLICT ("key") DO UPDATE SET
      "isPublished" = EXCLUDED."isPublished", "ownerId" = EXCLUDED."ownerId",
      "titleText" = EXCLUDED."titleText", "headingText" = EXCLUDED."headingText", "text" = EXCLUDED."text",
      "titleStems" = EXCLUDED."titleStems", "headingStems" = EXCLUDED."headingStems", "bodyStems" = EXCLUDED."bodyStems",
      "stems" = EXCLUDED."stems", "bodyHash" = EXCLUDED."bodyHash", "nameKeys" = EXCLUDED."nameKeys",
      "names" = EXCLUDED."names", "nameWords" = EXCLUDED."nameWords"
  )
  -- Words of an unchanged body, and of the lessons, were added when it was written or published.
  SELECT string_agg(concat_ws(E'\n', s.title, s.labels,
    CASE WHEN previous ->> s.document_key IS DISTINCT FROM s.body_hash THEN s.body END,
    CASE WHEN kind = 'course' AND NOT previous ? s.document_key THEN (
      SELECT string_agg(concat_ws(E'\n', l."content", l."contentAr"), E'\n') FROM "lessons" l
      WHERE l."courseId" = s."id" AND l."isPublished") END), E'\n')
  INTO added FROM stemmed s WHERE s.published;
  PERFORM add_search_words(added);
END $$;

DROP TRIGGER "courses_refresh_search_document" ON "courses";
CREATE TRIGGER "courses_refresh_search_document"
  AFTER INSERT OR UPDATE OF "title", "titleAr", "description", "descriptionAr", "keywords", "categoryId", "trainerId", "level", "isFree", "isPublished"
  ON "courses" FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('course');
DROP TRIGGER "users_refresh_search_documents" ON "users";
CREATE TRIGGER "users_refresh_search_documents" AFTER UPDATE OF "firstName", "lastName", "firstNameAr", "lastNameAr" ON "users"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName", OLD."firstNameAr", OLD."lastNameAr")
    IS DISTINCT FROM (NEW."firstName", NEW."lastName", NEW."firstNameAr", NEW."lastNameAr"))
  EXECUTE FUNCTION refresh_labelled_search_documents();

-- ── rows of before ──

UPDATE "search_vocabulary" SET "words" = "words";

INSERT INTO "lesson_search_texts"
SELECT "id", "courseId", search_stems(concat_ws(E'\n', "content", "contentAr")) FROM "lessons"
WHERE "isPublished" AND concat_ws(E'\n', "content", "contentAr") <> '';

DO $$
DECLARE
  source record;
  batch integer[];
BEGIN
  IF EXISTS (SELECT FROM "search_documents") THEN TRUNCATE "search_documents"; END IF;
  FOR source IN SELECT * FROM (VALUES ('course', 'courses'), ('blogPost', 'blog_posts'), ('event', 'events'),
    ('glossaryTerm', 'glossary_terms'), ('faq', 'faqs')) AS sources(kind, table_name)
  LOOP
    FOR batch IN EXECUTE format('SELECT array_agg("id") FROM %I GROUP BY "id" / 200 ORDER BY min("id")', source.table_name) LOOP
      PERFORM refresh_search_documents(source.kind, batch);
    END LOOP;
  END LOOP;
END $$;

-- ── caches ──

CREATE TRIGGER "search_words_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_words"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change('search_words');
CREATE TRIGGER "lesson_search_texts_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lesson_search_texts"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change('lesson_search_texts');
