import { expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { userFixture } from '../../testing/fixtures';
import { attemptFixture, quizCourseFixture, quizFixture } from '../../testing/quizFixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const me = userFixture('student', 9);

const render = (quiz: object | null, language: Language = 'en', course: object = quizCourseFixture()) =>
  renderServerPageWithData('/courses/7?lesson=4', { me, course, quiz }, language);

test('shows the rules before the start, in both languages', async () => {
  const { text, status } = await render(quizFixture());
  expect(status).toBe(200);
  for (const rule of [
    '20 questions · 25 points',
    'Pass line: 70%',
    '1 question is critical for safety',
    'Time: 30 minutes from the start',
    '3 attempts',
    'Pause between two attempts: 6 hours',
    'once you have passed, or after the last attempt',
    'Start the quiz',
  ])
    expect(text).toContain(rule);
  const arabic = await render(quizFixture({ timeLimitForMe: null, pauseMinutes: 90, attemptsAllowed: 0 }), 'ar');
  for (const rule of [
    '20 سؤالًا',
    'حد النجاح: 70%',
    'بلا حد زمني',
    'عدد المحاولات غير محدود',
    '90 دقيقة',
    'بدء الاختبار',
  ])
    expect(arabic.text).toContain(rule);
});

test('is a page without the texts of lessons, which needs no running application and completes no lesson', async () => {
  const { html, passes } = await render(quizFixture());
  expect(html).toContain('data-application="deferred"');
  expect(html).not.toContain('data-prefetch');
  expect(html).not.toContain('Body of');
  expect(html).not.toContain('Mark as complete');
  expect(passes).toBe(1);
  const lesson = await renderServerPageWithData('/courses/7?lesson=3', { me, course: quizCourseFixture() });
  expect(lesson.html).toContain('data-application="loading"');
  expect(lesson.html).toContain('Body of 3');
  expect(lesson.passes).toBe(1);
});

test('leads back to the open attempt and says until when, in Algerian time', async () => {
  const open = attemptFixture({ number: 2, savedAt: new Date('2026-05-01T09:12:00Z') });
  const { html, text } = await render(quizFixture({ canStart: false, myAttempts: [open] }));
  expect(text).toContain('Attempt 2 is running.');
  expect(text).toContain('It ends on May 1, 2026 at 10:30 AM (Algerian time).');
  expect(html).toMatch(/href="\/courses\/7\?lesson=4&amp;attempt=12"[^>]*>Go on/);
  expect(text).not.toContain('Start the quiz');
});

test('lists the earlier attempts with their results', async () => {
  const attempts = [
    attemptFixture({ id: 14, number: 2, state: 'passed', percent: 92, submittedAt: new Date('2026-05-02T08:00:00Z') }),
    attemptFixture({ id: 12, state: 'failed', percent: 85, submittedAt: new Date('2026-05-01T08:00:00Z') }),
  ];
  const { html, text } = await render(quizFixture({ myAttempts: attempts }));
  expect(html).toMatch(
    /attempt=12"[^>]*aria-label="See the result of attempt 1"|aria-label="See the result of attempt 1"[^>]*attempt=12"/,
  );
  for (const part of ['92%', '85%', 'Not passed yet', 'You have passed this quiz.', 'Try again'])
    expect(text).toContain(part);
});

test.each([
  [{ attemptsLeft: 0 }, {}, 'You have used all your attempts.'],
  [{ nextAttemptAt: new Date('2026-05-01T16:00:00Z') }, {}, 'possible on May 1, 2026 from 5:00 PM (Algerian time).'],
  [{ questionCount: 0 }, {}, 'This quiz has no questions yet.'],
  [{}, {}, 'You cannot start this quiz now.'],
])('says why it cannot be started: %o', async (fields, enrollment, reason) => {
  const { text } = await render(quizFixture({ canStart: false, ...fields }), 'en', quizCourseFixture(enrollment));
  expect(text).toContain(reason);
  expect(text).not.toContain('Start the quiz');
});

test('is for enrolled students: staff see its rules', async () => {
  const trainer = userFixture('trainer', 2);
  const course = { ...quizCourseFixture(), myEnrollment: null };
  const { text } = await renderServerPageWithData('/courses/7?lesson=4', {
    me: trainer,
    course,
    quiz: quizFixture({ canStart: false }),
  });
  expect(text).toContain('Learners who are enrolled in the course take this quiz.');
});
