-- Submitting returns what is to be marked: one round trip instead of two for each of a class that submits at once.
DROP FUNCTION submit_attempt(integer);
CREATE FUNCTION submit_attempt(attempt integer)
  RETURNS TABLE ("position" integer, "versionId" integer, "points" integer, "isCritical" boolean, "response" jsonb, "tags" text[])
  LANGUAGE plpgsql AS $$
BEGIN
  -- finish_attempt() follows and flushes both. If the server fails before, the attempt is open again, and no client has an answer.
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE "quiz_attempts" t SET "state" = 'submitted',
    "closedBy" = CASE WHEN attempt_is_due(t."deadlineAt") THEN 'deadline' ELSE 'learner' END::"AttemptClosing",
    "submittedAt" = CASE WHEN attempt_is_due(t."deadlineAt") THEN t."deadlineAt" ELSE clock_timestamp() END
  WHERE t."id" = attempt AND t."state" = 'open';
  RETURN QUERY
    SELECT q."position", q."versionId", q."points", q."isCritical", a."response", b."tags"
    FROM "quiz_attempts" t
      JOIN "attempt_questions" q ON q."attemptId" = t."id"
      JOIN "question_versions" v ON v."id" = q."versionId"
      JOIN "questions" b ON b."id" = v."questionId"
      LEFT JOIN "attempt_answers" a ON a."attemptId" = q."attemptId" AND a."position" = q."position"
    WHERE t."id" = attempt AND t."state" = 'submitted' ORDER BY q."position";
END $$;
COMMENT ON FUNCTION submit_attempt(integer) IS
  'An open attempt ends once, at its deadline at the latest. Returns the questions of a submitted one with the answers that count.';
