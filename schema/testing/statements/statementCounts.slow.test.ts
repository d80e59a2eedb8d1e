import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../core/context';
import type { PrismaClient } from '../../../prisma/generated/client';
import { openTestDatabase } from '../testDatabase';
import { hoursFromNow } from '../factories';
import { createExecutor, createFixtures, viewerFor } from '../fixtures';
import { recordStatements } from './recordStatements';

let db: PrismaClient;
let close: () => Promise<void>;
let student: Viewer;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  student = viewerFor(await createFixtures(db).createUser());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  await insertMoreRows(3);
});
afterAll(() => close());

/**
 * Adds courses with two lessons, an enrollment of the student and a review, and as many polls with votes, events,
 * posts, FAQs and terms.
 */
async function insertMoreRows(courses: number) {
  const {
    createEvent,
    createCourse,
    createFaq,
    createFaqCategory,
    createLesson,
    createPoll,
    createBlogPost,
    createGlossaryTerm,
    createUser,
    createEnrollment,
  } = createFixtures(db);
  for (let index = 0; index < courses; index += 1) {
    const course = await createCourse();
    for (let lesson = 0; lesson < 2; lesson += 1) await createLesson(course.id);
    const { id: enrollmentId } = await createEnrollment(student.id, course.id);
    const lesson = await db.lesson.findFirstOrThrow({ where: { courseId: course.id } });
    await db.lessonProgress.create({ data: { enrollmentId, lessonId: lesson.id, completedAt: new Date() } });
    const { id: userId } = await createUser();
    await db.certificate.create({
      data: {
        enrollmentId,
        userId: student.id,
        courseId: course.id,
        status: 'awaiting_name',
        trainerName: 'T',
        courseTitle: 'C',
        courseTitleAr: 'C',
        level: 'beginner',
        duration: 60,
        lessonCount: 1,
        completedAt: new Date(),
      },
    });
    await db.review.create({
      data: { userId, courseId: course.id, trainerId: course.trainerId, rating: 5, isApproved: true },
    });
    const order = { courseId: course.id, amount: '1', listPrice: '1', method: 'ccp' as const, expiresAt: new Date() };
    const proof = { uploadKey: 'a.webp', fileHash: 'same', transactionId: '1', transactionKey: '1' };
    await db.payment.create({
      data: { ...order, userId: student.id, status: 'submitted', proofs: { create: [proof, proof] } },
    });
    await db.payment.create({ data: { ...order, userId, status: 'refund_requested' } });
    const coupon = { code: `COUPON${course.id}`, percent: 10, courses: { create: { courseId: course.id } } };
    await db.coupon.create({ data: coupon });
    for (const hours of [24, -24]) {
      const event = await createEvent({ startDate: hoursFromNow(hours) });
      await db.eventRegistration.create({ data: { eventId: event.id, userId: student.id } });
    }
    await createBlogPost({ categoryId: course.categoryId });
    await createBlogPost({ categoryId: (await db.category.findFirstOrThrow()).id });
    await createFaq({ categoryId: (await createFaqCategory()).id });
    await createGlossaryTerm({ category: `Category ${index}` });
    await db.userNote.create({ data: { userId: student.id, authorId: admin.id, text: 'Called' } });
    const poll = await createPoll();
    await createExecutor(db).execute(
      `mutation { vote(pollId: ${poll.id}, optionIds: [${poll.options[0]?.id}]) { id } }`,
      {},
      student,
    );
  }
}

async function countStatements(
  document: string,
  variables: Record<string, unknown>,
  viewer = student,
): Promise<number> {
  const statements = await recordStatements(async () => {
    const { errors } = await createExecutor(db).execute(document, variables, viewer);
    expect(errors).toBeUndefined();
  });
  return statements.length;
}

const courseSelection = /* GraphQL */ `
  id title price rating lessonCount
  category { name courseCount }
  trainer { firstName }
  sections { title lessonIds }
  lessons { id title sectionId kind lockedBy content attachments { url } myProgress { position } }
  prerequisites { id title }
  reviews(first: 10) { totalCount nodes { id rating userId } }
  myEnrollment { id progress completedLessons nextLesson { id } }
`;

