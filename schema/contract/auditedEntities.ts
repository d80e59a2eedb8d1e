/** Tables whose changes by admins are recorded in the audit log. */
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

export const auditedActions = ['create', 'update', 'delete'] as const;
export type AuditedAction = (typeof auditedActions)[number];
