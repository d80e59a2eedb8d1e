-- What the table of the audit log shows of an update, so that it does not read whole texts: the names of the changed
-- fields, and the first of them with values of at most 80 characters.
ALTER TABLE "audit_entries" ADD COLUMN "changedFields" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "summary" JSONB NOT NULL DEFAULT '[]';

CREATE FUNCTION audit_short_value(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(value #>> '{}') > 80 THEN to_jsonb(left(value #>> '{}', 79) || '…') ELSE value END
$$;

-- Also after values were redacted.
CREATE FUNCTION set_audit_summary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."action" <> 'update' THEN RETURN NEW; END IF;
  -- What people ask for first comes first.
  SELECT coalesce(array_agg(field ORDER BY rank, field), '{}') INTO NEW."changedFields"
  FROM (
    SELECT field, coalesce(array_position(ARRAY['price', 'isFree', 'isPublished', 'hasCertificate', 'slug', 'role', 'isActive',
      'status', 'amount'], field), 99) AS rank
    FROM jsonb_object_keys(coalesce(NEW."before", '{}') || coalesce(NEW."after", '{}')) AS field) AS fields;
  SELECT coalesce(jsonb_agg(jsonb_build_object('field', field,
      'before', audit_short_value(NEW."before" -> field), 'after', audit_short_value(NEW."after" -> field)) ORDER BY position), '[]')
    INTO NEW."summary"
  FROM unnest(NEW."changedFields"[1:3]) WITH ORDINALITY AS fields(field, position);
  RETURN NEW;
END $$;
CREATE TRIGGER "audit_entries_set_summary" BEFORE INSERT OR UPDATE OF "before", "after" ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION set_audit_summary();

UPDATE "audit_entries" SET "after" = "after" WHERE "action" = 'update';

CREATE INDEX "audit_entries_changedFields_idx" ON "audit_entries" USING GIN ("changedFields");
