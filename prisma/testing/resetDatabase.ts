import type { PoolClient } from 'pg';

/** The rows after the migrations: empties every table that has rows, and restarts every sequence. */
export async function resetDatabase(client: PoolClient): Promise<void> {
  await client.query('DISCARD ALL');
  const { rows } = await client.query<{ name: string }>(tables);
  if (rows.length > 0) await client.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} CASCADE`);
  // The single row of settings is inserted by a migration.
  await client.query('INSERT INTO "payment_settings" ("id") VALUES (1)');
  await client.query('INSERT INTO "certificate_settings" ("id") VALUES (1)');
  await client.query('INSERT INTO "contact_details" ("id") VALUES (1)');
  await client.query(restartSequences);
  await restoreInitialRows(client);
}

/** Tables whose rows a migration inserts and hardly any test changes. */
const restoredTables = ['search_vocabulary', 'search_words'];

/** Copies the rows that a migration has inserted, for {@link resetDatabase}. */
export const saveInitialRows = (client: PoolClient) =>
  client.query(
    `CREATE SCHEMA initial; ${restoredTables.map((name) => `CREATE TABLE initial.${name} AS TABLE ${name}`).join('; ')}`,
  );

/** Rows are written only where they have changed. Their derived columns are part of the copy. */
async function restoreInitialRows(client: PoolClient): Promise<void> {
  for (const name of restoredTables) {
    const { rowCount } = await client.query(`
      (TABLE ${name} EXCEPT TABLE initial.${name}) UNION ALL (TABLE initial.${name} EXCEPT TABLE ${name}) LIMIT 1`);
    if (rowCount)
      await client.query(`SET session_replication_role = replica; TRUNCATE ${name};
        INSERT INTO ${name} TABLE initial.${name}; RESET session_replication_role`);
  }
  await client.query("SELECT setval('search_vocabulary_id_seq', max(id)) FROM search_vocabulary");
}

// A truncated table has no pages, one that had rows since has some.
const preservedTables = ['_prisma_migrations', ...restoredTables].map((name) => `'${name}'`).join(', ');
const tables = `SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind = 'r' AND pg_relation_size(oid) > 0 AND (
    (relnamespace = 'public'::regnamespace AND relname NOT IN (${preservedTables})) OR
    (relnamespace = 'graphile_worker'::regnamespace AND relname <> 'migrations'))`;

const restartSequences = `SELECT setval(oid::regclass, seqstart, false) FROM pg_class JOIN pg_sequence ON seqrelid = oid
  WHERE relnamespace = 'public'::regnamespace`;

/** Differs when a table, a function, a trigger or a trigger's state has changed. */
export async function schemaFingerprint(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ fingerprint: string }>(fingerprint);
  return rows[0]?.fingerprint ?? '';
}

const fingerprint = `SELECT md5(concat_ws('/',
  (SELECT string_agg(oid::text, ',' ORDER BY oid) FROM pg_class WHERE relnamespace = 'public'::regnamespace),
  (SELECT string_agg(xmin::text, ',' ORDER BY oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
  (SELECT string_agg(tgname::text || tgenabled::text, ',' ORDER BY oid) FROM pg_trigger WHERE NOT tgisinternal)
)) AS fingerprint`;
