import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printDatabase } from '../scripts/print/printDatabase';
import type { Database } from './client';
import { resolveFromRoot } from './projectRoot';
import { createScratchDatabase } from './testing/scratchDatabase';

let database: Database;
beforeAll(async () => {
  database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(() => database.close());

test('database.sql has what the migrations create: after a new one, npm run database-sql', async () => {
  expect(await printDatabase(database.pool)).toBe(readFileSync(resolveFromRoot('prisma/database.sql'), 'utf8'));
});

test('each function has a comment of one line: the rule that it keeps', async () => {
  const printed = await printDatabase(database.pool);
  const functions = Array.from(printed.matchAll(/^CREATE OR REPLACE FUNCTION public\.(\w+)/gm), ([, name]) => name);
  const commented = Array.from(
    printed.matchAll(/^COMMENT ON FUNCTION (\w+).* IS\n  '.{20,160}\.';$/gm),
    ([, name]) => name,
  );
  expect(functions).toContain('complete_lesson');
  expect(commented).toEqual(functions);
});

test('a changed function, a new trigger and a dropped check are seen', async () => {
  const committed = readFileSync(resolveFromRoot('prisma/database.sql'), 'utf8');
  const changes = [
    `CREATE OR REPLACE FUNCTION begin_enrollment() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    'CREATE TRIGGER "receipts_count" BEFORE INSERT ON "receipts" FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change()',
    'ALTER TABLE "polls" DROP CONSTRAINT "polls_voters_range"',
    'ALTER INDEX "search_words_token_idx" SET (fastupdate = on)',
  ];
  for (const change of changes) {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(change);
      expect(await printDatabase(client), change).not.toBe(committed);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
});
