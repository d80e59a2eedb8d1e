import type { ClientBase } from 'pg';

/** Counts enrollments and approved reviews of all courses again, as the triggers would. */
export async function recomputeCounters(client: ClientBase): Promise<void> {
  await client.query('INSERT INTO "course_counters" ("courseId") SELECT "id" FROM "courses" ON CONFLICT DO NOTHING');
  await client.query(`
    UPDATE "course_counters" counters SET
      "enrollmentCount" = counted.enrollments, "ratingCount" = counted.reviews, "ratingSum" = counted.stars,
      "rating" = CASE WHEN counted.reviews = 0 THEN 0 ELSE round(counted.stars::numeric / counted.reviews, 2) END
    FROM (
      SELECT c."id", coalesce(e.count, 0) AS enrollments, coalesce(r.count, 0) AS reviews, coalesce(r.sum, 0) AS stars
      FROM "courses" c
      LEFT JOIN (SELECT "courseId", count(*) FROM "enrollments" GROUP BY 1) e ON e."courseId" = c."id"
      LEFT JOIN (SELECT "courseId", count(*), sum("rating") FROM "reviews" WHERE "isApproved" GROUP BY 1) r ON r."courseId" = c."id"
    ) counted
    WHERE counted."id" = counters."courseId"`);
}
