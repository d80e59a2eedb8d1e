import type { Database } from '../../prisma/client';

/** All rows of all tables as JSON text, by table. */
export async function dumpDatabase({ pool }: Pick<Database, 'pool'>): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker')`);
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string | null }>(
      `SELECT string_agg(to_jsonb(t)::text, E'\\n') AS text FROM ${name} t`,
    );
    dump.set(name, rows[0]?.text ?? '');
  }
  return dump;
}
