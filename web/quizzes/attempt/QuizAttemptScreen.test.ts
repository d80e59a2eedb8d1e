import { expect, test, vi } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { userFixture } from '../../testing/fixtures';
import { attemptFixture, attemptQuestionFixture, optionFixture, quizCourseFixture } from '../../testing/quizFixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const me = userFixture('student', 9);
const options = [optionFixture('o1', 'Measure', 'القياس'), optionFixture('o2', 'Wait', 'الانتظار')];
const questions = [
  attemptQuestionFixture('single', { options, isCritical: true, response: { option: 'o2' }, seq: 1 }),
  attemptQuestionFixture('number', {
    position: 2,
    text: 'How much?',
    textAr: 'كم؟',
    units: ['kWh', 'kW'],
    response: { text: '٢٫٧٥', unit: 'kWh', reading: null },
  }),
];

const render = (attempt: object | null, language: Language = 'en', search = '') =>
  renderServerPageWithData(
    `/courses/7?lesson=4&attempt=12${search}`,
    { me, course: quizCourseFixture(), quizAttempt: attempt },
    language,
  );

test('shows one question, and has all of them with the saved answers for readers without scripts', async () => {
  const { html, text, passes } = await render(attemptFixture({ questions, savedAt: new Date('2026-05-01T09:12:00Z') }));
  expect(passes).toBe(1);
  expect(html).toContain('data-application="loading"');
  expect(html.match(/data-shown="true"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-labelledby="question-2" data-shown="true"/);
  expect(text).toContain('Question 1 of 2 · 2 points Critical for safety');
  // The list of questions says it in words and by a mark.
  expect(text).toMatch(/1 Answered, Critical for safety 2 Answered/);
  expect(html).toMatch(/<button[^>]*data-critical="true"/);
  expect(html).toMatch(/<input[^>]*value="o2"[^>]*checked=""|<input[^>]*checked=""[^>]*value="o2"/);
  expect(html).toContain('value="٢٫٧٥"');
  expect(text).toContain('The attempt ends on May 1, 2026 at 10:30 AM (Algerian time).');
  expect(text).toContain('24:10');
  expect(text).toContain('2 of 2 answered');
});

test('is handed in from any question', async () => {
  const { text } = await render(attemptFixture({ questions }), 'en', '&question=1');
  expect(text).toContain('Hand in the attempt');
});

test('says so when the access to the course has ended', async () => {
  const course = quizCourseFixture({ status: 'ended' });
  const page = { me, course, quizAttempt: attemptFixture({ questions }) };
  const { text } = await renderServerPageWithData('/courses/7?lesson=4&attempt=12', page);
  expect(text).toContain('What was saved before counts when you hand in.');
});

test('shows the question of the address; without one the first open question, or the last where none is open', async () => {
  const shown = async (search: string, firstResponse: object | null = { option: 'o2' }) => {
    const attempt = attemptFixture({ questions: [{ ...questions[0], response: firstResponse }, questions[1]] });
    return /aria-labelledby="question-(\d)" data-shown="true"/.exec((await render(attempt, 'en', search)).html)?.[1];
  };
  const numbers = ['&question=1', '&question=2', '&question=99', '&question=x', ''];
  expect(await Promise.all(numbers.map((search) => shown(search)))).toEqual(['1', '2', '2', '2', '2']);
  expect(await shown('', null)).toBe('1');
});

test('is in Arabic with the question from right to left', async () => {
  const { html, text } = await render(attemptFixture({ questions, deadlineAt: null, remainingSeconds: null }), 'ar');
  expect(text).toContain('السؤال 1 من 2 · نقطتان');
  expect(text).toContain('حاسم للسلامة');
  expect(html).toMatch(/<fieldset[^>]*lang="ar"[^>]*dir="rtl"/);
  expect(text).not.toContain('بتوقيت الجزائر');
});

test('of another person or lesson is not found', async () => {
  const warning = vi.spyOn(console, 'warn');
  const missing = await render(null);
  expect([missing.status, missing.text.includes('Attempt not found')]).toEqual([404, true]);
  expect(warning).not.toHaveBeenCalled();
  warning.mockRestore();
  expect((await render(attemptFixture({ lessonId: 5, questions }))).status).toBe(404);
});

test('leads a visitor to the login, and back to the question', async () => {
  const { redirect } = await renderServerPageWithData('/courses/7?lesson=4&attempt=12&question=2', { me: null });
  expect(redirect).toBe(`/auth?next=${encodeURIComponent('/courses/7?lesson=4&attempt=12&question=2')}`);
});

test('is read by staff without fields', async () => {
  const { html, text } = await renderServerPageWithData('/courses/7?lesson=4&attempt=12', {
    me: userFixture('trainer', 2),
    course: quizCourseFixture(),
    quizAttempt: attemptFixture({ questions }),
  });
  expect(text).toContain('Running');
  expect(text).toContain('Your answer Wait');
  expect(html).not.toContain('<fieldset');
});
