import type { ApolloCache } from '@apollo/client';
import { invalidateLearning } from '../data/apollo/invalidateLearning';

/** Root fields that show orders, and the places that orders open. */
const orderQueryFields = ['payments', 'course', 'events', 'myEventRegistrations'];

/** Evicts what depends on the viewer's orders; it is refetched when it is next shown. */
export function invalidateOrders(cache: ApolloCache): void {
  invalidateLearning(cache);
  for (const fieldName of orderQueryFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
