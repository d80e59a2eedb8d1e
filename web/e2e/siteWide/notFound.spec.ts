import { expect, test } from '../fixtures';
import { waitUntilIdle } from '../support/checks/pageChecks';

for (const [path, title] of [
  ['/no/such/page', '404 Page Not Found'],
  ['/courses/999999', 'Course Not Found'],
  ['/courses/seven', 'Course Not Found'],
] as const) {
  test(`${path} has status 404 and an error page`, async ({ openPage }) => {
    const page = await openPage({ language: 'en' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitUntilIdle(page);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}

test('the page of a missing course links to the courses', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await page.goto('/courses/999999');
  await expect(page.getByText("The course you're looking for doesn't exist.")).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /courses/i })
    .first()
    .click();
  await page.waitForURL('**/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('/favicon.ico is an image, not a page', async ({ openPage }) => {
  const page = await openPage();
  const response = await page.request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});
