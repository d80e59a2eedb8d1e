import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { adminTabNames } from '../../admin/adminTabs';
import { expect, test, type Width } from '../fixtures';
import { axeViolations, expectLanguage, horizontalOverflow, visit } from '../support/pageChecks';

// Issues name page and element; traces of this many pages cost a quarter of the time.
test.use({ trace: 'off' });

const publicPages = [
  '/',
  '/auth',
  '/auth?tab=register',
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
  '/?faq=payment#faq',
  '/about',
  '/contact',
  '/no/such/page',
];

const studentPages = [
  '/',
  '/courses',
  '/events?when=upcoming',
  '/dashboard/student',
  '/dashboard/student?tab=progress',
  '/dashboard/student?tab=recommended',
  '/dashboard/student?tab=events',
  '/account',
];

const trainerPages = [
  '/dashboard/trainer',
  '/dashboard/trainer?tab=students',
  '/dashboard/trainer?tab=analytics',
  '/dashboard/trainer/courses/new',
];

const editorParts = ['', '?part=lessons', '?part=publish'];

const adminPages = [
  ...adminTabNames.map((tab) => `/dashboard/admin?tab=${tab}`),
  ...['messages', 'newsletter', 'reviews', 'categories', 'glossary', 'audit'].map((name) => `/dashboard/admin/${name}`),
];

const variants: { language: Language; width: Width; colorScheme: 'light' | 'dark' }[] = [
  { language: 'ar', width: 360, colorScheme: 'light' },
  { language: 'ar', width: 1440, colorScheme: 'dark' },
  { language: 'en', width: 360, colorScheme: 'dark' },
  { language: 'en', width: 1440, colorScheme: 'light' },
];

/** Every page has no axe violation, no overflow, the direction of its language, a title and one first-level heading. */
async function checkPages(page: Page, paths: string[], language: Language): Promise<void> {
  const issues: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    await expectLanguage(page, language);
    const found = [...(await axeViolations(page)), ...(await horizontalOverflow(page))];
    if ((await page.title()).trim() === '') found.push('no title');
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) found.push(`${headings} first-level headings`);
    issues.push(...found.map((issue) => `${path}: ${issue}`));
  }
  expect(issues).toEqual([]);
}

for (const variant of variants) {
  const { language, width, colorScheme } = variant;
  const name = `${language}, ${width} px, ${colorScheme}`;
  const tag = language === 'ar' && width === 360 ? '@smoke' : [];

  test(`public pages are accessible and fit the window (${name})`, { tag }, async ({ openPage }) => {
    test.setTimeout(300_000);
    await checkPages(await openPage(variant), publicPages, language);
  });

  test(`pages of a student are accessible and fit the window (${name})`, { tag }, async ({ openPage }) => {
    test.setTimeout(180_000);
    const page = await openPage({ ...variant, role: 'student' });
    const { course, lesson } = await findEnrolledCourse(page);
    await checkPages(page, [...studentPages, course, lesson], language);
  });

  test(
    `dashboard and editor of a trainer are accessible and fit the window (${name})`,
    { tag },
    async ({ openPage }) => {
      test.setTimeout(180_000);
      const page = await openPage({ ...variant, role: 'trainer' });
      const editor = await findEditorPath(page);
      await checkPages(page, [...trainerPages, ...editorParts.map((part) => editor + part)], language);
    },
  );

  // The admin panel is in Arabic only.
  if (language === 'ar')
    test(`the admin panel is accessible and fits the window (${name})`, { tag }, async ({ openPage }) => {
      test.setTimeout(180_000);
      await checkPages(await openPage({ ...variant, role: 'admin' }), adminPages, language);
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
