-- As 20261205000000_site_document_texts, for the texts that were stored after it: the next start stores the current ones.
DO $$
DECLARE
  unedited integer[] := ARRAY(
    SELECT "id" FROM "site_documents"
    WHERE ("name"::text, md5(concat_ws(E'\n', "title", "titleAr", "body", "bodyAr"))) IN (
      ('privacy', '0565a3aeec59cad7ad500406a2cc32ed'),
      ('terms', 'a94363928f502f338fe8667f53387711'),
      ('refunds', '0a4dde353a0b384a087abf6f207c1d17'),
      ('help', '125e3ef8f0fead4d615be40ca7f83971')
    )
  );
BEGIN
  IF cardinality(unedited) > 0 THEN
    DELETE FROM "site_documents" WHERE "id" = ANY (unedited);
  END IF;
END $$;
