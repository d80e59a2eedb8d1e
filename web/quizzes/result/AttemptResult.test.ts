import { expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { parseRichText } from '../../../schema/richText/parseRichText';
import { userFixture } from '../../testing/fixtures';
import {
  attemptFixture,
  attemptQuestionFixture,
  optionFixture,
  quizCourseFixture,
  quizFixture,
  reviewFixture,
} from '../../testing/quizFixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const me = userFixture('student', 9);
const options = [optionFixture('o1', 'Measure at once', 'القياس مباشرة'), optionFixture('o2', 'Wait', 'الانتظار')];
const ended = { submittedAt: new Date('2026-05-01T09:20:00Z'), remainingSeconds: null, score: '17.000', percent: 85 };

const missedReview = reviewFixture({
  verdict: 'wrong',
  numerator: 0,
  correctResponse: { option: 'o2' },
  explanationBlocks: parseRichText('Capacitors stay charged.'),
  explanationBlocksAr: [],
  notes: [
    {
      option: 'o1',
      text: 'You measured at once.',
      textAr: '',
      misconception: 'No plug, no voltage',
      misconceptionAr: '',
      lessonId: 3,
      second: 400,
    },
  ],
});
const missed = (review: object | null) =>
  attemptQuestionFixture('single', { options, isCritical: true, response: { option: 'o1' }, seq: 1, review });

interface PageData {
  quiz?: Record<string, unknown>;
  enrollment?: Record<string, unknown>;
  language?: Language;
}

const render = (attempt: object, { quiz = {}, enrollment, language = 'en' }: PageData = {}) =>
  renderServerPageWithData(
    '/courses/7?lesson=4&attempt=12',
    { me, course: quizCourseFixture(enrollment), quizAttempt: attempt, quiz: quizFixture(quiz) },
    language,
  );

test('a critical question fails an attempt with enough points, and the result says so', async () => {
  const attempt = attemptFixture({ ...ended, state: 'failed', criticalMissed: 1, questions: [missed(null)] });
  const { html, text, passes } = await render(attempt);
  expect(passes).toBe(1);
  expect(html).toContain('data-application="deferred"');
  for (const part of [
    '85%',
    'Not passed yet: 1 critical question',
    '17 of 20 points · The pass line is 70%.',
    'Missing a question that is critical for safety fails the attempt.',
    'Handed in on May 1, 2026 at 10:20 AM',
    '3 attempts left',
    'Start the quiz',
  ])
    expect(text).toContain(part);
  expect((await render(attempt, { language: 'ar' })).text).toContain('لم تنجح بعد: سؤال حاسم واحد');
});

test('without a review the own answers are shown, and when the right ones will be', async () => {
  const attempt = attemptFixture({ ...ended, state: 'failed', criticalMissed: 1, questions: [missed(null)] });
  const { text } = await render(attempt);
  expect(text).toContain('Your answer Measure at once');
  expect(text).toContain('You see the right answers once you have passed, or after the last attempt.');
  expect(text).not.toContain('Right answer');
  expect(text).not.toContain('Capacitors');
});

test('a review shows verdict, right answer, why, and the second of the lesson', async () => {
  const right = attemptQuestionFixture('boolean', {
    text: 'True?',
    response: { isTrue: true },
    review: reviewFixture(),
  });
  const questions = [
    { ...right, position: 1 },
    { ...missed(missedReview), position: 2 },
  ];
  const attempt = attemptFixture({ ...ended, state: 'failed', criticalMissed: 1, isRevealed: true, questions });
  const { html, text } = await render(attempt);
  for (const part of [
    'Wrong 0 of 2 points',
    'Right answer Wait',
    'Why Capacitors stay charged.',
    'A common mistake: No plug, no voltage',
    'You measured at once.',
  ])
    expect(text).toContain(part);
  // Above all, which critical question was missed, by which choice, and where to learn it.
  expect(text).toMatch(
    /Critical questions that you missed Question 2 What first\? You chose: Measure at once A common mistake: No plug, no voltage You measured at once. To \S*6:40\S* of lesson 1/,
  );
  expect(html).toMatch(/<a [^>]*href="#answer-2"/);
  expect(html).toContain('id="answer-2"');
  expect(html).toContain('href="/courses/7?lesson=3&amp;at=400"');
  // The question that decided the attempt comes first.
  expect(text.indexOf('Question 2 of 2')).toBeLessThan(text.indexOf('Question 1 of 2'));
});

test('a missed critical question without notes says what was answered', async () => {
  const questions = [missed({ ...missedReview, notes: [] })];
  const attempt = attemptFixture({ ...ended, state: 'failed', criticalMissed: 1, isRevealed: true, questions });
  const { text } = await render(attempt);
  expect(text).toContain('Critical questions that you missed Question 1 What first? Your answer Measure at once');
});

test('notes of several choices are one list that names each choice', async () => {
  const note = (option: string, text: string) => ({
    option,
    text,
    textAr: '',
    misconception: '',
    misconceptionAr: '',
    lessonId: null,
    second: null,
  });
  const review = reviewFixture({
    verdict: 'partial',
    notes: [note('o1', 'Not at once.'), note('o2', 'Not so long.')],
  });
  const question = attemptQuestionFixture('multiple', { options, response: { options: ['o1', 'o2'] }, review });
  const attempt = attemptFixture({ ...ended, state: 'passed', criticalMissed: 0, questions: [question] });
  const { text } = await render(attempt);
  expect(text).toContain('You chose: Measure at once Not at once. You chose: Wait Not so long.');
  expect(text).not.toContain('Critical questions that you missed');
});

test('after the end of the access the result stays readable, and says what the pass is worth', async () => {
  const passed = await render(attemptFixture({ ...ended, state: 'passed', criticalMissed: 0 }), {
    enrollment: { status: 'ended' },
  });
  expect(passed.text).toContain('The pass counts for your progress when your access opens again.');
  expect(passed.text).not.toContain('Next lesson');
  const failed = await render(attemptFixture({ ...ended, state: 'failed', criticalMissed: 0 }), {
    enrollment: { status: 'ended' },
  });
  expect(failed.text).toContain('This attempt and its result stay readable for you.');
  expect(failed.text).not.toContain('Try again');
});

test('topics have their share', async () => {
  const topics = [
    { tag: 'السلامة', name: 'Safety', nameAr: 'السلامة', percent: 50 },
    { tag: 'Control pilot', name: 'Control pilot', nameAr: 'إشارة التحكم', percent: 100 },
  ];
  const { html, text } = await render(attemptFixture({ ...ended, state: 'failed', criticalMissed: 0, topics }));
  expect(text).toContain('Control pilot');
  expect(html).toContain('aria-label="Safety: 50%"');
  expect(html).toContain('aria-valuenow="50"');
});

test('a pass leads to the next lesson, and at the end of the course to the certificate', async () => {
  const attempt = attemptFixture({ ...ended, state: 'passed', criticalMissed: 0 });
  const next = await render(attempt);
  expect(next.text).toContain('You have passed');
  expect(next.html).toMatch(/href="\/courses\/7\?lesson=5"[^>]*>Next lesson/);
  const certificate = { id: 1, number: 'TYR-2026-000123', status: 'valid' };
  const enrollment = { status: 'completed', certificateIssued: true, certificate, completedLessons: ['3', '4', '5'] };
  const done = await render(attempt, { enrollment });
  expect(done.text).toContain('With this you have completed the course.');
  expect(done.html).toMatch(
    /href="\/account\/certificates#TYR-2026-000123"[^>]*>See the certificate|certificates#TYR-2026-000123/,
  );
});

test.each([
  [{ attemptsLeft: 0, canStart: false }, 'You have used all your attempts.'],
  [{ nextAttemptAt: new Date('2026-05-01T16:00:00Z'), canStart: false }, 'from 5:00 PM (Algerian time).'],
  [{}, 'Try again'],
])('after a failed attempt it says when the next one is possible: %o', async (fields, expected) => {
  const attempt = attemptFixture({ ...ended, state: 'failed', criticalMissed: 0 });
  expect((await render(attempt, { quiz: { myAttempts: [attempt], ...fields } })).text).toContain(expected);
});

test('an attempt that is being marked, was closed by its deadline or declared void says so', async () => {
  const unmarked = { state: 'submitted', submittedAt: ended.submittedAt, remainingSeconds: null };
  expect((await render(attemptFixture(unmarked))).text).toContain('Your answers are being marked');
  const late = { ...ended, state: 'failed', criticalMissed: 0, submittedAt: new Date('2026-05-01T09:30:31Z') };
  expect((await render(attemptFixture(late))).text).toContain('The attempt was closed when its time was over.');
  const voided = { ...ended, state: 'voided', criticalMissed: 0 };
  expect((await render(attemptFixture(voided))).text).toContain('This attempt was declared void');
});
