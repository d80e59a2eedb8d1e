import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { execute } from 'graphql';
import { schema } from '../../schema';
import type { Context } from '../../schema/core/context';
import { limits } from '../../schema/contract/limits';

/**
 * Executes an internal operation with the context's viewer.
 * @throws the first error of the result, because lists and feeds are never partial
 */
export async function executeDocument<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variableValues: Variables,
  contextValue: Context,
): Promise<Data> {
  const { data, errors } = await execute({ schema, document, contextValue, variableValues });
  if (errors?.[0]) throw errors[0];
  return data as Data;
}

/** A page of a connection of the schema. */
export interface ConnectionPage {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export interface PagingArguments {
  first: number;
  after: string | null;
}

/** Some rows of a list that is read in parts. */
export interface ListPart {
  rows: unknown[];
  isLast: boolean;
}

/** The rows of a connection page by page, up to `maxRows`. */
export async function* readPages(
  fetchPage: (paging: PagingArguments) => Promise<ConnectionPage>,
  maxRows: number,
): AsyncGenerator<ListPart, void> {
  let after: string | null = null;
  for (let count = 0, isLast = false; !isLast;) {
    const first = Math.min(limits.pageSize.max, maxRows - count);
    const { nodes, pageInfo } = await fetchPage({ first, after });
    count += nodes.length;
    after = pageInfo.endCursor;
    isLast = !pageInfo.hasNextPage || count >= maxRows;
    yield { rows: nodes, isLast };
  }
}
