import type { Page } from '@playwright/test';
import { sitemapPaths } from '../../routing/screens';
import type { Language } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';
import { expectLanguage, horizontalOverflow } from '../support/checks/pageChecks';
import { isTestAddress } from '../support/testRecords';

type Row = Record<string, string>;

/** The texts that each public page must show: the first records of its lists. */
async function expectedTexts(page: Page, language: Language): Promise<Record<string, string[]>> {
  const first = async (list: string, field: string, pathOf: (row: Row) => string = () => '') => {
    const rows = ((await (await page.request.get(`/api/${list}`)).json()) as Row[]).slice(0, 2);
    return rows.map((row) => [pathOf(row), row[language === 'ar' ? `${field}Ar` : field] ?? ''] as const);
  };
  const t = messagesIn(language);
  const courses = await first('courses?isPublished=true', 'title', ({ id }) => `/courses/${id}`);
  const trainers = await first('courses?isPublished=true', 'title', ({ trainerId }) => `/trainers/${trainerId}`);
  const categories = await first('courses?isPublished=true', 'title', ({ categoryId }) => `/categories/${categoryId}`);
  const events = await first('events?isPublished=true', 'title', ({ id }) => `/events/${id}`);
  const posts = await first('blog?isPublished=true', 'title', ({ slug }) => `/blog/${slug}`);
  const texts = (rows: (readonly [string, string])[]) => rows.map(([, text]) => text);
  return {
    '/': [...texts(courses), ...texts(posts), ...texts(await first('faqs', 'question'))],
    '/courses': [...texts(courses)],
    '/blog': [...texts(posts)],
    '/events': texts(events),
    '/glossary': texts(await first('glossary?isPublished=true', 'term')),
    '/polls': texts(await first('polls?isActive=true', 'question')),
    '/about': [t('about:story.vision.title'), t('about:story.mission.title')],
    '/contact': [t('contact:title')],
    '/verify': [t('certificates:verify.label')],
    '/help': [t('shell:footer.helpCenter')],
    '/privacy': [t('shell:footer.privacy')],
    '/terms': [t('shell:footer.terms')],
    '/refunds': [t('shell:footer.refunds')],
    ...Object.fromEntries(
      [...courses, ...posts, ...events, ...trainers, ...categories].map(([path, title]) => [path, [title]]),
    ),
  };
}

/** In the first field of each form that needs scripts. */
async function pressEnterInForms(page: Page): Promise<void> {
  for (const form of await page.locator('form:not([action])').all()) await form.locator('input').first().press('Enter');
}

for (const cookie of [undefined, 'en'] as const) {
  test(`every public page is readable without JavaScript (language cookie: ${cookie})`, async ({ openPage }) => {
    const language = cookie ?? 'ar';
    const page = await openPage({ language: cookie, width: 360, javaScriptEnabled: false });
    const submissions: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('?')) submissions.push(request.url());
    });
    let expected = await expectedTexts(page, language);
    const paths = Object.keys(expected);
    expect(paths).toEqual(expect.arrayContaining([...sitemapPaths]));
    for (const path of paths.filter((path) => !isTestAddress(path))) {
      let attempts = 0;
      await expect(async () => {
        // Other tests publish and delete records between the two requests.
        if (attempts++ > 0) expected = await expectedTexts(page, language);
        const texts = expected[path] ?? [];
        expect((await page.goto(path))?.status(), path).toBe(200);
        expect(texts.filter(Boolean).length, path).toBeGreaterThan(0);
        for (const text of texts)
          expect(await page.getByRole('main').getByText(text).count(), `${path}: ${text}`).toBeGreaterThan(0);
      }).toPass({ timeout: 20_000 });
      await expectLanguage(page, language);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect(await horizontalOverflow(page), path).toEqual([]);
      await expect(page.locator('[aria-busy=true]'), `${path} is not loading`).toHaveCount(0);
      await pressEnterInForms(page);
    }
    await page.goto('/auth');
    await pressEnterInForms(page);
    await page.goto('/courses/1');
    await expect(page.getByText(messagesIn(language)('courses:enroll.login')).first()).toBeVisible();
    expect(submissions, 'forms that need scripts are not submitted by Enter').toEqual([]);
  });
}

test('the course filter is a plain form without JavaScript', async ({ openPage }) => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/courses');
  const all = await page.getByRole('article').count();
  await page.getByText('Free only', { exact: true }).click();
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.waitForURL(/price=free/);
  const free = await page.getByRole('article').count();
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThan(all);
  await page.getByRole('searchbox').fill('solar');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/search=solar/);
  await expect(page.locator('#course-sort option:checked')).toHaveText('Best match');
});
