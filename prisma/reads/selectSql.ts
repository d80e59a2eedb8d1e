import { Prisma } from '../generated/client';
import { isReadByDefault, type Column, type Relation } from './dataModel';
import {
  columnSql,
  definedEntries,
  missing,
  modelNamed,
  quote,
  UnsupportedArguments,
  whereSql,
  type Path,
  type RowRef,
  type StatementBuilder,
} from './whereSql';

/** Turns a value of the driver, or of JSON, into that of Prisma. */
type Decoder = (value: never) => unknown;

/** A selected value of a row. */
interface Output {
  name: string;
  sql: string;
  decode: Decoder | undefined;
}

/** A row of positional values, as the driver and JSON deliver it. */
export type RawRow = readonly unknown[];
export type RowDecoder = (row: RawRow) => Record<string, unknown>;

export interface CompiledSelect {
  sql: string;
  decode: RowDecoder;
}

const supportedArguments = new Set(['select', 'include', 'where', 'orderBy', 'take', 'skip']);

/**
 * SQL of a Prisma `findMany`: one column per selected value; rows of relations are JSON arrays.
 * @throws UnsupportedArguments
 */
export function selectSql(builder: StatementBuilder, modelName: string, args: unknown, path: Path): CompiledSelect {
  const row = { model: modelNamed(modelName), alias: builder.alias() };
  const outputs = selectedOutputs(builder, row, args, path);
  const columns = outputs.map(({ sql }) => sql).join(', ');
  return { sql: `SELECT ${columns} ${fromSql(builder, row, args, path)}`, decode: rowDecoder(outputs, 'driver') };
}

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

function fromSql(builder: StatementBuilder, row: RowRef, args: unknown, path: Path, condition?: string): string {
  const { where = {}, orderBy, take, skip } = args as Record<string, unknown>;
  for (const [key] of definedEntries(args)) if (!supportedArguments.has(key)) throw new UnsupportedArguments(key);
  const conditions = [...(condition ? [condition] : []), whereSql(builder, row, where, [...path, 'where'])];
  return [
    `FROM ${quote(row.model.table)} ${row.alias} WHERE ${conditions.join(' AND ')}`,
    orderBySql(row, orderBy),
    countSql('LIMIT', take),
    countSql('OFFSET', skip),
  ].join(' ');
}

/** Limits are part of the text, so that PostgreSQL plans for them. */
function countSql(keyword: string, count: unknown): string {
  if (count === undefined || (keyword === 'OFFSET' && count === 0)) return '';
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) throw new UnsupportedArguments(keyword);
  return `${keyword} ${count}`;
}

function orderBySql(row: RowRef, orderBy: unknown): string {
  const terms = (Array.isArray(orderBy) ? orderBy : [orderBy ?? {}]).flatMap((term: unknown) =>
    definedEntries(term).map(([name, direction]) => {
      if (!row.model.columns.has(name) || (direction !== 'asc' && direction !== 'desc'))
        throw new UnsupportedArguments(name);
      return `${columnSql(row, name)} ${direction}`;
    }),
  );
  return terms.length > 0 ? `ORDER BY ${terms.join(', ')}` : '';
}

function selectedOutputs(builder: StatementBuilder, row: RowRef, args: unknown, path: Path): Output[] {
  const { select, include } = args as { select?: unknown; include?: unknown };
  const key = select === undefined ? 'include' : 'select';
  const selected = definedEntries(select ?? include ?? {}).filter(([, value]) => value !== false);
  const all = select === undefined ? [...row.model.columns.values()].filter(isReadByDefault) : [];
  return [
    ...all.map((column) => columnOutput(row, column)),
    ...selected.map(([name, value]) => namedOutput(builder, row, [name, value], [...path, key, name])),
  ];
}

function namedOutput(builder: StatementBuilder, row: RowRef, [name, value]: [string, unknown], path: Path): Output {
  if (name === '_count') return relationCounts(builder, row, value, path);
  const column = row.model.columns.get(name);
  if (column) return columnOutput(row, column);
  const relation = row.model.relations.get(name) ?? missing(name);
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
  const target = { model: modelNamed(relation.model), alias: builder.alias() };
  const outputs = selectedOutputs(builder, target, args, path);
  // A function takes at most 100 arguments.
  if (outputs.length > 100) throw new UnsupportedArguments(name);
  const rowSql = `json_build_array(${outputs.map(({ sql }) => sql).join(', ')})`;
  const source = fromSql(builder, target, args, path, relationJoinSql(row, target, relation));
  const decodeRow = rowDecoder(outputs, 'json');
  if (!relation.isList) return { name, sql: `(SELECT ${rowSql} ${source})`, decode: decodeRow };
  const rows = `SELECT ${rowSql} AS item ${source}`;
  return {
    name,
    sql: `(SELECT coalesce(json_agg(item), '[]') FROM (${rows}) ${builder.alias()})`,
    decode: (list: RawRow[]) => list.map(decodeRow),
  };
}

const relationJoinSql = (row: RowRef, target: RowRef, { ownColumn, targetColumn }: Relation): string =>
  `${columnSql(target, targetColumn)} = ${columnSql(row, ownColumn)}`;

/** `_count: { select: { lessons: true | { where } } }` */
function relationCounts(builder: StatementBuilder, row: RowRef, value: unknown, path: Path): Output {
  const { select } = value as { select?: unknown };
  const counts = definedEntries(select).map(([name, args]) => {
    const relation = row.model.relations.get(name) ?? missing(name);
    const target = { model: modelNamed(relation.model), alias: builder.alias() };
    const joinSql = relationJoinSql(row, target, relation);
    const source = fromSql(builder, target, args === true ? {} : args, [...path, 'select', name], joinSql);
    return { name, sql: `(SELECT count(*) ${source})` };
  });
  return {
    name: '_count',
    sql: `json_build_array(${counts.map(({ sql }) => sql).join(', ')})`,
    decode: (counted: RawRow) => Object.fromEntries(counts.map(({ name }, index) => [name, counted[index]])),
  };
}
