import { isObjectType, type GraphQLSchema } from 'graphql';
import { limits } from '../contract/limits';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';
import { Problem } from './errors';
import { parseId } from './ids';

interface ConnectionArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/**
 * Complexity of a connection page. It is computed before any resolver runs, so invalid page arguments are rejected
 * here.
 * @throws Problem `invalidInput` for a negative size or an invalid cursor
 */
export function connectionComplexity({ first, last, after, before }: ConnectionArguments) {
  const fields: Record<string, ValidationMessageKey> = {};
  if ((first ?? 0) < 0) fields.first = 'notANumber';
  if ((last ?? 0) < 0) fields.last = 'notANumber';
  if (!isValidCursor(after)) fields.after = 'unknownCursor';
  if (!isValidCursor(before)) fields.before = 'unknownCursor';
  if (Object.keys(fields).length > 0) throw new Problem('invalidInput', { fields });
  return {
    field: 1,
    multiplier: Math.max(1, (first ?? last ?? limits.pageSize.default) / limits.graphqlQuery.assumedListLength),
  };
}

/** Valid cursors are absent or encode a positive integer key ("GPC:N:42" in base64). */
function isValidCursor(cursor: string | null | undefined): boolean {
  if (cursor === null || cursor === undefined) return true;
  const [, id = ''] = /^GPC:N:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString()) ?? [];
  return parseId(id) > 0;
}

/**
 * Rejects a cursor whose row is not in the filtered list. Prisma would accept it and reveal the position of a hidden
 * row.
 * @param query as passed by the Pothos plugin
 * @param countOf number of rows in the list with this key
 * @throws Problem `invalidInput`
 */
export async function assertCursorInList(
  { cursor }: { cursor?: { id?: number } },
  countOf: (where: { id: number }) => Promise<number>,
): Promise<void> {
  if (cursor?.id === undefined || (await countOf({ id: cursor.id })) > 0) return;
  throw new Problem('invalidInput', { fields: { cursor: 'unknownCursor' } });
}

const connectionFieldDescriptions: Record<string, string> = {
  edges: 'Rows of this page with their cursors.',
  nodes: 'Rows of this page.',
  pageInfo: 'Position of this page in the list.',
  totalCount: 'Total number of rows on all pages.',
  cursor: 'Cursor of this row, for `after` and `before`.',
  node: 'The row.',
  hasNextPage: 'True if there are rows after this page.',
  hasPreviousPage: 'True if there are rows before this page.',
  startCursor: 'Cursor of the first row.',
  endCursor: 'Cursor of the last row; pass it as `after` to get the next page.',
  first: `Page size, default ${limits.pageSize.default}, maximum ${limits.pageSize.max}.`,
  last: `Page size counted from the end of the list, maximum ${limits.pageSize.max}.`,
  after: 'Returns rows after this cursor.',
  before: 'Returns rows before this cursor.',
};

/** Adds descriptions, in place, to the types that the relay plugin generates. */
export function addConnectionDescriptions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    if (type.name === 'PageInfo') type.description ??= 'Pagination information (GraphQL Cursor Connections).';
    if (type.name.endsWith('Connection')) type.description ??= 'A page of a list with its cursors.';
    if (type.name.endsWith('Edge')) type.description ??= 'A row of a page and its cursor.';
    for (const field of Object.values(type.getFields())) {
      field.description ??= connectionFieldDescriptions[field.name];
      for (const argument of field.args) argument.description ??= connectionFieldDescriptions[argument.name];
    }
  }
  return schema;
}