test.each([
  ['the course list', `{ courses(first: 24) { totalCount nodes { ${courseSelection} } } }`, 16],
  ['categories', '{ categories { id name courseCount } }', 2],
  [
    'the student dashboard',
    `{ myLearningSummary { learningHours } currentEnrollment { id } recommendedCourses { id title }
     myEnrollments { id progress completedLessons certificateIssued certificate { number } nextLesson { id title }
       course { id title lessonCount } } }`,
    16,
  ],
  [
    'own enrollments',
    '{ myEnrollments { id studentName progress completedLessons paymentId certificateIssued nextLesson { id } } }',
    1,
  ],
  ['own certificates', '{ myCertificates { number holderName courseTitle hours } }', 1],
  ['certificates', '{ certificates { totalCount nodes { number holderName courseTitle } } }', 4],
  ['polls', '{ polls(first: 24) { totalCount nodes { question options { votes } hasVoted myChoices } } }', 5],
  [
    'events',
    '{ events { totalCount nodes { id spotsLeft isUpcoming meetingUrl organizer { firstName } myRegistration { id } } } }',
    7,
  ],
  [
    'trainers of courses',
    '{ courses(first: 24) { nodes { trainer { courseCount enrollmentCount rating ratingCount } } } trainer(id: 1) { rating } category(id: 1) { name } }',
    9,
  ],
  ['authors with a page', '{ blogPosts(first: 24) { nodes { author { hasTrainerPage } } } }', 4],
  ['registrations', '{ myEventRegistrations { id event { title meetingUrl myRegistration { id } } } }', 4],
  [
    'the blog',
    `{ blogPosts(first: 24) { totalCount nodes {
         title summary summaryAr views category { name publishedBlogPostCount } author { firstName } related { title } } }
       blogCategories { name publishedBlogPostCount } }`,
    9,
  ],
  ['FAQs', '{ faqs { totalCount nodes { question category { name } } } }', 4],
  ['FAQs by category', '{ faqCategories { name faqs(first: 12) { totalCount nodes { question answer } } } }', 3],
  [
    'the glossary',
    `{ glossaryTerms(sort: arabic, first: 100) { totalCount nodes { term letter letterAr category canEdit } }
     glossaryCategories { category categoryAr count } }`,
    3,
  ],
  ['enrollments', '{ enrollments { totalCount nodes { id studentName status progress course { id title } } } }', 5],
])('%s uses a bounded number of statements, independent of the row count', async (_name, document, maxStatements) => {
  const baseline = await countStatements(document, {});
  await insertMoreRows(4);
  expect(await countStatements(document, {})).toBe(baseline);
  expect(baseline).toBeGreaterThan(0);
  expect(baseline).toBeLessThanOrEqual(maxStatements);
});

