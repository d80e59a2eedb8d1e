-- Orders, proofs, coupons, receipts and settings of payments.

-- CreateEnum
CREATE TYPE "EnrollmentSource" AS ENUM ('free', 'payment', 'admin');

-- CreateEnum
CREATE TYPE "RegistrationStatus" AS ENUM ('registered', 'pending_payment');

-- CreateEnum
CREATE TYPE "ReceiptKind" AS ENUM ('receipt', 'credit_note');

-- DropIndex
DROP INDEX "payments_courseId_idx";

-- AlterTable
ALTER TABLE "enrollments" ADD COLUMN     "endedAt" TIMESTAMPTZ(3),
ADD COLUMN     "paymentId" INTEGER,
ADD COLUMN     "source" "EnrollmentSource" NOT NULL DEFAULT 'free';

-- AlterTable
ALTER TABLE "event_registrations" ADD COLUMN     "paymentId" INTEGER,
ADD COLUMN     "status" "RegistrationStatus" NOT NULL DEFAULT 'registered';

-- AlterTable
ALTER TABLE "payments"
  ADD COLUMN "adminSearchText" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "checkoutId" TEXT,
  ADD COLUMN "checkoutUrl" TEXT,
  ADD COLUMN "confirmedAt" TIMESTAMPTZ(3),
  ADD COLUMN "couponId" INTEGER,
  ADD COLUMN "decidedAt" TIMESTAMPTZ(3),
  ADD COLUMN "decidedBy" INTEGER,
  ADD COLUMN "decisionReason" TEXT,
  ADD COLUMN "eventId" INTEGER,
  ADD COLUMN "expiresAt" TIMESTAMPTZ(3),
  ADD COLUMN "listPrice" DECIMAL(10,2),
  ADD COLUMN "openKey" TEXT,
  ADD COLUMN "reference" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "refundReason" TEXT,
  ADD COLUMN "refundReference" TEXT,
  ADD COLUMN "refundRequestedAt" TIMESTAMPTZ(3),
  ADD COLUMN "refundedAt" TIMESTAMPTZ(3),
  ADD COLUMN "rejectionCount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "submittedAt" TIMESTAMPTZ(3),
  ALTER COLUMN "courseId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "sha256" TEXT;

-- CreateTable
CREATE TABLE "payment_proofs" (
    "id" SERIAL NOT NULL,
    "paymentId" INTEGER NOT NULL,
    "uploadKey" TEXT NOT NULL,
    "fileHash" TEXT NOT NULL,
    "transactionId" TEXT NOT NULL,
    "transactionKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_proofs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "enabledMethods" "PaymentMethod"[] DEFAULT ARRAY['baridimob', 'ccp', 'bank_transfer', 'card']::"PaymentMethod"[],
    "ccpHolder" TEXT NOT NULL DEFAULT '',
    "ccpNumber" TEXT NOT NULL DEFAULT '',
    "ccpKey" TEXT NOT NULL DEFAULT '',
    "rip" TEXT NOT NULL DEFAULT '',
    "bankName" TEXT NOT NULL DEFAULT '',
    "bankHolder" TEXT NOT NULL DEFAULT '',
    "rib" TEXT NOT NULL DEFAULT '',
    "daysToPay" INTEGER NOT NULL DEFAULT 3,
    "guaranteeDays" INTEGER NOT NULL DEFAULT 14,
    "sellerName" TEXT NOT NULL DEFAULT '',
    "sellerNameAr" TEXT NOT NULL DEFAULT '',
    "sellerAddress" TEXT NOT NULL DEFAULT '',
    "sellerAddressAr" TEXT NOT NULL DEFAULT '',
    "nif" TEXT NOT NULL DEFAULT '',
    "nis" TEXT NOT NULL DEFAULT '',
    "rc" TEXT NOT NULL DEFAULT '',
    "ai" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupons" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "percent" INTEGER,
    "amount" DECIMAL(10,2),
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "totalLimit" INTEGER,
    "perUserLimit" INTEGER DEFAULT 1,
    "usedCount" INTEGER NOT NULL DEFAULT 0,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "adminSearchText" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon_courses" (
    "couponId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,

    CONSTRAINT "coupon_courses_pkey" PRIMARY KEY ("couponId","courseId")
);

