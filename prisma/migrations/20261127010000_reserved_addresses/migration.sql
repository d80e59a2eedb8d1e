-- CreateIndex
CREATE INDEX "account_links_email_idx" ON "account_links"("email");

-- While the link that restores a previous address is valid, no other account takes that address.
CREATE FUNCTION reject_reserved_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "account_links"
    WHERE "email" = NEW."email" AND "purpose" = 'revert_email' AND "userId" <> NEW."id"
      AND "usedAt" IS NULL AND "expiresAt" > now()
  ) THEN
    RAISE unique_violation USING CONSTRAINT = 'users_email_key', TABLE = 'users',
      MESSAGE = 'duplicate key value violates unique constraint "users_email_key"';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "users_reject_reserved_email" BEFORE INSERT OR UPDATE OF "email" ON "users"
  FOR EACH ROW EXECUTE FUNCTION reject_reserved_email();
