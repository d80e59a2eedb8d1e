-- Texts of earlier versions that nobody has edited: the next start stores the current ones. Edited documents stay. Without such a
-- text the table is not written: a write would empty the caches.
DO $$
DECLARE
  unedited integer[] := ARRAY(
    SELECT "id" FROM "site_documents"
    WHERE ("name"::text, md5(concat_ws(E'\n', "title", "titleAr", "body", "bodyAr"))) IN (
      ('privacy', 'a947a0332f5b0ad4fb518673fe405748'),
      ('privacy', 'eaf77325a2732e7fa576fd0eec04b032'),
      ('terms', '08209ac06652198435da3f343e8f3437'),
      ('refunds', '9ae7b757ec6a7cde86d7b072dd15891f'),
      ('refunds', '86c0b96db826b897caf5c04170e6e148'),
      ('help', 'e57f693283e82ca83a495ab110ca0d96'),
      ('help', 'ae9314fe517f8c3ea26541f21bbf4c7f')
    )
  );
BEGIN
  IF cardinality(unedited) > 0 THEN
    DELETE FROM "site_documents" WHERE "id" = ANY (unedited);
  END IF;
END $$;
