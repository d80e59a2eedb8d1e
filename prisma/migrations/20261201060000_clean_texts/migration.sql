-- ── search: invisible characters, dashes and apostrophes ──

-- Mirrors normalizeLetters() in schema/contract/search/searchText.ts; a test compares both.
CREATE OR REPLACE FUNCTION normalize_search(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(replace(lower(normalize(regexp_replace(normalize(translate(
    regexp_replace(normalize(input, NFKC), '[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]', '', 'g'),
    'أإآٱةىؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐‑‒–—―⁃−‘’‛ʼ′', 'ااااهيوي01234567890123456789--------'''''''''''),
    NFD), '[\u0300-\u036F]', '', 'g'), NFC)), 'ς', 'σ'),
    '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')
$$;

-- Mirrors toPhoneDigits() in schema/contract/search/searchText.ts: numbers from abroad without 00.
CREATE OR REPLACE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(regexp_replace(regexp_replace(regexp_replace(normalize_search(phone), '\D', '', 'g'), '^00', ''),
    '^0?2130?(?=\d{8,9}$)', '0'), '')
$$;

-- Stored search texts that the new function changes. Normalizing a normalized text again is the same as normalizing its
-- source. Tables without such a text are not written: a write would empty the caches.
DO $$
DECLARE
  changed text := '[‐‑‒–—―⁃−‘’‛ʼ′\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]';
  place record;
  is_affected boolean;
  ids integer[];
BEGIN
  FOR place IN SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name IN ('adminSearchText', 'searchText', 'sortKey', 'sortKeyAr')
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %1$I WHERE %2$I ~ $1)', place.table_name, place.column_name) INTO is_affected USING changed;
    IF is_affected THEN
      EXECUTE format('UPDATE %1$I SET %2$I = normalize_search(%2$I) WHERE %2$I ~ $1', place.table_name, place.column_name) USING changed;
    END IF;
  END LOOP;
  FOR place IN SELECT unnest(ARRAY['course', 'blogPost', 'event', 'glossaryTerm', 'faq']) AS kind LOOP
    ids := ARRAY(SELECT split_part("key", ':', 2)::integer FROM "search_documents" WHERE "key" LIKE place.kind || ':%' AND "text" ~ changed);
    IF ids <> '{}' THEN
      -- Without their hash the stems of the bodies are computed again.
      UPDATE "search_documents" SET "bodyHash" = '' WHERE "key" IN (SELECT place.kind || ':' || id FROM unnest(ids) AS id);
      PERFORM refresh_search_documents(place.kind, ids);
    END IF;
  END LOOP;
END $$;

-- ── stored values in the one form that new ones have; others stay as they are ──

-- Marks do not count in "usernameKey", so that cleaning them cannot make two names equal.
UPDATE "users" SET "username" = btrim(regexp_replace("username", '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'))
  WHERE "username" ~ '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]';

-- Only numbers that are surely Algerian, or that begin with + or 00 and have the length of a number.
CREATE FUNCTION clean_phone(phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  typed text := btrim(normalize_search(phone));
  digits text := phone_digits(phone);
BEGIN
  IF typed !~ '^\(?\+?[\d\s()./-]+$' THEN RETURN phone; END IF;
  IF digits ~ '^([567]\d{8}|[1-4]\d{7})$' AND typed !~ '^\(?(\+|00)' THEN digits := '0' || digits; END IF;
  IF digits ~ '^0([567]\d{8}|[1-4]\d{7}|[89]\d{7,8})$' THEN RETURN digits; END IF;
  IF typed ~ '^\(?(\+|00)' AND digits ~ '^[1-9]\d{6,14}$' AND digits !~ '^213' THEN RETURN '+' || digits; END IF;
  RETURN phone;
END $$;
UPDATE "users" SET "phone" = clean_phone("phone") WHERE "phone" IS DISTINCT FROM clean_phone("phone");
UPDATE "contact_messages" SET "phone" = clean_phone("phone") WHERE "phone" IS DISTINCT FROM clean_phone("phone");
DROP FUNCTION clean_phone(text);

-- "transactionKey" ignores what is cleaned here.
CREATE FUNCTION clean_reference(reference text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(translate(
    regexp_replace(normalize(reference, NFKC), '[\u00AD\u034F\u061C\u0640\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐‑‒–—―⁃−', '01234567890123456789--------'), '[ \u00A0\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g'))
$$;
UPDATE "payments" SET "transactionId" = clean_reference("transactionId")
  WHERE "transactionId" IS DISTINCT FROM clean_reference("transactionId") AND clean_reference("transactionId") <> '';
UPDATE "payment_proofs" SET "transactionId" = clean_reference("transactionId")
  WHERE "transactionId" IS DISTINCT FROM clean_reference("transactionId") AND clean_reference("transactionId") <> '';
DROP FUNCTION clean_reference(text);
