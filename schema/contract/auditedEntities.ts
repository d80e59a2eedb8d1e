/** The kinds of things whose changes by admins are noted; each by the name of its table. */
export const auditedEntities = [
  'users',
  'courses',
  'lessons',
  'categories',
  'enrollments',
  'reviews',
  'payments',
  'blog_posts',
  'events',
  'event_registrations',
  'faqs',
  'faq_categories',
  'polls',
  'poll_options',
  'glossary_terms',
  'contact_messages',
  'newsletter_subscribers',
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];

/** What can have been done to them. */
export const auditedActions = ['create', 'update', 'delete'] as const;
export type AuditedAction = (typeof auditedActions)[number];
