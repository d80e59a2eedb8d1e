import type { Locator, Page } from '@playwright/test';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { problems } from '../../../schema/contract/problems/problems';
import { formatValidationMessage } from '../../../schema/contract/problems/validationMessages';
import { formatPrice } from '../../../schema/contract/text/formatters';
import { expect, test } from '../fixtures';
import { createUserData, demo, register, registerByApi } from '../support/accounts';
import { deleteButton, expectSaved, saveButton, searchRow } from '../support/adminPanel';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/pageChecks';
import { uniqueId } from '../support/testRecords';

// One after the other: the visitors' tests count the events that the admin's test changes.
test.describe.configure({ mode: 'default' });

/** The number of registrations on a card. */
const registrationsOf = async (card: Locator): Promise<number> =>
  Number(/\u2066([\d,]+) \//.exec(await card.innerText())?.[1]?.replace(',', ''));

/** Registers the signed-in user of the page for an event, or cancels the registration. */
async function changeRegistration(
  { request }: Page,
  mutation: 'registerForEvent' | 'cancelEventRegistration',
  eventId: number,
): Promise<void> {
  const query = `mutation ($id: ID!) { ${mutation}(eventId: $id) { id } }`;
  expect(await sendGraphql(request, query, { id: String(eventId) })).not.toHaveProperty('errors');
}

test('a visitor signs up, registers for an event, downloads the calendar entry, and cancels the registration', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', width: 360 });
  await visit(page, '/events?when=upcoming');
  const registerLink = page.locator('a[href^="/auth"]', { hasText: t('events:register') }).last();
  const id = await page.getByRole('article').filter({ has: registerLink }).last().getAttribute('id');
  const card = page.locator(`#${id}`);
  const seats = await registrationsOf(card);
  await registerLink.click();
  await page.waitForURL(/\/auth/);
  await page.getByRole('tab', { name: t('auth:register'), exact: true }).click();
  await register(page, createUserData(), 'ar');
  await page.waitForURL((url) => url.pathname + url.search + url.hash === `/events?when=upcoming#${id}`);
  await expect.poll(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await card.getByRole('button', { name: t('events:register') }).click();
  await expect(page.getByText(t('events:done.registered.text'), { exact: true }).first()).toBeVisible();
  await expect(card.getByText(t('events:registered'), { exact: true })).toBeVisible();
  expect(await registrationsOf(card)).toBe(seats + 1);
  await expect(card.getByRole('group')).toBeFocused();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: t('events:calendar') }).click();
  expect((await download).suggestedFilename()).toBe(`${id}.ics`);

  await visit(page, '/events');
  await card.getByRole('button', { name: t('events:cancel') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('events:cancelling.keep') }).click();
  await expect(dialog).toBeHidden();
  expect(await registrationsOf(card)).toBe(seats + 1);
  await card.getByRole('button', { name: t('events:cancel') }).click();
  await dialog.getByRole('button', { name: t('events:cancelling.confirm') }).click();
  await expect(card.getByRole('button', { name: t('events:register') })).toBeVisible();
  expect(await registrationsOf(card)).toBe(seats);
});

test('a full event is sold out, also for a visitor whose page still shows a free seat', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  const admin = await openPage({ role: 'admin' });
  const student = await openPage({ language: 'en', role: 'student' });
  await registerByApi(page.request);
  const id = await createEvent(admin);
  const card = page.locator(`#event-${id}`);
  await visit(page, '/events?when=upcoming');
  await expect(card.getByText('1 spot left', { exact: true })).toBeVisible();
  await changeRegistration(student, 'registerForEvent', id);
  await card.getByRole('button', { name: 'Register for Event' }).click();
  await expect(page.getByText('409: This event is sold out', { exact: true }).first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Sold out' })).toBeVisible();
  await expect(card.getByText('Register for Event')).toHaveCount(0);
  await visit(student, '/events?when=upcoming');
  await expect(student.locator(`#event-${id}`).getByText("You're registered", { exact: true })).toBeVisible();

  await changeRegistration(student, 'cancelEventRegistration', id);
  const remove = 'mutation ($id: ID!) { deleteEvent(id: $id) }';
  expect(await sendGraphql(admin.request, remove, { id: String(id) })).not.toHaveProperty('errors');
});

/** Creates a free event with one seat. */
async function createEvent({ request }: Page): Promise<number> {
  const name = `Workshop ${uniqueId()}`;
  const input = {
    ...{ title: name, titleAr: name, description: 'Come.', descriptionAr: 'تعالوا.', location: 'Algiers' },
    ...{ startDate: '2126-03-01T09:00:00Z', endDate: '2126-03-01T12:00:00Z', capacity: 1, isPublished: true },
  };
  const query = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
  const { data } = await sendGraphql<{ createEvent: { id: string } }>(request, query, { input });
  return Number(data.createEvent.id);
}

test('the filter is in the address, and going back restores the list', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/events');
  const cards = page.getByRole('article');
  const all = await cards.count();
  await page.getByRole('tab', { name: 'Past' }).click();
  await page.waitForURL(/when=past/);
  const over = cards.filter({ hasText: 'This event is over.' });
  await expect(over).not.toHaveCount(0);
  await expect.poll(async () => (await cards.count()) - (await over.count())).toBe(0);
  expect(await cards.count()).toBeLessThan(all);
  await page.goBack();
  await expect(cards).toHaveCount(all);
});

