import { expect, test, type OpenPage } from '../fixtures';
import { walkAsAdmin, walkAsStudent, walkAsTrainer, walkAsVisitor } from '../support/mainJourneys';
import { listMissingFeatures, removeFeatures } from '../support/checks/oldestBrowser';

const missingFeatures = listMissingFeatures();

async function openOldestBrowser(openPage: OpenPage, visitor: Parameters<OpenPage>[0] = {}) {
  const page = await openPage({ ...visitor, isDeferred: true });
  await page.addInitScript(removeFeatures, missingFeatures);
  return page;
}

test('a visitor walks the site without what the oldest browsers lack', { tag: '@smoke' }, async ({ openPage }) => {
  await walkAsVisitor(await openOldestBrowser(openPage, { language: 'ar', width: 360 }), 'ar');
});

test('the features are removed', async ({ openPage }) => {
  const page = await openOldestBrowser(openPage);
  await page.goto('/livez');
  const has = () => ['canParse' in URL, 'toSorted' in [], 'requestIdleCallback' in window, 'inert' in document.body];
  expect(await page.evaluate(has)).toEqual([false, false, false, false]);
});

test('a student registers, learns and orders without what the oldest browsers lack', async ({ openPage }) => {
  await walkAsStudent(await openOldestBrowser(openPage, { language: 'en' }), 'en');
});

test('an admin and a trainer work without what the oldest browsers lack', async ({ openPage }) => {
  await walkAsAdmin(await openOldestBrowser(openPage, { role: 'admin', language: 'ar' }));
  await walkAsTrainer(await openOldestBrowser(openPage, { role: 'trainer', language: 'en' }), 'en');
});
