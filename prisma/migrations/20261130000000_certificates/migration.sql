-- Certificates of completed courses: created in the transaction of the completion, with numbers without gaps, unchangeable.

-- CreateEnum
CREATE TYPE "CertificateStatus" AS ENUM ('awaiting_name', 'valid', 'revoked', 'replaced');

-- CreateEnum
CREATE TYPE "RevocationCause" AS ENUM ('admin', 'refund', 'account_deleted');

-- AlterEnum
ALTER TYPE "UploadKind" ADD VALUE 'signature';

-- AlterTable
ALTER TABLE "courses" ADD COLUMN     "hasCertificate" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "certificateName" TEXT,
ADD COLUMN     "certificateNameAr" TEXT,
ADD COLUMN     "learnerHandle" TEXT,
ADD COLUMN     "signature" TEXT;

-- CreateTable
CREATE TABLE "certificates" (
    "id" SERIAL NOT NULL,
    "enrollmentId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "status" "CertificateStatus" NOT NULL,
    "year" INTEGER NOT NULL DEFAULT 0,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "number" TEXT NOT NULL DEFAULT '',
    "code" TEXT NOT NULL DEFAULT '',
    "holderName" TEXT,
    "holderNameAr" TEXT,
    "courseTitle" TEXT NOT NULL,
    "courseTitleAr" TEXT NOT NULL,
    "level" "CourseLevel" NOT NULL,
    "duration" INTEGER NOT NULL,
    "lessonCount" INTEGER NOT NULL,
    "trainerName" TEXT NOT NULL,
    "signatures" JSONB NOT NULL DEFAULT '{}',
    "completedAt" TIMESTAMPTZ(3) NOT NULL,
    "issuedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "revocationCause" "RevocationCause",
    "revocationReason" TEXT,
    "replacesId" INTEGER,
    "adminSearchText" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "certificates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "certificate_counters" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "certificate_counters_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "certificate_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "signatoryName" TEXT NOT NULL DEFAULT '',
    "signatoryNameAr" TEXT NOT NULL DEFAULT '',
    "signatoryTitle" TEXT NOT NULL DEFAULT '',
    "signatoryTitleAr" TEXT NOT NULL DEFAULT '',
    "signature" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "certificate_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "certificates_number_key" ON "certificates"("number");

-- CreateIndex
CREATE UNIQUE INDEX "certificates_code_key" ON "certificates"("code");

-- CreateIndex
CREATE UNIQUE INDEX "certificates_replacesId_key" ON "certificates"("replacesId");

-- CreateIndex
CREATE INDEX "certificates_enrollmentId_id_idx" ON "certificates"("enrollmentId", "id" DESC);

-- CreateIndex
CREATE INDEX "certificates_userId_createdAt_id_idx" ON "certificates"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "certificates_courseId_createdAt_id_idx" ON "certificates"("courseId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "certificates_status_createdAt_id_idx" ON "certificates"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "certificates_createdAt_id_idx" ON "certificates"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "certificates_adminSearchText_idx" ON "certificates" USING GIN ("adminSearchText" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "certificates_year_sequence_key" ON "certificates"("year", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "users_learnerHandle_key" ON "users"("learnerHandle");

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrollmentId_fkey" FOREIGN KEY ("enrollmentId") REFERENCES "enrollments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replacesId_fkey" FOREIGN KEY ("replacesId") REFERENCES "certificates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ── names and settings ──

ALTER TABLE "users"
  ADD CONSTRAINT "users_certificate_names_together" CHECK (num_nonnulls("certificateName", "certificateNameAr") <> 1);

INSERT INTO "certificate_settings" ("id") VALUES (1);
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_single_row" CHECK ("id" = 1);
CREATE TRIGGER "certificate_settings_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "certificate_settings"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry();

-- ── certificates ──

ALTER TABLE "certificates"
  ADD CONSTRAINT "certificates_issued_with_names" CHECK (
    CASE "status"
      WHEN 'awaiting_name' THEN num_nonnulls("holderName", "holderNameAr", "issuedAt") = 0
      WHEN 'valid' THEN num_nonnulls("holderName", "holderNameAr", "issuedAt") = 3
      WHEN 'replaced' THEN "issuedAt" IS NOT NULL
      ELSE true
    END),
  ADD CONSTRAINT "certificates_revoked_with_cause" CHECK (
    CASE WHEN "status" = 'revoked' THEN num_nonnulls("revokedAt", "revocationCause") = 2
      ELSE num_nonnulls("revokedAt", "revocationCause", "revocationReason") = 0 END);

-- An enrollment has at most one certificate that counts.
CREATE UNIQUE INDEX "certificates_one_current" ON "certificates"("enrollmentId") WHERE "status" IN ('awaiting_name', 'valid');

-- 16 characters of Crockford's base 32: 79 random bits, as one bit of a UUID's bytes is fixed.
CREATE FUNCTION generate_certificate_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte("bytes", place) & 31) + 1, 1), '' ORDER BY place)
  FROM (SELECT uuid_send(gen_random_uuid()) AS "bytes") random, generate_series(0, 15) place
