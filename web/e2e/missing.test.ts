import { expect, test } from 'vitest';
import { aPage, settled } from './browser';

test.each([
  ['/no/such/page', '404 Page Not Found'],
  ['/courses/999999', 'Course Not Found'],
  ['/courses/seven', 'Course Not Found'],
])('%s answers 404 and says so', async (path, sentence) => {
  const page = await aPage({ language: 'en' });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await settled(page);
  await page.getByRole('heading', { name: sentence }).waitFor();
});

test('a course that is not there leads back to the courses', async () => {
  const page = await aPage({ language: 'en' });
  await page.goto('/courses/999999');
  await page.getByText("The course you're looking for doesn't exist.").waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /courses/i })
    .first()
    .click();
  await page.waitForURL('**/courses');
  await page.getByRole('article').first().waitFor();
});

test('browsers that ask for /favicon.ico get the mark, not a page', async () => {
  const page = await aPage();
  const answer = await page.request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});
