import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { adminTabNames } from '../../admin/adminTabs';
import { expect, test, type Width } from '../fixtures';
import { sendGraphql } from '../support/graphql';
import { axeViolations, expectLanguage, horizontalOverflow, visit, waitUntilIdle } from '../support/checks/pageChecks';

const publicPages = [
  '/',
  '/auth',
  '/auth?tab=register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/courses',
  '/courses?view=list&sort=popular',
  '/courses?search=solar&price=free',
  '/courses?search=nothing-is-called-so',
  '/courses/1',
  '/courses/2?tab=curriculum',
  '/courses/1?tab=reviews',
  '/courses/999999',
  '/courses/1?lesson=1',
  '/blog',
  '/blog?search=nothing-is-called-so',
  '/blog/ten-questions-before-a-solar-roof',
  '/blog/no-such-article',
  '/polls',
  '/glossary',
  '/search',
  '/search?q=battery',
  '/glossary?view=list&search=charging',
  '/events',
  '/events/1',
  '/events/8',
  '/events/999999',
  '/trainers/2',
  '/trainers/999999',
  '/categories/1',
  '/categories/999999',
  '/?faq=payment#faq',
  '/about',
  '/contact',
  '/verify',
  '/verify?code=nonsense',
  '/verify/ABCDEFGHJKMNPQRS',
  '/learners/no-such-learner',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/no/such/page',
];

const studentPages = [
  '/',
  '/courses',
  '/events?when=upcoming',
  '/events/8',
  '/dashboard/student',
  '/dashboard/student?tab=progress',
  '/dashboard/student?tab=recommended',
  '/dashboard/student?tab=events',
  '/account',
  '/account/security',
  '/account/notifications',
  '/account/data',
  '/notifications',
  '/payments',
  '/payments/999999',
  '/certificates',
  '/notes',
  '/notes?search=nothing-is-called-so',
];

const trainerPages = [
  '/dashboard/trainer',
  '/dashboard/trainer?tab=students',
  '/dashboard/trainer?tab=analytics',
  '/dashboard/trainer/threads',
  '/dashboard/trainer/courses/new',
];

const editorParts = ['', '?part=lessons', '?part=publish'];

const adminLists = [
  ...adminTabNames.map((tab) => `/dashboard/admin?tab=${tab}`),
  ...[
    'messages',
    'newsletter',
    'newsletter?tab=issues',
    'reviews',
    'threads',
    'threads?state=answered',
    'categories',
    'glossary',
    'search-vocabulary',
    'documents',
    'audit',
    'jobs',
    'enrollments',
    'payments',
    'payment-review',
    'coupons',
    'payment-settings',
  ].map((name) => `/dashboard/admin/${name}`),
];

const adminRecords = [
  ...['users/1', 'courses/1', 'events/1', 'payments/1', 'messages/1', 'blog/1', 'polls/1'],
  ...['events/1/participants', 'desk'],
].map((name) => `/dashboard/admin/${name}`);

interface Appearance {
  width: Width;
  colorScheme: 'light' | 'dark';
}

/** A page is loaded with the first appearance and then changed to the second. */
interface Variant {
  language: Language;
  appearances: [Appearance, Appearance];
}

/** Axe takes most of the time: it checks the first appearance, so that each language has one width and color scheme. */
const variants: Variant[] = [
  {
    language: 'ar',
    appearances: [
      { width: 360, colorScheme: 'light' },
      { width: 1440, colorScheme: 'dark' },
    ],
  },
  {
    language: 'en',
    appearances: [
      { width: 1440, colorScheme: 'dark' },
      { width: 360, colorScheme: 'dark' },
    ],
  },
];

/** Every page has a title, one first-level heading, the direction of its language, no axe violation and no overflow. */
async function checkPages(
  page: Page,
  paths: string[],
  { language, appearances }: Variant,
  secondChecks = [horizontalOverflow],
) {
  const issues: string[] = [];
  for (const path of paths) {
    const report = (found: string[]) => issues.push(...found.map((issue) => `${path}: ${issue}`));
    await changeAppearance(page, appearances[0]);
    await visit(page, path);
    await expectLanguage(page, language);
    if ((await page.title()).trim() === '') report(['no title']);
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) report([`${headings} first-level headings`]);
    report(await layoutIssues(page, appearances[0], [axeViolations, horizontalOverflow]));
    await changeAppearance(page, appearances[1]);
    await waitUntilIdle(page);
    report(await layoutIssues(page, appearances[1], secondChecks));
  }
  expect(issues).toEqual([]);
}

async function changeAppearance(page: Page, { width, colorScheme }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
  await page.emulateMedia({ colorScheme });
}

type PageCheck = (page: Page) => Promise<string[]>;

async function layoutIssues(page: Page, { width, colorScheme }: Appearance, checks: PageCheck[]): Promise<string[]> {
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(page)));
  return found.map((issue) => `${width} px, ${colorScheme}: ${issue}`);
}

