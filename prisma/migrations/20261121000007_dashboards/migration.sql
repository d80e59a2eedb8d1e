-- What the three dashboards need: search over every field, uploads, and the audit log.

-- CreateEnum
CREATE TYPE "UploadKind" AS ENUM ('thumbnail', 'avatar', 'attachment');

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "adminText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "categories" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "adminText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "courses" ADD COLUMN     "adminText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "adminText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "faqs" ADD COLUMN     "adminText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "polls" ADD COLUMN     "adminText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "adminText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "adminText" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "uploads" (
    "key" TEXT NOT NULL,
    "kind" "UploadKind" NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "ownerId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" INTEGER NOT NULL,
    "actorName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" INTEGER NOT NULL,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "uploads_ownerId_createdAt_idx" ON "uploads"("ownerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_entity_entityId_at_id_idx" ON "audit_entries"("entity", "entityId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actorId_at_id_idx" ON "audit_entries"("actorId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blog_posts_createdAt_id_idx" ON "blog_posts"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blog_posts_views_id_idx" ON "blog_posts"("views", "id");

-- CreateIndex
CREATE INDEX "blog_posts_adminText_idx" ON "blog_posts" USING GIN ("adminText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "contact_messages_adminText_idx" ON "contact_messages" USING GIN ("adminText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "courses_createdAt_id_idx" ON "courses"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "courses_title_id_idx" ON "courses"("title", "id");

-- CreateIndex
CREATE INDEX "courses_titleAr_id_idx" ON "courses"("titleAr", "id");

-- CreateIndex
CREATE INDEX "courses_price_id_idx" ON "courses"("price", "id");

-- CreateIndex
CREATE INDEX "courses_enrollmentCount_id_idx" ON "courses"("enrollmentCount", "id");

-- CreateIndex
CREATE INDEX "courses_updatedAt_id_idx" ON "courses"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "courses_adminText_idx" ON "courses" USING GIN ("adminText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "events_startDate_id_idx" ON "events"("startDate", "id");

-- CreateIndex
CREATE INDEX "events_adminText_idx" ON "events" USING GIN ("adminText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "faqs_adminText_idx" ON "faqs" USING GIN ("adminText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING GIN ("email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "polls_createdAt_id_idx" ON "polls"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "polls_adminText_idx" ON "polls" USING GIN ("adminText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "reviews_adminText_idx" ON "reviews" USING GIN ("adminText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_isActive_createdAt_id_idx" ON "users"("isActive", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_lastName_firstName_id_idx" ON "users"("lastName", "firstName", "id");

-- CreateIndex
CREATE INDEX "users_updatedAt_id_idx" ON "users"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "users_adminText_idx" ON "users" USING GIN ("adminText" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- ── search of the admin panel: every field's text, in the letters of schema/contract/search.ts (a test holds the two together) ──
CREATE FUNCTION fold_letters(raw text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(lower(normalize(regexp_replace(normalize(translate(
    regexp_replace(normalize(raw, NFKC), '[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]', '', 'g'),
    'أإآٱةىؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااهيوي01234567890123456789'),
    NFD), '[\u0300-\u036F]', '', 'g'), NFC)), 'ς', 'σ')
$$;

CREATE FUNCTION write_admin_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fields jsonb := to_jsonb(NEW);
  texts text;
BEGIN
  SELECT string_agg(fields ->> name, E'\n') INTO texts FROM unnest(TG_ARGV) AS name;
  IF TG_TABLE_NAME = 'polls' THEN
    SELECT concat_ws(E'\n', texts, string_agg(concat_ws(E'\n', "optionText", "optionTextAr"), E'\n' ORDER BY "order", "id"))
      INTO texts FROM "poll_options" WHERE "pollId" = (fields ->> 'id')::integer;
  END IF;
  NEW."adminText" := coalesce(fold_letters(texts), '');
  RETURN NEW;
END $$;

CREATE TRIGGER "users_admin_text"
  BEFORE INSERT OR UPDATE OF "username", "email", "role", "firstName", "lastName", "phone" ON "users"
  FOR EACH ROW EXECUTE FUNCTION write_admin_text('id', 'username', 'email', 'role', 'firstName', 'lastName', 'phone');
CREATE TRIGGER "courses_admin_text"
  BEFORE INSERT OR UPDATE OF "title", "titleAr", "description", "descriptionAr", "slug", "price", "level" ON "courses"
  FOR EACH ROW EXECUTE FUNCTION write_admin_text('id', 'title', 'titleAr', 'description', 'descriptionAr', 'slug', 'price', 'level');
CREATE TRIGGER "reviews_admin_text"
  BEFORE INSERT OR UPDATE OF "comment", "commentAr" ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION write_admin_text('id', 'comment', 'commentAr');
CREATE TRIGGER "blog_posts_admin_text"
  BEFORE INSERT OR UPDATE OF "title", "titleAr", "excerpt", "excerptAr", "content", "contentAr", "slug", "tags" ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION
    write_admin_text('id', 'title', 'titleAr', 'excerpt', 'excerptAr', 'content', 'contentAr', 'slug', 'tags');
CREATE TRIGGER "faqs_admin_text"
  BEFORE INSERT OR UPDATE OF "question", "questionAr", "answer", "answerAr" ON "faqs"
  FOR EACH ROW EXECUTE FUNCTION write_admin_text('id', 'question', 'questionAr', 'answer', 'answerAr');
CREATE TRIGGER "events_admin_text"
  BEFORE INSERT OR UPDATE OF "title", "titleAr", "description", "descriptionAr", "location", "locationAr", "meetingUrl", "price" ON "events"
  FOR EACH ROW EXECUTE FUNCTION
    write_admin_text('id', 'title', 'titleAr', 'description', 'descriptionAr', 'location', 'locationAr', 'meetingUrl', 'price');
CREATE TRIGGER "polls_admin_text"
  BEFORE INSERT OR UPDATE OF "question", "questionAr" ON "polls"
  FOR EACH ROW EXECUTE FUNCTION write_admin_text('id', 'question', 'questionAr');
CREATE TRIGGER "contact_messages_admin_text"
  BEFORE INSERT OR UPDATE OF "name", "email", "phone", "subject", "message" ON "contact_messages"
  FOR EACH ROW EXECUTE FUNCTION write_admin_text('id', 'name', 'email', 'phone', 'subject', 'message');

-- A poll's text has its options in it.
CREATE FUNCTION renew_poll_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "polls" SET "question" = "question" WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."pollId" ELSE NEW."pollId" END;
  RETURN NULL;
END $$;
CREATE TRIGGER "poll_options_admin_text"
  AFTER INSERT OR DELETE OR UPDATE OF "optionText", "optionTextAr" ON "poll_options"
  FOR EACH ROW EXECUTE FUNCTION renew_poll_text();

UPDATE "users" SET "username" = "username";
UPDATE "courses" SET "title" = "title";
UPDATE "reviews" SET "comment" = "comment";
UPDATE "blog_posts" SET "title" = "title";
UPDATE "faqs" SET "question" = "question";
UPDATE "events" SET "title" = "title";
UPDATE "polls" SET "question" = "question";
UPDATE "contact_messages" SET "subject" = "subject";

DROP TRIGGER "blog_posts_contents_are_public" ON "blog_posts";
CREATE TRIGGER "blog_posts_contents_are_public" AFTER UPDATE OF
  "title", "titleAr", "content", "contentAr", "slug", "excerpt", "excerptAr", "categoryId", "authorId", "thumbnail", "tags",
  "isPublished", "readTime", "searchText", "adminText", "createdAt", "updatedAt" ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_write('content');

-- ── audit: what an admin writes leaves an entry in the same transaction. schema/acting.ts says who acts; without that
-- (a learner, a seed, the server itself) nothing is noted. The arguments name columns that the server keeps itself. ──
CREATE FUNCTION note_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  unseen text[] := TG_ARGV || ARRAY['passwordHash', 'usernameKey', 'searchText', 'adminText', 'sortKey', 'sortKeyAr', 'contentKey', 'updatedAt'];
  former jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  latter jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  key integer := coalesce(latter ->> 'id', former ->> 'id')::integer;
  -- That a password was changed is told, the password is not.
  renewed boolean := TG_OP = 'UPDATE' AND former -> 'passwordHash' IS DISTINCT FROM latter -> 'passwordHash';
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  former := former - unseen;
  latter := latter - unseen;
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(f.key, f.value), '{}'), coalesce(jsonb_object_agg(f.key, l.value), '{}')
      INTO former, latter
      FROM jsonb_each(former) f JOIN jsonb_each(latter) l ON l.key = f.key AND l.value IS DISTINCT FROM f.value;
    IF renewed THEN latter := latter || '{"password": "changed"}'; END IF;
    IF latter = '{}' THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "before", "after")
  VALUES (
    actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
    TG_TABLE_NAME, key, former, latter);
  RETURN NULL;
END $$;

CREATE TRIGGER "users_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "categories_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "categories"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "courses_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "courses"
  FOR EACH ROW EXECUTE FUNCTION note_audit('enrollmentCount', 'rating', 'ratingCount', 'ratingSum');
CREATE TRIGGER "lessons_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "lessons"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "enrollments_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "enrollments"
  FOR EACH ROW EXECUTE FUNCTION note_audit('lastActivityAt');
CREATE TRIGGER "reviews_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "payments_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "blog_posts_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION note_audit('views');
CREATE TRIGGER "faq_categories_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "faq_categories"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "faqs_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "faqs"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "events_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION note_audit('registeredCount');
CREATE TRIGGER "event_registrations_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "event_registrations"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "polls_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "polls"
  FOR EACH ROW EXECUTE FUNCTION note_audit('voterCount');
CREATE TRIGGER "poll_options_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "poll_options"
  FOR EACH ROW EXECUTE FUNCTION note_audit('votes');
CREATE TRIGGER "glossary_terms_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "glossary_terms"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "contact_messages_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "contact_messages"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
CREATE TRIGGER "newsletter_subscribers_are_audited" AFTER INSERT OR UPDATE OR DELETE ON "newsletter_subscribers"
  FOR EACH ROW EXECUTE FUNCTION note_audit();
