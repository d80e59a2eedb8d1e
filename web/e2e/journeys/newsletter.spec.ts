import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { axeViolations, visit, waitUntilIdle } from '../support/pageChecks';
import { uniqueId } from '../support/testRecords';

const section = (page: Page, language: Language) =>
  page.getByRole('region', { name: messagesIn(language)('newsletter:title'), exact: true });

const field = (page: Page, language: Language) =>
  section(page, language).getByLabel(messagesIn(language)('newsletter:email'), { exact: true });

async function subscribe(page: Page, language: Language, address: string): Promise<void> {
  await field(page, language).fill(address);
  const name = messagesIn(language)('newsletter:subscribe');
  await section(page, language).getByRole('button', { name, exact: true }).click();
}

/** The stored subscriptions of an address. */
async function findStored(admin: Page, address: string): Promise<unknown[]> {
  const query = '{ newsletterSubscribers(first: 100) { nodes { email language confirmedAt } } }';
  const { data } = await sendGraphql<{ newsletterSubscribers: { nodes: { email: string }[] } }>(admin.request, query);
  return data.newsletterSubscribers.nodes.filter(({ email }) => email === address);
}

for (const language of ['ar', 'en'] as const) {
  test(`an address that subscribes twice gets the same answer and is stored once (${language})`, async ({
    openPage,
  }) => {
    const t = messagesIn(language);
    const page = await openPage({ language, width: language === 'ar' ? 360 : 1440 });
    const address = `reader-${uniqueId()}@example.dz`;
    await visit(page, '/blog');
    for (const spelling of [address, address.toUpperCase()]) {
      await subscribe(page, language, spelling);
      await expect(page.getByText(t('newsletter:subscribedText'), { exact: true }).first()).toBeVisible();
      await expect(section(page, language).getByText(t('newsletter:subscribed'), { exact: true })).toBeVisible();
      await expect(field(page, language)).toHaveValue('');
    }
    expect(await axeViolations(page)).toEqual([]);
    expect(await findStored(await openPage({ role: 'admin' }), address)).toEqual([
      { email: address, language, confirmedAt: null },
    ]);
  });
}

test('an invalid address is reported, and a lost connection keeps the address in the form', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', allowFailedRequests: true });
  await visit(page, '/blog');
  await subscribe(page, 'en', 'reader');
  await expect(section(page, 'en').getByText('Invalid email address', { exact: true })).toBeVisible();
  await expect(field(page, 'en')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'en')).toHaveValue('reader');
  await waitUntilIdle(page);
  await page.context().setOffline(true);
  await subscribe(page, 'en', 'reader@example.dz');
  await expect(page.getByText(t('newsletter:failed'), { exact: true }).first()).toBeVisible();
  await expect(section(page, 'en').getByText('Check your connection and try again', { exact: true })).toBeVisible();
  await expect(field(page, 'en')).toHaveValue('reader@example.dz');
});
