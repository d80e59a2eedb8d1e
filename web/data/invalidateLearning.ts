import type { ApolloCache } from '@apollo/client';

const learningQueryFields = ['myEnrollments', 'myLearningSummary', 'currentEnrollment', 'recommendedCourses'];

/** What screens know of the student's courses has changed: it is asked for anew when it is next shown. */
export function invalidateLearning(cache: ApolloCache): void {
  for (const fieldName of learningQueryFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