test('an admin manages an event: the capacity cannot fall below the registrations, which also prevent deletion', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=events');
  const name = `ورشة ${uniqueId()}`;
  const roles = ['student', 'trainer'] as const;
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label);
  const save = () => saveButton(page).click();

  await page.getByRole('button', { name: t('adminEvents:add') }).click();
  await expect(dialog).toBeVisible();
  await save();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(7);
  await expectAccessible(page);
  await field(fieldLabelsAr.titleAr).fill(name);
  await field(fieldLabelsAr.title).fill(`Workshop ${name}`);
  await field(fieldLabelsAr.descriptionAr).fill('تعالوا.');
  await field(fieldLabelsAr.description).fill('Come.');
  await field(fieldLabelsAr.location).fill('Algiers');
  await field(t('adminEvents:startsAt')).fill('2126-03-01T10:00');
  await field(t('adminEvents:endsAt')).fill('2126-03-01T09:00');
  await field(fieldLabelsAr.price).fill('مجانا');
  await field(fieldLabelsAr.capacity).fill('٢');
  await dialog.getByRole('switch', { name: t('admin:state.publishedFeminine') }).click();
  await save();
  await expect(dialog.getByText(formatValidationMessage('unreadableAmount', 'ar'))).toBeVisible();
  await field(fieldLabelsAr.price).fill('15 000 دج');
  await expect(dialog.getByText(t('common:amountRead', { amount: '15,000 دج' }))).toBeVisible();
  await expect(field(fieldLabelsAr.price), 'the typed price stays').toHaveValue('15 000 دج');
  await field(fieldLabelsAr.price).fill('0');
  await save();
  await expect(dialog.getByText(formatValidationMessage('endsBeforeStart', 'ar'))).toBeVisible();
  await field(t('adminEvents:endsAt')).fill('2126-03-01T12:30');
  await save();
  await expectSaved(page, 'created');

  const visitor = await openPage({ language: 'ar' });
  await visit(visitor, '/events?when=upcoming');
  const card = visitor.getByRole('article').filter({ hasText: name });
  await expect(card).toHaveText(/10:00[^]*12:30/, { useInnerText: true });

  const events = (await (await visitor.request.get('/api/events')).json()) as { id: number; titleAr: string }[];
  const { id } = events.find(({ titleAr }) => titleAr === name)!;
  for (const role of roles) await changeRegistration(await openPage({ role }), 'registerForEvent', id);

  await searchRow(page, name);
  await page.getByRole('button', { name: t('adminEvents:registrations.open', { name }) }).click();
  await expect(dialog.getByRole('link', { name: demo.student })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).not.toBeAttached();

  await page.getByRole('button', { name: t('admin:edit', { name }) }).click();
  await field(fieldLabelsAr.capacity).fill('1');
  await field(fieldLabelsAr.titleAr).fill(`${name} (جديد)`);
  await save();
  await expect(dialog.getByText(problems.capacityBelowRegistrations.text.ar)).toBeVisible();
  await field(fieldLabelsAr.capacity).fill('2');
  await save();
  await expectSaved(page, 'updated');
  await visit(visitor, '/events?when=upcoming');
  await expect(visitor.getByRole('article').filter({ hasText: `${name} (جديد)` })).toBeVisible();

  // Price and publication of a published event change after a question only; a blank price is no price.
  await page.getByRole('button', { name: t('admin:edit', { name: `${name} (جديد)` }) }).click();
  const saveQuestion = page.getByRole('alertdialog');
  await field(fieldLabelsAr.price).fill('100');
  await save();
  const prices = { before: t('courses:free'), after: formatPrice('100', 'ar') };
  await expect(saveQuestion).toContainText(t('editor:confirm.priceRaised', prices));
  await saveQuestion.getByRole('checkbox').check();
  await saveQuestion.getByRole('button', { name: t('editor:confirm.save') }).click();
  await expect(dialog).not.toBeAttached();
  await page.getByRole('button', { name: t('admin:edit', { name: `${name} (جديد)` }) }).click();
  await field(fieldLabelsAr.price).fill('');
  await save();
  await expect(dialog.getByText(formatValidationMessage('required', 'ar'))).toBeVisible();
  await field(fieldLabelsAr.price).fill('0');
  await dialog.getByRole('switch', { name: t('admin:state.publishedFeminine') }).click();
  await save();
  await expect(saveQuestion).toContainText(t('editor:confirm.eventPriceFree', { before: formatPrice('100', 'ar') }));
  await expect(saveQuestion).toContainText(t('adminEvents:unpublishText'));
  await saveQuestion.getByRole('button', { name: t('common:cancel'), exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('common:unsaved.leave') }).click();

  await deleteButton(page, `${name} (جديد)`).click();
  const confirmation = page.getByRole('alertdialog');
  const confirm = confirmation.getByRole('button', { name: t('common:delete'), exact: true });
  await confirm.click();
  await expect(confirmation.getByText(problems.eventHasRegistrations.text.ar)).toBeVisible();
  for (const role of roles) await changeRegistration(await openPage({ role }), 'cancelEventRegistration', id);
  await confirm.click();
  await expect(page.getByText(t('admin:table.empty')).first()).toBeVisible();
});