for (const variant of variants) {
  const { language, appearances } = variant;
  const visitor = { language, ...appearances[0] };
  // In English each screen once: its other states have the same elements, which are checked in Arabic.
  const listPages = (paths: string[]) => (language === 'ar' ? paths : paths.filter((path) => !path.includes('?')));

  test(`public pages are accessible and fit the window (${language})`, async ({ openPage }) => {
    test.setTimeout(300_000);
    await checkPages(await openPage(visitor), listPages(publicPages), variant);
  });

  test(`pages of a student are accessible and fit the window (${language})`, async ({ openPage }) => {
    test.setTimeout(180_000);
    const page = await openPage({ ...visitor, role: 'student' });
    const { course, lesson } = await findEnrolledCourse(page);
    const checkouts = await findCheckouts(page);
    const quiz = await findPassedQuiz(page);
    await checkPages(page, [...listPages(studentPages), course, lesson, ...quiz, ...checkouts], variant);
  });

  test(`dashboard and editor of a trainer are accessible and fit the window (${language})`, async ({ openPage }) => {
    test.setTimeout(180_000);
    const page = await openPage({ ...visitor, role: 'trainer' });
    const editor = await findEditorPath(page);
    const quiz = await findQuizTabs(page, editor);
    await checkPages(page, [...trainerPages, ...editorParts.map((part) => editor + part), ...quiz], variant);
  });

  // The admin panel is in Arabic only, so both appearances are checked in it.
  if (language === 'ar')
    for (const [name, paths] of [
      ['lists of the admin panel', adminLists],
      ['records of the admin panel', adminRecords],
    ] as const)
      test(`${name} are accessible and fit the window (ar)`, async ({ openPage }) => {
        test.setTimeout(240_000);
        const page = await openPage({ ...visitor, role: 'admin' });
        await checkPages(page, [...paths], variant, [axeViolations, horizontalOverflow]);
      });
}

interface Course {
  id: number;
  trainerId: number;
}

/** The editor of a demo course of the trainer. */
async function findEditorPath({ request }: Page): Promise<string> {
  const trainer = (await (await request.get('/api/user')).json()) as { id: number };
  const courses = (await (await request.get('/api/courses?isPublished=true')).json()) as Course[];
  const own = courses.filter(({ trainerId }) => trainerId === trainer.id).map(({ id }) => id);
  return `/dashboard/trainer/courses/${Math.min(...own)}`;
}

/** A course of the demo student, and its first lesson. */
async function findEnrolledCourse(page: Page): Promise<{ course: string; lesson: string }> {
  const read = async (path: string) =>
    (await (await page.request.get(path)).json()) as { id: number; courseId: number }[];
  const [enrollment] = await read('/api/my-enrollments');
  const course = `/courses/${enrollment?.courseId}`;
  const [first] = await read(`/api${course}/lessons`);
  return { course, lesson: `${course}?lesson=${first?.id}` };
}

type Lessons = { id: number; kind: string }[];

const readLessons = async ({ request }: Page, course: string): Promise<Lessons> =>
  (await (await request.get(`/api${course}/lessons`)).json()) as Lessons;

/** The start of a quiz that the demo student has passed, and the result of an attempt. */
async function findPassedQuiz(page: Page): Promise<string[]> {
  const enrollments = await (await page.request.get('/api/my-enrollments')).json();
  for (const { courseId } of enrollments as { courseId: number }[]) {
    const course = `/courses/${courseId}`;
    const quiz = (await readLessons(page, course)).find(({ kind }) => kind === 'quiz');
    const query = 'query ($id: ID!) { quiz(lessonId: $id) { myAttempts { id } } }';
    const { data } = await sendGraphql<{ quiz: { myAttempts: { id: string }[] } | null }>(page.request, query, {
      id: quiz?.id,
    });
    const [attempt] = data.quiz?.myAttempts ?? [];
    const start = `${course}?lesson=${quiz?.id}`;
    if (attempt) return [start, `${start}&attempt=${attempt.id}`];
  }
  throw new Error('The demo student has no attempt');
}

/** The tabs of the quiz of a course in its editor, and one of its attempts. */
async function findQuizTabs(page: Page, editor: string): Promise<string[]> {
  const lessons = await readLessons(page, editor.replace('/dashboard/trainer', ''));
  const id = lessons.find(({ kind }) => kind === 'quiz')?.id;
  const quiz = `${editor}?lesson=${id}`;
  const query = 'query ($id: ID!) { quizAttempts(lessonId: $id, first: 1) { nodes { id } } }';
  const { data } = await sendGraphql<{ quizAttempts: { nodes: { id: string }[] } }>(page.request, query, { id });
  const attempts = data.quizAttempts.nodes.map(({ id }) => `${quiz}&quiz=attempts&attempt=${id}`);
  return [quiz, ...['rules', 'attempts', 'statistics'].map((tab) => `${quiz}&quiz=${tab}`), ...attempts];
}

/** The checkout of a paid course and of a paid event. */
async function findCheckouts({ request }: Page): Promise<string[]> {
  const findPaid = async (path: string) => {
    const rows = (await (await request.get(path)).json()) as { id: number; price: string }[];
    return rows.find(({ price }) => Number(price) > 0)?.id;
  };
  const course = await findPaid('/api/courses?isPublished=true');
  return [`/checkout/courses/${course}`, `/checkout/events/${await findPaid('/api/events')}`];
}
