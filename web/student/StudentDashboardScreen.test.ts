import { describe, expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { connectionFixture, eventFixture, paymentFixture, registrationFixture, userFixture } from '../testing/fixtures';
import { renderServerPageWithData } from '../testing/renderServerPage';

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
    thumbnailSources: [],
    isArchived: false,
    lessonCount: 3,
    lessons: ['1', '2', '3'].map(lesson),
  },
  nextLesson: lesson('2'),
  payment: null,
});

const activeStudent = {
  myLearningSummary: {
    enrolledCourses: 2,
    completedCourses: 1,
    learningHours: 34,
    certificates: 1,
  },
  currentEnrollment: enrollment('5', 33),
  myEnrollments: [enrollment('5', 33), enrollment('6', 100)],
  recommendedCourses: [],
  myEventRegistrations: [],
  payments: connectionFixture([]),
};

const newStudent = {
  myLearningSummary: {
    enrolledCourses: 0,
    completedCourses: 0,
    learningHours: 0,
    certificates: 0,
  },
  currentEnrollment: null,
  myEnrollments: [],
  recommendedCourses: [],
  myEventRegistrations: [],
  payments: connectionFixture([]),
};

const renderDashboard = async (tab = '', data: Record<string, unknown> = activeStudent, language: Language = 'en') => {
  const rootValues = { me: userFixture('student', 9), ...data };
  return (await renderServerPageWithData(`/dashboard/student${tab && `?tab=${tab}`}`, rootValues, language)).html;
};

describe("the student's dashboard", () => {
  test('shows the first name, the lesson to continue and the statistics', async () => {
    const html = await renderDashboard();
    expect(html).toContain('Welcome, <bdi>سلمى</bdi>!');
    expect(html).toContain('Lesson 2 of “Course 5”');
    for (const text of ['Enrolled courses', 'Completed course', '34', 'Learning hours', 'Certificate']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/courses/5?lesson=2"');
    for (const fact of ['1 of 3 lessons', 'Last opened November 18, 2026']) expect(html).toContain(fact);
  });

  test('is shown in Arabic with Algerian dates and Arabic plurals', async () => {
    const html = await renderDashboard('', activeStudent, 'ar');
    expect(html).toContain('مرحبًا، <bdi>سلمى</bdi>!');
    for (const text of ['دورتان سجّلت فيهما', 'دورة مكتملة', 'ساعة تعلّم', '1 من 3 دروس', 'آخر دخول 18 نوفمبر 2026']) {
      expect(html).toContain(text);
    }
  });

  test('shows progress as percentage, status and certificate', async () => {
    const html = await renderDashboard('progress');
    for (const text of ['33%', '100%', 'In Progress', 'Completed', 'Certificate issued']) expect(html).toContain(text);
    expect(html.match(/MuiChip-colorPrimary/g)).toHaveLength(1);
  });

  test.each([
    ['', 'No courses yet'],
    ['progress', 'No progress to show yet'],
    ['recommended', 'No recommendations'],
  ])('links to the catalogue from an empty tab (%s)', async (tab, title) => {
    const html = await renderDashboard(tab, newStudent);
    expect(html).toContain(title);
    expect(html).toMatch(/href="\/courses"[^>]*>Browse courses/);
  });

  test('lists registered events with calendar files until they end, the next event first', async () => {
    const registered = (id: string, title: string, times: { isUpcoming: boolean; isOver?: boolean }) => ({
      ...registrationFixture({ id }),
      event: eventFixture({ id, title, ...times, myRegistration: registrationFixture({ id }) }),
    });
    // In the server's order: latest first.
    const myEventRegistrations = [
      registered('3', 'Last of all', { isUpcoming: true }),
      registered('2', 'Next one', { isUpcoming: true }),
      registered('4', 'Under way', { isUpcoming: false }),
      registered('1', 'Long ago', { isUpcoming: false, isOver: true }),
    ];
    const html = await renderDashboard('events', { ...activeStudent, myEventRegistrations });
    const list = html.slice(html.indexOf('role="tabpanel"'));
    const positions = ['Under way', 'Next one', 'Last of all', 'Long ago'].map((title) => list.indexOf(title));
    expect(positions.toSorted((a, b) => a - b)).toEqual(positions);
    expect(html).toContain('href="/api/events/2.ics?lang=en"');
    expect(html).toContain('href="/api/events/4.ics?lang=en"');
    expect(html).not.toContain('href="/api/events/1.ics');
  });

  test('a course without lessons is shown as in preparation', async () => {
    const { course, ...rest } = enrollment('7', 0);
    const empty = {
      ...rest,
      completedLessons: [],
      nextLesson: null,
      course: { ...course, lessonCount: 0, lessons: [] },
    };
    const html = await renderDashboard('', { ...activeStudent, myEnrollments: [empty] });
    expect(html).toContain('Lessons in preparation');
    expect(html).not.toContain('of 0 lessons');
    expect(html).toMatch(/href="\/courses\/7"[^>]*>See the course/);
  });

  test('an archived course is marked and stays open', async () => {
    const { course, ...rest } = enrollment('7', 33);
    const archived = { ...rest, course: { ...course, isArchived: true } };
    const html = await renderDashboard('', { ...activeStudent, myEnrollments: [archived] });
    expect(html).toContain('>Archived<');
    expect(html).toMatch(/href="\/courses\/7\?lesson=2"[^>]*>Continue Learning/);
    expect(await renderDashboard('', { ...activeStudent, myEnrollments: [archived] }, 'ar')).toContain('>مؤرشفة<');
    expect(await renderDashboard()).not.toContain('>Archived<');
  });

  test('names open orders, and leads from the course card to the page of its order', async () => {
    const order = paymentFixture({ status: 'rejected', decisionReason: 'Wrong amount' });
    const unpaid = { ...enrollment('7', 0), status: 'pending_payment', nextLesson: null, payment: order };
    const html = await renderDashboard('', {
      ...activeStudent,
      myEnrollments: [unpaid],
      payments: connectionFixture([order, paymentFixture({ id: 32, status: 'confirmed' })]),
    });
    expect(html).toContain('Reason: \u2068Wrong amount\u2069');
    expect(html).toContain('Proof refused');
    expect(html.match(/href="\/payments\/31"/g)).toHaveLength(2);
    expect(html).not.toContain('/payments/32');
    expect(await renderDashboard()).not.toContain('What is due');
  });

  test('names what is due: a certificate without a name, and the next event that is not over', async () => {
    const certificate = { id: '8', number: 'TYR-2026-000008', status: 'awaiting_name' };
    const unnamed = { ...enrollment('6', 100), certificate };
    const registered = (id: string, isOver: boolean, status = 'registered') => ({
      ...registrationFixture({ id, status }),
      event: eventFixture({ id, title: `Event ${id}`, isOver }),
    });
    const myEventRegistrations = [
      registered('4', false),
      registered('3', false),
      registered('2', false, 'pending_payment'),
      registered('1', true),
    ];
    const html = await renderDashboard('', { ...activeStudent, myEnrollments: [unnamed], myEventRegistrations });
    expect(html).toContain('What is due');
    expect(html).toMatch(/href="\/certificates[^"]*#name"[^>]*>Confirm the name/);
    expect(html).toMatch(/<bdi[^>]*>Event 3</);
    expect(html).not.toMatch(/<bdi[^>]*>Event [124]</);
  });

  test('links to the event list without registrations', async () => {
    const html = await renderDashboard('events', { ...activeStudent, myEventRegistrations: [] });
    expect(html).toContain('No events yet');
    expect(html).toMatch(/href="\/events"[^>]*>See the events/);
  });
});
