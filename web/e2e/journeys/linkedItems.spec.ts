import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';

const t = messagesIn('ar');

/** The ids of the demo rows of a kind. */
async function listIds(request: APIRequestContext, list: string): Promise<number[]> {
  return ((await (await request.get(`/api/${list}`)).json()) as { id: number }[]).map(({ id }) => id);
}

test('a link to a row that the list does not show leads to the row, without the application', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', width: 360, isDeferred: true });
  const [event] = await listIds(page.request, 'events?isPublished=true&limit=1');
  const [term] = await listIds(page.request, 'glossary?isPublished=true&limit=1');
  const faqs = await listIds(page.request, 'faqs');
  const cases = [
    // The next events are not among the past ones.
    [`/events?when=past#event-${event}`, `#event-${event}`, t('events:linked.title')],
    [`/glossary?search=zzzz#term-${term}`, `#term-${term}`, t('glossary:linked.title')],
    [`/#faq-${faqs.at(-1)}`, `#faq-${faqs.at(-1)}`, t('faqs:linked.title')],
  ] as const;
  for (const [path, target, title] of cases) {
    await page.goto(path);
    await expect(page.locator(target), path).toBeInViewport();
    await expect(page.getByRole('heading', { name: title }), path).toBeVisible();
    await expect(page.locator(target)).toHaveCount(1);
    expect(new URL(page.url()).hash).toBe(target);
    await expect(page.locator('html')).toHaveAttribute('data-application', 'deferred');
  }
  await expect(page.locator(`#faq-${faqs.at(-1)}`)).toHaveAttribute('open');
});

test('a link to a row that is gone says so', async ({ openPage }) => {
  for (const isDeferred of [true, false]) {
    const page = await openPage({ language: 'ar', isDeferred });
    for (const [path, gone] of [
      ['/events#event-999999', t('events:linked.gone')],
      ['/polls#poll-999999', t('polls:linked.gone')],
      ['/glossary#term-999999', t('glossary:linked.gone')],
      ['/#faq-999999', t('faqs:linked.gone')],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(gone), path).toBeVisible();
    }
  }
});

test('a search result leads to the question itself, which is open', async ({ openPage }) => {
  const page = await openPage({ language: 'ar' });
  const faqs = (await (await page.request.get('/api/faqs')).json()) as { id: number; questionAr: string }[];
  const faq = faqs.at(-1);
  await page.goto(`/search?q=${encodeURIComponent(faq?.questionAr ?? '')}`);
  await page.getByRole('link', { name: faq?.questionAr }).click();
  const item = page.locator(`#faq-${faq?.id}`);
  await expect(item).toBeInViewport();
  await expect(item).toHaveAttribute('open');
});
