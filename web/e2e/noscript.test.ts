import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { aPage, overflows, reads } from './browser';
import { words } from './words';

const visits: (Language | undefined)[] = [undefined, 'en'];

test.each(visits)('home, courses and a course can be read without JavaScript (language cookie: %s)', async (cookie) => {
  const language = cookie ?? 'ar';
  const t = words(language);
  const page = await aPage({ language: cookie, width: 360, javaScriptEnabled: false });
  for (const path of ['/', '/courses', '/courses/1']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await reads(page, language);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    expect(await overflows(page), path).toEqual([]);
  }
  await page.getByText(t('courses:enroll.login')).first().waitFor();
  await page.goto('/courses');
  expect(await page.getByRole('article').count()).toBeGreaterThan(5);
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
