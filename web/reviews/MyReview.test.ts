import { expect, test } from 'vitest';
import { courseFixture, connectionFixture, userFixture } from '../testing/fixtures';
import { renderServerPageWithData } from '../testing/renderServerPage';

const student = userFixture('student', 9);
const enrolled = { myEnrollment: { id: 5, studentId: 9, courseId: 1, status: 'in_progress', progress: 50 } };
const review = { id: 3, rating: 4, comment: 'Clear and useful.', commentAr: null, isApproved: false };
const reviews = connectionFixture([]);

const page = async (me: object | undefined, course: Record<string, unknown>) =>
  (
    await renderServerPageWithData('/courses/1?tab=reviews', {
      ...(me && { me }),
      course: courseFixture({ reviews, ...course }),
    })
  ).text;

test('shows the review form to enrolled students only', async () => {
  expect(await page(student, enrolled)).toContain('How do you rate this course?');
  for (const viewer of [undefined, student, userFixture('trainer', 2), userFixture('admin', 1)])
    expect(await page(viewer, {})).not.toContain('Your review');
  const unpaid = { myEnrollment: { ...enrolled.myEnrollment, status: 'pending_payment' } };
  expect(await page(student, unpaid)).not.toContain('Your review');
});

test('shows students their own review and its status', async () => {
  const pendingPage = await page(student, { ...enrolled, myReview: review });
  expect(pendingPage).toContain('Clear and useful.');
  expect(pendingPage).toContain('Waiting for approval');
  expect(pendingPage).not.toContain('How do you rate this course?');
  expect(await page(student, { ...enrolled, myReview: { ...review, isApproved: true } })).toContain('Published');
});
