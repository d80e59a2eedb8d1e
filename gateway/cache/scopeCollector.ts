import { changeLogTables } from '../../prisma/tables';
import { dataModel, type Model } from '../../prisma/dataModel';
import { rowScopeKey, tableScopeKey } from './changeTracker';

/** Collects the scopes of the data that statements of the Prisma client read. */
export interface ScopeCollector {
  noteOperation(model: string, operation: string, args: unknown, result: unknown): void;
  noteRawStatement(operation: string, args: unknown): void;
  /** The data depends on something without a scope. */
  markUncacheable(): void;
  /** Null if changes of the data that was read are not noted, or something was written. */
  scopes(): string[] | null;
}

const rowReads = new Set(['findUnique', 'findUniqueOrThrow', 'findFirst', 'findFirstOrThrow', 'findMany']);
const aggregateReads = new Set(['count', 'aggregate', 'groupBy']);
const listConditions = ['some', 'every', 'none'];

/** More rows of one table count as the whole table. */
const maxRowScopes = 200;

/** Results of these differ between two executions on the same data. */
const volatileSql = /\b(now|clock_timestamp|statement_timestamp|current_\w+|localtime\w*|random)\b/i;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Columns that name the user of a row. Keys begin with 1, so that a visitor, who has the key 0, has no rows. */
const userColumns = ['studentId', 'userId'];
/** Conditions below these may match rows although one of them matches none. */
const nonConjunctiveOperators = new Set(['NOT', 'OR', 'none', 'every', 'isNot']);

const matchesNoRow = (where: unknown): boolean =>
  isObject(where) &&
  (userColumns.some((column) => where[column] === 0) ||
    Object.entries(where).some(
      ([name, part]) => !nonConjunctiveOperators.has(name) && !Array.isArray(part) && matchesNoRow(part),
    ));

/** Scopes by table and row, without knowledge of the models. */
function createScopeSet() {
  const noted = new Set<string>();
  const rows = new Map<string, Set<unknown>>();
  let isUncacheable = false;
  const markUncacheable = (): void => {
    isUncacheable = true;
  };
  return {
    markUncacheable,
    note: (scope: string) => noted.add(scope),
    noteRow(scope: string, key: unknown): void {
      if (key === undefined) noted.add(scope);
      else rows.set(scope, (rows.get(scope) ?? new Set()).add(key));
    },
    /** @param dependsOnInserts whether a new row changes the result, not only rows that another row refers to */
    noteTable(table: string, dependsOnInserts: boolean): void {
      const logged = changeLogTables[table];
      if (!logged) markUncacheable();
      noted.add(table);
      if (dependsOnInserts && logged?.insertScope) noted.add(logged.insertScope);
    },
    scopes(): string[] | null {
      if (isUncacheable) return null;
      const rowScopes = [...rows].flatMap(([scope, keys]) =>
        keys.size > maxRowScopes ? [scope] : [tableScopeKey(scope), ...[...keys].map((key) => rowScopeKey(scope, key))],
      );
      return [...new Set([...noted, ...rowScopes])];
    },
  };
}

const tables = new Set([...dataModel.values()].map(({ table }) => table));

function findModel(name: string): Model {
  const model = dataModel.get(name);
  if (!model) throw new Error(`There is no model ${name}`);
  return model;
}

export function createScopeCollector(): ScopeCollector {
  const { markUncacheable, note, noteRow, noteTable, scopes } = createScopeSet();

  /** Notes the tables and columns of a condition, an order or an aggregate. */
  const noteConditions = (model: string, value: unknown): void => {
    const { table, relations } = findModel(model);
    const columns = changeLogTables[table]?.columnScope;
    if (typeof value === 'string' && columns?.column === value) note(columns.scope);
    if (Array.isArray(value)) for (const item of value) noteConditions(model, item);
    else if (isObject(value))
      for (const [name, part] of Object.entries(value)) {
        const target = relations.get(name)?.model;
        if (columns?.column === name) note(columns.scope);
        if (target) noteTable(findModel(target).table, isObject(part) && listConditions.some((key) => key in part));
        noteConditions(target ?? model, part);
      }
  };

  const noteShown = (model: string, args: unknown, value: unknown): void => {
    const { select, include, ...conditions } = isObject(args) ? args : {};
    const { table, relations } = findModel(model);
    const shown = isObject(select) ? select : undefined;
    const found = (Array.isArray(value) ? value : [value]).filter(isObject);
    noteConditions(model, conditions);
    const columns = changeLogTables[table]?.columnScope;
    if (columns && (!shown || shown[columns.column])) for (const row of found) noteRow(columns.scope, row[columns.key]);
    for (const [name, part] of Object.entries(Object.assign({}, shown, include))) {
      if (part === false || part === undefined) continue;
      const relation = relations.get(name);
      if (name === '_count') noteConditions(model, part);
      else if (relation) for (const row of found) noteRelation(relation.model, part, row, row[name]);
    }
  };

  const noteRelation = (model: string, args: unknown, owner: Record<string, unknown>, value: unknown): void => {
    if (isObject(args) && matchesNoRow(args.where)) return;
    const { table } = findModel(model);
    const byRow = changeLogTables[table]?.rowKey;
    const isList = Array.isArray(value);
    if (byRow && !isList) noteRow(table, isObject(value) ? (value[byRow] ?? owner.id) : owner.id);
    else noteTable(table, isList);
    noteShown(model, args, value);
  };

  return {
    scopes,
    markUncacheable,
    noteOperation(model, operation, args, result) {
      noteTable(findModel(model).table, true);
      if (rowReads.has(operation)) noteShown(model, args, result);
      else if (aggregateReads.has(operation)) noteConditions(model, args);
      else markUncacheable();
    },
    // Tables behind functions and views of the database are not seen.
    noteRawStatement(operation, args) {
      const text = isObject(args) && Array.isArray(args.strings) ? args.strings.join(' ? ') : undefined;
      if (operation !== '$queryRaw' || text === undefined || volatileSql.test(text)) {
        markUncacheable();
        return;
      }
      for (const word of new Set(text.match(/\w+/g))) {
        if (!tables.has(word)) continue;
        noteTable(word, true);
        const columns = changeLogTables[word]?.columnScope;
        if (columns) note(columns.scope);
      }
    },
  };
}
