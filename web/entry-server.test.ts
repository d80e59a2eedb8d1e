import { describe, expect, test } from 'vitest';
import type { PageRequest } from './app/document/ssrTypes';
import { renderServerPage } from './testing/renderServerPage';

type Execute = PageRequest['execute'];

const viewerData = {
  __typename: 'User',
  id: '7',
  firstName: 'سلمى',
  lastName: 'بن يوسف',
  email: 'selma@demo.dz',
  avatar: null,
  isAwaitingApproval: false,
  isEmailConfirmed: true,
  isEmailBounced: false,
  mustSetUpSecondFactor: false,
  firstNameAr: null,
  lastNameAr: null,
  deleteAfter: null,
};

const studioSummary = {
  __typename: 'StudioSummary',
  totalCourses: 0,
  students: 0,
  publishedCourses: 0,
  revenue: '0.00',
  averageRating: '0.00',
  completionRate: 0,
  totalSales: 0,
};

const trainerOverview = {
  __typename: 'TrainerOverview',
  stuckEnrollments: { __typename: 'OverviewEnrollments', count: 0, rows: [] },
  newEnrollments: { __typename: 'OverviewEnrollments', count: 0, rows: [] },
  newReviews: { __typename: 'OverviewReviews', count: 0, rows: [] },
  draftCount: 0,
  drafts: [],
};

/** A schema that returns no course, and the given viewer. */
const createExecute =
  (role: 'student' | 'trainer' | null): Execute =>
  (query) =>
    Promise.resolve({
      data: query.includes('query Me')
        ? { me: role && { ...viewerData, role } }
        : {
            course: null,
            courses: null,
            categories: [],
            studioSummary,
            trainerOverview,
            waitingCounts: [],
            threadInbox: { nodes: [] },
            studioCourses: { rows: [], totalCount: 0 },
          },
    });

const renderUrl = (url: string, { execute = createExecute(null), ...rest }: Partial<PageRequest> = {}) =>
  renderServerPage(url, {
    language: 'ar',
    assets: { scripts: ['/assets/entry.js'], preloads: [], styles: ['/assets/entry.css'] },
    execute,
    ...rest,
  });

