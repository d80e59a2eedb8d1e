import type { ClientBase } from 'pg';

/** Renames a course and an article, as an editor would: what was cached of courses and articles is no longer valid. */
export async function writeContent(client: ClientBase): Promise<void> {
  for (const table of ['courses', 'blog_posts'])
    await client.query(`UPDATE "${table}" SET "title" = 'Written at ' || clock_timestamp() WHERE "id" = 1`);
}
