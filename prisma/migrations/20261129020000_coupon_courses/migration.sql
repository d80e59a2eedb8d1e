-- Which courses a coupon is valid for decides what it is worth: changes are logged, and the deletion of a course does not widen it.

CREATE FUNCTION log_coupon_courses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  SELECT actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    'update', 'coupons', c."id", c."code",
    jsonb_build_object('courseIds', CASE TG_OP WHEN 'INSERT' THEN kept.ids ELSE kept.ids || changed.ids END),
    jsonb_build_object('courseIds', CASE TG_OP WHEN 'INSERT' THEN kept.ids || changed.ids ELSE kept.ids END)
  FROM (SELECT "couponId", jsonb_agg("courseId" ORDER BY "courseId") AS ids FROM changed_rows GROUP BY 1) AS changed
    JOIN "coupons" c ON c."id" = changed."couponId",
    LATERAL (
      SELECT coalesce(jsonb_agg("courseId" ORDER BY "courseId"), '[]') AS ids FROM "coupon_courses" r
      WHERE r."couponId" = c."id" AND NOT changed.ids @> to_jsonb(r."courseId")
    ) AS kept;
  RETURN NULL;
END $$;
CREATE TRIGGER "coupon_courses_log_insert" AFTER INSERT ON "coupon_courses"
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION log_coupon_courses();
CREATE TRIGGER "coupon_courses_log_delete" AFTER DELETE ON "coupon_courses"
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION log_coupon_courses();

-- A coupon without courses is valid for all of them.
CREATE FUNCTION deactivate_coupons_of_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "coupons" c SET "isActive" = FALSE
  WHERE c."isActive" AND EXISTS (SELECT 1 FROM "coupon_courses" WHERE "couponId" = c."id" AND "courseId" = OLD."id")
    AND NOT EXISTS (SELECT 1 FROM "coupon_courses" WHERE "couponId" = c."id" AND "courseId" <> OLD."id");
  RETURN OLD;
END $$;
CREATE TRIGGER "courses_deactivate_coupons" BEFORE DELETE ON "courses"
  FOR EACH ROW EXECUTE FUNCTION deactivate_coupons_of_course();
