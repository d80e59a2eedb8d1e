import type { PrismaClient } from '../generated/client';
import { seedAccounts } from './accounts';
import { seedBlogPosts } from './blog';
import { seedCategories } from './categories';
import { seedContact } from './contact';
import { seedCourses } from './courses';
import { seedEvents } from './events';
import { seedFaqs } from './faqs';
import { seedGlossaryTerms } from './glossary';
import { seedEnrollments } from './enrollments';
import { seedPayments } from './payments';
import { seedPolls } from './polls';
import { seedReviews } from './reviews';
import type { SeedContext } from './seedHelpers';

/** Whether anybody has an account: a database with users is somebody's own and gets no demo data. */
export const hasUsers = async (db: PrismaClient): Promise<boolean> =>
  (await db.user.findFirst({ select: { id: true } })) !== null;

/**
 * Fills the database with the demo platform, relative to `now`. All or nothing: a half seeded database would have users
 * and so never be completed. A second run adds only what is missing.
 */
export async function seedDemo(
  db: PrismaClient,
  options: { now: Date; hashPassword: (plain: string) => Promise<string> },
): Promise<void> {
  await db.$transaction((tx) => seedAll({ db: tx, ...options }), { maxWait: 30_000, timeout: 120_000 });
}

async function seedAll(seeding: SeedContext): Promise<void> {
  const userId = await seedAccounts(seeding);
  const categoryId = await seedCategories(seeding);
  const courseBy = await seedCourses(seeding, userId, categoryId);
  await seedEnrollments(seeding, userId, courseBy);
  await seedReviews(seeding, userId, courseBy);
  await seedPayments(seeding, userId, courseBy);
  await seedBlogPosts(seeding, userId, categoryId);
  await seedFaqs(seeding);
  await seedEvents(seeding, userId);
  await seedPolls(seeding, userId);
  await seedGlossaryTerms(seeding, userId);
  await seedContact(seeding);
}
