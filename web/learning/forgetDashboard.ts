import type { ApolloCache } from '@apollo/client';

/** What the dashboard counts and sorts has changed: it is to be asked again when it is next shown. */
export function forgetDashboard(cache: ApolloCache): void {
  for (const fieldName of ['myLearning', 'myEnrollments', 'continueLearning']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}
