import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { FieldMergeFunction, NormalizedCacheObject, Reference, StoreObject } from '@apollo/client';
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

/** Rows are normalized by type and id; a type whose ids repeat needs a policy. */
export const createApolloCache = () =>
  new InMemoryCache({
    typePolicies: {
      LessonProgress: { keyFields: ['lessonId'] },
      LearningSummary: { keyFields: [] },
      NotificationPreference: { keyFields: ['kind'] },
      WaitingCount: { keyFields: ['kind'] },
      NoteCourse: { keyFields: ['courseId'] },
      Quiz: { keyFields: ['lessonId'] },
      QuizAttempt: { fields: { questions: { merge: mergeQuestions } } },
      // Their ids are unique in a question only, or in a table.
      QuestionOption: { keyFields: false },
      PicturePlace: { keyFields: false },
      OfficeSearchResult: { keyFields: false },
      ReferenceName: { keyFields: false },
      BulkError: { keyFields: false },
      Query: {
        fields: {
          // A started attempt is shown without another request; null is the answer for others.
          quizAttempt: (attempt: Reference | null | undefined, { args, toReference }) =>
            attempt === undefined ? toReference({ __typename: 'QuizAttempt', id: String(args?.id) }) : attempt,
        },
      },
    },
  });

/** Questions have no key. Their texts come once, answers and reviews later. */
const mergeQuestions: FieldMergeFunction<StoreObject[] | undefined, StoreObject[]> = (
  stored,
  questions,
  { mergeObjects },
) =>
  questions.map((question) => {
    const earlier = stored?.find(({ position }) => position === question.position);
    return earlier ? mergeObjects(earlier, question) : question;
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
