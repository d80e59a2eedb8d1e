import type { ApolloCache } from '@apollo/client';

const staleFields = [
  'courses',
  'courseTable',
  'recommendedCourses',
  'teachingCourses',
  'teachingSummary',
  'topCourses',
  'completionFunnel',
];

/** A course has come, or was published or unpublished: lists of courses are asked for anew when they are next shown. */
export function forgetCourses(cache: ApolloCache): void {
  for (const fieldName of staleFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
