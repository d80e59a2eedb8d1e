-- CreateTable
CREATE TABLE "second_factors" (
    "userId" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "lastUsedStep" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "userId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("userId","hash")
);

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The audit log shows the second factor as a field of the user, without its secret.
CREATE FUNCTION log_second_factor_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  old_time timestamptz;
  new_time timestamptz;
BEGIN
  IF TG_OP <> 'INSERT' THEN old_time := OLD."confirmedAt"; END IF;
  IF TG_OP <> 'DELETE' THEN new_time := NEW."confirmedAt"; END IF;
  IF actor IS NULL OR old_time IS NOT DISTINCT FROM new_time THEN RETURN NULL; END IF;
  -- The row of a deleted user is gone, and the log has the deletion.
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  SELECT
    actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    'update', 'users', u."id", audit_entity_name(to_jsonb(u)),
    jsonb_build_object('secondFactorAt', old_time), jsonb_build_object('secondFactorAt', new_time)
  FROM "users" u WHERE u."id" = coalesce(NEW."userId", OLD."userId");
  RETURN NULL;
END $$;
CREATE TRIGGER "second_factors_log_second_factor_change" AFTER INSERT OR UPDATE OR DELETE ON "second_factors"
  FOR EACH ROW EXECUTE FUNCTION log_second_factor_audit_entry();
