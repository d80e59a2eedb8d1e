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
 * What a page of a connection costs: as many rows as it may answer, where its inner lists count the assumed length.
 * Every connection is asked for its cost before anything runs, so that is also where broken page arguments are refused.
 * @throws Problem `invalidInput` for a negative size or a cursor that no page has handed out.
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

/** Whether it is absent, or the plugin's cursor of an integer key ("GPC:N:42" in base64). */
function isValidCursor(cursor: string | null | undefined): boolean {
  if (cursor === null || cursor === undefined) return true;
  const [, id = ''] = /^GPC:N:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString()) ?? [];
  return parseId(id) > 0;
}

/**
 * Refuses to continue a list behind a row that is not in it: Prisma would start from it all the same, skip a row, and so
 * tell where rows stand that the caller may not see.
 * @param query as the plugin hands it to the resolver
 * @param countOf how many rows of the list have this key
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
  edges: 'The rows with their cursors.',
  nodes: 'The rows alone.',
  pageInfo: 'Where this page stands in the list.',
  totalCount: 'Rows on all pages together.',
  cursor: 'Names this row for `after` and `before`.',
  node: 'The row.',
  hasNextPage: 'Whether rows follow this page.',
  hasPreviousPage: 'Whether rows precede this page.',
  startCursor: 'Cursor of the first row.',
  endCursor: 'Cursor of the last row; hand it to `after` for the next page.',
  first: `Rows wanted from the start; at most ${limits.pageSize.max}, ${limits.pageSize.default} unless told.`,
  last: 'Rows wanted from the end.',
  after: 'Only rows behind this cursor.',
  before: 'Only rows in front of this cursor.',
};

/** Describes, in place, what the relay plugin adds without a word: the SDL is a contract that others read. */
export function addConnectionDescriptions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    if (type.name === 'PageInfo') type.description ??= 'A page of a list (GraphQL Cursor Connections).';
    if (type.name.endsWith('Connection')) type.description ??= 'A page of a list.';
    if (type.name.endsWith('Edge')) type.description ??= 'A row in its place on the page.';
    for (const field of Object.values(type.getFields())) {
      field.description ??= connectionFieldDescriptions[field.name];
      for (const argument of field.args) argument.description ??= connectionFieldDescriptions[argument.name];
    }
  }
  return schema;
}