describe('the HTML document', () => {
  test('is in Arabic and right-to-left by default', async () => {
    const { status, html } = await renderUrl('/about');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toMatch(/<title>من نحن · تيّار<\/title>/);
    expect(html).toContain('data-emotion="rtl');
  });

  test('is in English and left-to-right for visitors who chose it', async () => {
    const { html } = await renderUrl('/about', { language: 'en' });
    expect(html).toContain('<html lang="en" dir="ltr"');
    expect(html).toMatch(/<title>About · Tayyar<\/title>/);
    expect(html).not.toContain('data-emotion="rtl');
  });

  test('contains title and description in <head> only', async () => {
    const { html } = await renderUrl('/about', { language: 'en' });
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain('<meta name="description"');
    expect(body).not.toMatch(/<title|<meta/);
  });

  test('uses the chosen color scheme, otherwise the device preference', async () => {
    const explicit = await renderUrl('/about', { scheme: 'dark' });
    expect(explicit.html).toContain('data-scheme="dark"');
    expect(explicit.html).not.toContain("matchMedia('(prefers-color-scheme: dark)')");
    const open = await renderUrl('/about');
    expect(open.html).toContain('data-scheme="light"');
    expect(open.html).toContain("matchMedia('(prefers-color-scheme: dark)')");
  });

  test('has the styles of its own elements, also beside other pages', async () => {
    const paths = ['/about', '/auth', '/contact', '/about'];
    const pages = await Promise.all(paths.map((path) => renderUrl(path)));
    pages.forEach(({ html }) => {
      const rules = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, text]) => text).join('');
      expect(rules).not.toBe('');
      const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
      const unstyled = [...classes].filter((name) => name.startsWith('rtl-') && !rules.includes(name));
      // An element without styles of its own has the class of an empty rule.
      expect(unstyled).toEqual(unstyled.filter((name) => name.startsWith('rtl-0')));
      expect([...rules.matchAll(/\.(rtl-[\w-]+)/g)].filter(([, name = '']) => !classes.has(name))).toEqual([]);
    });
  });

  test('has no CSS variables without effect', async () => {
    const { html } = await renderUrl('/about');
    expect(html).toContain('--tayyar-shadows-8');
    expect(html).not.toMatch(/--tayyar-(shadows|overlays)-\d+:none/);
  });

  /** Files that the boot script loads with the application. */
  const listPreloads = (html: string) => /data-preloads="([^"]*)"/.exec(html)?.[1]?.split(' ');

  test('names the scripts of its screen and language, and loads none before an intent', async () => {
    const modules = {
      'web/home/HomeScreen.tsx': ['/assets/home.js'],
      'web/app/routes/CourseRoute.tsx': ['/assets/course.js'],
      'web/language/messages/ar/commonMessages.ts': ['/assets/common.js'],
      'web/language/messages/ar/quizzesMessages.ts': ['/assets/quizzes.js'],
      'web/language/messages/ar/studioMessages.ts': ['/assets/studio.js'],
    };
    const { html } = await renderUrl('/courses/3', {
      assets: { scripts: ['/assets/entry.js'], preloads: ['/assets/base.js'], styles: [], modules },
    });
    const texts = ['/assets/common.js', '/assets/quizzes.js'];
    expect(listPreloads(html)).toEqual(['/assets/entry.js', '/assets/base.js', ...texts, '/assets/course.js']);
    expect(html).toContain('data-application="deferred"');
    expect(html).not.toMatch(/rel="modulepreload"|<script[^>]+src=/);
  });

  test('fetches the scripts of a form after the page, without running them', async () => {
    const assets = { scripts: ['/assets/entry.js'], preloads: [], styles: [] };
    const { html } = await renderUrl('/auth', { assets });
    expect(html).toContain('data-application="deferred"');
    expect(html).toContain('data-prefetch="true"');
    expect(html).not.toContain('rel="modulepreload"');
  });

  test('fetches the scripts of a course for signed-in viewers only', async () => {
    const assets = { scripts: ['/assets/entry.js'], preloads: [], styles: [] };
    const [viewers, visitors] = await Promise.all(
      (['student', null] as const).map((role) => renderUrl('/courses/3', { assets, execute: createExecute(role) })),
    );
    expect(viewers?.html).toContain('data-prefetch="true"');
    expect(visitors?.html).not.toContain('data-prefetch');
  });

  test.each([
    ['/courses/3?lesson=1', ['/assets/player.js']],
    ['/courses/3?lesson=', []],
    ['/courses/3?tab=curriculum', []],
    ['/about?lesson=1', []],
  ])('preloads the player only where it is shown: %s', async (url, expected) => {
    const modules = { 'web/learning/CoursePlayer.tsx': ['/assets/player.js'] };
    const { html } = await renderUrl(url, { assets: { scripts: ['/entry.js'], preloads: [], styles: [], modules } });
    expect(listPreloads(html)).toEqual(['/entry.js', ...expected]);
  });

  test('links to the help page and the policies', async () => {
    const { html } = await renderUrl('/about', { language: 'en' });
    const links = {
      'Help Center': '/help',
      'Privacy Policy': '/privacy',
      'Terms of Service': '/terms',
      'Refund Policy': '/refunds',
    };
    for (const [name, path] of Object.entries(links))
      expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${name}</a>`));
    expect(html).toMatch(/<a [^>]*href="\/#faq"[^>]*>FAQ<\/a>/);
  });

  test('escapes data that could close the script element', async () => {
    const execute: Execute = () =>
      Promise.resolve({
        data: { me: { ...viewerData, role: 'student', firstName: '</script><script>alert(1)</script>' } },
      });
    const { html } = await renderUrl('/about', { execute });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('\\u003c/script>');
  });
});

describe('missing pages', () => {
  test('return 404 for an unknown path', async () => {
    const { status, html } = await renderUrl('/no/such/page', { language: 'en' });
    expect(status).toBe(404);
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('return 404 for an invisible course', async () => {
    const { status, html } = await renderUrl('/courses/999', { language: 'en' });
    expect(status).toBe(404);
    expect(html).toContain('Course Not Found');
  });
});

describe('guarded pages', () => {
  test('redirect visitors to login with a return path', async () => {
    const page = await renderUrl('/dashboard/student?tab=progress');
    expect(page).toMatchObject({
      status: 302,
      html: '',
      redirect: '/auth?next=%2Fdashboard%2Fstudent%3Ftab%3Dprogress',
    });
  });

  test('redirect other roles to the home page', async () => {
    const execute = createExecute('trainer');
    expect(await renderUrl('/dashboard/student', { execute })).toMatchObject({ status: 302, redirect: '/' });
    expect(await renderUrl('/dashboard/admin', { execute })).toMatchObject({ status: 302, redirect: '/' });
    expect(await renderUrl('/dashboard/trainer', { execute })).toMatchObject({ status: 200 });
  });

  test('redirect an admin who must set up a second factor to the account page', async () => {
    const execute: Execute = () =>
      Promise.resolve({ data: { me: { ...viewerData, role: 'admin', mustSetUpSecondFactor: true } } });
    expect(await renderUrl('/dashboard/admin', { execute })).toMatchObject({
      status: 302,
      redirect: '/account/security#second-factor',
    });
  });

  test('redirect a signed-in student from login to the dashboard', async () => {
    expect(await renderUrl('/auth', { execute: createExecute('student') })).toMatchObject({
      redirect: '/dashboard/student',
    });
  });
});

test('a failed query renders a skeleton with the error status', async () => {
  const execute: Execute = (query) =>
    Promise.resolve(
      query.includes('query Me')
        ? { data: { me: null } }
        : { data: null, errors: [{ message: 'An error occurred', extensions: { status: 500 } }] },
    );
  const { status, html } = await renderUrl('/courses/3', { execute, language: 'en' });
  expect(status).toBe(500);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('500: An error occurred');
});

test('concurrent renders show each viewer only their own name', async () => {
  const [mine, other] = await Promise.all([
    renderUrl('/about', { execute: createExecute('student') }),
    renderUrl('/about'),
  ]);
  expect(mine.html).toContain('سلمى');
  expect(other.html).not.toContain('سلمى');
});
