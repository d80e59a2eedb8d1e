import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Pool } from 'pg';
import { describable } from './describable';

/**
 * What separates a database from a Prisma schema, by Prisma's own reckoning.
 * @param pool a PostgreSQL or embedded database
 * @param schema the text of a schema.prisma
 * @returns the SQL that takes the database to the schema; '' when nothing is missing. CHECKs, triggers and indexes on
 * expressions are beyond Prisma's schema and never appear in it
 */
export async function missingSql(pool: Pool, schema: string): Promise<string> {
  await loaded();
  const files = [{ path: 'schema.prisma', content: schema }];
  const adapter = bindMigrationAwareSqlAdapterFactory(describable(pool));
  const schemaEngine = await engine.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => undefined,
    adapter,
  );
  try {
    const { stdout } = await schemaEngine.diff({
      from: { tag: 'schemaDatasource', files, configDir: '' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout?.startsWith('-- This is an empty migration.') ? '' : (stdout ?? '').trim();
  } finally {
    schemaEngine.free();
  }
}

let loading: Promise<void> | undefined;

/** By hand: the package's own entry imports its .wasm like a module, which Node 20 does not do. */
function loaded(): Promise<void> {
  loading ??= (async () => {
    const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const binary = await readFile(script.replace(/\.js$/, '.wasm'));
    const { instance } = await WebAssembly.instantiate(binary, { './schema_engine_bg.js': { ...engine } });
    engine.__wbg_set_wasm(instance.exports);
    (instance.exports as { __wbindgen_start: () => void }).__wbindgen_start();
  })();
  return loading;
}
