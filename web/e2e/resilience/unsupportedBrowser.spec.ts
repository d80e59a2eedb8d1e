import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { loadApplicationEvent } from '../../data/browser/applicationState';
import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';

/** The page says that the browser is too old, stays readable, and its links and searches work. */
async function expectReadableWithSentence(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  await expect(page.getByRole('alert').filter({ hasText: t('shell:unsupported') })).toBeVisible();
  await expect(page.getByText(t('shell:unfetched.text'))).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-application', 'unsupported');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const load = (page: Page) =>
  page.evaluate((event) => document.dispatchEvent(new Event(event)), loadApplicationEvent).catch(() => undefined);

for (const language of ['ar', 'en'] as const) {
  test(`a browser that is too old says so, and what works without scripts works (${language})`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, width: 360, isDeferred: true });
    await page.addInitScript(() => {
      for (const name of ['at', 'findLast', 'toSorted']) Reflect.deleteProperty(Array.prototype, name);
      for (const name of ['structuredClone', 'HTMLDialogElement']) Reflect.deleteProperty(window, name);
    });
    await page.goto('/courses');
    await expectReadableWithSentence(page, language);
    await page.getByRole('searchbox').fill('BMS');
    await page.getByRole('button', { name: t('common:search'), exact: true }).click();
    await page.waitForURL(/search=BMS/);
    await page.goto('/auth');
    await page.locator('[name=email]').fill('a@example.dz');
    await page.locator('[name=email]').press('Enter');
    await expectReadableWithSentence(page, language);
    expect(new URL(page.url()).search).toBe('');
  });

  for (const [reason, script] of [
    ['does not parse', 'const = ;'],
    ['throws', 'null.missing;'],
  ] as const)
    test(`an application that ${reason} says so, not that the connection is lost (${language})`, async ({
      openPage,
    }) => {
      const t = messagesIn(language);
      const page = await openPage({ language, isDeferred: true });
      await page.route('**/assets/entry-client-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.goto('/auth');
      await page.locator('[name=email]').fill('a@example.dz');
      await expectReadableWithSentence(page, language);
      await page.locator('[name=password]').fill('secret-77');
      await page.locator('[name=password]').press('Enter');
      await expectReadableWithSentence(page, language);
      await expect(page.locator('[name=email]')).toHaveValue('a@example.dz');
      await page
        .getByRole('link', { name: t('auth:forgotPassword') })
        .first()
        .click();
      await page.waitForURL('**/forgot-password');
    });
}

test('a page whose application fails while it starts keeps its content', async ({ openPage }) => {
  const page = await openPage({ language: 'en', isDeferred: true });
  await page.addInitScript(() => {
    // The error is expected.
    window.addEventListener('error', (event) => event.preventDefault());
    const { addEventListener } = EventTarget.prototype;
    // Something that the application calls while it renders.
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
      if (this instanceof Element && this.id === 'root') Object.assign(window, { matchMedia: fail });
      addEventListener.apply(this, args);
    };
    const fail = (): never => {
      throw new Error('missing function');
    };
  });
  await page.goto('/courses');
  await load(page);
  await expectReadableWithSentence(page, 'en');
  await expect(page.getByRole('article').first()).toBeVisible();
});
