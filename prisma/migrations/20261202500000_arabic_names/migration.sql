ALTER TABLE "users" ADD COLUMN "firstNameAr" TEXT, ADD COLUMN "lastNameAr" TEXT;
ALTER TABLE "certificates" ADD COLUMN "trainerNameAr" TEXT;

-- ── derived columns ──

DROP TRIGGER "users_set_admin_search_text" ON "users";
CREATE TRIGGER "users_set_admin_search_text"
  BEFORE INSERT OR UPDATE OF "username", "email", "role", "firstName", "lastName", "firstNameAr", "lastNameAr", "phone" ON "users"
  FOR EACH ROW EXECUTE FUNCTION
    set_admin_search_text('id', 'username', 'email', 'role', 'firstName', 'lastName', 'firstNameAr', 'lastNameAr', 'phone');

-- The admin panel is in Arabic: names are ordered as it shows them.
CREATE FUNCTION set_user_sort_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."sortKey" := sort_key('en', coalesce(NEW."lastNameAr", NEW."lastName")) || E'\n'
    || sort_key('en', coalesce(NEW."firstNameAr", NEW."firstName"));
  NEW."usernameSortKey" := sort_key('en', NEW."username");
  RETURN NEW;
END $$;
DROP TRIGGER "users_set_sort_keys" ON "users";
CREATE TRIGGER "users_set_sort_keys"
  BEFORE INSERT OR UPDATE OF "lastName", "firstName", "lastNameAr", "firstNameAr", "username" ON "users"
  FOR EACH ROW EXECUTE FUNCTION set_user_sort_keys();

DROP TRIGGER "users_log_content_change" ON "users";
CREATE TRIGGER "users_log_content_change" AFTER DELETE OR TRUNCATE OR UPDATE OF
  "id", "role", "firstName", "lastName", "firstNameAr", "lastNameAr", "avatar", "bio", "bioAr", "isActive", "approvedAt" ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();

CREATE OR REPLACE FUNCTION set_payment_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."reference" := payment_reference(NEW."id");
  NEW."openKey" := CASE WHEN NEW."status" NOT IN ('expired', 'cancelled', 'refunded')
    THEN concat_ws('/', NEW."userId", 'course ' || NEW."courseId", 'event ' || NEW."eventId") END;
  IF TG_OP = 'INSERT' OR NEW."transactionId" IS DISTINCT FROM OLD."transactionId" OR NEW."adminSearchText" = '' THEN
    SELECT coalesce(normalize_search(concat_ws(E'\n', NEW."id", NEW."reference", replace(NEW."reference", '-', ''), NEW."transactionId",
        "firstName", "lastName", "firstNameAr", "lastNameAr", "username", "email", phone_digits("phone"),
        (SELECT concat_ws(E'\n', "title", "titleAr") FROM "courses" WHERE "id" = NEW."courseId"),
        (SELECT concat_ws(E'\n', "title", "titleAr") FROM "events" WHERE "id" = NEW."eventId"))), '')
      INTO NEW."adminSearchText" FROM "users" WHERE "id" = NEW."userId";
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER "users_refresh_payment_search_text" ON "users";
CREATE TRIGGER "users_refresh_payment_search_text"
  AFTER UPDATE OF "firstName", "lastName", "firstNameAr", "lastNameAr", "username", "email", "phone" ON "users"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName", OLD."firstNameAr", OLD."lastNameAr", OLD."username", OLD."email", OLD."phone")
    IS DISTINCT FROM (NEW."firstName", NEW."lastName", NEW."firstNameAr", NEW."lastNameAr", NEW."username", NEW."email", NEW."phone"))
  EXECUTE FUNCTION refresh_payment_search_text();

-- ── certificates ──

CREATE OR REPLACE FUNCTION set_certificate_columns() RETURNS trigger LANGUAGE plpgsql AS $$
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
      NEW."courseTitleAr", NEW."trainerName", NEW."trainerNameAr", "firstName", "lastName", "firstNameAr", "lastNameAr",
      "username", "email")), '')
    INTO NEW."adminSearchText" FROM "users" WHERE "id" = NEW."userId";
  RETURN NEW;
END $$;
DROP TRIGGER "users_refresh_certificate_search_text" ON "users";
CREATE TRIGGER "users_refresh_certificate_search_text"
  AFTER UPDATE OF "firstName", "lastName", "firstNameAr", "lastNameAr", "username", "email" ON "users"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName", OLD."firstNameAr", OLD."lastNameAr", OLD."username", OLD."email")
    IS DISTINCT FROM (NEW."firstName", NEW."lastName", NEW."firstNameAr", NEW."lastNameAr", NEW."username", NEW."email"))
  EXECUTE FUNCTION refresh_certificate_search_text();

-- As before, with both spellings of the trainer's name, and with a title in the other language for a draft that lacks one.
CREATE OR REPLACE FUNCTION issue_certificate(enrollment integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "enrollments" WHERE "id" = enrollment FOR NO KEY UPDATE;
  -- A confirmation of the name, which locks the row FOR UPDATE, either ends before this or finds the certificate that awaits it.
  PERFORM 1 FROM "users" u JOIN "enrollments" e ON e."studentId" = u."id" WHERE e."id" = enrollment FOR KEY SHARE OF u;
  INSERT INTO "certificates" ("enrollmentId", "userId", "courseId", "status", "holderName", "holderNameAr", "issuedAt", "courseTitle",
      "courseTitleAr", "level", "duration", "lessonCount", "trainerName", "trainerNameAr", "signatures", "completedAt")
    SELECT e."id", u."id", c."id",
      CASE WHEN u."certificateName" IS NULL THEN 'awaiting_name' ELSE 'valid' END::"CertificateStatus",
      u."certificateName", u."certificateNameAr", CASE WHEN u."certificateName" IS NOT NULL THEN now() END,
      coalesce(nullif(c."title", ''), c."titleAr"), coalesce(nullif(c."titleAr", ''), c."title"), c."level", c."duration",
      coalesce(
        nullif((SELECT count(*) FROM "lesson_progress" p WHERE p."enrollmentId" = e."id" AND p."completedAt" IS NOT NULL), 0),
        (SELECT count(*) FROM "lessons" l WHERE l."courseId" = c."id" AND l."isPublished")),
      concat_ws(' ', t."firstName", t."lastName"),
      concat_ws(' ', coalesce(t."firstNameAr", t."firstName"), coalesce(t."lastNameAr", t."lastName")),
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
