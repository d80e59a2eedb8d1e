import type { Prisma } from '../generated/client';

/** Models whose rows are read in one statement, by their property of the client. */
export const modelNames = {
  user: 'User',
  category: 'Category',
  course: 'Course',
  courseCounters: 'CourseCounters',
  lesson: 'Lesson',
  enrollment: 'Enrollment',
  review: 'Review',
  blogPost: 'BlogPost',
  faqCategory: 'FaqCategory',
  faq: 'Faq',
  event: 'Event',
  poll: 'Poll',
  glossaryTerm: 'GlossaryTerm',
  contactDetails: 'ContactDetails',
  contactMessage: 'ContactMessage',
  newsletterSubscriber: 'NewsletterSubscriber',
  searchDocument: 'SearchDocument',
} as const satisfies Record<string, Prisma.ModelName>;

export type ReadableModel = keyof typeof modelNames;

/** Models that a statement may contain, also as relations. */
export const readableModels: ReadonlySet<string> = new Set<Prisma.ModelName>([
  ...Object.values(modelNames),
  'Certificate',
  'LessonProgress',
]);
