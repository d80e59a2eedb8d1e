import { expect, test } from 'vitest';
import { courseFixture, connectionFixture, userFixture } from '../testing/fixtures';
import { renderTestPageWithData } from '../testing/renderTestPage';

const student = userFixture('student', 9);
const enrolled = { myEnrollment: { id: 5, studentId: 9, courseId: 1, status: 'in_progress', progress: 50 } };
const review = { id: 3, rating: 4, comment: 'Clear and useful.', commentAr: null, isApproved: false };
const reviews = connectionFixture([]);

const page = async (me: object | undefined, course: Record<string, unknown>) =>
  (
    await renderTestPageWithData('/courses/1?tab=reviews', {
      ...(me && { me }),
      course: courseFixture({ reviews, ...course }),
    })
  ).text;

test('a student of the course is asked what they think of it; nobody else is', async () => {
  expect(await page(student, enrolled)).toContain('How do you rate this course?');
  for (const others of [undefined, student, userFixture('trainer', 2), userFixture('admin', 1)])
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
