import type { PrismaClient } from '../../prisma/generated/client';
import { uploadsPath } from '../contract/uploads';

/** Time in which a form may be saved after its upload. */
const unusedAfterMs = 24 * 60 * 60 * 1000;

/** Tables that name uploads without using them. */
const ignoredTables = ['uploads', 'audit_entries', 'content_changes', 'rate_limits', 'sessions', '_prisma_migrations'];

interface TextColumn {
  table: string;
  column: string;
}

/**
 * Deletes uploads older than a day that no text of the database names: of replaced pictures, deleted rows and abandoned
 * forms.
 * @param deleteFile deletes the stored file
 * @returns the deleted keys
 */
export async function deleteUnusedUploads(
  db: PrismaClient,
  deleteFile: (key: string) => Promise<void>,
  now = Date.now(),
): Promise<string[]> {
  const old = { createdAt: { lt: new Date(now - unusedAfterMs) } };
  const candidates = await db.upload.findMany({ where: old, select: { key: true } });
  if (candidates.length === 0) return [];
  const used = await findUsedKeys(db);
  const unused = candidates.map(({ key }) => key).filter((key) => !used.has(key));
  for (const key of unused) {
    await db.upload.deleteMany({ where: { key } });
    await deleteFile(key);
  }
  return unused;
}

/** One statement for each column, so that each is short. */
async function findUsedKeys(db: PrismaClient): Promise<Set<string>> {
  const columns = await db.$queryRaw<TextColumn[]>`
    SELECT c.table_name::text AS "table", c.column_name::text AS "column"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND c.data_type IN ('text', 'character varying', 'json', 'jsonb') AND c.table_name <> ALL (${ignoredTables})`;
  const used = new Set<string>();
  for (const { table, column } of columns) {
    const rows = await db.$queryRawUnsafe<{ key: string }[]>(
      `SELECT DISTINCT m[1] AS key FROM "${table}", regexp_matches("${column}"::text, $1, 'g') AS m WHERE "${column}"::text LIKE $2`,
      `${uploadsPath}/([0-9a-f]{32}\\.[a-z]{3,4})`,
      `%${uploadsPath}/%`,
    );
    for (const { key } of rows) used.add(key);
  }
  return used;
}
