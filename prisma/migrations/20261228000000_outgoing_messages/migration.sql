-- Messages of courses and events wait here, a row for each cause, until many are delivered together: a job for each message cost
-- more than its cause, and each job's NOTIFY made the commits of all causes wait for one another.
CREATE TABLE "outgoing_messages" (
  "id" BIGSERIAL NOT NULL,
  "messages" JSONB NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "outgoing_messages_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "outgoing_messages" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Each message is {"kind", "recipients", "payload", "messageId"}; those with the same "messageId" are delivered once, and the default is a
-- new one. Returns their number.
CREATE OR REPLACE FUNCTION send_message(VARIADIC "messages" json[]) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "outgoing_messages" ("messages") VALUES (to_jsonb("messages"));
  RETURN cardinality("messages");
END $$;

-- Moves messages, those of the oldest cause first, into one job, until it has 500. Returns the number of causes. A second call at the same
-- time waits for the first, so that messages are either here or in the queue.
CREATE FUNCTION collect_messages() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  "deliveries" json;
  "causes" integer;
BEGIN
  WITH oldest AS (
    SELECT "id", jsonb_array_length("messages") AS "length" FROM "outgoing_messages" ORDER BY "id" LIMIT 500 FOR UPDATE
  ), counted AS (
    SELECT "id", sum("length") OVER (ORDER BY "id") - "length" AS "before" FROM oldest
  ), taken AS (
    DELETE FROM "outgoing_messages" o USING counted c WHERE o."id" = c."id" AND c."before" < 500 RETURNING o."id", o."messages"
  )
  SELECT count(DISTINCT taken."id"), json_agg(json_build_object(
      'messageId', coalesce("message" ->> 'messageId', gen_random_uuid()::text),
      'kind', "message" -> 'kind', 'recipients', "message" -> 'recipients', 'payload', "message" -> 'payload')
    ORDER BY taken."id", "place")
  INTO "causes", "deliveries"
  FROM taken CROSS JOIN LATERAL jsonb_array_elements(taken."messages") WITH ORDINALITY AS m("message", "place");
  IF "causes" > 0 THEN PERFORM enqueue_jobs('deliver_message', ARRAY["deliveries"]); END IF;
  RETURN "causes";
END $$;

COMMENT ON FUNCTION send_message(json[]) IS 'A message waits in the transaction of its cause, to be delivered with others; one messageId is delivered once.';
COMMENT ON FUNCTION collect_messages() IS 'Messages that wait are delivered in batches, each by one job, in the order of their causes.';
