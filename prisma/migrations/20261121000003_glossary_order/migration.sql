-- The dictionary stands in the order of the code points, whatever the database's locale; first come the terms in the
-- script of the language, then those in other scripts, then those that begin with no letter.
UPDATE "glossary_terms" SET
  "sortKey" = CASE WHEN "sortKey" ~ '^[a-z]' THEN '1' WHEN "sortKey" ~ '^[[:alpha:]]' THEN '2' ELSE '3' END || "sortKey",
  "sortKeyAr" = CASE WHEN "sortKeyAr" ~ '^[ء-ي]' THEN '1' WHEN "sortKeyAr" ~ '^[[:alpha:]]' THEN '2' ELSE '3' END
    || translate(lower("sortKeyAr"), 'أإآٱةىؤئـًٌٍَُِّْ', 'ااااهيوي');

ALTER TABLE "glossary_terms"
  ALTER COLUMN "sortKey" SET DATA TYPE TEXT COLLATE "C",
  ALTER COLUMN "sortKeyAr" SET DATA TYPE TEXT COLLATE "C";

-- The newest ones are shown on the front page.
CREATE INDEX "glossary_terms_isPublished_createdAt_id_idx" ON "glossary_terms"("isPublished", "createdAt", "id");
