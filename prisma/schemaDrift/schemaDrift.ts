import { readFile } from 'node:fs/promises';
import { openDatabase } from '../client';
import { migrate } from '../migrate';
import { resolveFromRoot } from '../projectRoot';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import { type QueryConfig, type QueryResult, types, type Pool } from 'pg';

/**
 * Applies the migrations to a scratch database and compares it with schema.prisma.
 * @param folder the migrations
 * @returns SQL of the differences; '' if there are none
 */
export async function findSchemaDrift(folder = resolveFromRoot('prisma/migrations')): Promise<string> {
  const scratch = await openDatabase();
  try {
    await migrate(scratch.pool, { folder });
    return await diffSql(scratch.pool, await readFile(resolveFromRoot('prisma/schema.prisma'), 'utf8'));
  } finally {
    await scratch.close();
  }
}

/**
 * The difference between a database and a Prisma schema.
 * @param pool a PostgreSQL or embedded database
 * @param schema content of a schema.prisma
 * @returns SQL that migrates the database to the schema; '' if equal. Ignores CHECKs, triggers and expression indexes
 */
async function diffSql(pool: Pool, schema: string): Promise<string> {
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

/** The package's entry imports the .wasm file as a module, which Node 20 does not support. */
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
 * The schema engine reads columns of type "char" from the catalog, which Prisma's driver adapter rejects. Reads them as
 * TEXT and reports them as Character.
 */
function createIntrospectionAdapter(pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const charType: number = types.builtins.CHAR;
  const charColumns = new WeakMap<object, number[]>();
  const query = async (config: QueryConfig): Promise<QueryResult> => {
    const result = await pool.query(config);
    const fields = result.fields.filter((field) => field.dataTypeID === charType);
    charColumns.set(
      result.rows,
      fields.map((field) => result.fields.indexOf(field)),
    );
    for (const field of fields) field.dataTypeID = types.builtins.TEXT;
    return result;
  };
  const factory = new PrismaPg(Object.assign(Object.create(pool) as Pool, { query }));
  const connect = async (): Promise<SqlDriverAdapter> => {
    const adapter = await factory.connect();
    const read = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (sql) => {
      const resultSet = await read(sql);
      for (const column of charColumns.get(resultSet.rows) ?? [])
        resultSet.columnTypes[column] = ColumnTypeEnum.Character;
      return resultSet;
    };
    return adapter;
  };
  return { provider: factory.provider, adapterName: factory.adapterName, connect, connectToShadowDb: connect };
}
