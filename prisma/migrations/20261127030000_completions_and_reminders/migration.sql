-- AlterTable
ALTER TABLE "event_registrations" ADD COLUMN "remindedAt" TIMESTAMPTZ(3);

-- Registrations of events that have started need no reminder.
UPDATE "event_registrations" r SET "remindedAt" = now() FROM "events" e WHERE e."id" = r."eventId" AND e."startDate" < now();

-- Marks a lesson of an enrollment as completed and recalculates the progress; 100 completes the enrollment (R-LRN-3).
-- Returns whether this call has completed the enrollment, which is the reason for a message.
-- A second call changes nothing, and a completed enrollment stays completed. One call instead of a transaction of five
-- statements: each statement of the function sees what was committed before it, so that the count is made under the lock.
DROP FUNCTION complete_lesson(integer, integer);
CREATE FUNCTION complete_lesson(enrollment integer, lesson integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  previous "EnrollmentStatus";
  current "EnrollmentStatus";
BEGIN
  -- Completions of one student's lessons wait for one another; else each would count without the other.
  SELECT "status" INTO previous FROM "enrollments" WHERE "id" = enrollment FOR NO KEY UPDATE;
  INSERT INTO "lesson_progress" ("enrollmentId", "lessonId", "completedAt") VALUES (enrollment, lesson, now())
  ON CONFLICT ("enrollmentId", "lessonId") DO UPDATE SET "completedAt" = now()
  WHERE "lesson_progress"."completedAt" IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE "enrollments" e SET
    "lastActivityAt" = now(),
    "progress" = CASE WHEN e."status" = 'in_progress' THEN counted."percent" ELSE e."progress" END,
    "status" = CASE WHEN e."status" = 'in_progress' AND counted."percent" = 100 THEN 'completed' ELSE e."status" END,
    "completedAt" = CASE WHEN e."status" = 'in_progress' AND counted."percent" = 100 THEN now() ELSE e."completedAt" END
  FROM (
    SELECT 100 * count(p."completedAt") / greatest(count(l."id"), 1) AS "percent"
    FROM "enrollments" own
    JOIN "lessons" l ON l."courseId" = own."courseId" AND l."isPublished"
    LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id" AND p."enrollmentId" = own."id"
    WHERE own."id" = enrollment
  ) counted
  WHERE e."id" = enrollment
  RETURNING e."status" INTO current;
  RETURN previous = 'in_progress' AND current = 'completed';
END
$$;
