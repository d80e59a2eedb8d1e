import type { ApolloCache } from '@apollo/client';

const countFields = ['waitingCounts', 'waitingThreadCount'];

/** Evicts the cached numbers of waiting questions after one was answered, hidden or deleted. */
export function invalidateWaitingThreads(cache: ApolloCache): void {
  for (const fieldName of countFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
