-- The admin search finds phone numbers by their digits, in national form: "+213 550 12 34 56" is found as 0550123456.
-- toPhoneDigits() in schema/contract/search/searchText.ts mirrors this.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(regexp_replace(regexp_replace(normalize_search(phone), '\D', '', 'g'), '^(?:00)?2130?(?=\d{8,9}$)', '0'), '')
$$;

CREATE OR REPLACE FUNCTION set_admin_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fields jsonb := to_jsonb(NEW);
  texts text;
BEGIN
  SELECT string_agg(fields ->> name, E'\n') INTO texts FROM unnest(TG_ARGV) AS name;
  texts := concat_ws(E'\n', texts, phone_digits(fields ->> 'phone'));
  IF TG_TABLE_NAME = 'polls' THEN
    SELECT concat_ws(E'\n', texts, string_agg(concat_ws(E'\n', "optionText", "optionTextAr"), E'\n' ORDER BY "order", "id"))
      INTO texts FROM "poll_options" WHERE "pollId" = (fields ->> 'id')::integer;
  END IF;
  NEW."adminSearchText" := coalesce(normalize_search(texts), '');
  RETURN NEW;
END $$;

-- The table of events shows the capacity.
DROP TRIGGER "events_set_admin_search_text" ON "events";
CREATE TRIGGER "events_set_admin_search_text"
  BEFORE INSERT OR UPDATE OF "title", "titleAr", "description", "descriptionAr", "location", "locationAr", "meetingUrl", "price", "capacity" ON "events"
  FOR EACH ROW EXECUTE FUNCTION
    set_admin_search_text('id', 'title', 'titleAr', 'description', 'descriptionAr', 'location', 'locationAr', 'meetingUrl', 'price', 'capacity');

UPDATE "users" SET "phone" = "phone" WHERE "phone" IS NOT NULL;
UPDATE "contact_messages" SET "phone" = "phone" WHERE "phone" IS NOT NULL;
UPDATE "events" SET "capacity" = "capacity" WHERE "capacity" IS NOT NULL;

-- Rows without a name of their own (a review, an enrollment, a registration, a payment) are called after their user and
-- their course or event.
CREATE FUNCTION audit_related_name(row_data jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(concat_ws(' – ',
    (SELECT concat_ws(' ', "firstName", "lastName") FROM "users"
      WHERE "id" = coalesce(row_data ->> 'studentId', row_data ->> 'userId')::integer),
    coalesce(
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "courses" WHERE "id" = (row_data ->> 'courseId')::integer),
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "events" WHERE "id" = (row_data ->> 'eventId')::integer))), 200)
$$;

CREATE OR REPLACE FUNCTION log_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  hidden_columns text[] := TG_ARGV || ARRAY[
    'passwordHash', 'usernameKey', 'searchText', 'adminSearchText', 'sortKey', 'sortKeyAr', 'dedupeHash', 'updatedAt'];
  old_row jsonb;
  new_row jsonb;
  entity_name text;
  key integer;
  -- The log contains that the password changed, not its hash.
  password_changed boolean;
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  old_row := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  entity_name := CASE WHEN TG_TABLE_NAME IN ('reviews', 'enrollments', 'event_registrations', 'payments')
    THEN audit_related_name(coalesce(new_row, old_row)) ELSE audit_entity_name(coalesce(new_row, old_row)) END;
  key := coalesce(new_row ->> 'id', old_row ->> 'id')::integer;
  password_changed := TG_OP = 'UPDATE' AND old_row -> 'passwordHash' IS DISTINCT FROM new_row -> 'passwordHash';
  old_row := old_row - hidden_columns;
  new_row := new_row - hidden_columns;
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(o.key, o.value), '{}'), coalesce(jsonb_object_agg(o.key, n.value), '{}')
      INTO old_row, new_row
      FROM jsonb_each(old_row) o JOIN jsonb_each(new_row) n ON n.key = o.key AND n.value IS DISTINCT FROM o.value;
    IF password_changed THEN new_row := new_row || '{"password": "changed"}'; END IF;
    IF new_row = '{}' THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  VALUES (
    actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
    TG_TABLE_NAME, key, entity_name, old_row, new_row);
  RETURN NULL;
END $$;

-- Earlier entries of rows that still exist.
UPDATE "audit_entries" a SET "entityName" = audit_related_name(to_jsonb(r)) FROM "reviews" r
  WHERE a."entity" = 'reviews' AND a."entityId" = r."id" AND a."entityName" = '';
