-- An entry of the audit log says what the row that it is about was called: keys alone tell an admin nothing, and the row
-- may be gone.
ALTER TABLE "audit_entries" ADD COLUMN "entityName" TEXT NOT NULL DEFAULT '';

-- What people call a row: the Arabic name first, as the panel is Arabic. Blank for what has no name of its own.
CREATE FUNCTION audited_name(of_row jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(coalesce(
    nullif(of_row ->> 'titleAr', ''), nullif(of_row ->> 'title', ''),
    nullif(of_row ->> 'nameAr', ''), nullif(of_row ->> 'name', ''),
    nullif(of_row ->> 'questionAr', ''), nullif(of_row ->> 'question', ''),
    nullif(of_row ->> 'termAr', ''), nullif(of_row ->> 'term', ''),
    nullif(of_row ->> 'optionTextAr', ''), nullif(of_row ->> 'optionText', ''),
    nullif(concat_ws(' ', of_row ->> 'firstName', of_row ->> 'lastName'), ''),
    of_row ->> 'email', ''), 200)
$$;

CREATE OR REPLACE FUNCTION note_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  unseen text[] := TG_ARGV || ARRAY['passwordHash', 'usernameKey', 'searchText', 'adminText', 'sortKey', 'sortKeyAr', 'contentKey', 'updatedAt'];
  former jsonb;
  latter jsonb;
  named text;
  key integer;
  -- That a password was changed is told, the password is not.
  renewed boolean;
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  former := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  latter := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  named := audited_name(coalesce(latter, former));
  key := coalesce(latter ->> 'id', former ->> 'id')::integer;
  renewed := TG_OP = 'UPDATE' AND former -> 'passwordHash' IS DISTINCT FROM latter -> 'passwordHash';
  former := former - unseen;
  latter := latter - unseen;
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(f.key, f.value), '{}'), coalesce(jsonb_object_agg(f.key, l.value), '{}')
      INTO former, latter
      FROM jsonb_each(former) f JOIN jsonb_each(latter) l ON l.key = f.key AND l.value IS DISTINCT FROM f.value;
    IF renewed THEN latter := latter || '{"password": "changed"}'; END IF;
    IF latter = '{}' THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  VALUES (
    actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
    TG_TABLE_NAME, key, named, former, latter);
  RETURN NULL;
END $$;

-- Of what was created or deleted, the log has had the name all along.
UPDATE "audit_entries" SET "entityName" = audited_name(coalesce("after", "before")) WHERE "action" <> 'update';
