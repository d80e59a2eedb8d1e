-- AlterTable
ALTER TABLE "search_vocabulary" ADD COLUMN     "adminSearchText" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "search_vocabulary_createdAt_id_idx" ON "search_vocabulary"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "search_vocabulary_adminSearchText_idx" ON "search_vocabulary" USING GIN ("adminSearchText" gin_trgm_ops);

CREATE TRIGGER "search_vocabulary_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_vocabulary"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
CREATE TRIGGER "search_vocabulary_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "search_vocabulary"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('keys');
CREATE TRIGGER "search_vocabulary_set_admin_search_text" BEFORE INSERT OR UPDATE OF "words" ON "search_vocabulary"
  FOR EACH ROW EXECUTE FUNCTION set_admin_search_text('id', 'words');
UPDATE "search_vocabulary" SET "words" = "words";

-- Entries of the vocabulary are named after their first word.
CREATE OR REPLACE FUNCTION audit_entity_name(row_data jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(coalesce(
    nullif(row_data ->> 'titleAr', ''), nullif(row_data ->> 'title', ''),
    nullif(row_data ->> 'nameAr', ''), nullif(row_data ->> 'name', ''),
    nullif(row_data ->> 'questionAr', ''), nullif(row_data ->> 'question', ''),
    nullif(row_data ->> 'termAr', ''), nullif(row_data ->> 'term', ''),
    nullif(row_data ->> 'optionTextAr', ''), nullif(row_data ->> 'optionText', ''),
    nullif(concat_ws(' ', row_data ->> 'firstName', row_data ->> 'lastName'), ''),
    nullif(row_data ->> 'subjectAr', ''), nullif(row_data ->> 'number', ''), nullif(row_data ->> 'code', ''),
    row_data ->> 'email', row_data -> 'words' ->> 0, ''), 200)
$$;
