/** The active user of a session that has not ended: $1 session, $2 user. */
const viewer = `viewer AS (
  SELECT u."id", u."role", u."firstName", u."lastName" FROM "users" u JOIN "sessions" s ON s."userId" = u."id"
  WHERE s."id" = $1 AND u."id" = $2 AND u."isActive" AND s."expiresAt" > now())`;

/** A row per enrollment; no row without a valid session, a row without an enrollment for a student without courses. */
export const dashboardSql = `WITH ${viewer}
  SELECT viewer."id" AS "viewerId", e."id"::text, e."status", e."progress", e."lastActivityAt",
    c."id"::text AS "courseId", c."title", c."titleAr", c."thumbnail",
    l."id"::text AS "lessonId", l."title" AS "lessonTitle", l."titleAr" AS "lessonTitleAr"
  FROM viewer LEFT JOIN "enrollments" e ON e."studentId" = viewer."id" LEFT JOIN "courses" c ON c."id" = e."courseId"
  LEFT JOIN LATERAL (
    SELECT l.* FROM "lessons" l LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id" AND p."enrollmentId" = e."id"
    WHERE l."courseId" = c."id" AND l."isPublished" AND c."firstPublishedAt" IS NOT NULL
    ORDER BY p."completedAt" IS NOT NULL, CASE WHEN p."completedAt" IS NULL THEN p."openedAt" END DESC NULLS LAST, l."order", l."id"
    LIMIT 1) l ON true
  ORDER BY e."lastActivityAt" DESC, e."id" DESC`;

const restEnrollment = `e."id", e."studentId", e."courseId", e."progress", e."enrolledAt", e."completedAt",
  ARRAY(SELECT p."lessonId" FROM "lesson_progress" p JOIN "lessons" l ON l."id" = p."lessonId"
    WHERE p."enrollmentId" = e."id" AND p."completedAt" IS NOT NULL AND l."isPublished" ORDER BY p."lessonId") AS "completedLessons",
  viewer."firstName" || ' ' || viewer."lastName" AS "studentName", e."status", e."completedAt" IS NOT NULL AS "certificateIssued"`;

export const myEnrollmentsSql = `WITH ${viewer}
  SELECT ${restEnrollment} FROM viewer JOIN "enrollments" e ON e."studentId" = viewer."id"
  ORDER BY e."lastActivityAt" DESC, e."id" DESC`;

/** $3 course. One statement enrolls, or finds the existing enrollment. */
export const enrollSql = `WITH ${viewer}, inserted AS (
    INSERT INTO "enrollments" ("studentId", "courseId")
    SELECT viewer."id", c."id" FROM viewer JOIN "courses" c ON c."id" = $3 AND c."isPublished" WHERE viewer."role" = 'student'
    ON CONFLICT DO NOTHING RETURNING *)
  SELECT ${restEnrollment} FROM viewer
  JOIN (SELECT * FROM inserted UNION ALL SELECT * FROM "enrollments" WHERE "studentId" = $2 AND "courseId" = $3) e ON true`;
