-- AlterTable
ALTER TABLE "lessons" ADD COLUMN "clientKey" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "lessons_courseId_clientKey_key" ON "lessons"("courseId", "clientKey");

-- The audit log leaves the key out.
DROP TRIGGER "lessons_log_audit_entry" ON "lessons";
CREATE TRIGGER "lessons_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "lessons"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('clientKey');
