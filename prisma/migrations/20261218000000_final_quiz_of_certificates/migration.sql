-- The final quiz of a certificate is one that the course requires: optional and withdrawn quizzes come before the others.
CREATE OR REPLACE FUNCTION certificate_evidence(enrollment integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'quizzes', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
          'lessonId', l."id", 'title', coalesce(nullif(l."title", ''), l."titleAr"), 'titleAr', coalesce(nullif(l."titleAr", ''), l."title"),
          'scorePercent', a."percent", 'passPercent', a."passPercent", 'topics', a."topics",
          'criticalQuestions', (SELECT count(*) FROM "attempt_questions" q WHERE q."attemptId" = a."id" AND q."isCritical"))
        ORDER BY l."isRequired", l."isPublished", l."order", l."id"), '[]')
      FROM (
        SELECT DISTINCT ON ("quizId") * FROM "quiz_attempts" WHERE "enrollmentId" = e."id" AND "state" = 'passed'
        ORDER BY "quizId", "submittedAt", "id") AS a
        JOIN "lessons" l ON l."id" = a."quizId"),
    'courseUpdatedAt', (
      SELECT to_char(max("updatedAt") AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      FROM "lessons" WHERE "courseId" = e."courseId" AND "isPublished"))
  FROM "enrollments" e WHERE e."id" = enrollment
$$;
COMMENT ON FUNCTION certificate_evidence(integer) IS
  'A certificate says what was shown: the first passed attempt at each quiz, required ones at the end, and how recent the lessons were.';
