-- Enrollments in one state, in the order of the admin panel.

-- CreateIndex
CREATE INDEX "enrollments_status_enrolledAt_id_idx" ON "enrollments"("status", "enrolledAt" DESC, "id" DESC);

-- An access that has ended, and one that awaits a new payment, keep the time of the completion.
ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_completion";
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_completion" CHECK (CASE "status"
  WHEN 'completed' THEN "completedAt" IS NOT NULL
  WHEN 'in_progress' THEN "completedAt" IS NULL
  ELSE TRUE END);
