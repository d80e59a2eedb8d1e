import { expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { connectionFixture, userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const summary = {
  id: '1',
  isOn: true,
  freshness: 'due' as string | null,
  questionCount: 9,
  wrongCount: 0,
  roundCount: 5,
  nextAt: '2026-11-20T10:00:00.000Z' as string | null,
};

const render = (practice: Partial<typeof summary> | null, language: Language = 'en') =>
  renderServerPageWithData(
    '/dashboard/student/practice/7',
    {
      me: userFixture('student', 9),
      course: {
        id: '7',
        title: 'Batteries',
        titleAr: 'بطاريات',
        lessons: [],
        myEnrollment: practice && { id: '1', practice: { ...summary, ...practice } },
      },
    },
    language,
  );

test('names the course, its freshness and what waits this week', async () => {
  const { text, html } = await render({});
  for (const each of ['Practice', 'Batteries', 'Due', '5 questions wait for you this week', 'Answer 5 questions'])
    expect(text).toContain(each);
  expect(text).toContain('Practice more');
  expect(text).not.toContain('Next time');
  expect(html).toContain('Turn practice off');
});

test('says when the next round waits, and offers what was wrong', async () => {
  const { text } = await render({ roundCount: 0, wrongCount: 2, freshness: 'fading' });
  for (const each of ['Fading', 'No question waits', 'Next time on November 20, 2026.', 'Repeat 2 wrong answers'])
    expect(text).toContain(each);
});

test('offers no more wrong answers than a round has', async () => {
  expect((await render({ roundCount: 0, wrongCount: 12 })).text).toContain('Repeat 5 wrong answers');
});

test('is in Arabic with its plurals', async () => {
  const { text, html } = await render({ roundCount: 2 }, 'ar');
  for (const each of ['حان وقت التمرّن', 'سؤالان', 'الإجابة عن السؤالين', 'تعطيل التمرّن']) expect(text).toContain(each);
  expect(html).toContain('dir="rtl"');
});

test('that is off has no questions, and turns on at one press', async () => {
  const { text } = await render({ isOn: false, freshness: null, questionCount: 0, roundCount: 0, nextAt: null });
  expect(text).toContain('Practice is off');
  expect(text).toContain('Turn practice on');
  expect(text).not.toContain('Practice more');
});

test('without a question yet it says when there will be some', async () => {
  const { text } = await render(null);
  expect(text).toContain('Nothing to practice yet');
  expect(text).toContain('Back to the course');
});

test('the dashboard names what waits, with the way to it', async () => {
  const enrollment = {
    id: '1',
    status: 'completed',
    progress: 100,
    completedLessons: ['1'],
    lastActivityAt: '2026-11-18T10:00:00.000Z',
    certificateIssued: false,
    practice: summary,
    course: {
      id: '7',
      title: 'Batteries',
      titleAr: 'بطاريات',
      thumbnailSources: [],
      isArchived: false,
      lessonCount: 1,
      lessons: [],
    },
  };
  const { html, text } = await renderServerPageWithData('/dashboard/student', {
    me: userFixture('student', 9),
    myLearningSummary: { enrolledCourses: 1, completedCourses: 1, learningHours: 1, certificates: 0 },
    currentEnrollment: null,
    myEnrollments: [enrollment],
    recommendedCourses: [],
    myEventRegistrations: [],
    payments: connectionFixture([]),
  });
  expect(text).toContain('5 questions to practice, about two minutes');
  expect(html).toMatch(/href="\/dashboard\/student\/practice\/7"[^>]*>Practice now/);
  expect(html).toContain('aria-label="Practice: Batteries"');
});