$$;

-- The counter's row is locked until the end of the transaction, so that numbers have no gaps.
CREATE FUNCTION set_certificate_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW."number" = '' THEN
    INSERT INTO "certificate_counters" ("year", "last") VALUES (extract(year FROM now() AT TIME ZONE 'Africa/Algiers')::int, 1)
      ON CONFLICT ("year") DO UPDATE SET "last" = "certificate_counters"."last" + 1
      RETURNING "year", "last" INTO NEW."year", NEW."sequence";
    NEW."number" := 'TYR-' || NEW."year" || '-' || lpad(NEW."sequence"::text, greatest(6, length(NEW."sequence"::text)), '0');
    NEW."code" := generate_certificate_code();
  END IF;
  SELECT coalesce(normalize_search(concat_ws(E'\n', NEW."id", NEW."number", replace(NEW."number", '-', ''), NEW."code",
      regexp_replace(NEW."code", '(.{4})(?=.)', '\1-', 'g'), NEW."holderName", NEW."holderNameAr", NEW."courseTitle",
      NEW."courseTitleAr", NEW."trainerName", "firstName", "lastName", "username", "email")), '')
    INTO NEW."adminSearchText" FROM "users" WHERE "id" = NEW."userId";
  RETURN NEW;
END $$;

-- What a certificate says never changes. Its state does, and the names: given once, and deleted with the account.
CREATE FUNCTION refuse_certificate_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := ARRAY['status', 'holderName', 'holderNameAr', 'issuedAt', 'revokedAt', 'revocationCause', 'revocationReason', 'adminSearchText'];
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - changing = to_jsonb(OLD) - changing
    AND (NEW."status" = OLD."status" OR (OLD."status", NEW."status") IN
      (('awaiting_name', 'valid'), ('awaiting_name', 'revoked'), ('valid', 'revoked'), ('valid', 'replaced')))
    AND (OLD."issuedAt" IS NOT DISTINCT FROM NEW."issuedAt" OR NEW."status" = 'valid' AND OLD."status" = 'awaiting_name')
    AND ((NEW."holderName", NEW."holderNameAr") IS NOT DISTINCT FROM (OLD."holderName", OLD."holderNameAr")
      OR OLD."status" = 'awaiting_name'
      OR num_nonnulls(NEW."holderName", NEW."holderNameAr") = 0)
    AND (OLD."status" <> 'revoked' OR (NEW."revokedAt", NEW."revocationCause") = (OLD."revokedAt", OLD."revocationCause"))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Certificates never change' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER "certificates_never_change" BEFORE UPDATE OR DELETE ON "certificates"
  FOR EACH ROW EXECUTE FUNCTION refuse_certificate_change();
CREATE TRIGGER "certificates_set_columns" BEFORE INSERT OR UPDATE ON "certificates"
  FOR EACH ROW EXECUTE FUNCTION set_certificate_columns();
CREATE TRIGGER "certificates_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "certificates"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry();

CREATE FUNCTION refresh_certificate_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "certificates" SET "adminSearchText" = '' WHERE "userId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "users_refresh_certificate_search_text"
  AFTER UPDATE OF "firstName", "lastName", "username", "email" ON "users"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName", OLD."username", OLD."email")
    IS DISTINCT FROM (NEW."firstName", NEW."lastName", NEW."username", NEW."email"))
  EXECUTE FUNCTION refresh_certificate_search_text();

-- ── issuing ──

-- Whether a completion has no certificate: none was issued, or the latest one was revoked by a refund and the course bought again.
CREATE FUNCTION lacks_certificate(enrollment integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT "status" = 'revoked' AND "revocationCause" = 'refund' FROM "certificates"
    WHERE "enrollmentId" = enrollment ORDER BY "id" DESC LIMIT 1), true)
$$;

