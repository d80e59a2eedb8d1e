import { getNamedType, isRequiredArgument, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '..';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { toPhoneDigits } from '../contract/search/searchText';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { spellingsOfSearch } from '../testing/texts/pastedTexts';
import { openTestDatabase } from '../testing/testDatabase';

/* The search of each table of the admin panel finds what a row shows. */

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const fixtures = createFixtures(db);
  admin = viewerFor(
    await fixtures.createUser({ role: 'admin', username: 'boss', firstName: 'Lina', lastName: 'Cherif' }),
  );
  const { id: trainerId } = await fixtures.createUser({
    role: 'trainer',
    username: 'karim',
    firstName: 'كريم',
    lastName: 'بلقاسم',
    phone: '0550 12 34 56',
  });
  await fixtures.createUser({ username: 'abroad', phone: '+213 (0) 661-77.88.99', isActive: false });
  const { id: categoryId } = await fixtures.createCategory({ name: 'Chargers', nameAr: 'محطات الشحن' });
  const dated = { trainerId, categoryId };
  const course = await fixtures.createCourse({
    ...dated,
    title: 'Paid',
    price: '15000',
    isPublished: true,
    firstPublishedAt: new Date(),
  });
  await db.courseCounters.update({ where: { courseId: course.id }, data: { enrollmentCount: 731 } });
  await fixtures.createCourse({ title: 'Sketch', isPublished: false });
  await fixtures.createCourse({ title: 'Old', isPublished: false, firstPublishedAt: new Date() });
  await fixtures.createBlogPost({ title: 'Post', categoryId, authorId: trainerId, isPublished: false });
  const faqCategory = await fixtures.createFaqCategory({ name: 'Billing', nameAr: 'الفوترة' });
  await fixtures.createFaq({ question: 'How?', categoryId: faqCategory.id, isPublished: false });
  await fixtures.createEvent({ title: 'Fair', price: '5000', capacity: 120, isPublished: true });
  await fixtures.createEvent({ title: 'Gift', price: '0', isPublished: false });
  await fixtures.createPoll({ question: 'Ended?', endsAt: new Date(0) });
  await fixtures.createPoll({ question: 'Closed?', isActive: false });
  await fixtures.createGlossaryTerm({ term: 'Hidden term', isPublished: false });
  await db.review.create({ data: { userId: admin.id, courseId: course.id, trainerId, rating: 5, comment: 'Great' } });
  await db.contactMessage.create({
    data: {
      name: 'Amel',
      email: 'amel@example.dz',
      phone: '021 30 40 50',
      subject: 'Ask',
      message: 'm',
      dedupeHash: 'h',
    },
  });
  await db.newsletterSubscriber.create({ data: { email: 'news@example.dz', language: 'ar' } });
  await db.newsletterSubscriber.create({
    data: { email: 'confirmed@example.dz', language: 'en', confirmedAt: new Date() },
  });
});
afterAll(() => close());

const tables = {
  adminUsers: 'username',
  adminCourses: 'title',
  adminBlogPosts: 'title',
  adminFaqs: 'question',
  adminEvents: 'title',
  adminPolls: 'question',
  adminReviews: 'comment',
  adminContactMessages: 'subject',
  adminNewsletterSubscribers: 'email',
  adminGlossaryTerms: 'term',
} as const;

