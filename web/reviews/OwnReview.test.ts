import { expect, test } from 'vitest';
import { aCourse, aPageOf, aPerson } from '../testing/courses';
import { pageOf } from '../testing/pageOf';

const student = aPerson('student', 9);
const enrolled = { myEnrollment: { id: 5, studentId: 9, courseId: 1, status: 'in_progress', progress: 50 } };
const review = { id: 3, rating: 4, comment: 'Clear and useful.', commentAr: null, isApproved: false };
const reviews = aPageOf([]);

const page = async (me: object | undefined, course: Record<string, unknown>) =>
  (await pageOf('/courses/1?tab=reviews', { ...(me && { me }), course: aCourse({ reviews, ...course }) })).text;

test('a student of the course is asked what they think of it; nobody else is', async () => {
  expect(await page(student, enrolled)).toContain('How do you rate this course?');
  for (const others of [undefined, student, aPerson('trainer', 2), aPerson('admin', 1)])
    expect(await page(others, {})).not.toContain('Your review');
  const unpaid = { myEnrollment: { ...enrolled.myEnrollment, status: 'pending_payment' } };
  expect(await page(student, unpaid)).not.toContain('Your review');
});

test('what they have written is shown to them, and whether others see it', async () => {
  const waiting = await page(student, { ...enrolled, myReview: review });
  expect(waiting).toContain('Clear and useful.');
  expect(waiting).toContain('Waiting for approval');
  expect(waiting).not.toContain('How do you rate this course?');
  expect(await page(student, { ...enrolled, myReview: { ...review, isApproved: true } })).toContain('Published');
});
