import type { ClientBase } from 'pg';

/** Renames a course and a blog post, as an editor would: what was cached of courses and posts is no longer valid. */
export async function renameCourseAndPost(client: ClientBase): Promise<void> {
  for (const table of ['courses', 'blog_posts'])
    await client.query(`UPDATE "${table}" SET "title" = 'Written at ' || clock_timestamp() WHERE "id" = 1`);
}
