-- CreateEnum
CREATE TYPE "NewsletterIssueState" AS ENUM ('draft', 'sending', 'sent', 'stopped');

-- CreateEnum
CREATE TYPE "NewsletterDeliveryState" AS ENUM ('waiting', 'sent', 'skipped');

-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "bouncedAt" TIMESTAMPTZ(3),
ADD COLUMN     "confirmationSentAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "newsletter_issues" (
    "id" SERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "subjectAr" TEXT NOT NULL,
    "intro" TEXT NOT NULL,
    "introAr" TEXT NOT NULL,
    "blogPostIds" INTEGER[],
    "state" "NewsletterIssueState" NOT NULL DEFAULT 'draft',
    "recipientCount" INTEGER NOT NULL DEFAULT 0,
    "sentCount" INTEGER NOT NULL DEFAULT 0,
    "skippedCount" INTEGER NOT NULL DEFAULT 0,
    "lastSubscriberId" INTEGER NOT NULL DEFAULT 0,
    "startedAt" TIMESTAMPTZ(3),
    "queuedAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "createdBy" INTEGER,
    "adminSearchText" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_issues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_deliveries" (
    "issueId" INTEGER NOT NULL,
    "subscriberId" INTEGER NOT NULL,
    "state" "NewsletterDeliveryState" NOT NULL DEFAULT 'waiting',

    CONSTRAINT "newsletter_deliveries_pkey" PRIMARY KEY ("issueId","subscriberId")
);

-- CreateIndex
CREATE INDEX "newsletter_issues_createdAt_id_idx" ON "newsletter_issues"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "newsletter_issues_createdBy_idx" ON "newsletter_issues"("createdBy");

-- CreateIndex
CREATE INDEX "newsletter_issues_adminSearchText_idx" ON "newsletter_issues" USING GIN ("adminSearchText" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issueId_fkey" FOREIGN KEY ("issueId") REFERENCES "newsletter_issues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "newsletter_issues_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "newsletter_issues"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('lastSubscriberId', 'queuedAt');
CREATE TRIGGER "newsletter_issues_set_admin_search_text"
  BEFORE INSERT OR UPDATE OF "subject", "subjectAr", "intro", "introAr" ON "newsletter_issues"
  FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'subject', 'subjectAr', 'intro', 'introAr');

-- Issues are named after their subject.
CREATE OR REPLACE FUNCTION audit_entity_name(row_data jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(coalesce(
    nullif(row_data ->> 'titleAr', ''), nullif(row_data ->> 'title', ''),
    nullif(row_data ->> 'nameAr', ''), nullif(row_data ->> 'name', ''),
    nullif(row_data ->> 'questionAr', ''), nullif(row_data ->> 'question', ''),
    nullif(row_data ->> 'termAr', ''), nullif(row_data ->> 'term', ''),
    nullif(row_data ->> 'optionTextAr', ''), nullif(row_data ->> 'optionText', ''),
    nullif(concat_ws(' ', row_data ->> 'firstName', row_data ->> 'lastName'), ''),
    nullif(row_data ->> 'subjectAr', ''), row_data ->> 'email', ''), 200)
$$;
