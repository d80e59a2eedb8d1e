import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { execute } from 'graphql';
import { schema } from '../../schema';
import type { Context } from '../../schema/core/context';
import { limits } from '../../schema/contract/limits';

/**
 * The answer to an operation of our own, with the rights of the context.
 * @throws the first error of the answer: a list or a feed is whole or not at all
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

/** A page of a list, as the schema's connections answer it. */
export interface ConnectionPage<Row = unknown> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What the walk along a list says of the page it wants. */
export interface PagingArguments {
  first: number;
  after: string | null;
}

/**
 * The rows of a list, page by page, `most` at most.
 * @param ask answers one page; null where what the list belongs to does not exist, and then so is the whole
 */
export async function readAllPages<Row>(
  ask: (paging: PagingArguments) => Promise<ConnectionPage<Row> | null | undefined>,
  most: number,
): Promise<Row[] | null> {
  const nodes: Row[] = [];
  for (let after: string | null = null; nodes.length < most;) {
    const page = await ask({ first: Math.min(limits.pageSize.max, most - nodes.length), after });
    if (!page) return null;
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  return nodes;
}
