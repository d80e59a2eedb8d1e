-- Lists and sums of payments in the admin panel.

-- DropIndex
DROP INDEX "payments_createdAt_id_idx";

-- CreateIndex
CREATE INDEX "payments_createdAt_id_status_amount_idx" ON "payments"("createdAt" DESC, "id" DESC, "status", "amount");

-- CreateIndex
CREATE INDEX "payments_method_createdAt_id_status_amount_idx" ON "payments"("method", "createdAt" DESC, "id" DESC, "status", "amount");

-- CreateIndex
CREATE INDEX "payments_courseId_createdAt_id_idx" ON "payments"("courseId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "gateway_events_outcome_receivedAt_idx" ON "gateway_events"("outcome", "receivedAt" DESC);

-- Coupons are named after their code.
CREATE OR REPLACE FUNCTION audit_entity_name(row_data jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(coalesce(
    nullif(row_data ->> 'titleAr', ''), nullif(row_data ->> 'title', ''),
    nullif(row_data ->> 'nameAr', ''), nullif(row_data ->> 'name', ''),
    nullif(row_data ->> 'questionAr', ''), nullif(row_data ->> 'question', ''),
    nullif(row_data ->> 'termAr', ''), nullif(row_data ->> 'term', ''),
    nullif(row_data ->> 'optionTextAr', ''), nullif(row_data ->> 'optionText', ''),
    nullif(concat_ws(' ', row_data ->> 'firstName', row_data ->> 'lastName'), ''),
    nullif(row_data ->> 'subjectAr', ''), nullif(row_data ->> 'code', ''),
    row_data ->> 'email', ''), 200)
$$;
