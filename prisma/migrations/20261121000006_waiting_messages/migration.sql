-- The admin's list of messages begins with those that wait: NULL stands first where the order descends.
DROP INDEX "contact_messages_handledAt_createdAt_idx";
CREATE INDEX "contact_messages_handledAt_createdAt_id_idx" ON "contact_messages"("handledAt" DESC, "createdAt" DESC, "id" DESC);
