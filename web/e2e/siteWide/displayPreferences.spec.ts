import type { Locator, Page } from '@playwright/test';
import { createUserData, registerByApi } from '../support/accounts';
import { messagesIn } from '../support/messages';
import { expect, test } from '../fixtures';
import { horizontalOverflow, visit } from '../support/checks/pageChecks';

const findFirst = async ({ request }: Page, path: string) =>
  ((await (await request.get(path)).json()) as { id: number; courseId: number }[])[0];

/** The links and buttons of the header that lie outside of the window. */
const headerControlsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > innerWidth))
      .map(({ element }) => element.getAttribute('aria-label') ?? element.textContent),
  );

test('text of twice the size loses no control of the header and fits the window', async ({ openPage }) => {
  const issues: string[] = [];
  for (const language of ['ar', 'en'] as const)
    for (const width of [1440, 360] as const) {
      const page = await openPage({ language, width });
      for (const path of ['/', '/events', '/contact', '/polls']) {
        await visit(page, path);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        const found = [...(await headerControlsOutside(page)), ...(await horizontalOverflow(page))];
        issues.push(...found.map((issue) => `${language}, ${width} px, ${path}: ${issue}`));
      }
    }
  expect(issues).toEqual([]);
});

test('text of twice the size fits the window of a lesson, an order and the panel', async ({ openPage }) => {
  const issues: string[] = [];
  const expectFit = async (page: Page, path: string) => {
    await visit(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    issues.push(...(await horizontalOverflow(page)).map((issue) => `${path}: ${issue}`));
  };
  const learner = await openPage({ language: 'ar', role: 'student', width: 360 });
  const enrollment = await findFirst(learner, '/api/my-enrollments');
  const lesson = await findFirst(learner, `/api/courses/${enrollment?.courseId}/lessons`);
  await expectFit(learner, `/courses/${enrollment?.courseId}?lesson=${lesson?.id}`);
  const isUncovered = await learner.locator('[data-kind="content"]').evaluate((bar) => {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    for (let y = top + 4; y < Math.min(bottom, innerHeight); y += 8)
      for (let x = left + 4; x < right; x += 8) if (!bar.contains(document.elementFromPoint(x, y))) return false;
    return true;
  });
  expect(isUncovered, 'nothing of the lesson is above its bar').toBe(true);
  await expectFit(learner, '/payments/1');
  for (const width of [360, 1440] as const) {
    const admin = await openPage({ language: 'ar', role: 'admin', width });
    for (const path of ['users/13', 'events/1/participants']) await expectFit(admin, `/dashboard/admin/${path}`);
  }
  expect(issues).toEqual([]);
});

/** Dark pixels of the element, whose background is light. */
async function countInk(page: Page, element: Locator): Promise<number> {
  const png = (await element.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(8, 4, image.width - 16, image.height - 8);
    return pixels.filter((value, index) => index % 4 === 0 && value < 128).length;
  }, png);
}

test('the dots below the last letter of a text field are shown', async ({ openPage }) => {
  const page = await openPage({ language: 'ar' });
  await visit(page, '/contact');
  const input = page.locator('input[name="name"]');
  await input.fill('زروقي');
  await input.blur();
  const shown = await countInk(page, input);
  await input.evaluate(({ style }) => {
    style.height = style.lineHeight = '4em';
  });
  expect(shown).toBe(await countInk(page, input));
});

/** By how many pixels the header's content is wider than its container, on either side. */
const headerOverflow = (page: Page): Promise<number> =>
  page.locator('header > *').evaluate((container) => {
    // The same at both ends.
    const padding = Number.parseFloat(getComputedStyle(container).paddingInlineStart);
    const bounds = container.getBoundingClientRect();
    const boxes = [...container.querySelectorAll('a, button')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    return Math.round(Math.max(bounds.left + padding - left, right - (bounds.right - padding)));
  });

for (const language of ['ar', 'en'] as const)
  for (const visitor of ['a visitor', 'a user with a long name'] as const)
    test(`the header of ${visitor} is not wider than the page (${language})`, async ({ openPage }) => {
      const page = await openPage({ language });
      if (visitor !== 'a visitor')
        await registerByApi(page.request, { ...createUserData(), firstName: 'عبد الرحمن المختار بن عبد القادر' });
      await visit(page, '/courses');
      const overflow: Record<number, number> = {};
      // 1060 and 1220: the narrowest windows with links, and with labels.
      for (const width of [768, 1060, 1220, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        overflow[width] = await headerOverflow(page);
      }
      expect(overflow).toEqual({ 768: 0, 1060: 0, 1220: 0, 1280: 0, 1440: 0 });
    });

test('forced colors keep bars, buttons and the current mark visible', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'student' });
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/dashboard/student?tab=progress');
  const bar = page.getByRole('progressbar').first();
  await expect(bar).toHaveCSS('border-top-style', 'solid');
  const background = (selector: string) =>
    bar.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('.MuiLinearProgress-bar')).not.toBe(
    await page.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor),
  );
  await expect(page.locator('main .MuiButton-contained').first()).toHaveCSS('border-top-style', 'solid');

  const enrollment = await findFirst(page, '/api/my-enrollments');
  const lesson = await findFirst(page, `/api/courses/${enrollment?.courseId}/lessons`);
  await visit(page, `/courses/${enrollment?.courseId}?lesson=${lesson?.id}`);
  const marks = page.locator('main nav ol [data-current]');
  const edgeOf = (current: boolean) => marks.locator(`xpath=self::*[@data-current="${current}"]`).first();
  const edge = (current: boolean) =>
    edgeOf(current).evaluate((element) => getComputedStyle(element).borderInlineStartColor);
  expect(await edge(true)).not.toBe(await edge(false));
});

test('a course prints its address, text and lessons, a lesson its course and no player, an order its labels', async ({
  openPage,
}) => {
  // Its styles, which hide the address on paper, must not reach the pages that the server renders later.
  const admin = await openPage({ language: 'ar', role: 'admin' });
  expect(await (await admin.request.get('/dashboard/admin/events/1/participants')).text()).toContain('printed-address');
  const page = await openPage({ language: 'ar', role: 'student' });
  const t = messagesIn('ar');
  const enrollment = await findFirst(page, '/api/my-enrollments');
  const course = `/courses/${enrollment?.courseId}`;
  await visit(page, course);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(new URL(course, page.url()).href)).toBeVisible();
  await expect(page.getByRole('heading', { name: t('courses:curriculum.title') })).toBeVisible();
  await expect(page.locator('main section img:visible')).toHaveCount(0);
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  const lesson = await findFirst(page, `/api${course}/lessons`);
  await page.emulateMedia({ media: 'screen' });
  await visit(page, `${course}?lesson=${lesson?.id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article').getByText(title ?? '', { exact: true })).toBeVisible();
  await expect(page.locator('video')).toBeHidden();
  await expect(page.getByRole('progressbar')).toBeHidden();
  // The text starts on the first page.
  expect(await page.locator('article').evaluate((element) => getComputedStyle(element).breakInside)).toBe('auto');

  await page.emulateMedia({ media: 'screen' });
  await visit(page, '/payments/1');
  await page.emulateMedia({ media: 'print' });
  const [red = 255] = await page
    .locator('[data-surface="dark"] dt')
    .first()
    .evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []);
  expect(red, 'the labels of an order are dark, because their background is not printed').toBeLessThan(128);
});
