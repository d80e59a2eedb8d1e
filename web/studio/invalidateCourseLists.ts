import type { ApolloCache } from '@apollo/client';

const courseListFields = [
  'courses',
  'adminCourses',
  'recommendedCourses',
  'studioCourses',
  'studioSummary',
  'topCourses',
  'completionFunnel',
];

/** Evicts the cached course lists after a course was created, published or unpublished. */
export function invalidateCourseLists(cache: ApolloCache): void {
  for (const fieldName of courseListFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
