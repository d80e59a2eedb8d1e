import { dataModel, type Join, type Model, readableModels } from '../dataModel';

/** Prisma arguments that the compiler does not translate; the caller then asks Prisma. */
export class UnsupportedArguments extends Error {
  override readonly name = 'UnsupportedArguments';
}

export type Path = readonly (string | number)[];

export function valueAt(args: unknown, path: Path): unknown {
  let value = args;
  for (const key of path) value = (value as Record<string | number, unknown>)[key];
  return value;
}

export interface StatementBuilder {
  /** The parameter (`$1`) for the value at a path of the arguments. */
  parameter(path: Path): string;
  alias(): string;
}

export const quote = (name: string): string => `"${name}"`;

export function findReadableModel(name: string): Model {
  const model = readableModels.has(name) ? dataModel.get(name) : undefined;
  return model ?? throwUnsupported(`model ${name}`);
}

export interface RowRef {
  model: Model;
  alias: string;
}

export const columnSql = ({ alias }: RowRef, name: string): string => `${alias}.${quote(name)}`;

/** Entries of an object whose values are not undefined, which Prisma ignores. */
export function definedEntries(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnsupportedArguments('arguments');
  return Object.entries(value).filter(([, each]) => each !== undefined);
}

export function whereSql(builder: StatementBuilder, row: RowRef, where: unknown, path: Path): string {
  const conditions = definedEntries(where).map(([key, value]) =>
    conditionSql(builder, row, [key, value], [...path, key]),
  );
  return conditions.length === 0 ? 'TRUE' : conditions.join(' AND ');
}

function conditionSql(builder: StatementBuilder, row: RowRef, [key, value]: [string, unknown], path: Path): string {
  if (key === 'AND' || key === 'OR') return groupSql(builder, row, [key, value], path);
  const relation = row.model.relations.get(key);
  if (relation) return relationConditionSql(builder, row, [key, value], path);
  if (!row.model.columns.has(key)) throw new UnsupportedArguments(key);
  return columnConditionSql(builder, columnSql(row, key), value, path);
}

function groupSql(builder: StatementBuilder, row: RowRef, [key, value]: [string, unknown], path: Path): string {
  // Prisma leaves out empty members of OR, which would match every row.
  if (key === 'OR' && Array.isArray(value) && value.some(isEmptyCondition)) throw new UnsupportedArguments(key);
  const parts = Array.isArray(value)
    ? value.flatMap((each: unknown, index) =>
        each === undefined ? [] : [`(${whereSql(builder, row, each, [...path, index])})`],
      )
    : [`(${whereSql(builder, row, value, path)})`];
  if (parts.length === 0) return key === 'AND' ? 'TRUE' : 'FALSE';
  return `(${parts.join(` ${key} `)})`;
}

const isEmptyCondition = (value: unknown): boolean => value !== undefined && definedEntries(value).length === 0;

function relationConditionSql(
  builder: StatementBuilder,
  row: RowRef,
  [key, value]: [string, unknown],
  path: Path,
): string {
  const { model, isList, join } = row.model.relations.get(key) ?? throwUnsupported(key);
  const target = { model: findReadableModel(model), alias: builder.alias() };
  const exists = (where: unknown, wherePath: Path): string =>
    `EXISTS (SELECT FROM ${quote(target.model.table)} ${target.alias} WHERE ` +
    `${joinSql(row, target, join)} AND ${whereSql(builder, target, where, wherePath)})`;
  if (!isList) return exists(value, path);
  const [[operator, where] = throwUnsupported(key), ...others] = definedEntries(value);
  if (others.length > 0 || (operator !== 'some' && operator !== 'none')) throw new UnsupportedArguments(operator);
  return `${operator === 'none' ? 'NOT ' : ''}${exists(where, [...path, operator])}`;
}

export function joinSql(row: RowRef, target: RowRef, join: Join | undefined): string {
  const { ownColumn, targetColumn } = join ?? throwUnsupported('a key of several columns');
  return `${columnSql(target, targetColumn)} = ${columnSql(row, ownColumn)}`;
}

export function throwUnsupported(key: string): never {
  throw new UnsupportedArguments(key);
}

const comparisons: Record<string, string> = { equals: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' };

function columnConditionSql(builder: StatementBuilder, column: string, value: unknown, path: Path): string {
  if (value === null) return `${column} IS NULL`;
  if (typeof value === 'boolean') return value ? column : `NOT ${column}`;
  if (isScalar(value)) return `${column} = ${builder.parameter(path)}`;
  const conditions = definedEntries(value).map(([operator, operand]) => {
    if (operator === 'not' && operand === null) return `${column} IS NOT NULL`;
    // Enumerations have their own type in PostgreSQL, to which a list of texts is not converted.
    if (operator === 'in' && Array.isArray(operand)) return inListSql(builder, column, operand, [...path, operator]);
    if (operator === 'notIn' && Array.isArray(operand))
      return `NOT ${inListSql(builder, column, operand, [...path, operator])}`;
    if (operator === 'hasSome' && isTextList(operand))
      // The planner expects few rows of a list that it does not see, and uses an index.
      return `${column} && (SELECT ${builder.parameter([...path, operator])}::text[])`;
    const comparison = comparisons[operator];
    if (comparison === undefined || !isScalar(operand)) throw new UnsupportedArguments(operator);
    return `${column} ${comparison} ${builder.parameter([...path, operator])}`;
  });
  return conditions.length === 0 ? 'TRUE' : conditions.join(' AND ');
}

function inListSql(builder: StatementBuilder, column: string, list: unknown[], path: Path): string {
  // An empty list has no type, so that no cast fits all columns.
  if (list.length === 0) return 'FALSE';
  if (list.every((each) => typeof each === 'number')) return `(${column} = ANY(${builder.parameter(path)}::int[]))`;
  if (!list.every(isScalar)) throw new UnsupportedArguments('in');
  return `(${column} IN (${list.map((_, index) => builder.parameter([...path, index])).join(', ')}))`;
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'string' || value instanceof Date;

/**
 * Runs a compiler with the builder of a new statement.
 * @param parameter adds a parameter to the statement
 * @returns undefined if the compiler does not translate the arguments
 */
export function compileStatement<Statement>(
  parameter: StatementBuilder['parameter'],
  compile: (builder: StatementBuilder) => Statement,
): Statement | undefined {
  let aliases = 0;
  try {
    return compile({ parameter, alias: () => `t${(aliases += 1)}` });
  } catch (error) {
    if (error instanceof UnsupportedArguments) return undefined;
    throw error;
  }
}

export const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