test.each([
  // First: with a full page of proofs, the list reads no refunds.
  [
    'waiting payments',
    `{ paymentReviewQueue { reference payerName course { titleAr } }
       gatewayProblems { problem payment { reference } } }`,
    8,
  ],
  ['accounts', '{ adminUsers(sort: name, pageSize: 100) { totalCount rows { id firstName email role isActive } } }', 3],
  [
    'courses',
    `{ adminCourses(pageSize: 100) { totalCount rows { title price enrollmentCount category { nameAr } trainer { firstName } } }
       categories { nameAr courseCount blogPostCount } }`,
    7,
  ],
  ['reviews', '{ adminReviews(pageSize: 100) { totalCount rows { comment reviewerName course { titleAr } } } }', 5],
  ['messages', '{ adminContactMessages(pageSize: 100) { totalCount rows { subject name message handledAt } } }', 3],
  [
    'newsletter subscribers',
    '{ adminNewsletterSubscribers(pageSize: 100) { totalCount rows { email language confirmedAt } } }',
    2,
  ],
  ['glossary terms', '{ adminGlossaryTerms(pageSize: 100) { totalCount rows { term termAr category canEdit } } }', 2],
  [
    'audit entries',
    '{ adminAuditEntries(pageSize: 100) { totalCount rows { at actorName entity } actors { name } } }',
    4,
  ],
  [
    'enrollments',
    '{ adminEnrollments(pageSize: 100) { totalCount rows { name email status source paymentId course { titleAr } } } }',
    5,
  ],
  [
    'certificates',
    '{ adminCertificates(pageSize: 100) { totalCount rows { number accountName email replacedByNumber } } }',
    4,
  ],
  ['events', '{ adminEvents(pageSize: 100) { totalCount rows { id title registeredCount spotsLeft price } } }', 3],
  [
    'polls',
    '{ adminPolls(pageSize: 100) { totalCount rows { id question voterCount options { optionText votes } } } }',
    4,
  ],
  [
    'blog posts',
    `{ adminBlogPosts(pageSize: 100) { totalCount rows { title slug views category { nameAr } author { firstName } } }
       categories { nameAr } }`,
    6,
  ],
  [
    'FAQs',
    '{ adminFaqs(pageSize: 100) { totalCount rows { question answer category { nameAr } } } faqCategories { nameAr } }',
    5,
  ],
  [
    'studio courses',
    '{ studioCourses(pageSize: 100) { totalCount rows { title price enrollmentCount lessonCount } } }',
    4,
  ],
  [
    'studio enrollments',
    `{ studioEnrollments(pageSize: 100) { totalCount rows { studentName progress course { title } certificate { number code status }
         lessonProgress { title openedAt completedAt } } } }`,
    9,
  ],
  [
    'payments and their sums',
    `{ adminPayments(pageSize: 100) { totalCount totals { count amount net }
         rows { reference payerName couponCode proofUrl course { titleAr } event { titleAr } receipts { number } } } }`,
    6,
  ],
  ['what waits', '{ waitingCounts { kind count oldestAt } }', 1],
  [
    'the overview of the office',
    `{ adminOverview { waiting { kind } enrollments { days } revenue { days } people { days } completions { days }
         events { title startDate registeredCount capacity } expiringOrders { count nextAt }
         activity { count latest { actorName entity changedFields summary { field } } } health { failedJobs lastBackupAt } } }`,
    10,
  ],
  ['the office search', '{ officeSearch(text: "home solar") { kind results { id title subtitle } } }', 10],
  ['coupons', '{ adminCoupons(pageSize: 100) { totalCount rows { code usedCount courses { titleAr } } } }', 4],
])('the admin list of %s uses a bounded number of statements', async (_name, document, maxStatements) => {
  const baseline = await countStatements(document, {}, admin);
  await insertMoreRows(2);
  expect(await countStatements(document, {}, admin)).toBe(baseline);
  expect(baseline).toBeLessThanOrEqual(maxStatements);
});

const personDocument = `
  query ($id: ID!) {
    person(id: $id) {
      account { email role isActive isEmailConfirmed hasSecondFactor }
      enrollments {
        status
        progress
        course { titleAr }
      }
      enrollmentCount
      payments {
        reference
        status
        amount
        course { titleAr }
        event { titleAr }
      }
      paymentCount
      eventRegistrations {
        status
        event { titleAr }
      }
      eventRegistrationCount
      reviews {
        rating
        comment
        course { titleAr }
      }
      reviewCount
      sessions { id userAgent createdAt }
      sessionCount
      contactMessages { subject handledAt }
      contactMessageCount
      notes { text authorName canEdit }
    }
  }
`;

test('a person with all rows uses a bounded number of statements', async () => {
  const baseline = await countStatements(personDocument, { id: student.id }, admin);
  await insertMoreRows(2);
  expect(await countStatements(personDocument, { id: student.id }, admin)).toBe(baseline);
  expect(baseline).toBeLessThanOrEqual(14);
});

test('a course with all relations uses a bounded number of statements', async () => {
  const { id } = await db.course.findFirstOrThrow();
  const statements = await countStatements(`query ($id: ID!) { course(id: $id) { ${courseSelection} } }`, { id });
  expect(statements).toBeLessThanOrEqual(15);
});

test('the review of a payment uses a bounded number of statements', async () => {
  const { id } = await db.payment.findFirstOrThrow({ where: { status: 'submitted' } });
  const statements = await countStatements(
    `query ($id: ID!) { paymentReview(id: $id) { deciderName payment { reference payerName receipts { number } }
       proofs { url } warnings { kind uses { reference status } } earlierPayments { reference course { titleAr } } } }`,
    { id },
    admin,
  );
  expect(statements).toBeLessThanOrEqual(10);
});