-- Creates the certificate of a completed enrollment; a second call changes nothing.
CREATE FUNCTION issue_certificate(enrollment integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "enrollments" WHERE "id" = enrollment FOR NO KEY UPDATE;
  -- A confirmation of the name, which locks the row FOR UPDATE, either ends before this or finds the certificate that awaits it.
  PERFORM 1 FROM "users" u JOIN "enrollments" e ON e."studentId" = u."id" WHERE e."id" = enrollment FOR KEY SHARE OF u;
  INSERT INTO "certificates" ("enrollmentId", "userId", "courseId", "status", "holderName", "holderNameAr", "issuedAt", "courseTitle",
      "courseTitleAr", "level", "duration", "lessonCount", "trainerName", "signatures", "completedAt")
    SELECT e."id", u."id", c."id",
      CASE WHEN u."certificateName" IS NULL THEN 'awaiting_name' ELSE 'valid' END::"CertificateStatus",
      u."certificateName", u."certificateNameAr", CASE WHEN u."certificateName" IS NOT NULL THEN now() END,
      c."title", c."titleAr", c."level", c."duration",
      (SELECT count(*) FROM "lessons" l WHERE l."courseId" = c."id" AND l."isPublished"),
      concat_ws(' ', t."firstName", t."lastName"),
      jsonb_strip_nulls(jsonb_build_object(
        'platform', CASE WHEN s."signatoryName" <> '' OR s."signatoryNameAr" <> '' OR s."signature" IS NOT NULL THEN jsonb_build_object(
          'name', s."signatoryName", 'nameAr', s."signatoryNameAr", 'title', s."signatoryTitle", 'titleAr', s."signatoryTitleAr",
          'image', s."signature") END,
        'trainer', CASE WHEN t."signature" IS NOT NULL THEN jsonb_build_object('image', t."signature") END)),
      e."completedAt"
    FROM "enrollments" e
      JOIN "users" u ON u."id" = e."studentId" AND u."deletedAt" IS NULL
      JOIN "courses" c ON c."id" = e."courseId" AND c."hasCertificate"
      JOIN "users" t ON t."id" = c."trainerId"
      LEFT JOIN "certificate_settings" s ON true
    WHERE e."id" = enrollment AND e."status" = 'completed' AND lacks_certificate(e."id");
END $$;

-- Deferred to the commit: the counter is then the last row that a transaction locks, so that completions never wait in a circle.
CREATE FUNCTION issue_certificate_of_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM issue_certificate(NEW."id");
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "enrollments_issue_certificate" AFTER INSERT OR UPDATE OF "status" ON "enrollments"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."status" = 'completed') EXECUTE FUNCTION issue_certificate_of_enrollment();

-- The current certificate of an enrollment. Volatile: it sees what the same statement has issued before.
CREATE FUNCTION current_certificate(enrollment integer) RETURNS SETOF "certificates" LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN QUERY SELECT * FROM "certificates" WHERE "enrollmentId" = enrollment AND "status" IN ('awaiting_name', 'valid');
END $$;

-- Marks a lesson of an enrollment as completed and recalculates the progress; 100 completes the enrollment (R-LRN-3) and issues the
-- certificate. Returns the completed enrollment, which is the reason for a message, or null.
-- A second call changes nothing, and a completed enrollment stays completed. One call instead of a transaction of five
-- statements: each statement of the function sees what was committed before it, so that the count is made under the lock.
DROP FUNCTION complete_lesson(integer, integer);
CREATE FUNCTION complete_lesson(enrollment integer, lesson integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  previous "EnrollmentStatus";
  current "EnrollmentStatus";
BEGIN
  -- Completions of one student's lessons wait for one another; else each would count without the other.
  SELECT "status" INTO previous FROM "enrollments" WHERE "id" = enrollment FOR NO KEY UPDATE;
  INSERT INTO "lesson_progress" ("enrollmentId", "lessonId", "completedAt") VALUES (enrollment, lesson, now())
  ON CONFLICT ("enrollmentId", "lessonId") DO UPDATE SET "completedAt" = now()
  WHERE "lesson_progress"."completedAt" IS NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  UPDATE "enrollments" e SET
    "lastActivityAt" = now(),
    "progress" = CASE WHEN e."status" = 'in_progress' THEN counted."percent" ELSE e."progress" END,
    "status" = CASE WHEN e."status" = 'in_progress' AND counted."percent" = 100 THEN 'completed' ELSE e."status" END,
    "completedAt" = CASE WHEN e."status" = 'in_progress' AND counted."percent" = 100 THEN now() ELSE e."completedAt" END
  FROM (
    SELECT 100 * count(p."completedAt") / greatest(count(l."id"), 1) AS "percent"
    FROM "enrollments" own
    JOIN "lessons" l ON l."courseId" = own."courseId" AND l."isPublished"
    LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id" AND p."enrollmentId" = own."id"
    WHERE own."id" = enrollment
  ) counted
  WHERE e."id" = enrollment
  RETURNING e."status" INTO current;
  IF previous <> 'in_progress' OR current <> 'completed' THEN RETURN NULL; END IF;
  SET CONSTRAINTS "enrollments_issue_certificate" IMMEDIATE;
  RETURN enrollment;
END
$$;

-- Certificates are named after their number.
CREATE OR REPLACE FUNCTION audit_entity_name(row_data jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(coalesce(
    nullif(row_data ->> 'titleAr', ''), nullif(row_data ->> 'title', ''),
    nullif(row_data ->> 'nameAr', ''), nullif(row_data ->> 'name', ''),
    nullif(row_data ->> 'questionAr', ''), nullif(row_data ->> 'question', ''),
    nullif(row_data ->> 'termAr', ''), nullif(row_data ->> 'term', ''),
    nullif(row_data ->> 'optionTextAr', ''), nullif(row_data ->> 'optionText', ''),
    nullif(concat_ws(' ', row_data ->> 'firstName', row_data ->> 'lastName'), ''),
    nullif(row_data ->> 'subjectAr', ''), nullif(row_data ->> 'number', ''), nullif(row_data ->> 'code', ''),
    row_data ->> 'email', ''), 200)
$$;
