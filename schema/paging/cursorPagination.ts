import { isObjectType, type GraphQLSchema } from 'graphql';
import type { Prisma } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { pageSizes } from '../contract/pageSizes';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';

interface ConnectionArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/**
 * Complexity of the pages of a connection. It is computed before any resolver runs, so invalid page arguments are rejected here.
 * @param isCursor whether a text is a cursor of the list
 * @returns a function that throws a Problem `invalidInput` for a negative size or an invalid cursor
 */
export const connectionComplexityFor =
  (isCursor: (cursor: string) => boolean) =>
  ({ first, last, after, before }: ConnectionArguments) => {
    const fields: Record<string, ValidationMessageKey> = {};
    if ((first ?? 0) < 0) fields.first = 'notANumber';
    if ((last ?? 0) < 0) fields.last = 'notANumber';
    if (typeof after === 'string' && !isCursor(after)) fields.after = 'unknownCursor';
    if (typeof before === 'string' && !isCursor(before)) fields.before = 'unknownCursor';
    if (Object.keys(fields).length > 0) throw new Problem('invalidInput', { fields });
    return {
      field: 1,
      multiplier: Math.max(1, (first ?? last ?? pageSizes.default) / bounds.graphqlQuery.assumedListLength),
    };
  };

/** Of lists whose cursors are keys. */
export const connectionComplexity = connectionComplexityFor(isIdCursor);

/** A positive integer key ("GPC:N:42" in base64). */
function isIdCursor(cursor: string): boolean {
  const [, id = ''] = /^GPC:N:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString()) ?? [];
  return parseId(id) > 0;
}

/** Page arguments as the Pothos plugin passes them: a negative `take` reads backwards, `skip` is 1 with a cursor. */
export interface PageArguments {
  cursor?: { id?: number };
  skip?: number;
  take?: number;
}

interface CursorPage {
  cursor: { id: number };
  skip: number;
  take: number;
}

/** Cancels the page arguments of a query whose rows are chosen by id. */
export const withoutPageArguments = { cursor: undefined, skip: undefined, take: undefined } as const;

export const unknownCursorProblem = (): Problem => new Problem('invalidInput', { fields: { cursor: 'unknownCursor' } });

/**
 * The rows after (or before) a cursor, without the cursor's row, which is read with them.
 * @param readRows reads rows of the list in its order
 * @returns null if the cursor's row is not in the list
 */
export async function findRowsAtCursor<Row extends { id: number }>(
  id: number,
  take: number,
  readRows: (page: CursorPage) => Promise<Row[]>,
): Promise<Row[] | null> {
  const isForward = take >= 0;
  const rows = await readRows({ cursor: { id }, skip: 0, take: isForward ? take + 1 : take - 1 });
  if (rows.at(isForward ? 0 : -1)?.id !== id) return null;
  return isForward ? rows.slice(1) : rows.slice(0, -1);
}

/** Prisma's delegates have no common type: each is generic over its own arguments. */
interface ListDelegate {
  findMany(args: object): Promise<{ id: number }[]>;
}

/**
 * A page of a connection: `findPage(db.faq, query, { where, orderBy })`. The cursor's row is read with the
 * page: the cursor of a hidden row would reveal its position.
 * @param query selection and page arguments from the Pothos plugin
 * @throws Problem `invalidInput` if the cursor's row is not in the list
 */
export async function findPage<Delegate>(
  delegate: Delegate,
  query: PageArguments & { select?: object },
  list: Pick<Prisma.Args<Delegate, 'findMany'>, 'where' | 'orderBy'>,
): Promise<Prisma.Result<Delegate, object, 'findMany'>> {
  const { findMany } = delegate as unknown as ListDelegate;
  const read = async () => {
    const { cursor, take = 0, select } = query;
    if (cursor?.id === undefined) return findMany({ ...query, ...list });
    const selection = select && { select: { ...select, id: true } };
    const rows = await findRowsAtCursor(cursor.id, take, (page) =>
      findMany({ ...query, ...selection, ...list, ...page }),
    );
    if (!rows) throw unknownCursorProblem();
    return rows;
  };
  return (await read()) as unknown as Prisma.Result<Delegate, object, 'findMany'>;
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
  first: `Page size, default ${pageSizes.default}, maximum ${pageSizes.max}.`,
  last: `Page size counted from the end of the list, maximum ${pageSizes.max}.`,
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
