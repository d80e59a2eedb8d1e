import { expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { courseFixture, userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const summary = {
  totalCourses: 2,
  students: 3,
  publishedCourses: 1,
  revenue: '4501.50',
  averageRating: '4.25',
  completionRate: 33,
  totalSales: 3,
};
const course = courseFixture({ id: 5 });
const draft = courseFixture({
  id: 6,
  title: 'Draft of mine',
  isPublished: false,
  isFree: true,
  price: '0.00',
  enrollmentCount: 0,
});

const studio = {
  me: userFixture('trainer', 2),
  studioSummary: summary,
  studioCourses: { totalCount: 2, rows: [draft, course] },
  studioEnrollments: {
    totalCount: 12,
    rows: [
      {
        id: 1,
        studentName: 'Omar Slimani',
        studentNameAr: 'عمر سليماني',
        status: 'in_progress',
        progress: 66,
        enrolledAt: '2026-11-02T10:00:00.000Z',
        lastActivityAt: '2026-11-18T10:00:00.000Z',
        certificate: { id: 7, code: '0123456789ABCDEF', number: 'TYR-2026-000007', status: 'valid' },
        course,
      },
    ],
  },
  topCourses: [course, draft],
  enrollmentTrend: [
    { startsAt: '2026-09-30T23:00:00.000Z', enrollments: 2 },
    { startsAt: '2026-10-31T23:00:00.000Z', enrollments: 1 },
  ],
  revenueTrend: [
    { startsAt: '2026-09-30T23:00:00.000Z', received: '4501.50', refunded: '0.00', revenue: '4501.50' },
    { startsAt: '2026-10-31T23:00:00.000Z', received: '100.00', refunded: '1000.00', revenue: '-900.00' },
  ],
  revenueByCourse: [
    {
      courseId: 5,
      title: 'Home solar',
      titleAr: 'شمس',
      sales: 4,
      received: '4601.50',
      refunded: '1000.00',
      revenue: '3601.50',
    },
  ],
  completionFunnel: {
    course,
    students: 3,
    completed: 1,
    lessons: [{ lessonId: 11, title: 'First light', titleAr: '', opened: 3, completed: 2 }],
  },
  ratingDistribution: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating === 4 ? 7 : 0 })),
};

const emptySummary = {
  totalCourses: 0,
  students: 0,
  publishedCourses: 0,
  revenue: '0.00',
  averageRating: '0.00',
  completionRate: 0,
  totalSales: 0,
};
const emptyStudio = {
  ...studio,
  studioSummary: emptySummary,
  studioCourses: { totalCount: 0, rows: [] },
  studioEnrollments: { totalCount: 0, rows: [] },
  topCourses: [],
  completionFunnel: null,
};

const renderStudio = (query = '', data: Record<string, unknown> = studio, language: Language = 'en') =>
  renderServerPageWithData(`/dashboard/trainer${query}`, data, language);

test('greets by first name and shows four figures, the revenue in dollars with two decimals', async () => {
  const { html, text } = await renderStudio();
  expect(html).toContain('Welcome, <bdi>سلمى</bdi>!');
  for (const part of ['Courses', 'Enrolled students', 'Published course', '$4,501.50', 'Total revenue'])
    expect(text).toContain(part);
});

test('lists courses with price, status and students, and links to view, edit and create', async () => {
  const { html, text } = await renderStudio();
  for (const part of ['Draft of mine', 'Free', 'Draft', 'Published', 'DZD 1,500', '3 students'])
    expect(text).toContain(part);
  for (const href of [
    '/courses/5?as=student',
    '/dashboard/trainer/courses/5',
    '/dashboard/trainer/courses/5?part=lessons',
    '/dashboard/trainer/courses/new',
  ])
    expect(html).toContain(`href="${href}"`);
});

test('the overview has a tile for questions that wait, with the longest waits', async () => {
  const none = { count: 0, rows: [] };
  const trainerOverview = { stuckEnrollments: none, newEnrollments: none, newReviews: none, draftCount: 0, drafts: [] };
  const waiting = { kind: 'threads', count: 2, oldestAt: '2026-11-18T10:00:00.000Z', onlyId: null };
  const thread = { lessonTitle: 'First light', lessonTitleAr: '', waitingSince: waiting.oldestAt };
  const { html, text } = await renderStudio('', {
    ...studio,
    trainerOverview,
    waitingCounts: [waiting],
    threadInbox: { nodes: [{ ...thread, id: 41, text: 'Why is the shield grounded?' }] },
  });
  for (const part of ['Questions waiting for you (2)', 'Why is the shield grounded?', 'First light', 'All questions'])
    expect(text).toContain(part);
  expect(html).toContain('href="/dashboard/trainer/threads?thread=41"');
});

test('lists enrollments with course, status and progress, ten per page', async () => {
  const { html, text } = await renderStudio('?tab=students');
  for (const part of [
    '12 enrollments',
    'Omar Slimani',
    'Home solar',
    'In Progress',
    '66%',
    'Lesson by lesson',
    'Valid certificate',
  ])
    expect(text).toContain(part);
  expect(html).toContain('href="/verify/0123456789ABCDEF"');
  expect(html).toContain('page=2');
});

test('renders the chart data as tables on the server, in both languages', async () => {
  const { text } = await renderStudio('?tab=analytics');
  for (const part of [
    '4.3',
    '33%',
    'October 2026 2',
    'November 2026 (incomplete) 1',
    '1. First light 3 2',
    '4 stars 7',
  ])
    expect(text).toContain(part);
  expect((await renderStudio('?tab=analytics', studio, 'ar')).text).toContain('أكتوبر 2026 2');
});

test('shows the revenue by month and course, in dollars with two decimals, with a link to all months', async () => {
  const { html, text } = await renderStudio('?tab=analytics');
  for (const part of [
    'October 2026 $4,501.50 $4,501.50 $0.00',
    'November 2026 (incomplete) -$900.00 $100.00 $1,000.00',
    'Home solar $3,601.50 $4,601.50 $1,000.00 4',
  ])
    expect(text).toContain(part);
  expect(html).toContain('href="/api/exports/studio-revenue.csv"');
  expect((await renderStudio('?tab=analytics&course=5')).html).toContain('/api/exports/studio-revenue.csv?courseId=5');
});

test.each([
  ['', 'Create your first course', '/dashboard/trainer/courses/new'],
  ['?tab=students', 'No students yet', '/dashboard/trainer'],
  ['?tab=analytics', 'No data yet', '/dashboard/trainer/courses/new'],
])('an empty tab (%s) links to the next step', async (query, title, href) => {
  const { html, text } = await renderStudio(query, emptyStudio);
  expect(text).toContain(title);
  expect(html).toContain(`href="${href}"`);
});
