import type { Context } from '../core/context';

/**
 * A function that reads rows of uploads by their keys. Keys asked for in one moment of a request are read by one statement.
 * @param read reads the rows of some keys, with the columns that are needed: each table that it names renews cached answers
 */
export function createUploadReader<Row extends { key: string }>(
  read: (db: Context['db'], keys: string[]) => Promise<Row[]>,
): (context: Context, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>> {
  const pendingReads = new WeakMap<Context, { keys: Set<string>; rows: Promise<ReadonlyMap<string, Row>> }>();
  const begin = (context: Context) => {
    const keys = new Set<string>();
    const rows = Promise.resolve().then(async () => {
      pendingReads.delete(context);
      return new Map((await read(context.db, [...keys])).map((row) => [row.key, row]));
    });
    const pending = { keys, rows };
    pendingReads.set(context, pending);
    return pending;
  };
  return (context, keys) => {
    const pending = pendingReads.get(context) ?? begin(context);
    for (const key of keys) pending.keys.add(key);
    return pending.rows;
  };
}
