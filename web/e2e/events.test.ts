import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, aPage, overflows, visit } from './browser';
import { aStranger, demo, register, signedIn } from './people';
import { words } from './words';

const isFine = async (page: Page): Promise<void> => {
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);
};

/** The seats taken, as the card says. */
const seatsOf = async (card: Locator): Promise<number> =>
  Number(/\u2066([\d,]+) \//.exec(await card.innerText())?.[1]?.replace(',', ''));

test('a visitor registers for an event after signing up, puts it into the calendar, and gives the seat back', async () => {
  const t = words('ar');
  const page = await aPage({ language: 'ar', width: 360 });
  await visit(page, '/events?when=upcoming');
  const way = page.getByRole('link', { name: t('events:register') }).last();
  const id = await page.getByRole('article').filter({ has: way }).last().getAttribute('id');
  const card = page.locator(`#${id}`);
  const seats = await seatsOf(card);
  await way.click();
  await page.waitForURL(/\/auth/);
  await page.getByRole('tab', { name: t('auth:register'), exact: true }).click();
  await register(page, aStranger(), 'ar');
  await page.waitForURL((url) => url.pathname + url.search + url.hash === `/events?when=upcoming#${id}`);
  await expect.poll(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await card.getByRole('button', { name: t('events:register') }).click();
  await page.getByText(t('events:done.registered.text'), { exact: true }).first().waitFor();
  await card.getByText(t('events:registered'), { exact: true }).waitFor();
  expect(await seatsOf(card)).toBe(seats + 1);
  expect(await card.getByRole('group').evaluate((stub) => stub === document.activeElement)).toBe(true);
  await isFine(page);

  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: t('events:calendar') }).click();
  expect((await downloading).suggestedFilename()).toBe(`${id}.ics`);

  await visit(page, '/events');
  await card.getByRole('button', { name: t('events:cancel') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await isFine(page);
  await dialog.getByRole('button', { name: t('events:cancelling.keep') }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await seatsOf(card)).toBe(seats + 1);
  await card.getByRole('button', { name: t('events:cancel') }).click();
  await dialog.getByRole('button', { name: t('events:cancelling.confirm') }).click();
  await card.getByRole('button', { name: t('events:register') }).waitFor();
  expect(await seatsOf(card)).toBe(seats);
});

test('a full event is sold out, also for whoever comes a moment too late', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/events?when=upcoming');
  const full = page.getByRole('article').filter({ hasText: 'Sold out' });
  const id = await full.getAttribute('id');
  const card = page.locator(`#${id}`);
  expect(await card.getByText('Register for Event').count()).toBe(0);

  const guest = await aPage({ language: 'en' });
  await signedIn(guest, demo.student);
  const send = async (name: string) => {
    const query = `mutation { ${name}(eventId: ${id?.replace('event-', '')}) { id } }`;
    expect(await (await guest.request.post('/graphql', { data: { query } })).json()).not.toHaveProperty('errors');
  };
  await page.request.post('/api/register', { data: aStranger() });
  await send('cancelEventRegistration');
  try {
    await visit(page, '/events');
    await card.getByText('1 spot left', { exact: true }).waitFor();
  } finally {
    await send('registerForEvent');
  }
  await card.getByRole('button', { name: 'Register for Event' }).click();
  await page.getByText('409: This event is sold out', { exact: true }).first().waitFor();
  await card.getByRole('button', { name: 'Sold out' }).waitFor();
  await visit(guest, '/events');
  await guest.locator(`#${id}`).getByText("You're registered", { exact: true }).waitFor();
});

test('the filter stands in the address, and back leads to what was shown before', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/events');
  const cards = page.getByRole('article');
  const all = await cards.count();
  await page.getByRole('tab', { name: 'Past' }).click();
  await page.waitForURL(/when=past/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  expect(await cards.filter({ hasText: 'This event is over.' }).count()).toBe(await cards.count());
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(all);
});
