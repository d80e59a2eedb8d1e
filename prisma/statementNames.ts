import type { SqlQuery } from '@prisma/driver-adapter-utils';

/** Each connection of the server keeps the plans of all named statements: some ten kilobytes each. */
const maxNames = 300;
const maxCounted = 1_000;
const usesBeforeName = 3;

/** A plan for all values serves these badly: the best index depends on the searched text. */
const dependsOnValues = /\bI?LIKE\b|@@|<%|%>|similarity/i;

/**
 * Creates `statementNameGenerator` of the driver adapter: PostgreSQL parses and plans a named statement once per
 * connection, which is more than half of its work for short queries. Statements get a name when they are repeated; a
 * text without one ('') is planned each time.
 */
export function createStatementNames(): (query: Pick<SqlQuery, 'sql'>) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= maxNames || dependsOnValues.test(sql)) return '';
    const count = (counts.get(sql) ?? 0) + 1;
    counts.delete(sql);
    if (count < usesBeforeName) {
      counts.set(sql, count);
      const [oldest] = counts.keys();
      if (counts.size > maxCounted && oldest !== undefined) counts.delete(oldest);
      return '';
    }
    const name = `tayyar_${names.size}`;
    names.set(sql, name);
    return name;
  };
}
