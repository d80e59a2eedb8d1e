import { Prisma } from '../generated/client';
import type { Column, Relation } from '../dataModel';
import {
  columnSql,
  definedEntries,
  throwUnsupported,
  findReadableModel,
  joinSql,
  quote,
  UnsupportedArguments,
  whereSql,
  type Path,
  type RowRef,
  type StatementBuilder,
} from './whereSql';

/** Turns a value of the driver, or of JSON, into that of Prisma. */
type Decoder = (value: never) => unknown;

interface Output {
  name: string;
  sql: string;
  decode: Decoder | undefined;
}

/** A row of positional values, as the driver and JSON deliver it. */
export type RawRow = readonly unknown[];
type RowDecoder = (row: RawRow) => Record<string, unknown>;
export type RowsDecoder = (rows: readonly RawRow[]) => Record<string, unknown>[];

interface CompiledSelect {
  text: string;
  decode: RowsDecoder;
}

const supportedArguments = new Set(['select', 'include', 'where', 'orderBy', 'take', 'skip', 'cursor']);

/**
 * SQL of a Prisma `findMany`: one column per selected value; rows of relations are JSON arrays.
 * @throws UnsupportedArguments
 */
export function selectSql(builder: StatementBuilder, modelName: string, args: unknown, path: Path): CompiledSelect {
  const row = { model: findReadableModel(modelName), alias: builder.alias() };
  const outputs = selectedOutputs(builder, row, args, path);
  const columns = outputs.map(({ sql }) => sql).join(', ');
  return {
    text: `SELECT ${columns} ${fromSql(builder, row, args, path)}`,
    decode: rowsDecoder(rowDecoder(outputs, 'driver'), args),
  };
}

/**
 * SQL of a Prisma `count` with a condition only: with a limit, the planner would read a table instead of an index.
 * @throws UnsupportedArguments
 */
export function countRowsSql(builder: StatementBuilder, modelName: string, args: unknown, path: Path): string {
  for (const [key] of definedEntries(args)) if (key !== 'where') throw new UnsupportedArguments(key);
  const row = { model: findReadableModel(modelName), alias: builder.alias() };
  return `SELECT count(*)::int ${fromSql(builder, row, args, path)}`;
}

/** A negative `take` reads backwards. */
const isBackward = (args: unknown): boolean => {
  const { take } = args as { take?: unknown };
  return typeof take === 'number' && take < 0;
};

const rowsDecoder = (decodeRow: RowDecoder, args: unknown): RowsDecoder =>
  isBackward(args) ? (rows) => rows.map(decodeRow).toReversed() : (rows) => rows.map(decodeRow);

function rowDecoder(outputs: Output[], source: 'driver' | 'json'): RowDecoder {
  // The driver parses times itself.
  const fields = outputs.map(({ name, decode }) => ({
    name,
    decode: source === 'driver' && decode === toDate ? undefined : decode,
  }));
  return (row) => {
    const result: Record<string, unknown> = {};
    for (const [index, { name, decode }] of fields.entries()) {
      const value = row[index];
      result[name] = decode && value !== null ? decode(value as never) : value;
    }
    return result;
  };
}

const toDate = (text: string): Date => new Date(text);
const toDecimal = (text: string): Prisma.Decimal => new Prisma.Decimal(text);

/** A relation whose rows are read for a row of another table. */
interface ParentRelation {
  parent: RowRef;
  relation: Relation;
}

function fromSql(builder: StatementBuilder, row: RowRef, args: unknown, path: Path, owner?: ParentRelation): string {
  const { where = {}, orderBy, take, skip, cursor } = args as Record<string, unknown>;
  for (const [key] of definedEntries(args)) if (!supportedArguments.has(key)) throw new UnsupportedArguments(key);
  const order = orderTerms(row, orderBy, isBackward(args));
  const conditions = [
    ...(owner ? [joinSql(owner.parent, row, owner.relation.join)] : []),
    whereSql(builder, row, where, [...path, 'where']),
    ...(cursor === undefined ? [] : [cursorSql(builder, row, { order, args, path, owner })]),
  ];
  return [
    `FROM ${quote(row.model.table)} ${row.alias} WHERE ${conditions.join(' AND ')}`,
    order.length > 0 ? `ORDER BY ${termsSql(row, order)}` : '',
    countSql('LIMIT', typeof take === 'number' ? Math.abs(take) : take),
    cursor === undefined ? countSql('OFFSET', skip) : '',
  ].join(' ');
}

const termsSql = (row: RowRef, terms: OrderTerm[]): string =>
  terms.map(({ name, isAscending }) => `${columnSql(row, name)} ${isAscending ? 'ASC' : 'DESC'}`).join(', ');

export const orderSql = (row: RowRef, orderBy: unknown): string => termsSql(row, orderTerms(row, orderBy, false));

/** Limits are part of the text, so that PostgreSQL plans for them. */
function countSql(keyword: string, count: unknown): string {
  if (count === undefined || (keyword === 'OFFSET' && count === 0)) return '';
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) throw new UnsupportedArguments(keyword);
  return `${keyword} ${count}`;
}

interface OrderTerm {
  name: string;
  isAscending: boolean;
}

function orderTerms(row: RowRef, orderBy: unknown, isReversed: boolean): OrderTerm[] {
  const terms = (Array.isArray(orderBy) ? orderBy : [orderBy ?? {}]).flatMap((term: unknown) =>
    definedEntries(term).map(([name, direction]) => {
      if (!row.model.columns.has(name) || (direction !== 'asc' && direction !== 'desc'))
        throw new UnsupportedArguments(name);
      return { name, isAscending: (direction === 'asc') !== isReversed };
    }),
  );
  // Without an order, the last rows are undefined.
  if (isReversed && terms.length === 0) throw new UnsupportedArguments('take');
  return terms;
}

