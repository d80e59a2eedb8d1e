import type { Route } from './route';
import { accountRoutes, userRoutes } from './routes/accounts';
import { blogRoutes } from './routes/blog';
import { certificateRoutes } from './routes/certificates';
import { courseRoutes, enrollmentRoutes } from './routes/courses';
import { eventRoutes } from './routes/events';
import { faqRoutes } from './routes/faqs';
import { glossaryRoutes } from './routes/glossary';
import { notificationRoutes } from './routes/notifications';
import { paymentRoutes } from './routes/payments';
import { pollRoutes } from './routes/polls';

/** The REST routes (R-API-1), one file per domain. A new route needs its operation in a `.graphql` file. */
export const restRoutes: Route[] = [
  ...accountRoutes,
  ...userRoutes,
  ...courseRoutes,
  ...enrollmentRoutes,
  ...certificateRoutes,
  ...blogRoutes,
  ...eventRoutes,
  ...pollRoutes,
  ...faqRoutes,
  ...glossaryRoutes,
  ...notificationRoutes,
  ...paymentRoutes,
];
