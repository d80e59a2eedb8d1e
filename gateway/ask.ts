import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { execute } from 'graphql';
import { schema } from '../schema';
import type { Context } from '../schema/context';

/**
 * The answer to an operation of our own, with the rights of the context.
 * @throws the first error of the answer: a list or a feed is whole or not at all
 */
export async function ask<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variableValues: Variables,
  contextValue: Context,
): Promise<Data> {
  const { data, errors } = await execute({ schema, document, contextValue, variableValues });
  if (errors?.[0]) throw errors[0];
  return data as Data;
}