interface Page {
  order: OrderTerm[];
  args: unknown;
  path: Path;
  owner: ParentRelation | undefined;
}

/**
 * The rows from the cursor's row on, without it if `skip` is 1; none if that row is not in the list. Compares rows, so that
 * an index with the order begins at the cursor.
 */
function cursorSql(builder: StatementBuilder, row: RowRef, { order, args, path, owner }: Page): string {
  const { where = {}, cursor, skip = 0 } = args as Record<string, unknown>;
  const [[key] = throwUnsupported('cursor'), ...otherKeys] = definedEntries(cursor);
  const last = order.at(-1);
  const isComparable =
    order.every(
      ({ name, isAscending }) => isAscending === last?.isAscending && row.model.columns.get(name)?.isRequired,
    ) &&
    otherKeys.length === 0 &&
    last?.name === key;
  if (!isComparable || (skip !== 0 && skip !== 1)) throw new UnsupportedArguments('cursor');
  const columnsOf = (of: RowRef): string => order.map(({ name }) => columnSql(of, name)).join(', ');
  const fromCursor = (columns: (of: RowRef) => string): string => {
    const at = { model: row.model, alias: builder.alias() };
    const isCursor = `${columnSql(at, key)} = ${builder.parameter([...path, 'cursor', key])}`;
    const condition = whereSql(builder, at, where, [...path, 'where']);
    return `(SELECT ${columns(at)} FROM ${quote(at.model.table)} ${at.alias} WHERE ${isCursor} AND ${condition})`;
  };
  const comparison = `${last.isAscending ? '>' : '<'}${skip === 0 ? '=' : ''}`;
  const position = `(${columnsOf(row)}) ${comparison} ${fromCursor(columnsOf)}`;
  if (!owner) return position;
  const { targetColumn } = owner.relation.join ?? throwUnsupported('cursor');
  return `${position} AND ${columnSql(row, targetColumn)} = ${fromCursor((at) => columnSql(at, targetColumn))}`;
}

function selectedOutputs(builder: StatementBuilder, row: RowRef, args: unknown, path: Path): Output[] {
  const { select, include } = args as { select?: unknown; include?: unknown };
  const key = select === undefined ? 'include' : 'select';
  const selected = definedEntries(select ?? include ?? {}).filter(([, value]) => value !== false);
  const all = select === undefined ? [...row.model.columns.values()] : [];
  return [
    ...all.map((column) => columnOutput(row, column)),
    ...selected.map(([name, value]) => namedOutput(builder, row, [name, value], [...path, key, name])),
  ];
}

function namedOutput(builder: StatementBuilder, row: RowRef, [name, value]: [string, unknown], path: Path): Output {
  if (name === '_count') return relationCounts(builder, row, value, path);
  const column = row.model.columns.get(name);
  if (column) return columnOutput(row, column);
  const relation = row.model.relations.get(name) ?? throwUnsupported(name);
  return relationOutput(builder, row, { name, relation, args: value === true ? {} : value }, path);
}

const columnOutput = (row: RowRef, { name, type }: Column): Output => ({
  name,
  // JSON numbers would lose the precision of a decimal.
  sql: type === 'Decimal' ? `${columnSql(row, name)}::text` : columnSql(row, name),
  decode: type === 'Decimal' ? toDecimal : type === 'DateTime' ? toDate : undefined,
});

interface SelectedRelation {
  name: string;
  relation: Relation;
  args: unknown;
}

function relationOutput(
  builder: StatementBuilder,
  row: RowRef,
  { name, relation, args }: SelectedRelation,
  path: Path,
): Output {
  const target = { model: findReadableModel(relation.model), alias: builder.alias() };
  const outputs = selectedOutputs(builder, target, args, path);
  // A function takes at most 100 arguments.
  if (outputs.length > 100) throw new UnsupportedArguments(name);
  const rowSql = `json_build_array(${outputs.map(({ sql }) => sql).join(', ')})`;
  const source = fromSql(builder, target, args, path, { parent: row, relation });
  const decodeRow = rowDecoder(outputs, 'json');
  if (!relation.isList) return { name, sql: `(SELECT ${rowSql} ${source})`, decode: decodeRow };
  const rows = `SELECT ${rowSql} AS item ${source}`;
  return {
    name,
    sql: `(SELECT coalesce(json_agg(item), '[]') FROM (${rows}) ${builder.alias()})`,
    decode: rowsDecoder(decodeRow, args),
  };
}

/** `_count: { select: { lessons: true | { where } } }` */
function relationCounts(builder: StatementBuilder, row: RowRef, value: unknown, path: Path): Output {
  const { select } = value as { select?: unknown };
  const counts = definedEntries(select).map(([name, args]) => {
    const relation = row.model.relations.get(name) ?? throwUnsupported(name);
    const target = { model: findReadableModel(relation.model), alias: builder.alias() };
    const countArgs = args === true ? {} : args;
    const source = fromSql(builder, target, countArgs, [...path, 'select', name], { parent: row, relation });
    return { name, sql: `(SELECT count(*) ${source})` };
  });
  return {
    name: '_count',
    sql: `json_build_array(${counts.map(({ sql }) => sql).join(', ')})`,
    decode: (counted: RawRow) => Object.fromEntries(counts.map(({ name }, index) => [name, counted[index]])),
  };
}