-- CreateTable
CREATE TABLE "receipts" (
    "id" SERIAL NOT NULL,
    "kind" "ReceiptKind" NOT NULL,
    "paymentId" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "amount" DECIMAL(10,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "content" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "receipt_counters" (
    "kind" "ReceiptKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("kind","year")
);

-- CreateTable
CREATE TABLE "gateway_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "checkoutId" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gateway_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_proofs_paymentId_id_idx" ON "payment_proofs"("paymentId", "id" DESC);

-- CreateIndex
CREATE INDEX "payment_proofs_uploadKey_idx" ON "payment_proofs"("uploadKey");

-- CreateIndex
CREATE INDEX "payment_proofs_fileHash_idx" ON "payment_proofs"("fileHash");

-- CreateIndex
CREATE INDEX "payment_proofs_transactionKey_idx" ON "payment_proofs"("transactionKey");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons"("code");

-- CreateIndex
CREATE INDEX "coupons_createdAt_id_idx" ON "coupons"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "coupons_adminSearchText_idx" ON "coupons" USING GIN ("adminSearchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "coupon_courses_courseId_idx" ON "coupon_courses"("courseId");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_number_key" ON "receipts"("number");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_kind_year_sequence_key" ON "receipts"("kind", "year", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_paymentId_kind_key" ON "receipts"("paymentId", "kind");

-- CreateIndex
CREATE INDEX "gateway_events_receivedAt_idx" ON "gateway_events"("receivedAt");

-- ── payments ──

-- Six of 32 letters that cannot be confused. Odd multiplication modulo 2^30 is a bijection, so each id has its own reference.
CREATE FUNCTION payment_reference(payment integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'TY-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((n >> (5 * place)) & 31)::integer + 1, 1), '' ORDER BY place DESC)
  FROM (SELECT (payment::bigint * 387420489) % 1073741824 AS n) AS mixed, generate_series(0, 5) AS place
$$;

CREATE FUNCTION set_payment_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."reference" := payment_reference(NEW."id");
  NEW."openKey" := CASE WHEN NEW."status" NOT IN ('expired', 'cancelled', 'refunded')
    THEN concat_ws('/', NEW."userId", 'course ' || NEW."courseId", 'event ' || NEW."eventId") END;
  IF TG_OP = 'INSERT' OR NEW."transactionId" IS DISTINCT FROM OLD."transactionId" OR NEW."adminSearchText" = '' THEN
    SELECT coalesce(normalize_search(concat_ws(E'\n', NEW."id", NEW."reference", replace(NEW."reference", '-', ''), NEW."transactionId",
        "firstName", "lastName", "username", "email", phone_digits("phone"),
        (SELECT concat_ws(E'\n', "title", "titleAr") FROM "courses" WHERE "id" = NEW."courseId"),
        (SELECT concat_ws(E'\n', "title", "titleAr") FROM "events" WHERE "id" = NEW."eventId"))), '')
      INTO NEW."adminSearchText" FROM "users" WHERE "id" = NEW."userId";
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "payments_set_columns" BEFORE INSERT OR UPDATE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION set_payment_columns();

-- Of several earlier payments of a person for a course the best one stays open.
UPDATE "payments" p SET "status" = 'cancelled' WHERE "status" <> 'cancelled' AND EXISTS (
  SELECT 1 FROM "payments" o WHERE o."userId" = p."userId" AND o."courseId" = p."courseId" AND o."id" <> p."id"
    AND (array_position(ARRAY['rejected', 'pending', 'confirmed'], o."status"::text), o."id")
      > (array_position(ARRAY['rejected', 'pending', 'confirmed'], p."status"::text), p."id"));
UPDATE "payments" SET
  "listPrice" = "amount",
  "expiresAt" = now() + interval '3 days',
  "submittedAt" = CASE WHEN "status" IN ('rejected', 'confirmed') THEN "createdAt" END,
  "decidedAt" = CASE WHEN "status" IN ('rejected', 'confirmed') THEN "updatedAt" END,
  "confirmedAt" = CASE WHEN "status" = 'confirmed' THEN "updatedAt" END,
  "rejectionCount" = CASE WHEN "status" = 'rejected' THEN 1 ELSE 0 END;
ALTER TABLE "payments" ALTER COLUMN "listPrice" SET NOT NULL, ALTER COLUMN "expiresAt" SET NOT NULL,
  ADD CONSTRAINT "payments_one_item" CHECK (num_nonnulls("courseId", "eventId") = 1),
  ADD CONSTRAINT "payments_discount_range" CHECK ("amount" <= "listPrice");

-- Names and addresses of payers change rarely.
CREATE FUNCTION refresh_payment_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "payments" SET "adminSearchText" = '' WHERE "userId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "users_refresh_payment_search_text"
  AFTER UPDATE OF "firstName", "lastName", "username", "email", "phone" ON "users"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName", OLD."username", OLD."email", OLD."phone")
    IS DISTINCT FROM (NEW."firstName", NEW."lastName", NEW."username", NEW."email", NEW."phone"))
  EXECUTE FUNCTION refresh_payment_search_text();

DROP TRIGGER "payments_log_audit_entry" ON "payments";
CREATE TRIGGER "payments_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('openKey', 'checkoutUrl');

-- ── settings, coupons ──

INSERT INTO "payment_settings" ("id") VALUES (1);
ALTER TABLE "payment_settings"
  ADD CONSTRAINT "payment_settings_single_row" CHECK ("id" = 1),
  ADD CONSTRAINT "payment_settings_days_range" CHECK ("daysToPay" BETWEEN 1 AND 60 AND "guaranteeDays" BETWEEN 0 AND 365);
CREATE TRIGGER "payment_settings_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "payment_settings"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry();

ALTER TABLE "coupons"
  ADD CONSTRAINT "coupons_one_discount" CHECK (num_nonnulls("percent", "amount") = 1),
  ADD CONSTRAINT "coupons_percent_range" CHECK ("percent" BETWEEN 1 AND 100),
  ADD CONSTRAINT "coupons_amount_range" CHECK ("amount" > 0),
  ADD CONSTRAINT "coupons_limits_range" CHECK ("totalLimit" >= 0 AND "perUserLimit" >= 1),
  ADD CONSTRAINT "coupons_never_overused" CHECK ("usedCount" >= 0 AND "usedCount" <= "totalLimit");
CREATE TRIGGER "coupons_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "coupons"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('usedCount');
CREATE TRIGGER "coupons_set_admin_search_text" BEFORE INSERT OR UPDATE OF "code" ON "coupons"
  FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'code');

-- ── receipts ──

CREATE FUNCTION refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Receipts never change' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER "receipts_never_change" BEFORE UPDATE OR DELETE ON "receipts"
  FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();

-- ── enrollments ──

-- Enrollments in paid courses from before there were payments were opened by the site.
ALTER TABLE "enrollments" DISABLE TRIGGER USER;
UPDATE "enrollments" e SET "source" = 'admin' FROM "courses" c WHERE c."id" = e."courseId" AND NOT c."isFree";
UPDATE "enrollments" e SET "paymentId" = p."id",
    "source" = CASE WHEN p."status" = 'confirmed' THEN 'payment'::"EnrollmentSource" ELSE e."source" END
  FROM "payments" p WHERE p."userId" = e."studentId" AND p."courseId" = e."courseId" AND p."openKey" IS NOT NULL;
ALTER TABLE "enrollments" ENABLE TRIGGER USER;

-- Only enrollments with access count.
CREATE OR REPLACE FUNCTION count_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."status" IN ('in_progress', 'completed') THEN
    UPDATE "course_counters" SET "enrollmentCount" = "enrollmentCount" - 1 WHERE "courseId" = OLD."courseId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."status" IN ('in_progress', 'completed') THEN
    UPDATE "course_counters" SET "enrollmentCount" = "enrollmentCount" + 1 WHERE "courseId" = NEW."courseId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "enrollments_count_status" AFTER UPDATE OF "status" ON "enrollments"
  FOR EACH ROW WHEN ((OLD."status" IN ('in_progress', 'completed')) <> (NEW."status" IN ('in_progress', 'completed')))
  EXECUTE FUNCTION count_enrollment();
UPDATE "course_counters" k SET "enrollmentCount" = counted."count" FROM (
    SELECT "courseId", count(*) FILTER (WHERE "status" IN ('in_progress', 'completed')) AS "count" FROM "enrollments" GROUP BY "courseId"
  ) counted
  WHERE k."courseId" = counted."courseId" AND k."enrollmentCount" <> counted."count";

-- CreateIndex
CREATE UNIQUE INDEX "payments_reference_key" ON "payments"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "payments_openKey_key" ON "payments"("openKey");

-- CreateIndex
CREATE UNIQUE INDEX "payments_checkoutId_key" ON "payments"("checkoutId");

-- CreateIndex
CREATE INDEX "payments_courseId_confirmedAt_idx" ON "payments"("courseId", "confirmedAt");

-- CreateIndex
CREATE INDEX "payments_eventId_idx" ON "payments"("eventId");

-- CreateIndex
CREATE INDEX "payments_couponId_userId_idx" ON "payments"("couponId", "userId");

-- CreateIndex
CREATE INDEX "payments_status_submittedAt_id_idx" ON "payments"("status", "submittedAt", "id");

-- CreateIndex
CREATE INDEX "payments_status_expiresAt_idx" ON "payments"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "payments_createdAt_id_idx" ON "payments"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "payments_amount_id_idx" ON "payments"("amount", "id");

-- CreateIndex
CREATE INDEX "payments_adminSearchText_idx" ON "payments" USING GIN ("adminSearchText" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "coupons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_courses" ADD CONSTRAINT "coupon_courses_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "coupons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_courses" ADD CONSTRAINT "coupon_courses_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE UNIQUE INDEX "enrollments_paymentId_key" ON "enrollments"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "event_registrations_paymentId_key" ON "event_registrations"("paymentId");

-- AddForeignKey
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;
