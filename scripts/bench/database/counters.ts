import type { ClientBase } from 'pg';

/** Where the counters of courses are. */
export interface CounterTable {
  name: 'courses' | 'course_counters';
  /** Column with the key of the course. */
  key: 'id' | 'courseId';
}

/** The table that has the column `enrollmentCount`. */
export async function findCounterTable(client: ClientBase): Promise<CounterTable> {
  const { rowCount } = await client.query(
    `SELECT FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'courses' AND column_name = 'enrollmentCount'`,
  );
  return rowCount ? { name: 'courses', key: 'id' } : { name: 'course_counters', key: 'courseId' };
}

/** Counts enrollments and approved reviews of all courses again, as the triggers would. */
export async function recomputeCounters(client: ClientBase): Promise<void> {
  const { name, key } = await findCounterTable(client);
  if (name !== 'courses')
    await client.query(`INSERT INTO "${name}" ("${key}") SELECT "id" FROM "courses" ON CONFLICT DO NOTHING`);
  await client.query(`
    UPDATE "${name}" counters SET
      "enrollmentCount" = counted.enrollments, "ratingCount" = counted.reviews, "ratingSum" = counted.stars,
      "rating" = CASE WHEN counted.reviews = 0 THEN 0 ELSE round(counted.stars::numeric / counted.reviews, 2) END
    FROM (
      SELECT c."id", coalesce(e.count, 0) AS enrollments, coalesce(r.count, 0) AS reviews, coalesce(r.sum, 0) AS stars
      FROM "courses" c
      LEFT JOIN (SELECT "courseId", count(*) FROM "enrollments" GROUP BY 1) e ON e."courseId" = c."id"
      LEFT JOIN (SELECT "courseId", count(*), sum("rating") FROM "reviews" WHERE "isApproved" GROUP BY 1) r ON r."courseId" = c."id"
    ) counted
    WHERE counted."id" = counters."${key}"`);
}
