import { expect, test } from 'vitest';
import { createScratchDatabase } from './testing/scratchDatabase';

/** Nothing of these is on a page that is kept. */
const tablesWithoutChangeLog = [
  '_prisma_migrations',
  'article_views',
  'attempts',
  'audit_entries',
  'contact_messages',
  'enrollments',
  'event_registrations',
  'lesson_progress',
  'newsletter_subscribers',
  'payments',
  'poll_vote_choices',
  'poll_votes',
  'public_writes',
  'sessions',
  'uploads',
];

test('every table that pages show tells of its writes, column by column', async () => {
  const database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
  try {
    const { rows } = await database.pool.query<{ table: string; column: string; told: boolean }>(`
      SELECT c.relname AS "table", a.attname AS "column", coalesce(bool_or(
        -- Insertion, deletion and update are the bits 4, 8 and 16; no list of columns means all of them.
        t.tgtype & 16 > 0 AND (t.tgattr = '' OR a.attnum = ANY (t.tgattr))), false) AS told
      FROM pg_class c
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        LEFT JOIN pg_trigger t ON t.tgrelid = c.oid AND t.tgfoid = 'note_public_write'::regproc
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      GROUP BY 1, 2`);
    const untold = rows.filter(({ told, column }) => !told && column !== 'id').map(({ table }) => table);
    expect([...new Set(untold)].sort()).toEqual(tablesWithoutChangeLog);
  } finally {
    await database.close();
  }
});
