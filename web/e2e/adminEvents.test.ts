import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problems } from '../../schema/contract/problems/problems';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { accessibilityFaults, aPage, overflows, visit } from './browser';
import { demo, signedIn } from './people';
import { words } from './words';

const t = words('ar');

const isFine = async (page: Page) =>
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);

const arabic = (label: string) => t('admin:form.arabic', { label });
const english = (label: string) => t('admin:form.english', { label });

/** A name that nothing else on the site has. */
const aName = (kind: string) => `${kind} ${crypto.randomUUID().slice(0, 8)}`;

/** The admin's panel at this tab. */
async function thePanel(tab: 'events' | 'polls', width: 360 | 1440): Promise<Page> {
  const page = await aPage({ language: 'ar', width });
  await signedIn(page, demo.admin);
  await visit(page, `/dashboard/admin?tab=${tab}`);
  return page;
}

const saved = async (page: Page, what: 'created' | 'updated') => {
  await page
    .getByText(t(`admin:${what}`), { exact: true })
    .first()
    .waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** Takes a seat at an event, or gives it back, as this person. */
async function attend(email: string, deed: 'registerForEvent' | 'cancelEventRegistration', eventId: number) {
  const page = await aPage({ language: 'ar' });
  await signedIn(page, email);
  const query = `mutation ($id: ID!) { ${deed}(eventId: $id) { id } }`;
  const answer = await page.request.post('/graphql', { data: { query, variables: { id: String(eventId) } } });
  expect(await answer.json()).not.toHaveProperty('errors');
}

test(
  'an admin makes an event, visitors see it, and its seats cannot become fewer than are taken',
  { timeout: 180_000 },
  async () => {
    const page = await thePanel('events', 1440);
    const name = aName('ورشة');
    const dialog = page.getByRole('dialog');
    const field = (label: string) => dialog.getByLabel(label);
    const save = () => dialog.getByRole('button', { name: t('common:save'), exact: true }).click();

    await page.getByRole('button', { name: t('adminEvents:add') }).click();
    await dialog.waitFor();
    await save();
    await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBe(7);
    await isFine(page);
    await field(arabic(t('adminEvents:title'))).fill(name);
    await field(english(t('adminEvents:title'))).fill('Workshop');
    await field(arabic(t('adminEvents:description'))).fill('تعالوا.');
    await field(english(t('adminEvents:description'))).fill('Come.');
    await field(english(t('adminEvents:location'))).fill('Algiers');
    await field(t('adminEvents:startsAt')).fill('2126-03-01T10:00');
    await field(t('adminEvents:endsAt')).fill('2126-03-01T09:00');
    await field(t('adminEvents:price')).fill('free');
    await field(t('adminEvents:capacity')).fill('٢');
    await dialog.getByRole('switch', { name: t('admin:state.published') }).click();
    expect(await field(t('adminEvents:price')).inputValue(), 'what is no number is 0').toBe('0');
    await save();
    await dialog.getByText(formatValidationMessage('endsBeforeStart', 'ar')).waitFor();
    await field(t('adminEvents:endsAt')).fill('2126-03-01T12:30');
    await save();
    await saved(page, 'created');

    const visitor = await aPage({ language: 'ar' });
    await visit(visitor, '/events?when=upcoming');
    const card = visitor.getByRole('article').filter({ hasText: name });
    expect(await card.innerText()).toMatch(/10:00[^]*12:30/);

    const events = (await (await visitor.request.get('/api/events')).json()) as { id: number; titleAr: string }[];
    const { id } = events.find(({ titleAr }) => titleAr === name)!;
    for (const email of [demo.student, demo.trainer]) await attend(email, 'registerForEvent', id);

    await page.getByLabel(t('admin:table.search'), { exact: true }).fill(name);
    await page.waitForURL(/search=/);
    await page.getByRole('button', { name: t('adminEvents:guests.open', { name }) }).click();
    await dialog.getByRole('link', { name: demo.student }).waitFor();
    await isFine(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: t('admin:edit', { name }) }).click();
    await field(t('adminEvents:capacity')).fill('1');
    await field(arabic(t('adminEvents:title'))).fill(`${name} (جديد)`);
    await save();
    await dialog.getByText(problems.capacityBelowRegistrations.text.ar).waitFor();
    await field(t('adminEvents:capacity')).fill('2');
    await save();
    await saved(page, 'updated');
    await visit(visitor, '/events?when=upcoming');
    await visitor
      .getByRole('article')
      .filter({ hasText: `${name} (جديد)` })
      .waitFor();

    await page.getByRole('button', { name: t('admin:remove', { name: `${name} (جديد)` }) }).click();
    const asked = page.getByRole('alertdialog');
    const confirm = asked.getByRole('button', { name: t('common:delete'), exact: true });
    await confirm.click();
    await asked.getByText(problems.eventHasRegistrations.text.ar).waitFor();
    for (const email of [demo.student, demo.trainer]) await attend(email, 'cancelEventRegistration', id);
    await confirm.click();
    await page.getByText(t('admin:table.empty')).first().waitFor();
  },
);

test(
  'an admin writes a poll on a phone and sees what voters will see, a missing translation, too',
  { timeout: 180_000 },
  async () => {
    const page = await thePanel('polls', 360);
    const name = aName('ما رأيكم؟');
    const dialog = page.getByRole('dialog');
    const preview = dialog.getByRole('region', { name: t('adminPolls:preview.title') });
    const save = () => dialog.getByRole('button', { name: t('common:save'), exact: true }).press('Enter');

    await page.getByRole('button', { name: t('adminPolls:add') }).press('Enter');
    await dialog.waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('What do you think?');
    await page.keyboard.press('Tab');
    await page.keyboard.type('نعم، لا، ربما');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Yes, No');
    await preview.getByText(t('adminPolls:preview.missing', { option: '\u2068ربما\u2069' })).waitFor();
    await isFine(page);
    await save();
    await dialog.getByText(formatValidationMessage('optionCountsDiffer|2|3', 'ar')).waitFor();
    await dialog.getByLabel(english(t('adminPolls:options'))).fill('Yes, No, "Perhaps, or not"');
    await preview.getByText('Perhaps, or not', { exact: true }).waitFor();
    await save();
    await saved(page, 'created');

    const visitor = await aPage({ language: 'en' });
    await visit(visitor, '/polls');
    const poll = visitor.getByRole('article').filter({ hasText: 'What do you think?' });
    expect(await poll.getByRole('radio').count()).toBe(3);
    await poll.getByText('Perhaps, or not').waitFor();

    await page.getByRole('button', { name: t('admin:edit', { name }) }).click();
    await dialog.getByRole('switch', { name: t('adminPolls:allowMultiple') }).click();
    await save();
    await saved(page, 'updated');
    await visit(visitor, '/polls');
    expect(await poll.getByRole('checkbox').count()).toBe(3);

    await page.getByRole('button', { name: t('admin:remove', { name }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common:delete'), exact: true })
      .click();
    await page.getByText(t('admin:deleted'), { exact: true }).first().waitFor();
  },
);
