import { ApolloClient, ApolloLink, InMemoryCache, Observable, type NormalizedCacheObject } from '@apollo/client';
import { print } from 'graphql';
import type { SendOperation } from './transport';

interface ApolloClientOptions {
  send: SendOperation;
  /** True while a page is rendered on the server. */
  onServer?: boolean;
  /** What the server already read for this page. */
  state?: NormalizedCacheObject | undefined;
}

/**
 * The data of one visitor: a new client for every page on the server, one for the page's life in the browser. Reads are
 * answered from the cache, never retried and never refetched on focus (spec.md section 7).
 */
export function createApolloClient({ send, onServer = false, state }: ApolloClientOptions): ApolloClient {
  const cache = createApolloCache();
  if (state) cache.restore(state);
  return new ApolloClient({ cache, link: createTransportLink(send), ssrMode: onServer, devtools: { enabled: false } });
}

const createApolloCache = () =>
  new InMemoryCache({
    typePolicies: { LessonProgress: { keyFields: ['lessonId'] }, LearningSummary: { keyFields: [] } },
  });

const createTransportLink = (send: SendOperation) =>
  new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        const abort = new AbortController();
        send({ query: print(query), variables, operationName }, abort.signal)
          .then((answer) => {
            observer.next(answer);
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error));
        return () => abort.abort();
      }),
  );
