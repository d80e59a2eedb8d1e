import type { ApolloCache } from '@apollo/client';

const staleFields = ['myEnrollments', 'myLearning', 'continueLearning', 'recommendedCourses'];

/** What screens know of the student's courses has changed: it is asked for anew when it is next shown. */
export function forgetLearning(cache: ApolloCache): void {
  for (const fieldName of staleFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