test.each<[keyof typeof tables, search: string, found: string[]]>([
  ['adminUsers', '0550123456', ['karim']],
  ['adminUsers', '+213550123456', ['karim']],
  ['adminUsers', '00213 550 12 34', ['karim']],
  ['adminUsers', '٠٥٥٠ ١٢٣٤٥٦', ['karim']],
  ['adminUsers', '0550 12', ['karim']],
  ['adminUsers', '550123456', ['karim']],
  ['adminUsers', '0213550123456', ['karim']],
  ['adminUsers', '(0550) 12.34.56', ['karim']],
  ['adminUsers', '۰۵۵۰ ۱۲ ۳۴ ۵۶', ['karim']],
  ['adminUsers', '0661778899', ['abroad']],
  ['adminUsers', '0661 77 88 90', []],
  ['adminUsers', 'معطل', ['abroad']],
  ['adminUsers', 'ينتظر الاعتماد كريم', ['karim']],
  ['adminCourses', 'كريم', ['Paid']],
  ['adminCourses', 'محطات الشحن', ['Paid']],
  ['adminCourses', '15,000', ['Paid']],
  ['adminCourses', '١٥٬٠٠٠', ['Paid']],
  ['adminCourses', '15000', ['Paid']],
  ['adminCourses', '15.000', ['Paid']],
  ['adminCourses', '15 000 DA', ['Paid']],
  ['adminCourses', '15,000 دج', ['Paid']],
  ['adminCourses', '731', ['Paid']],
  ['adminCourses', 'منشور', ['Paid']],
  ['adminCourses', 'مسودة', ['Sketch']],
  ['adminCourses', 'مؤرشفة', ['Old']],
  ['adminCourses', 'مجانية مسودة', ['Sketch']],
  ['adminBlogPosts', 'كريم محطات', ['Post']],
  ['adminBlogPosts', 'مسوده', ['Post']],
  ['adminFaqs', 'الفوترة', ['How?']],
  ['adminFaqs', 'مسودة', ['How?']],
  ['adminEvents', '5,000', ['Fair']],
  ['adminEvents', '120', ['Fair']],
  ['adminEvents', 'مجانية', ['Gift']],
  ['adminEvents', 'منشورة', ['Fair']],
  ['adminPolls', 'منتهٍ', ['Ended?']],
  ['adminPolls', 'معطّل', ['Closed?']],
  ['adminReviews', 'Cherif', ['Great']],
  ['adminReviews', 'في انتظار الموافقة', ['Great']],
  ['adminReviews', 'انتظار المواف', ['Great']],
  ['adminReviews', 'في', []],
  ['adminReviews', 'موافق عليه', []],
  ['adminContactMessages', '021304050', ['Ask']],
  ['adminContactMessages', 'في انتظار المعالجة', ['Ask']],
  ['adminContactMessages', 'Amel في انتظار', ['Ask']],
  ['adminContactMessages', 'في', []],
  ['adminContactMessages', 'عولجت', []],
  ['adminNewsletterSubscribers', 'العربية غير مؤكد', ['news@example.dz']],
  ['adminNewsletterSubscribers', 'غير مؤكد العربية', ['news@example.dz']],
  ['adminNewsletterSubscribers', 'غير', ['news@example.dz']],
  ['adminNewsletterSubscribers', 'مؤكد', ['confirmed@example.dz']],
  ['adminNewsletterSubscribers', 'مؤكَّد الإنجليزية', ['confirmed@example.dz']],
  ['adminNewsletterSubscribers', 'العربية مؤكد', []],
  ['adminGlossaryTerms', 'مسودة', ['Hidden term']],
])('%s finds %j', async (query, search, found) => {
  const column = tables[query];
  for (const spelling of [search, ...spellingsOfSearch(search)]) {
    const { data, errors } = await createExecutor(db).execute<Record<string, { rows: Record<string, string>[] }>>(
      `query ($search: String) { ${query}(filter: { search: $search }) { totalCount rows { ${column} } } }`,
      { search: spelling },
      admin,
    );
    expect(errors).toBeUndefined();
    expect([spelling, data?.[query]?.rows.map((row) => row[column])]).toEqual([spelling, found]);
  }
});

test('every list of the panel that is searched takes pasted searches', async () => {
  // Lists within a course need its key, and are no lists of the panel.
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ args }) =>
      args.some(({ type }) => 'getFields' in type && 'search' in type.getFields()) && !args.some(isRequiredArgument),
  );
  expect(lists.length).toBeGreaterThan(15);
  for (const { name, type } of lists) {
    const selection =
      'totalCount' in (getNamedType(type) as GraphQLObjectType).getFields() ? '{ totalCount }' : '{ __typename }';
    for (const search of spellingsOfSearch("l'énergie 15-20")) {
      const document = `query ($search: String) { ${name}(filter: { search: $search }) ${selection} }`;
      const { errors } = await createExecutor(db).execute(document, { search }, admin);
      expect([name, search, errors]).toEqual([name, search, undefined]);
    }
  }
});

test('the database reduces phone numbers to the same digits as the search', async () => {
  const phones = [
    '0550 12 34 56',
    '+213 550 12 34 56',
    '00213 (0) 21 30 40 50',
    '+33 6 12 34 56 78',
    '٠٥٥٠',
    '213661778899',
  ];
  const rows = await db.$queryRaw<{ digits: string }[]>`
    SELECT phone_digits(phone) AS digits FROM unnest(${phones}::text[]) WITH ORDINALITY AS t(phone, n) ORDER BY n`;
  expect(rows.map(({ digits }) => digits)).toEqual(phones.map((phone) => toPhoneDigits(phone.replace('٠٥٥٠', '0550'))));
});
