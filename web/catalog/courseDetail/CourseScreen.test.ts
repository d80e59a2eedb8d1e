import { describe, expect, test } from 'vitest';
import { parseRichText } from '../../../schema/richText/parseRichText';
import { courseFixture, connectionFixture, paymentFixture, userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const enrollment = (status: string) => ({
  id: 5,
  studentId: 9,
  courseId: 1,
  status,
  progress: 50,
  endedAt: null,
  nextLesson: { id: 12 },
  payment: null as ReturnType<typeof paymentFixture> | null,
});

test('the page head shows level, hours, lessons, students and rating (R-CAT-8)', async () => {
  const { status, text, html } = await renderServerPageWithData('/courses/1', { course: courseFixture() });
  expect(status).toBe(200);
  for (const expectedText of [
    'Beginner',
    'Home solar',
    'Measure first.',
    '2 hours',
    '2 lessons',
    '3 students',
    '4.6',
    '(12 reviews)',
  ]) {
    expect(text).toContain(expectedText);
  }
  expect(html).toMatch(/<a [^>]*href="\/categories\/3"[^>]*>.*?Batteries/);
  expect(html).toContain('<title>Home solar · Tayyar</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('offers visitors login and registration with a return path', async () => {
  const { text, html } = await renderServerPageWithData('/courses/1', { course: courseFixture() });
  expect(text).toContain('DZD 1,500 one-time payment, lifetime access Login to Enroll');
  expect(html).toContain('href="/auth?next=%2Fcourses%2F1"');
  expect(html).toContain('href="/auth?tab=register&amp;next=%2Fcourses%2F1"');
  expect(text).not.toContain('Continue Learning');
});

test('a free course does not mention payment', async () => {
  const { text } = await renderServerPageWithData('/courses/1', {
    course: courseFixture({ isFree: true, price: '0.00' }),
  });
  expect(text).toContain('Free');
  expect(text).not.toContain('one-time payment');
});

test('a student without enrollment enrolls in a free course at once and orders a paid one', async () => {
  const me = userFixture('student', 9);
  const free = await renderServerPageWithData('/courses/1', { me, course: courseFixture({ isFree: true }) });
  expect(free.html).toMatch(/<button[^>]*>Enroll<\/button>/);
  expect(free.text).not.toContain('Login to Enroll');
  const paid = await renderServerPageWithData('/courses/1', { me, course: courseFixture() });
  expect(paid.html).toMatch(/<a [^>]*href="\/checkout\/courses\/1"[^>]*>Enroll/);
  expect(paid.html).not.toMatch(/<button[^>]*>Enroll/);
});

test('a course without lessons says so before and after the enrollment', async () => {
  const empty = { lessons: [], lessonCount: 0 };
  const myEnrollment = { ...enrollment('in_progress'), progress: 0, nextLesson: null };
  for (const [viewer, overrides, action] of [
    [{}, empty, 'Login to Enroll'],
    [{ me: userFixture('student', 9) }, empty, 'Enroll'],
    [{ me: userFixture('student', 9) }, { ...empty, myEnrollment }, "You're enrolled"],
  ] as const) {
    const { text } = await renderServerPageWithData('/courses/1', { ...viewer, course: courseFixture(overrides) });
    expect(text).toContain('The lessons of this course are in preparation.');
    expect(text).toContain(action);
    expect(text).not.toContain('Continue Learning');
  }
  const { text } = await renderServerPageWithData('/courses/1', { course: courseFixture() });
  expect(text).not.toContain('in preparation');
});

test('an archived course is marked, is not offered to search engines and stays open to its students', async () => {
  const course = courseFixture({ isPublished: false, isArchived: true, myEnrollment: enrollment('in_progress') });
  const { text, html } = await renderServerPageWithData('/courses/1', { me: userFixture('student', 9), course });
  expect(text).toContain('Archived');
  expect(text).toContain('Enrolled students keep its lessons and their progress.');
  expect(text).toContain('Continue Learning');
  expect(html).toContain('noindex');
  expect(html).not.toContain('"@type":"Course"');
});

test('an enrolled student can continue at the next lesson', async () => {
  const { text, html } = await renderServerPageWithData('/courses/1', {
    me: userFixture('student', 9),
    course: courseFixture({ myEnrollment: enrollment('in_progress') }),
  });
  expect(text).toContain("You're enrolled");
  expect(text).toContain('50%');
  expect(html).toMatch(/href="\/courses\/1\?lesson=12"[^>]*>Continue Learning/);
});

test('a pending payment gives no access to lessons', async () => {
  const myEnrollment = { ...enrollment('pending_payment'), payment: paymentFixture() };
  const course = courseFixture({ myEnrollment });
  const { text, html } = await renderServerPageWithData('/courses/1?tab=curriculum', {
    me: userFixture('student', 9),
    course,
  });
  expect(text).toContain('when the payment is confirmed');
  expect(html.match(/aria-label="Locked until you enroll"/g)).toHaveLength(2);
  expect(text).not.toContain('Watch');
});

test.each([
  ['pending', {}, 'Pay until November 26, 2099, 10:30 AM', 'Pay now'],
  ['rejected', { decisionReason: 'Unreadable' }, '\u2068Unreadable\u2069', 'Send another proof'],
  ['submitted', { submittedAt: new Date('2099-11-24T09:30:00Z') }, 'since November 24, 2099', 'See the order'],
])('a payment that is %s is shown with the way to its order', async (status, details, expected, action) => {
  const payment = paymentFixture({ status, ...details });
  const course = courseFixture({ myEnrollment: { ...enrollment('pending_payment'), payment } });
  const { text, html } = await renderServerPageWithData('/courses/1', { me: userFixture('student', 9), course });
  expect(text).toContain(expected);
  expect(html).toMatch(new RegExp(`href="/payments/31"[^>]*>${action}`));
});

test('an access that has ended can be ordered again', async () => {
  const me = userFixture('student', 9);
  const myEnrollment = enrollment('ended');
  const paid = await renderServerPageWithData('/courses/1', { me, course: courseFixture({ myEnrollment }) });
  expect(paid.text).toContain('Your access to this course has ended.');
  expect(paid.html).toContain('href="/checkout/courses/1"');
  const free = await renderServerPageWithData('/courses/1', {
    me,
    course: courseFixture({ isFree: true, myEnrollment }),
  });
  expect(free.html).not.toMatch(/<button[^>]*>Enroll/);
});

test.each([
  ['another trainer', userFixture('trainer', 3), false],
  ['its trainer', userFixture('trainer', 2), true],
  ['an admin', userFixture('admin', 1), true],
])('%s sees that only students can enroll', async (_who, me, canEnroll) => {
  const { text, html } = await renderServerPageWithData('/courses/1', { me, course: courseFixture() });
  expect(text).toContain('Only students can enroll in courses.');
  expect(html).not.toMatch(/<button[^>]*>Enroll/);
  expect(html.includes('aria-label="Watch')).toBe(canEnroll);
});

test('the overview continues the description and shows the trainer', async () => {
  const { text, html } = await renderServerPageWithData('/courses/1', { course: courseFixture() });
  expect(html).toContain('<p dir="auto">Then calculate.</p>');
  expect(html.match(/>Measure first\.</g)).toHaveLength(1);
  expect(text).toContain('Nadia Meziane Expert instructor');
  const arabic = await renderServerPageWithData(
    '/courses/1',
    { course: courseFixture({ hasCertificate: false }) },
    'ar',
  );
  expect(arabic.text).toContain('نادية مزيان');
  expect(arabic.html).toMatch(/"instructor":\{"@type":"Person","name":"نادية مزيان"/);
  expect(arabic.text).not.toContain('Meziane');
});

test('the lessons are locked without access, and lead to the page that says why', async () => {
  const { text, html } = await renderServerPageWithData('/courses/1?tab=curriculum', { course: courseFixture() });
  expect(text).toMatch(/1 First light 12 minutes 2 The battery 25 minutes/);
  expect(html.match(/aria-label="Locked until you enroll"/g)).toHaveLength(2);
  expect(html.match(/href="\/courses\/1\?lesson=\d+"/g)).toHaveLength(2);
  expect(text).not.toContain('Watch');
});

test('the curriculum links to lessons for an enrolled student', async () => {
  const course = courseFixture({ myEnrollment: enrollment('completed') });
  const { html } = await renderServerPageWithData('/courses/1?tab=curriculum', {
    me: userFixture('student', 9),
    course,
  });
  expect(html).toMatch(
    /href="\/courses\/1\?lesson=11"[^>]*aria-label="Watch: First light"|aria-label="Watch: First light"[^>]*href="\/courses\/1\?lesson=11"/,
  );
  expect(html).not.toContain('Locked until you enroll');
});

test('returns 404 for an unknown course in both languages', async () => {
  const english = await renderServerPageWithData('/courses/99', {});
  expect(english.status).toBe(404);
  expect(english.text).toContain("Course Not Found The course you're looking for doesn't exist.");
  expect(english.html).toMatch(/<a [^>]*href="\/courses"[^>]*>Back to courses/);
  expect((await renderServerPageWithData('/courses/99', {}, 'ar')).text).toContain('الدورة غير موجودة');
});

test('reviews do not show who wrote them', async () => {
  const review = {
    id: 7,
    courseId: 1,
    trainerId: 2,
    rating: 4,
    comment: 'Clear.',
    commentAr: null,
    isApproved: true,
    createdAt: new Date('2026-02-03'),
  };
  const { text, html } = await renderServerPageWithData('/courses/1?tab=reviews', {
    course: courseFixture({ reviews: connectionFixture([review]) }),
  });
  expect(text).toContain('Anonymous Student');
  expect(text).toContain('Clear.');
  expect(html).toContain('aria-label="4 out of 5 stars"');
});

test('shows an empty state for a course without reviews', async () => {
  const { text } = await renderServerPageWithData('/courses/1?tab=reviews', {
    course: courseFixture({ rating: '0.00', ratingCount: 0, reviews: connectionFixture([]) }),
  });
  expect(text).toContain('No reviews yet. Be the first to review this course!');
});

describe('the preview for the staff of a course', () => {
  const trainer = { me: userFixture('trainer', 4) };
  const course = courseFixture({ trainerId: 4, hasCertificate: true });
  const open = async (search: string, data: Record<string, unknown> = { ...trainer, course }) =>
    renderServerPageWithData(`/courses/1${search}`, data);

  test.each([
    ['visitor', 'Login to Enroll'],
    ['student', 'Enroll'],
    ['enrolled', 'Continue Learning'],
    ['completed', 'confirm your name'],
  ])('shows the page for the audience %s', async (audience, action) => {
    const { text, html } = await open(`?as=${audience}`);
    expect(text).toContain(action);
    expect(text).not.toContain('Open the lessons');
    expect(html).toMatch(
      new RegExp(
        `aria-current="page"[^>]*href="/courses/1\\?as=${audience}"|href="/courses/1\\?as=${audience}"[^>]*aria-current="page"`,
      ),
    );
  });

  test('locks the lessons of who is not enrolled, also in the player', async () => {
    expect((await open('?as=visitor&tab=curriculum')).html).toContain('/courses/1?lesson=11&amp;as=visitor');
    expect((await open('?lesson=11&as=student')).text).toContain('Enroll in the course to open its lessons.');
  });

  test('is offered to no one else', async () => {
    const { text } = await open('?as=completed', { me: userFixture('student', 9), course });
    expect(text).toContain('Enroll');
    expect(text).not.toContain('Preview of the page for');
    expect(text).not.toContain('100%');
  });
});

test('the overview shows the free preview, the terms of payment and the questions of the course', async () => {
  const [first, second] = courseFixture().lessons;
  const { html, text } = await renderServerPageWithData('/courses/1', {
    course: courseFixture({
      lessons: [{ ...first, isPreview: true }, second],
      previewLesson: { id: 11, contentBlocks: parseRichText('Light is power.'), contentBlocksAr: [] },
    }),
  });
  expect(html).toMatch(/<details[^>]*>.*Light is power\..*<\/details>/s);
  expect(text).toContain('Ways to pay CCP transfer Money back within 14 days');
  expect(text).toContain('2 lessons · 37 minutes');
  const free = await renderServerPageWithData('/courses/1', { course: courseFixture({ isFree: true, price: '0.00' }) });
  expect(free.text).not.toContain('Ways to pay');
});

test('a quiz is named among what the course includes, and as a condition of the certificate', async () => {
  const course = courseFixture();
  const [lesson, last] = course.lessons as object[];
  const withQuiz = (isRequired: boolean) => courseFixture({ lessons: [lesson, { ...last, kind: 'quiz', isRequired }] });
  const required = await renderServerPageWithData('/courses/1', { course: withQuiz(true) });
  expect(required.text).toMatch(/This course includes .*1 quiz /);
  expect(required.text).toContain('It requires a pass in 1 quiz of the course.');
  const optional = await renderServerPageWithData('/courses/1', { course: withQuiz(false) });
  expect(optional.text).not.toContain('requires a pass');
  const without = await renderServerPageWithData('/courses/1', { course });
  expect(without.text).not.toContain('1 quiz');
});
