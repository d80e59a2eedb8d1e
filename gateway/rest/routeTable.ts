import type { Route } from './route';
import { accountRoutes, userRoutes } from './routes/accounts';
import { blogRoutes } from './routes/blog';
import { courseRoutes, enrollmentRoutes } from './routes/courses';
import { eventRoutes } from './routes/events';
import { faqRoutes } from './routes/faqs';
import { glossaryRoutes } from './routes/glossary';
import { pollRoutes } from './routes/polls';

/**
 * Every call of the REST contract (spec.md section 7), a file a domain. A new call is a new row and its operation in a
 * `.graphql` file.
 */
export const restRoutes: Route[] = [
  ...accountRoutes,
  ...userRoutes,
  ...courseRoutes,
  ...enrollmentRoutes,
  ...blogRoutes,
  ...eventRoutes,
  ...pollRoutes,
  ...faqRoutes,
  ...glossaryRoutes,
];
