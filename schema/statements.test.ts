import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Viewer } from './context';
import type { PrismaClient } from '../prisma/generated/client';
import { openTestDatabase } from './testing/database';
import { inHours } from './testing/events';
import { asker, aWorld, viewerOf } from './testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
let student: Viewer;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  student = viewerOf(await aWorld(db).aUser());
  admin = viewerOf(await aWorld(db).aUser({ role: 'admin' }));
  await grow(3);
});
afterAll(() => close());

/** Adds courses with two lessons, each enrolled in by the student and reviewed by somebody, and as many polls voted in. */
async function grow(courses: number) {
  const { anEvent, aCourse, aFaq, aFaqCategory, aLesson, aPoll, aPost, aTerm, aUser, anEnrollment } = aWorld(db);
  for (let made = 0; made < courses; made += 1) {
    const course = await aCourse();
    for (let lesson = 0; lesson < 2; lesson += 1) await aLesson(course.id);
    const { id: enrollmentId } = await anEnrollment(student.id, course.id);
    const lesson = await db.lesson.findFirstOrThrow({ where: { courseId: course.id } });
    await db.lessonProgress.create({ data: { enrollmentId, lessonId: lesson.id, completedAt: new Date() } });
    const { id: userId } = await aUser();
    await db.review.create({
      data: { userId, courseId: course.id, trainerId: course.trainerId, rating: 5, isApproved: true },
    });
    for (const hours of [24, -24]) {
      const event = await anEvent({ startDate: inHours(hours) });
      await db.eventRegistration.create({ data: { eventId: event.id, userId: student.id } });
    }
    await aPost({ categoryId: course.categoryId });
    await aPost({ categoryId: (await db.category.findFirstOrThrow()).id });
    await aFaq({ categoryId: (await aFaqCategory()).id });
    await aTerm({ category: `Category ${made}` });
    const poll = await aPoll();
    await asker(db).ask(
      `mutation { vote(pollId: ${poll.id}, optionIds: [${poll.options[0]?.id}]) { id } }`,
      {},
      student,
    );
  }
}

async function statementsOf(document: string, variables: Record<string, unknown>, viewer = student): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { errors } = await asker(db).ask(document, variables, viewer);
  expect(errors).toBeUndefined();
  // A connection that the pool opens meanwhile is set up first; that is nobody's query.
  const statements = query.mock.calls.filter((call) => !/^.{0,12}SET /.test(JSON.stringify(call[0]))).length;
  query.mockRestore();
  return statements;
}

const everythingOfACourse = /* GraphQL */ `
  id title price rating lessonCount
  category { name courseCount }
  trainer { firstName }
  lessons { id title content attachments { url } myProgress { position } }
  reviews(first: 10) { totalCount nodes { id rating userId } }
  myEnrollment { id progress completedLessons nextLesson { id } }
`;

test.each([
  ['a page of the catalogue', `{ courses(first: 24) { totalCount nodes { ${everythingOfACourse} } } }`, 16],
  ['categories', '{ categories { id name courseCount } }', 2],
  [
    "a student's dashboard",
    `{ myLearning { learningHours } continueLearning { id } recommendedCourses { id title }
     myEnrollments { id progress completedLessons nextLesson { id title } course { id title lessonCount } } }`,
    14,
  ],
  ['polls', '{ polls(first: 24) { totalCount nodes { question options { votes } hasVoted myChoices } } }', 5],
  [
    'events, coming and past',
    '{ events { totalCount nodes { id spotsLeft isUpcoming meetingUrl organizer { firstName } myRegistration { id } } } }',
    7,
  ],
  ['registrations', '{ myEventRegistrations { id event { title meetingUrl myRegistration { id } } } }', 4],
  [
    'the blog',
    `{ blogPosts(first: 24) { totalCount nodes {
         title summary summaryAr views category { name postCount } author { firstName } related { title } } }
       blogCategories { name postCount } }`,
    9,
  ],
  ['questions', '{ faqs { totalCount nodes { question category { name } } } }', 4],
  ['questions by category', '{ faqCategories { name faqs(first: 12) { totalCount nodes { question answer } } } }', 3],
  [
    'the dictionary',
    `{ glossaryTerms(order: arabic, first: 100) { totalCount nodes { term letter letterAr category canEdit } }
     glossaryCategories { category categoryAr count } }`,
    3,
  ],
  ['enrolments', '{ enrollments { totalCount nodes { id studentName status progress course { id title } } } }', 5],
])('%s costs a bounded number of statements, however many rows there are', async (_name, document, most) => {
  const few = await statementsOf(document, {});
  await grow(4);
  expect(await statementsOf(document, {})).toBe(few);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThanOrEqual(most);
});

test.each([
  ['accounts', '{ userTable(sort: name, pageSize: 100) { totalCount rows { id firstName email role isActive } } }', 3],
  [
    'courses',
    `{ courseTable(pageSize: 100) { totalCount rows { title price enrollmentCount category { nameAr } trainer { firstName } } }
       categories { nameAr courseCount articleCount } }`,
    7,
  ],
  ['reviews', '{ reviewTable(pageSize: 100) { totalCount rows { comment reviewerName course { titleAr } } } }', 5],
  ['messages', '{ contactMessageTable(pageSize: 100) { totalCount rows { subject name message handledAt } } }', 3],
  ['addresses', '{ newsletterTable(pageSize: 100) { totalCount rows { email language confirmedAt } } }', 2],
  ['terms', '{ glossaryTable(pageSize: 100) { totalCount rows { term termAr category canEdit } } }', 2],
  ['the audit log', '{ auditTable(pageSize: 100) { totalCount rows { at actorName entity } actors { name } } }', 3],
  ['events', '{ eventTable(pageSize: 100) { totalCount rows { id title registeredCount spotsLeft price } } }', 3],
  [
    'polls',
    '{ pollTable(pageSize: 100) { totalCount rows { id question voterCount options { optionText votes } } } }',
    4,
  ],
  [
    'articles',
    `{ blogPostTable(pageSize: 100) { totalCount rows { title slug views category { nameAr } author { firstName } } }
       categories { nameAr } }`,
    6,
  ],
  [
    'questions',
    '{ faqTable(pageSize: 100) { totalCount rows { question answer category { nameAr } } } faqCategories { nameAr } }',
    5,
  ],
  [
    'courses in the studio',
    '{ teachingCourses(pageSize: 100) { totalCount rows { title price enrollmentCount lessonCount } } }',
    4,
  ],
  [
    'students in the studio',
    `{ teachingStudents(pageSize: 100) { totalCount rows { studentName progress course { title }
         lessonStandings { title openedAt completedAt } } } }`,
    8,
  ],
])('the table of %s costs a bounded number of statements', async (_name, document, most) => {
  const few = await statementsOf(document, {}, admin);
  await grow(2);
  expect(await statementsOf(document, {}, admin)).toBe(few);
  expect(few).toBeLessThanOrEqual(most);
});

test('one course with everything in it costs a bounded number of statements', async () => {
  const { id } = await db.course.findFirstOrThrow();
  const statements = await statementsOf(`query ($id: ID!) { course(id: $id) { ${everythingOfACourse} } }`, { id });
  expect(statements).toBeLessThanOrEqual(15);
});
