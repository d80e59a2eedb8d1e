-- CreateTable
CREATE TABLE "contact_details" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "address" TEXT NOT NULL DEFAULT '',
    "addressAr" TEXT NOT NULL DEFAULT '',
    "hours" TEXT NOT NULL DEFAULT '',
    "hoursAr" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "facebook" TEXT NOT NULL DEFAULT '',
    "instagram" TEXT NOT NULL DEFAULT '',
    "youtube" TEXT NOT NULL DEFAULT '',
    "linkedin" TEXT NOT NULL DEFAULT '',
    "x" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_details_pkey" PRIMARY KEY ("id")
);

-- The hours of the specification; everything else is the operator's.
INSERT INTO "contact_details" ("id", "hours", "hoursAr")
  VALUES (1, 'Sunday to Thursday, 8:00 to 17:00', 'من الأحد إلى الخميس، من 8:00 إلى 17:00');
ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_single_row" CHECK ("id" = 1);
CREATE TRIGGER "contact_details_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "contact_details"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER "contact_details_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "contact_details"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
