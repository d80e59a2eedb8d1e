import type { PrismaClient } from '../generated/client';
import { seedAccounts } from './accounts';
import { seedBlogPosts } from './blog';
import { seedCertificateSettings } from './certificateSettings';
import { seedContact } from './contact';
import { seedCourses, seedCategories } from './learning/courses';
import { seedEvents } from './events';
import { seedFaqs } from './faqs';
import { seedGlossaryTerms } from './glossary';
import { seedEnrollments, seedReviews } from './learning/enrollments';
import { seedLessonNotes } from './learning/lessonNotes';
import { seedPayments } from './payments';
import { seedPolls } from './polls';
import type { SeedContext } from './seedHelpers';
import { seedThreads } from './learning/threads';
import { seedUserNotes } from './userNotes';

/** Seeds the demo data relative to `now`, in one transaction. A second run adds only missing rows. */
export async function seedDemo(db: PrismaClient, options: Omit<SeedContext, 'db'>): Promise<void> {
  await db.$transaction((tx) => seedAll({ db: tx, ...options }), { maxWait: 30_000, timeout: 120_000 });
}

async function seedAll(context: SeedContext): Promise<void> {
  const userId = await seedAccounts(context);
  const categoryId = await seedCategories(context);
  const courseBy = await seedCourses(context, userId, categoryId);
  await seedCertificateSettings(context);
  await seedEnrollments(context, userId, courseBy);
  await seedLessonNotes(context, userId, courseBy);
  await seedThreads(context, userId, courseBy);
  await seedReviews(context, userId, courseBy);
  await seedBlogPosts(context, userId, categoryId);
  await seedFaqs(context);
  await seedEvents(context, userId);
  await seedPayments(context, userId, courseBy);
  await seedPolls(context, userId);
  await seedGlossaryTerms(context, userId);
  await seedContact(context);
  await seedUserNotes(context, userId);
}
