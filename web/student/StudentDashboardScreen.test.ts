import { describe, expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { userFixture, eventFixture } from '../testing/fixtures';
import { renderTestPageWithData } from '../testing/renderTestPage';

const lesson = (id: string) => ({ id, title: `Lesson ${id}`, titleAr: `درس ${id}` });

const enrollment = (id: string, progress: number) => ({
  id,
  status: progress === 100 ? 'completed' : 'in_progress',
  progress,
  completedLessons: progress === 100 ? ['1', '2', '3'] : ['1'],
  completedAt: progress === 100 ? '2026-11-02T10:00:00.000Z' : null,
  lastActivityAt: '2026-11-18T10:00:00.000Z',
  certificateIssued: progress === 100,
  course: {
    id,
    title: `Course ${id}`,
    titleAr: `دورة ${id}`,
    thumbnail: null,
    isPublished: true,
    lessonCount: 3,
    lessons: ['1', '2', '3'].map(lesson),
  },
  nextLesson: lesson('2'),
});

const busy = {
  myLearningSummary: {
    enrolledCourses: 2,
    completedCourses: 1,
    learningHours: 34,
    certificates: 1,
  },
  continueLearning: enrollment('5', 33),
  myEnrollments: [enrollment('5', 33), enrollment('6', 100)],
  recommendedCourses: [],
};

const idle = {
  myLearningSummary: {
    enrolledCourses: 0,
    completedCourses: 0,
    learningHours: 0,
    certificates: 0,
  },
  continueLearning: null,
  myEnrollments: [],
  recommendedCourses: [],
};

const ask = async (tab = '', desk: Record<string, unknown> = busy, language: Language = 'en') => {
  const answers = { me: userFixture('student', 9), ...desk };
  return (await renderTestPageWithData(`/dashboard/student${tab && `?tab=${tab}`}`, answers, language)).html;
};

describe("the student's dashboard", () => {
  test('welcomes by first name, tells where to continue, and counts', async () => {
    const html = await ask();
    expect(html).toContain('Welcome, <bdi>سلمى</bdi>!');
    expect(html).toContain('Lesson 2 of “Course 5”');
    for (const text of ['Enrolled courses', 'Completed course', '34', 'Learning hours', 'Certificate']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/courses/5?lesson=2"');
    for (const fact of ['1 of 3 lessons', 'Last opened November 18, 2026']) expect(html).toContain(fact);
  });

  test('does so in Arabic, with Algerian dates and Arabic plurals', async () => {
    const html = await ask('', busy, 'ar');
    expect(html).toContain('مرحبًا، <bdi>سلمى</bdi>!');
    for (const text of ['دورتان مسجَّلتان', 'دورة مكتملة', 'ساعة تعلّم', '1 من 3 دروس', 'آخر دخول 18 نوفمبر 2026']) {
      expect(html).toContain(text);
    }
  });

  test('shows progress as percent, state and certificate', async () => {
    const html = await ask('progress');
    for (const text of ['33%', '100%', 'In Progress', 'Completed', 'Certificate issued']) expect(html).toContain(text);
    expect(html.match(/MuiChip-colorPrimary/g)).toHaveLength(1);
  });

  test.each([
    ['', 'No courses yet'],
    ['progress', 'No progress to show yet'],
    ['recommended', 'Nothing left to recommend'],
  ])('with nothing in a tab (%s) it shows the way to the catalogue', async (tab, title) => {
    const html = await ask(tab, idle);
    expect(html).toContain(title);
    expect(html).toMatch(/href="\/courses"[^>]*>Browse courses/);
  });

  test('lists the events one is registered for, the next one first, each with its file for the calendar', async () => {
    const registered = (id: string, title: string, isUpcoming: boolean) => ({
      id,
      event: eventFixture({ id, title, isUpcoming, myRegistration: { id } }),
    });
    // In the server's order: latest first.
    const myEventRegistrations = [
      registered('3', 'Last of all', true),
      registered('2', 'Next one', true),
      registered('1', 'Long ago', false),
    ];
    const html = await ask('events', { ...busy, myEventRegistrations });
    const places = ['Next one', 'Last of all', 'Long ago'].map((title) => html.indexOf(title));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(html).toContain('href="/api/events/2.ics?lang=en"');
    expect(html).not.toContain('href="/api/events/1.ics');
  });

  test('without an event it shows the way to the agenda', async () => {
    const html = await ask('events', { ...busy, myEventRegistrations: [] });
    expect(html).toContain('No events yet');
    expect(html).toMatch(/href="\/events"[^>]*>See the events/);
  });
});
