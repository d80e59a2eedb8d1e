import { certificateCsv, certificateRoutes } from './routes/certificates';
import type { CsvExport } from '../exports/csvExport';
import { enrollmentCsv, studioEnrollmentCsv } from '../exports/enrollmentCsv';
import { revenueCsv } from '../exports/revenueCsv';
import { gradeBookCsv } from '../exports/gradeBookCsv';
import { newsletterCsv } from '../exports/newsletterCsv';
import { searchVocabularyCsv } from '../exports/searchVocabularyCsv';
import type { Route } from './route';
import { accountRoutes, userCsv, userRoutes } from './routes/accounts';
import { blogPostCsv, blogRoutes } from './routes/content/blog';
import { courseCsv, courseRoutes, enrollmentRoutes } from './routes/courses';
import { eventCsv, eventRegistrationCsv, eventRoutes } from './routes/content/events';
import { faqCsv, faqRoutes } from './routes/content/faqs';
import { glossaryRoutes } from './routes/content/glossary';
import { noteRoutes } from './routes/notes';
import { notificationRoutes } from './routes/notifications';
import { paymentCsv, paymentRoutes } from './routes/payments';
import { pollCsv, pollRoutes } from './routes/content/polls';
import { quizRoutes } from './routes/quizzes';
import { threadRoutes } from './routes/threads';

interface DomainRoutes {
  /** A new route needs its operation in a `.graphql` file. */
  routes?: Route[];
  /** GET /api/exports/<name>.csv. */
  exports?: CsvExport[];
}

/** The REST routes (R-API-1) and CSV exports of each domain. */
const domains: DomainRoutes[] = [
  { routes: accountRoutes },
  { routes: userRoutes, exports: [userCsv] },
  { routes: courseRoutes, exports: [courseCsv] },
  { routes: enrollmentRoutes, exports: [enrollmentCsv, studioEnrollmentCsv, revenueCsv, gradeBookCsv] },
  { routes: quizRoutes },
  { routes: threadRoutes },
  { routes: noteRoutes },
  { routes: certificateRoutes, exports: [certificateCsv] },
  { routes: blogRoutes, exports: [blogPostCsv] },
  { routes: eventRoutes, exports: [eventCsv, eventRegistrationCsv] },
  { routes: pollRoutes, exports: [pollCsv] },
  { routes: faqRoutes, exports: [faqCsv] },
  { routes: glossaryRoutes },
  { routes: notificationRoutes },
  { routes: paymentRoutes, exports: [paymentCsv] },
  { exports: [newsletterCsv] },
  { exports: [searchVocabularyCsv] },
];

export const restRoutes: Route[] = domains.flatMap(({ routes = [] }) => routes);
export const csvExports: CsvExport[] = domains.flatMap(({ exports = [] }) => exports);
