import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ClientBase } from 'pg';
import { openDatabase } from '../../prisma/client';
import { migrate } from '../../prisma/migrate';
import { resolveFromRoot } from '../../prisma/projectRoot';

/** Objects of the own schema by their place in the file; those of extensions and of the job queue are left out. */
const objectsSql = `
  SELECT * FROM (
    SELECT ARRAY['1 Extensions', extname::text] AS place, format('CREATE EXTENSION %I;', extname) AS definition
    FROM pg_extension WHERE extname <> 'plpgsql'
    UNION ALL
    SELECT ARRAY['2 Functions', p.oid::regprocedure::text], E'\\n' || rtrim(pg_get_functiondef(p.oid), E'\\n') || ';'
      || coalesce(format(E'\\nCOMMENT ON FUNCTION %s IS\\n  %L;', p.oid::regprocedure, obj_description(p.oid, 'pg_proc')), '')
    FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')
    UNION ALL
    SELECT ARRAY['3 tables', t.oid::regclass::text, object.kind, object.name::text], object.definition || ';'
    FROM pg_class t, LATERAL (
      SELECT '1 storage' AS kind, '' AS name, format('ALTER TABLE %s SET (%s)', t.oid::regclass, array_to_string(t.reloptions, ', ')) AS definition
      WHERE t.reloptions IS NOT NULL
      UNION ALL
      SELECT '2 collation', attname, format('ALTER TABLE %s ALTER %I TYPE %s COLLATE %s', t.oid::regclass, attname,
        format_type(atttypid, atttypmod), attcollation::regcollation)
      FROM pg_attribute JOIN pg_type y ON y.oid = atttypid
      WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attcollation <> typcollation
      UNION ALL
      SELECT '3 constraint', conname, format('ALTER TABLE %s ADD CONSTRAINT %I %s', t.oid::regclass, conname, pg_get_constraintdef(oid, true))
      FROM pg_constraint WHERE conrelid = t.oid AND contype IN ('c', 'x')
      UNION ALL
      SELECT '4 index', c.relname, pg_get_indexdef(indexrelid, 0, true)
      FROM pg_index JOIN pg_class c ON c.oid = indexrelid
      WHERE indrelid = t.oid AND (indpred IS NOT NULL OR indexprs IS NOT NULL OR c.reloptions IS NOT NULL)
      UNION ALL
      SELECT '5 trigger', tgname, pg_get_triggerdef(oid, true) FROM pg_trigger WHERE tgrelid = t.oid AND NOT tgisinternal
    ) AS object
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace
  ) AS objects ORDER BY place COLLATE "C"`;

/**
 * What Prisma cannot express: functions, triggers, checks, and the indexes, collations and storage of tables; as it is committed in
 * `prisma/database.sql`.
 * @param client of a migrated database
 */
export async function printDatabase(client: Pick<ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<{ place: string[]; definition: string }>(objectsSql);
  const blocks = new Map([
    ['-- Printed from the migrations by "npm run database-sql"; nothing executes it.', [] as string[]],
  ]);
  for (const { place, definition } of rows) {
    const [section = '', table] = place;
    const heading = section === '3 tables' ? `-- Table ${table}` : `-- ${section.slice(2)}`;
    blocks.set(heading, [...(blocks.get(heading) ?? []), definition]);
  }
  return [...blocks].map(([heading, definitions]) => `${[heading, ...definitions].join('\n')}\n`).join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const scratch = await openDatabase();
  await migrate(scratch.pool);
  writeFileSync(resolveFromRoot('prisma/database.sql'), await printDatabase(scratch.pool));
  await scratch.close();
}
