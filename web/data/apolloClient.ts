import { ApolloClient, ApolloLink, InMemoryCache, Observable, type NormalizedCacheObject } from '@apollo/client';
import type { SendOperation } from './transport';

interface ApolloClientOptions {
  send: SendOperation;
  /** True during server rendering. */
  onServer?: boolean;
  state?: NormalizedCacheObject | undefined;
}

/**
 * One client per request on the server, one per page load in the browser. Queries are cache-first, without retry and
 * without refetch on focus.
 */
export function createApolloClient({ send, onServer = false, state }: ApolloClientOptions): ApolloClient {
  const cache = createApolloCache();
  if (state) cache.restore(state);
  return new ApolloClient({ cache, link: createTransportLink(send), ssrMode: onServer, devtools: { enabled: false } });
}

const createApolloCache = () =>
  new InMemoryCache({
    typePolicies: {
      LessonProgress: { keyFields: ['lessonId'] },
      LearningSummary: { keyFields: [] },
      NotificationPreference: { keyFields: ['kind'] },
      WaitingCount: { keyFields: ['kind'] },
    },
  });

const createTransportLink = (send: SendOperation) =>
  new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        const abort = new AbortController();
        send({ query, variables, operationName }, abort.signal)
          .then((result) => {
            observer.next(result);
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error));
        return () => abort.abort();
      }),
  );
