-- CreateEnum
CREATE TYPE "SiteDocumentName" AS ENUM ('privacy', 'terms', 'refunds', 'help');

-- AlterTable
ALTER TABLE "users" ADD COLUMN "acceptedTermsAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "site_documents" (
    "id" SERIAL NOT NULL,
    "name" "SiteDocumentName" NOT NULL,
    "title" TEXT NOT NULL,
    "titleAr" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "bodyAr" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_documents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "site_documents_name_key" ON "site_documents"("name");

CREATE TRIGGER "site_documents_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER "site_documents_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "site_documents"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
