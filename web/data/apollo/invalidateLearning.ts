import type { ApolloCache } from '@apollo/client';

const learningQueryFields = [
  'myEnrollments',
  'myLearningSummary',
  'currentEnrollment',
  'recommendedCourses',
  'myCertificates',
];

/** Evicts the student's learning data; it is refetched when it is next shown. */
export function invalidateLearning(cache: ApolloCache): void {
  for (const fieldName of learningQueryFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
