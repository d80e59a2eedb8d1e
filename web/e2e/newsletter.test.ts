import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { accessibilityFaults, aPage, settled, visit } from './browser';
import { demo, signedIn } from './people';
import { words } from './words';

const box = (page: Page, language: Language) =>
  page.getByRole('region', { name: words(language)('newsletter:title'), exact: true });

const field = (page: Page, language: Language) =>
  box(page, language).getByLabel(words(language)('newsletter:email'), { exact: true });

async function subscribe(page: Page, language: Language, address: string): Promise<void> {
  await field(page, language).fill(address);
  const name = words(language)('newsletter:subscribe');
  await box(page, language).getByRole('button', { name, exact: true }).click();
}

/** The rows of an address, as an admin finds them. */
async function stored(page: Page, address: string): Promise<unknown[]> {
  await signedIn(page, demo.admin);
  const query = '{ newsletterSubscribers(first: 100) { nodes { email language confirmedAt } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { newsletterSubscribers: { nodes: { email: string }[] } } };
  return data.newsletterSubscribers.nodes.filter(({ email }) => email === address);
}

test.each(['ar', 'en'] as const)(
  'an address that subscribes twice hears the same, and is kept once (%s)',
  async (language) => {
    const t = words(language);
    const page = await aPage({ language, width: language === 'ar' ? 360 : 1440 });
    const address = `reader-${crypto.randomUUID()}@example.dz`;
    await visit(page, '/blog');
    for (const spelling of [address, address.toUpperCase()]) {
      await subscribe(page, language, spelling);
      await page.getByText(t('newsletter:subscribedText'), { exact: true }).first().waitFor();
      await box(page, language).getByText(t('newsletter:subscribed'), { exact: true }).waitFor();
      await expect.poll(() => field(page, language).inputValue()).toBe('');
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await stored(page, address)).toEqual([{ email: address, language, confirmedAt: null }]);
  },
);

test('what is no address is complained of, and a server out of reach loses nothing', async () => {
  const t = words('en');
  // A page that may complain of a request that fails: here that is what the test wants.
  const page = await (await aPage({ language: 'en' })).context().newPage();
  await visit(page, '/blog');
  await subscribe(page, 'en', 'nobody');
  await box(page, 'en').getByText('Invalid email address', { exact: true }).waitFor();
  expect(await field(page, 'en').getAttribute('aria-invalid')).toBe('true');
  expect(await field(page, 'en').inputValue()).toBe('nobody');
  await settled(page);
  await page.context().setOffline(true);
  await subscribe(page, 'en', 'reader@example.dz');
  await page.getByText(t('newsletter:failed'), { exact: true }).first().waitFor();
  await box(page, 'en').getByText('Check your connection and try again', { exact: true }).waitFor();
  expect(await field(page, 'en').inputValue()).toBe('reader@example.dz');
});
