import { toSearchText } from '../../../schema/contract/search/searchText';
import { expect, test } from '../fixtures';
import { demo, signInByApi } from '../support/accounts';
import { seedHostileContent, storableTexts, toSingleLine } from '../support/server/seedHostileContent';
import { axeViolations, horizontalOverflow, visit } from '../support/checks/pageChecks';
import { createScratchDatabase, type ScratchDatabase } from '../support/server/scratchDatabase';
import { startTestServer, type TestServer } from '../support/server/testServer';

// All tests use one server.
test.describe.configure({ mode: 'default' });

let database: ScratchDatabase;
let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  database = await createScratchDatabase();
  await seedHostileContent(database.location);
  server = await startTestServer(database.location);
});
test.afterAll(async () => {
  await server.stop();
  await database.remove();
});

const pages = ['/', '/courses?pages=3', '/search?q=window', '/courses/1', '/blog', '/blog/p0', '/events'];

/** By language: other states of a page have the same fields. The name of the student is hostile too. */
const pagesIn = {
  ar: [...pages, '/courses?pages=3&view=list', '/courses/1?tab=curriculum', '/blog?search=window', '/glossary'],
  en: [
    ...[...pages, '/courses?search=window', '/courses/1?tab=reviews', '/glossary?search=script', '/polls'],
    ...['/dashboard/student', '/courses/1?lesson=1'],
  ],
};

for (const language of ['ar', 'en'] as const) {
  test(`no stored text runs as code or breaks a page (${language})`, async ({ openPage }) => {
    test.setTimeout(240_000);
    const page = await openPage({ language, width: 360, origin: server.origin });
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (description: string) => violations.push(description));
    await page.addInitScript(() => {
      const { reportViolation } = window as unknown as { reportViolation(description: string): void };
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        reportViolation(`${violatedDirective} ${blockedURI}`),
      );
    });
    page.on('dialog', (dialog) => violations.push(`dialog ${dialog.message()}`));
    const issues: string[] = [];
    if (language === 'en') await signInByApi(page.request, demo.student);
    for (const path of pagesIn[language]) {
      await visit(page, path);
      const ran = await page.evaluate(() => '__ran' in window);
      const dangerous = await page.locator('a[href^="javascript" i], iframe[srcdoc], base, object, embed').count();
      const overflow = await horizontalOverflow(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      overflow.push(...(await horizontalOverflow(page)));
      await page.setViewportSize({ width: 360, height: 780 });
      const found = [...overflow, ...(ran ? ['ran'] : []), ...(dangerous > 0 ? ['a dangerous element'] : [])];
      issues.push(...found.map((issue) => `${path}: ${issue}`));
    }
    expect(issues).toEqual([]);
    expect(violations).toEqual([]);
  });
}

test('the glossary shows every hostile term as text', async ({ openPage }) => {
  const page = await openPage({ language: 'en', origin: server.origin });
  await visit(page, '/glossary');
  const shown = toSingleLine(await page.locator('main').evaluate((main) => main.textContent));
  const missing = storableTexts
    .map(toSingleLine)
    .filter((text) => toSearchText(text) < toSearchText('5') && !shown.includes(text));
  expect(missing).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});
