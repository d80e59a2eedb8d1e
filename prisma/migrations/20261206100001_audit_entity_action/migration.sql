-- CreateIndex
CREATE INDEX "audit_entries_entity_action_at_id_idx" ON "audit_entries"("entity", "action", "at" DESC, "id" DESC);
