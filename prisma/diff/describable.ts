import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { type Pool, type QueryConfig, type QueryResult, types } from 'pg';

/**
 * Prisma's driver adapter over `pool`, able to read PostgreSQL's catalogue as well: its one-letter columns have the type
 * "char", which the adapter refuses and the schema engine wants as a character.
 */
export function describable(pool: Pool): SqlMigrationAwareDriverAdapterFactory {
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
