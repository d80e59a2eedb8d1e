-- CreateEnum
CREATE TYPE "SystemEventKind" AS ENUM ('backup', 'mail_sent', 'mail_failed');

-- CreateTable
CREATE TABLE "system_events" (
    "kind" "SystemEventKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "system_events_pkey" PRIMARY KEY ("kind")
);

-- The overview counts what happened in two months; these indexes hold all that it reads.
DROP INDEX "enrollments_enrolledAt_id_idx";
CREATE INDEX "enrollments_enrolledAt_id_status_idx" ON "enrollments"("enrolledAt" DESC, "id" DESC, "status");
CREATE INDEX "enrollments_completed_idx" ON "enrollments"("completedAt") WHERE "completedAt" IS NOT NULL;
CREATE INDEX "payments_confirmed_idx" ON "payments"("confirmedAt", "status", "amount") WHERE "confirmedAt" IS NOT NULL;
CREATE INDEX "payments_refunded_idx" ON "payments"("refundedAt", "status", "amount") WHERE "refundedAt" IS NOT NULL;
DROP INDEX "reviews_trainerId_idx";
CREATE INDEX "reviews_trainerId_createdAt_id_idx" ON "reviews"("trainerId", "createdAt" DESC, "id" DESC);
