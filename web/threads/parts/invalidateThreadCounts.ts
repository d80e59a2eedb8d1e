import type { ApolloCache } from '@apollo/client';

const countFields = ['waitingCounts', 'waitingThreadCount'];

/** Evicts the cached numbers of waiting questions, for changes of a question, its answers or its reports. */
export function invalidateThreadCounts(cache: ApolloCache): void {
  for (const fieldName of countFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
