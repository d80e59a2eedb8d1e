import type { Context } from './context';

/**
 * A function that reads rows by their keys. Keys asked for in one moment of a request are read by one statement.
 * @param read reads the rows of some keys, with the columns that are needed: each table that it names renews cached answers
 */
export function createBatchedReader<Key extends string | number, Row extends { key: Key }>(
  read: (context: Context, keys: Key[]) => Promise<Row[]>,
): (context: Context, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>> {
  const pendingReads = new WeakMap<Context, { keys: Set<Key>; rows: Promise<ReadonlyMap<Key, Row>> }>();
  const begin = (context: Context) => {
    const keys = new Set<Key>();
    const rows = Promise.resolve().then(async () => {
      pendingReads.delete(context);
      return new Map((await read(context, [...keys])).map((row) => [row.key, row]));
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
