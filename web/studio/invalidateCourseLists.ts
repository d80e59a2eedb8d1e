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

/** A course has come, or was published or unpublished: lists of courses are asked for anew when they are next shown. */
export function invalidateCourseLists(cache: ApolloCache): void {
  for (const fieldName of courseListFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
