import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import { type QueryConfig, type QueryResult, types } from 'pg';
import type { Pool } from 'pg';

/**
 * What separates a database from a Prisma schema, by Prisma's own reckoning.
 * @param pool a PostgreSQL or embedded database
 * @param schema the text of a schema.prisma
 * @returns the SQL that takes the database to the schema; '' when nothing is missing. CHECKs, triggers and indexes on
 * expressions are beyond Prisma's schema and never appear in it
 */
export async function diffSql(pool: Pool, schema: string): Promise<string> {
  await loadSchemaEngine();
  const files = [{ path: 'schema.prisma', content: schema }];
  const adapter = bindMigrationAwareSqlAdapterFactory(createIntrospectionAdapter(pool));
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

let engineLoading: Promise<void> | undefined;

/** By hand: the package's own entry imports its .wasm like a module, which Node 20 does not do. */
function loadSchemaEngine(): Promise<void> {
  engineLoading ??= (async () => {
    const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const binary = await readFile(script.replace(/\.js$/, '.wasm'));
    const { instance } = await WebAssembly.instantiate(binary, { './schema_engine_bg.js': { ...engine } });
    engine.__wbg_set_wasm(instance.exports);
    (instance.exports as { __wbindgen_start: () => void }).__wbindgen_start();
  })();
  return engineLoading;
}

/**
 * Prisma's driver adapter over `pool`, able to read PostgreSQL's catalogue as well: its one-letter columns have the type
 * "char", which the adapter refuses and the schema engine wants as a character.
 */
function createIntrospectionAdapter(pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const letter: number = types.builtins.CHAR;
  const letters = new WeakMap<object, number[]>();
  const query = async (config: QueryConfig): Promise<QueryResult> => {
    const result = await pool.query(config);
    const found = result.fields.filter((field) => field.dataTypeID === letter);
    letters.set(
      result.rows,
      found.map((field) => result.fields.indexOf(field)),
    );
    for (const field of found) field.dataTypeID = types.builtins.TEXT;
    return result;
  };
  const factory = new PrismaPg(Object.assign(Object.create(pool) as Pool, { query }));
  const connect = async (): Promise<SqlDriverAdapter> => {
    const adapter = await factory.connect();
    const read = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (question) => {
      const set = await read(question);
      for (const column of letters.get(set.rows) ?? []) set.columnTypes[column] = ColumnTypeEnum.Character;
      return set;
    };
    return adapter;
  };
  return { provider: factory.provider, adapterName: factory.adapterName, connect, connectToShadowDb: connect };
}
