-- AlterTable
ALTER TABLE "glossary_terms" ADD COLUMN     "nameFr" TEXT,
ADD COLUMN     "spellings" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "search_documents" (
    "key" TEXT NOT NULL,
    "courseId" INTEGER,
    "blogPostId" INTEGER,
    "eventId" INTEGER,
    "glossaryTermId" INTEGER,
    "faqId" INTEGER,
    "isPublished" BOOLEAN NOT NULL,
    "ownerId" INTEGER,
    "headings" TEXT NOT NULL,
    "titleText" TEXT NOT NULL,
    "headingText" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "titleStems" TEXT[],
    "headingStems" TEXT[],
    "bodyStems" TEXT[],
    "stems" TEXT[],
    "bodyHash" TEXT NOT NULL,
    "nameKeys" TEXT[],

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "search_documents_courseId_key" ON "search_documents"("courseId");

-- CreateIndex
CREATE UNIQUE INDEX "search_documents_blogPostId_key" ON "search_documents"("blogPostId");

-- CreateIndex
CREATE UNIQUE INDEX "search_documents_eventId_key" ON "search_documents"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "search_documents_glossaryTermId_key" ON "search_documents"("glossaryTermId");

-- CreateIndex
CREATE UNIQUE INDEX "search_documents_faqId_key" ON "search_documents"("faqId");

-- CreateIndex
CREATE INDEX "search_documents_stems_idx" ON "search_documents" USING GIN ("stems");

-- CreateIndex
CREATE INDEX "search_documents_nameKeys_idx" ON "search_documents" USING GIN ("nameKeys");

-- CreateIndex
CREATE INDEX "search_documents_text_idx" ON "search_documents" USING GIN ("text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "search_documents_headingText_idx" ON "search_documents" USING GIN ("headingText" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_blogPostId_fkey" FOREIGN KEY ("blogPostId") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_glossaryTermId_fkey" FOREIGN KEY ("glossaryTermId") REFERENCES "glossary_terms"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_faqId_fkey" FOREIGN KEY ("faqId") REFERENCES "faqs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ── stems: these functions mirror schema/contract/search/stems.ts; a test compares both ──

-- Singular of a broken plural; null for other words.
CREATE FUNCTION search_singular(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{
    "الواح": "لوح", "عواكس": "عاكس", "شواحن": "شاحن", "قوابس": "قابس", "مقابس": "مقبس", "قواطع": "قاطع", "كوابل": "كابل",
    "اسلاك": "سلك", "خلايا": "خليه", "اطوار": "طور", "اقطاب": "قطب", "احمال": "حمل", "امواج": "موجه", "محاور": "محور",
    "مكابح": "مكبح", "فرامل": "فرمله", "تروس": "ترس", "معادن": "معدن", "اسطح": "سطح", "سطوح": "سطح", "اسقف": "سقف",
    "سقوف": "سقف", "رياح": "ريح", "ظلال": "ظل", "زوايا": "زاويه", "ابار": "بير", "مياه": "ماء", "احواض": "حوض",
    "حقول": "حقل", "مزارع": "مزرعه", "مصانع": "مصنع", "منازل": "منزل", "بيوت": "بيت", "مباني": "مبني", "مبان": "مبني",
    "مراكز": "مركز", "مدن": "مدينه", "انظمه": "نظام", "نظم": "نظام", "اجهزه": "جهاز", "ادوات": "اداه", "عناصر": "عنصر",
    "انواع": "نوع", "اشكال": "شكل", "اطراف": "طرف", "حدود": "حد", "مبادي": "مبدا", "اسس": "اساس", "معايير": "معيار",
    "اقيسه": "قياس", "مقاييس": "مقياس", "ارقام": "رقم", "قوانين": "قانون", "مشاريع": "مشروع", "برامج": "برنامج",
    "دروس": "درس", "ورش": "ورشه", "مقاطع": "مقطع", "ادله": "دليل", "وثايق": "وثيقه", "فواتير": "فاتوره",
    "خرايط": "خريطه", "افكار": "فكره", "اسيله": "سوال", "اجوبه": "جواب", "اسعار": "سعر", "اثمان": "ثمن", "اعطال": "عطل",
    "اخطاء": "خطا", "اخطار": "خطر", "مخاطر": "خطر", "حوادث": "حادث", "مصادر": "مصدر", "موارد": "مورد", "طلاب": "طالب",
    "طلبه": "طالب", "عمال": "عامل", "عوامل": "عامل", "خبراء": "خبير", "زباين": "زبون", "عملاء": "عميل", "ايام": "يوم",
    "اشهر": "شهر", "شهور": "شهر", "سنوات": "سنه", "سنين": "سنه", "اسابيع": "اسبوع", "دقايق": "دقيقه"
  }'::jsonb ->> word
$$;

-- Words of a normalized text, in their order.
CREATE FUNCTION search_tokens(normalized text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT token FROM regexp_split_to_table(
    regexp_replace(normalized, '([0-9])[,.''’٬٫](?=[0-9]{3}(?![0-9]))', '\1', 'g'),
    '[^0-9a-z\u00DF-\u00F6\u00F8-\u024F\u0370-\u052F\u0620-\u064A\u066E-\u06D3\u06EE\u06EF\u06FA-\u06FF\u3040-\u9FFF\uAC00-\uD7A3]+'
  ) AS token WHERE token <> ''
$$;

CREATE FUNCTION search_stem(token text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  word text := translate(token, 'ڤگڨپچژکی', 'فققبجزكي');
  bare text;
BEGIN
  IF word !~ '^[\u0620-\u06FF]' THEN
    word := regexp_replace(word, '^(.{2,}e?au)x$', '\1');
    word := regexp_replace(word, '^(.{2,}(?:x|ch|sh|ss))es$', '\1');
    word := regexp_replace(word, '^(.{2,}[^su])s$', '\1');
    RETURN regexp_replace(word, '^(.{3,})ie$', '\1y');
  END IF;
  bare := regexp_replace(word, '^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})', '');
  word := coalesce(search_singular(word), search_singular(bare), bare);
  RETURN regexp_replace(regexp_replace(word, '(.{2})ء$', '\1'),
    '^(.{3,}?)(?:ات|ون|ين|ان|تين|تان|تها|تهم|تنا|تك|تي|ته|ها|هم|ه|ي|ا)*$', '\1');
END $$;

-- Stems of a text, each once; words with a leading particle give two.
CREATE FUNCTION search_stems(input text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT stem COLLATE "C"), '{}') FROM (
    SELECT DISTINCT token FROM search_tokens(normalize_search(input)) AS token
  ) AS tokens CROSS JOIN LATERAL (
    SELECT search_stem(token) AS stem
    UNION ALL
    SELECT search_stem(substr(token, 2))
    WHERE token ~ '^(?:و.{3}|[فبلك].{5})' AND token !~ '^(?:[وف]?[بك]?ال|[وف]?لل).{3}' AND search_singular(token) IS NULL
  ) AS stems
$$;

-- Stems of a name in their order, the key by which synonyms are found.
CREATE FUNCTION search_phrase(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(search_stem(token), ' ' ORDER BY position), '')
  FROM search_tokens(normalize_search(name)) WITH ORDINALITY AS tokens(token, position)
$$;

-- ── search documents ──

-- Writes the documents of courses, blogPosts, events, glossaryTerms or faqs. Rows whose names are part of a document are
-- locked first, then the document, so that concurrent writers of both cannot leave an old text. Each statement then
-- reads what was committed before.
CREATE FUNCTION refresh_search_documents(kind text, ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

  INSERT INTO "search_documents" ("key", "courseId", "blogPostId", "eventId", "glossaryTermId", "faqId", "isPublished", "ownerId",
    "headings", "titleText", "headingText", "text", "titleStems", "headingStems", "bodyStems", "stems", "bodyHash", "nameKeys")
  WITH sources AS (
    SELECT c."id", c."isPublished" AS published, c."trainerId" AS owner, concat_ws(E'\n', c."title", c."titleAr") AS title,
      concat_ws(E'\n', g."name", g."nameAr", concat_ws(' ', u."firstName", u."lastName"),
        CASE c."level" WHEN 'beginner' THEN E'beginner\nمبتدئ\ndébutant' WHEN 'intermediate' THEN E'intermediate\nمتوسط\nintermédiaire'
          ELSE E'advanced\nمتقدم\navancé' END,
        CASE WHEN c."isFree" THEN E'free\nمجاني\nمجانية\ngratuit' ELSE E'paid\nمدفوع\npayant' END) AS labels,
      concat_ws(E'\n', c."description", c."descriptionAr", (
        SELECT string_agg(concat_ws(E'\n', l."title", l."titleAr"), E'\n' ORDER BY l."order", l."id")
        FROM "lessons" l WHERE l."courseId" = c."id" AND l."isPublished")) AS body,
      '{}'::text[] AS names
    FROM "courses" c JOIN "categories" g ON g."id" = c."categoryId" JOIN "users" u ON u."id" = c."trainerId"
    WHERE kind = 'course' AND c."id" = ANY (ids)
    UNION ALL
    SELECT p."id", p."isPublished", p."authorId", concat_ws(E'\n', p."title", p."titleAr"),
      concat_ws(E'\n', g."name", g."nameAr", concat_ws(' ', u."firstName", u."lastName"),
        (SELECT string_agg(tag, E'\n' ORDER BY position) FROM jsonb_array_elements_text(p."tags") WITH ORDINALITY AS tags(tag, position))),
      concat_ws(E'\n', p."content", p."contentAr"), '{}'
    FROM "blog_posts" p LEFT JOIN "categories" g ON g."id" = p."categoryId" JOIN "users" u ON u."id" = p."authorId"
    WHERE kind = 'blogPost' AND p."id" = ANY (ids)
    UNION ALL
    SELECT e."id", e."isPublished", e."organizerId", concat_ws(E'\n', e."title", e."titleAr"),
      concat_ws(E'\n', e."location", e."locationAr", CASE WHEN e."isOnline" THEN E'online\nعبر الإنترنت\nعن بعد\nen ligne' END,
        CASE WHEN e."price" = 0 THEN E'free\nمجاني\nمجانية\ngratuit' END),
      concat_ws(E'\n', e."description", e."descriptionAr"), '{}'
    FROM "events" e WHERE kind = 'event' AND e."id" = ANY (ids)
    UNION ALL
    SELECT t."id", t."isPublished", t."createdBy",
      concat_ws(E'\n', t."term", t."termAr", t."acronym", t."acronymAr", t."nameFr", array_to_string(t."spellings", E'\n')),
      concat_ws(E'\n', t."category", t."categoryAr"), concat_ws(E'\n', t."definition", t."definitionAr"),
      ARRAY[t."term", t."termAr", t."acronym", t."acronymAr", t."nameFr"] || t."spellings"
    FROM "glossary_terms" t WHERE kind = 'glossaryTerm' AND t."id" = ANY (ids)
    UNION ALL
    SELECT f."id", f."isPublished", NULL, concat_ws(E'\n', f."question", f."questionAr"), concat_ws(E'\n', g."name", g."nameAr"),
      concat_ws(E'\n', f."answer", f."answerAr"), '{}'
    FROM "faqs" f LEFT JOIN "faq_categories" g ON g."id" = f."categoryId" WHERE kind = 'faq' AND f."id" = ANY (ids)
  ), computed AS MATERIALIZED (
    SELECT s.*, concat(kind, ':', s."id") AS document_key, md5(s.body) AS body_hash,
      normalize_search(s.title) AS title_text, normalize_search(concat_ws(E'\n', s.title, s.labels)) AS heading_text,
      search_stems(s.title) AS title_stems, search_stems(concat_ws(E'\n', s.title, s.labels)) AS heading_stems
    FROM sources s
  ), stemmed AS MATERIALIZED (
    SELECT c.*, CASE WHEN d."bodyHash" = c.body_hash THEN d."bodyStems" ELSE search_stems(c.body) END AS body_stems
    FROM computed c LEFT JOIN "search_documents" d ON d."key" = c.document_key
  )
  SELECT document_key,
    CASE WHEN kind = 'course' THEN "id" END, CASE WHEN kind = 'blogPost' THEN "id" END, CASE WHEN kind = 'event' THEN "id" END,
    CASE WHEN kind = 'glossaryTerm' THEN "id" END, CASE WHEN kind = 'faq' THEN "id" END,
    published, owner, concat_ws(E'\n', title, labels), title_text, heading_text, concat_ws(E'\n', heading_text, normalize_search(body)),
    title_stems, heading_stems, body_stems, ARRAY(SELECT DISTINCT unnest(heading_stems || body_stems)), body_hash,
    ARRAY(SELECT DISTINCT phrase FROM unnest(names) AS name CROSS JOIN search_phrase(name) AS phrase WHERE phrase <> '')
  FROM stemmed
  ON CONFLICT ("key") DO UPDATE SET
    "isPublished" = EXCLUDED."isPublished", "ownerId" = EXCLUDED."ownerId", "headings" = EXCLUDED."headings",
    "titleText" = EXCLUDED."titleText", "headingText" = EXCLUDED."headingText", "text" = EXCLUDED."text",
    "titleStems" = EXCLUDED."titleStems", "headingStems" = EXCLUDED."headingStems", "bodyStems" = EXCLUDED."bodyStems",
    "stems" = EXCLUDED."stems", "bodyHash" = EXCLUDED."bodyHash", "nameKeys" = EXCLUDED."nameKeys";
END $$;

CREATE FUNCTION refresh_own_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_documents(TG_ARGV[0], ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

-- Lists the columns that documents contain: counters (enrollments, ratings, views, registrations) write no document.
CREATE TRIGGER "courses_refresh_search_document"
  AFTER INSERT OR UPDATE OF "title", "titleAr", "description", "descriptionAr", "categoryId", "trainerId", "level", "isFree", "isPublished"
  ON "courses" FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('course');
CREATE TRIGGER "blog_posts_refresh_search_document"
  AFTER INSERT OR UPDATE OF "title", "titleAr", "content", "contentAr", "categoryId", "authorId", "tags", "isPublished"
  ON "blog_posts" FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('blogPost');
CREATE TRIGGER "events_refresh_search_document"
  AFTER INSERT OR UPDATE OF "title", "titleAr", "description", "descriptionAr", "location", "locationAr", "isOnline", "price", "organizerId", "isPublished"
  ON "events" FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('event');
CREATE TRIGGER "glossary_terms_refresh_search_document"
  AFTER INSERT OR UPDATE OF "term", "termAr", "definition", "definitionAr", "acronym", "acronymAr", "category", "categoryAr", "nameFr", "spellings",
    "createdBy", "isPublished"
  ON "glossary_terms" FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('glossaryTerm');
CREATE TRIGGER "faqs_refresh_search_document"
  AFTER INSERT OR UPDATE OF "question", "questionAr", "answer", "answerAr", "categoryId", "isPublished"
  ON "faqs" FOR EACH ROW EXECUTE FUNCTION refresh_own_search_document('faq');

-- Titles of published lessons are part of their course's document.
CREATE FUNCTION refresh_lesson_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  courses integer[] := ARRAY[]::integer[];
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."isPublished" THEN courses := courses || OLD."courseId"; END IF;
  IF TG_OP <> 'DELETE' AND NEW."isPublished" THEN courses := courses || NEW."courseId"; END IF;
  IF courses <> '{}' THEN
    PERFORM refresh_search_documents('course', ARRAY(SELECT DISTINCT unnest(courses)));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "lessons_refresh_search_document"
  AFTER INSERT OR DELETE OR UPDATE OF "title", "titleAr", "order", "isPublished", "courseId"
  ON "lessons" FOR EACH ROW EXECUTE FUNCTION refresh_lesson_search_document();

CREATE FUNCTION refresh_labelled_search_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    PERFORM refresh_search_documents('course', ARRAY(SELECT "id" FROM "courses" WHERE "categoryId" = NEW."id"));
    PERFORM refresh_search_documents('blogPost', ARRAY(SELECT "id" FROM "blog_posts" WHERE "categoryId" = NEW."id"));
  ELSIF TG_TABLE_NAME = 'faq_categories' THEN
    PERFORM refresh_search_documents('faq', ARRAY(SELECT "id" FROM "faqs" WHERE "categoryId" = NEW."id"));
  ELSE
    PERFORM refresh_search_documents('course', ARRAY(SELECT "id" FROM "courses" WHERE "trainerId" = NEW."id"));
    PERFORM refresh_search_documents('blogPost', ARRAY(SELECT "id" FROM "blog_posts" WHERE "authorId" = NEW."id"));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "categories_refresh_search_documents" AFTER UPDATE OF "name", "nameAr" ON "categories"
  FOR EACH ROW WHEN ((OLD."name", OLD."nameAr") IS DISTINCT FROM (NEW."name", NEW."nameAr"))
  EXECUTE FUNCTION refresh_labelled_search_documents();
CREATE TRIGGER "faq_categories_refresh_search_documents" AFTER UPDATE OF "name", "nameAr" ON "faq_categories"
  FOR EACH ROW WHEN ((OLD."name", OLD."nameAr") IS DISTINCT FROM (NEW."name", NEW."nameAr"))
  EXECUTE FUNCTION refresh_labelled_search_documents();
CREATE TRIGGER "users_refresh_search_documents" AFTER UPDATE OF "firstName", "lastName" ON "users"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName") IS DISTINCT FROM (NEW."firstName", NEW."lastName"))
  EXECUTE FUNCTION refresh_labelled_search_documents();

SELECT refresh_search_documents('course', ARRAY(SELECT "id" FROM "courses"));
SELECT refresh_search_documents('blogPost', ARRAY(SELECT "id" FROM "blog_posts"));
SELECT refresh_search_documents('event', ARRAY(SELECT "id" FROM "events"));
SELECT refresh_search_documents('glossaryTerm', ARRAY(SELECT "id" FROM "glossary_terms"));
SELECT refresh_search_documents('faq', ARRAY(SELECT "id" FROM "faqs"));
