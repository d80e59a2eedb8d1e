import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publicPagePaths } from '../../schema/contract/urls';
import type { Language } from '../../schema/contract/languages';
import { aPage, overflows, reads } from './browser';
import { words } from './words';

const visits: (Language | undefined)[] = [undefined, 'en'];

type Row = Record<string, string>;

/** What the pages have to show, of all that is published: of each list the texts of its first rows in a language. */
async function contents(page: Page, language: Language): Promise<Record<string, string[]>> {
  const first = async (path: string, field: string, part: (row: Row) => string = () => '') => {
    const rows = ((await (await page.request.get(`/api/${path}`)).json()) as Row[]).slice(0, 2);
    return rows.map((row) => [part(row), row[language === 'ar' ? `${field}Ar` : field] ?? ''] as const);
  };
  const t = words(language);
  const courses = await first('courses?isPublished=true', 'title', ({ id }) => `/courses/${id}`);
  const posts = await first('blog?isPublished=true', 'title', ({ slug }) => `/blog/${slug}`);
  const texts = (rows: (readonly [string, string])[]) => rows.map(([, text]) => text);
  return {
    '/': [...texts(courses), ...texts(posts), ...texts(await first('faqs', 'question'))],
    '/courses': [...texts(courses)],
    '/blog': [...texts(posts)],
    '/events': texts(await first('events?isPublished=true', 'title')),
    '/glossary': texts(await first('glossary?isPublished=true', 'term')),
    '/polls': texts(await first('polls?isActive=true', 'question')),
    '/about': [t('about:story.vision.title'), t('about:story.mission.title')],
    '/contact': [t('contact:title')],
    ...Object.fromEntries([...courses, ...posts].map(([path, title]) => [path, [title]])),
  };
}

test.each(visits)('every public page can be read without JavaScript (language cookie: %s)', async (cookie) => {
  const language = cookie ?? 'ar';
  const page = await aPage({ language: cookie, width: 360, javaScriptEnabled: false });
  const shown = await contents(page, language);
  expect(Object.keys(shown)).toEqual(expect.arrayContaining([...publicPagePaths]));
  for (const [path, texts] of Object.entries(shown)) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await reads(page, language);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    expect(await overflows(page), path).toEqual([]);
    expect(texts.filter(Boolean).length, path).toBeGreaterThan(0);
    for (const text of texts)
      expect(await page.getByRole('main').getByText(text).count(), `${path}: ${text}`).toBeGreaterThan(0);
    expect(await page.locator('[aria-busy=true]').count(), `${path} waits for nothing`).toBe(0);
  }
  await page.goto('/courses/1');
  await page.getByText(words(language)('courses:enroll.login')).first().waitFor();
});

test('a filter works as a plain form without JavaScript', async () => {
  const page = await aPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/courses');
  const all = await page.getByRole('article').count();
  await page.getByText('Free only', { exact: true }).click();
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.waitForURL(/price=free/);
  const free = await page.getByRole('article').count();
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThan(all);
});
