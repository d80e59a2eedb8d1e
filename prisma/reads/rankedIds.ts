import type { Prisma, PrismaClient } from '../generated/client';
import { directConnectionOf, type DirectConnection } from '../directConnection';
import { compileStatement, findReadableModel, quote, valueAt, whereSql, type RowRef } from './whereSql';
import { orderSql } from './selectSql';

type RankedModel = 'Course' | 'BlogPost' | 'GlossaryTerm';

interface RankedList {
  where: object;
  orderBy: object[];
  /** Number of keys; undefined: all. */
  take: number | undefined;
}

interface Key {
  id: number;
}

/**
 * Keys of the rows of a list that a search has ranked: by score, highest first, then in the order of the list. One
 * statement; in a transaction, or with conditions that the compiler does not translate, two through Prisma.
 * @param ranking a query with the columns "id", "score" and "publishedAt"
 */
export async function findRankedIds(
  db: PrismaClient,
  model: RankedModel,
  ranking: Prisma.Sql,
  list: RankedList,
): Promise<Key[]> {
  const connection = directConnectionOf(db);
  const statement = connection && compile(connection, model, ranking, list);
  if (!statement) return findThroughPrisma(db, model, ranking, list);
  const { rows } = await connection.pool.query<Key>(statement);
  connection.onQuery?.(ranking);
  connection.onRead?.(model, 'findMany', toIdSelection(list), rows);
  return rows;
}

const toIdSelection = ({ where, orderBy }: RankedList) => ({ where, orderBy, select: { id: true } });

interface Statement {
  text: string;
  values: unknown[];
  name: string | undefined;
}

const rankedColumns: ReadonlySet<string> = new Set(['id', 'publishedAt']);

/** Undefined if the conditions are not translated. */
function compile(
  { nameOfSearch }: DirectConnection,
  model: Prisma.ModelName,
  ranking: Prisma.Sql,
  { where, orderBy, take }: RankedList,
): Statement | undefined {
  const values = [...ranking.values];
  return compileStatement(
    (path) => `$${values.push(valueAt(where, path))}`,
    (builder) => {
      const row = { model: findReadableModel(model), alias: builder.alias() };
      const orderOf = (alias: string, sorted: RowRef) => `ORDER BY ${alias}."score" DESC, ${orderSql(sorted, orderBy)}`;
      // In an order of their own, only the ranked rows of the page are looked up.
      const isOwnOrder = orderBy.every((term) => Object.keys(term).every((name) => rankedColumns.has(name)));
      const ranked = isOwnOrder
        ? `SELECT * FROM (${ranking.text}) found ${orderOf('found', { ...row, alias: 'found' })}`
        : ranking.text;
      // LIMIT makes each row a look-up by its key: the planner expects too many ranked rows, and would read the whole table.
      const text = `SELECT ranked."id" FROM (${ranked}) ranked
        JOIN LATERAL (SELECT * FROM ${quote(row.model.table)} ${row.alias}
          WHERE ${row.alias}."id" = ranked."id" AND ${whereSql(builder, row, where, [])} LIMIT 1) ${row.alias} ON true
        ${orderOf('ranked', isOwnOrder ? { ...row, alias: 'ranked' } : row)} ${take === undefined ? '' : `LIMIT ${take}`}`;
      return { text, values, name: nameOfSearch?.(text) };
    },
  );
}

async function findThroughPrisma(
  db: PrismaClient,
  model: RankedModel,
  ranking: Prisma.Sql,
  list: RankedList,
): Promise<Key[]> {
  const ranked = await db.$queryRaw<(Key & { score: number })[]>(ranking);
  const scores = new Map(ranked.map(({ id, score }) => [id, score]));
  const { where, ...selection } = toIdSelection(list);
  // Of all models, the same columns are read.
  const property = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<RankedModel>;
  const delegate = db[property] as unknown as { findMany(args: object): Promise<Key[]> };
  const rows = await delegate.findMany({ ...selection, where: { AND: [where, { id: { in: [...scores.keys()] } }] } });
  const ordered = rows.toSorted((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0));
  return ordered.slice(0, list.take);
}
