-- Seats that are held for hours, and the account that a refund goes to.

-- AlterTable
ALTER TABLE "payment_settings" ADD COLUMN     "seatHoldHours" INTEGER NOT NULL DEFAULT 24;

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "refundAccount" TEXT,
ADD COLUMN     "refundHolder" TEXT,
ADD COLUMN     "refundMethod" "PaymentMethod",
ADD COLUMN     "seatHeldUntil" TIMESTAMPTZ(3);

ALTER TABLE "payment_settings"
  ADD CONSTRAINT "payment_settings_seat_hold_range" CHECK ("seatHoldHours" BETWEEN 1 AND 168);

-- Orders from before keep their seat as long as they were promised.
UPDATE "payments" SET "seatHeldUntil" = "expiresAt" WHERE "eventId" IS NOT NULL AND "status" IN ('pending', 'rejected');

-- The audit log is kept for longer than an account number is needed.
DROP TRIGGER "payments_log_audit_entry" ON "payments";
CREATE TRIGGER "payments_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('openKey', 'checkoutUrl', 'refundAccount', 'refundHolder');
