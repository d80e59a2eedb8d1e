-- A version that no revealed attempt has asked may be the one that another quiz asks next, before it shows anything.
CREATE FUNCTION is_asked_unseen(enrollment integer, question integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "questions" q
      JOIN "lessons" l ON l."courseId" = q."courseId" AND l."isPublished"
      JOIN "quiz_slots" s ON s."quizId" = l."id" AND (s."questionId" = q."id" OR s."drawTag" = ANY (q."tags"))
    WHERE q."id" = question AND l."id" NOT IN (
      SELECT a."quizId" FROM revealed_attempts(enrollment) r JOIN "quiz_attempts" a ON a."id" = r."attemptId"))
$$;
COMMENT ON FUNCTION is_asked_unseen(integer,integer) IS
  'Whether a quiz asks a question and has revealed no attempt of the student.';

CREATE OR REPLACE FUNCTION practicable_questions(enrollment integer)
  RETURNS TABLE("questionId" integer, "versionId" integer, "seed" uuid, "isRefresher" boolean) LANGUAGE sql STABLE AS $$
  SELECT q."id", v."id", asked."seed", asked."isRefresher"
  FROM "enrollments" e
    CROSS JOIN LATERAL (
      SELECT w."questionId", (array_agg(a."seed" ORDER BY a."id"))[1] AS "seed",
        bool_or(a."state" = 'passed' AND r."attemptId" IS NOT NULL) AS "isRefresher",
        array_agg(w."id") FILTER (WHERE r."attemptId" IS NOT NULL) AS "shown",
        array_agg(w."id") FILTER (WHERE r."attemptId" IS NULL) AS "hidden"
      FROM "quiz_attempts" a
        JOIN "attempt_questions" k ON k."attemptId" = a."id"
        JOIN "question_versions" w ON w."id" = k."versionId"
        LEFT JOIN revealed_attempts(enrollment) r ON r."attemptId" = a."id"
      WHERE a."enrollmentId" = e."id"
      GROUP BY w."questionId"
      HAVING bool_or(r."attemptId" IS NOT NULL) AND NOT bool_or(a."state" IN ('open', 'submitted'))) asked
    JOIN "questions" q ON q."id" = asked."questionId" AND q."archivedAt" IS NULL
    JOIN "question_versions" v ON v."questionId" = q."id" AND v."number" = q."currentNumber"
  WHERE e."id" = enrollment AND e."status" IN ('in_progress', 'completed') AND e."practiceOffAt" IS NULL
    AND (v."id" = ANY (asked."shown") OR v."id" <> ALL (coalesce(asked."hidden", '{}')) AND NOT is_asked_unseen(enrollment, q."id"))
$$;
COMMENT ON FUNCTION practicable_questions(integer) IS
  'Questions whose answer the student may see: of revealed attempts, not in a running one, in a version that was shown or that no attempt or quiz still hides.';
