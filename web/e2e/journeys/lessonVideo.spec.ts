import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';
import { waitUntilIdle } from '../support/checks/pageChecks';

const t = messagesIn('ar');

/** Lessons of the first demo course with an own video. */
const lessons = { mp4: '/courses/1?lesson=1', m3u8: '/courses/1?lesson=7' };

/** A demo lesson with a video, a drawing and a table. */
const illustratedLesson = '/courses/3?lesson=14';

const failures = [
  ['an mp4 file that is missing', lessons.mp4, '**/media/current.mp4', 404, ''],
  ['a stream that is missing', lessons.m3u8, '**/media/current.m3u8', 404, ''],
  ['a stream that is not one', lessons.m3u8, '**/media/current.m3u8', 200, 'not a stream'],
  ['an mp4 file that is not one', lessons.mp4, '**/media/current.mp4', 200, 'not a video'],
] as const;

for (const [name, path, pattern, status, body] of failures)
  for (const delayMs of [0, 1500])
    test(`${name} is reported with a retry, ${delayMs ? 'after' : 'before'} hydration`, async ({ openPage }) => {
      const page = await openPage({ role: 'admin', language: 'ar', allowFailedRequests: true });
      await page.route(pattern, async (route) => {
        if (delayMs > 0) await page.locator('html[data-application=ready]').waitFor();
        await route.fulfill({ status, body, contentType: status === 200 ? 'video/mp4' : 'text/plain' });
      });
      if (delayMs === 0)
        // The error comes first.
        await page.route('**/assets/*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 800));
          await route.continue();
        });
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: t('learning:videoFailed') });
      await expect(alert).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await alert.getByRole('button', { name: t('learning:retry') }).click();
      await expect(alert).toBeHidden();
      await waitUntilIdle(page);
      await expect(alert).toBeHidden();
      await expect
        .poll(() => page.locator('video').evaluate(({ readyState }: HTMLVideoElement) => readyState))
        .toBeGreaterThan(0);
    });

test('a demo lesson has captions in both languages, its drawing fills a phone, and words in tables stay whole', async ({
  openPage,
}) => {
  const page = await openPage({ role: 'admin', language: 'ar', width: 360 });
  await page.goto(illustratedLesson);
  const countCues = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].map((track) => {
        track.mode = 'showing';
        return track.cues?.length ?? 0;
      }),
    );
  await expect.poll(countCues).toEqual([8, 8]);
  const drawing = page.locator('figure img');
  await drawing.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(320);
  const table = page.locator('main table');
  const linesOfWords = await table.evaluate((element) => {
    const word = element.ownerDocument.createRange();
    return [...element.querySelectorAll('td')].flatMap((cell) => {
      const text = cell.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE) return [];
      return [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: part, index }) => {
        word.setStart(text, index);
        word.setEnd(text, index + part.length);
        return word.getClientRects().length;
      });
    });
  });
  expect(new Set(linesOfWords)).toEqual(new Set([1]));
});

test('hls.js plays a stream where the browser has Media Source Extensions, unless it is Safari', async ({
  openPage,
}) => {
  const page = await openPage({ role: 'admin', language: 'ar' });
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => 'maybe';
  });
  await page.goto(lessons.m3u8);
  const source = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.src.split(':')[0]);
  await expect.poll(source).toBe('blob');
  const safari = await openPage({ role: 'admin', language: 'ar', allowFailedRequests: true });
  await safari.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => 'maybe';
    Object.assign(HTMLVideoElement.prototype, { webkitSetPresentationMode: () => undefined });
  });
  await safari.goto(lessons.m3u8);
  await waitUntilIdle(safari);
  expect(await safari.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\.m3u8$|^$/);
});
