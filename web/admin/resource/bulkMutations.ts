import type { ApolloClient } from '@apollo/client';
import { toClientError } from '../../data/errors/clientError';
import type { BulkResult } from '../table/types';
import type { BulkDocument } from './adminResource';

export async function runBulkMutation<Variables extends Record<string, unknown>>(
  client: ApolloClient,
  document: BulkDocument<Variables>,
  variables: Variables,
): Promise<BulkResult | undefined> {
  const { data } = await client.mutate({ mutation: document, variables });
  return Object.values(data ?? {})[0];
}

/** Runs a mutation for one row after the other; a row that fails does not stop the others. */
export async function runForEachRow(
  ids: readonly string[],
  mutate: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const result = { succeeded: [] as string[], failed: [] as { id: string; message: string }[] };
  for (const id of ids) {
    try {
      await mutate(id);
      result.succeeded.push(id);
    } catch (error) {
      result.failed.push({ id, message: toClientError(error).message });
    }
  }
  return result;
}
