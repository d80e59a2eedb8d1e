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
export interface ConnectionPage<Row = unknown> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export interface PagingArguments {
  first: number;
  after: string | null;
}

/**
 * All rows of a connection, up to `maxRows`.
 * @param fetchPage returns one page; null if the parent does not exist, and then the result is null
 */
export async function readAllPages<Row>(
  fetchPage: (paging: PagingArguments) => Promise<ConnectionPage<Row> | null | undefined>,
  maxRows: number,
): Promise<Row[] | null> {
  const nodes: Row[] = [];
  for (let after: string | null = null; nodes.length < maxRows;) {
    const page = await fetchPage({ first: Math.min(limits.pageSize.max, maxRows - nodes.length), after });
    if (!page) return null;
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  return nodes;
}
