-- Adds background jobs of one name, at once: one call for all of them costs half of one call for each.
CREATE FUNCTION enqueue_jobs("name" text, "payloads" json[], "priority" integer DEFAULT NULL) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_jobs(ARRAY(
    SELECT ROW("name", "payload", NULL, NULL, NULL, NULL, "priority", NULL)::graphile_worker.job_spec
    FROM unnest("payloads") AS "payload"));
  RETURN cardinality("payloads");
END $$;

-- Sends messages, each {"kind", "recipients", "payload", "messageId"}, after the commit: the job deliver_message resolves the
-- recipients. Messages with the same "messageId" are delivered once; the default is a new one. Returns their number.
CREATE FUNCTION send_message(VARIADIC "messages" json[]) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  RETURN enqueue_jobs('deliver_message', ARRAY(
    SELECT json_build_object('messageId', coalesce("message"->>'messageId', gen_random_uuid()::text),
      'kind', "message"->'kind', 'recipients', "message"->'recipients', 'payload', "message"->'payload')
    FROM unnest("messages") AS "message"));
END $$;

COMMENT ON FUNCTION enqueue_jobs(text, json[], integer) IS 'Jobs are added in the transaction of their cause, all of one name by one call.';
COMMENT ON FUNCTION send_message(json[]) IS 'A message is sent in the transaction of its cause; one messageId is delivered once.';
