import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, aPage, overflows, reads, visit, type Visit } from './browser';
import { demo, signedIn } from './people';

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
  ...['users', 'courses', 'blog', 'events', 'faqs', 'polls'].map((tab) => `/dashboard/admin?tab=${tab}`),
  ...['messages', 'newsletter', 'reviews', 'categories', 'glossary', 'audit'].map((name) => `/dashboard/admin/${name}`),
];

const visits: Visit[] = [
  { language: 'ar', width: 360 },
  { language: 'ar', width: 1440, scheme: 'dark' },
  { language: 'en', width: 360, scheme: 'dark' },
  { language: 'en', width: 1440 },
];
const visitNames = visits.map((way) => ({ way, name: `${way.language} ${way.width} ${way.scheme ?? 'light'}` }));

/** Every page in one window: what axe finds, what sticks out, which way it reads, whether it has a title and one h1. */
async function sweep(page: Page, paths: string[], language: 'ar' | 'en'): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    await reads(page, language);
    const found = [...(await accessibilityFaults(page)), ...(await overflows(page))];
    if ((await page.title()).trim() === '') found.push('no title');
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) found.push(`${headings} first-level headings`);
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

test.each(visitNames)(
  'a visitor finds every page accessible, and nothing sticks out ($name)',
  { timeout: 300_000 },
  async ({ way }) => {
    const page = await aPage(way);
    await sweep(page, publicPages, way.language ?? 'ar');
  },
);

test.each(visitNames)('a student finds every page accessible, and nothing sticks out ($name)', async ({ way }) => {
  const page = await aPage(way);
  await signedIn(page, demo.student);
  const lesson = await lessonOfFirstEnrolment(page);
  await sweep(page, [...studentPages, lesson.course, lesson.player], way.language ?? 'ar');
});

test.each(visitNames)(
  'a trainer finds the studio and the editor accessible, and nothing sticks out ($name)',
  { timeout: 180_000 },
  async ({ way }) => {
    const page = await aPage(way);
    await signedIn(page, demo.trainer);
    const editor = await editorOfFirstCourse(page);
    await sweep(page, [...trainerPages, ...editorParts.map((part) => editor + part)], way.language ?? 'ar');
  },
);

// The panel speaks Arabic alone (spec.md section 2).
test.each(visitNames.filter(({ way }) => way.language === 'ar'))(
  'an admin finds every screen of the panel accessible, and nothing sticks out ($name)',
  { timeout: 180_000 },
  async ({ way }) => {
    const page = await aPage(way);
    await signedIn(page, demo.admin);
    await sweep(page, adminPages, 'ar');
  },
);

/** The address of the editor of a course that the demo trainer teaches. */
async function editorOfFirstCourse(page: Page): Promise<string> {
  await visit(page, '/dashboard/trainer');
  const edit = page.locator('a[href^="/dashboard/trainer/courses/"]:not([href$="/new"])').first();
  return (await edit.getAttribute('href'))!;
}

/** The addresses of a course that the demo student is enrolled in, and of its first lesson. */
async function lessonOfFirstEnrolment(page: Page): Promise<{ course: string; player: string }> {
  const read = async (path: string) =>
    (await (await page.request.get(path)).json()) as { id: number; courseId: number }[];
  const [enrollment] = await read('/api/my-enrollments');
  const course = `/courses/${enrollment?.courseId}`;
  const [lesson] = await read(`/api${course}/lessons`);
  return { course, player: `${course}?lesson=${lesson?.id}` };
}
