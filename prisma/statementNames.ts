import { LRUCache } from 'lru-cache';

const maxCounted = 1_000;
const usesBeforeName = 3;

/** A plan for all values serves these badly: the best index depends on the searched text. */
const dependsOnValues = /\bI?LIKE\b|@@|<%|%>|similarity/i;

/**
 * Gives names to repeated statements: PostgreSQL parses and plans a named statement once per connection, which is more
 * than half of its work for short queries.
 * @param maxNames each connection of the server keeps the plans of all named statements, some ten kilobytes each
 * @returns the name of a statement; undefined for one that is planned each time
 */
export function createStatementNames(prefix: string, maxNames: number): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: maxCounted });
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= maxNames || dependsOnValues.test(sql)) return undefined;
    const count = (uses.get(sql) ?? 0) + 1;
    uses.set(sql, count);
    if (count < usesBeforeName) return undefined;
    uses.delete(sql);
    const name = `${prefix}_${names.size}`;
    names.set(sql, name);
    return name;
  };
}
