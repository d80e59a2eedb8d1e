/** Lists of the panel whose columns and views people keep, by the `name` of their resource in the web client. */
export const listNames = [
  ...['audit', 'blog', 'categories', 'certificates', 'coupons', 'courses', 'enrollments', 'events', 'faqs'],
  ...['glossary', 'jobs', 'messages', 'newsletter', 'newsletterIssues', 'payments', 'polls', 'reviews'],
  ...['search-vocabulary', 'siteDocuments', 'users'],
] as const;
export type ListName = (typeof listNames)[number];

/** The preference with the height of the rows of all lists. */
export const allLists = 'all';
