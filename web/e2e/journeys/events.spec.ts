import type { Locator, Page } from '@playwright/test';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { problems } from '../../../schema/contract/problems/problems';
import { formatValidationMessage } from '../../../schema/contract/problems/validationMessages';
import { formatPrice } from '../../../schema/contract/text/format/formatters';
import { expect, test } from '../fixtures';
import { createUserData, demo, register, registerByApi } from '../support/accounts';
import { confirmAction, deleteButton, expectSaved, saveButton, searchRow } from '../support/adminPanel';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/checks/pageChecks';
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
  await page.waitForURL(`**/events/${id?.replace('event-', '')}`);

  const registration = page.getByRole('group', { name: t('events:registration') });
  await registration.getByRole('button', { name: t('events:register') }).click();
  await expect(page.getByText(t('events:done.registered.text'), { exact: true }).first()).toBeVisible();
  await expect(registration.getByText(t('events:registered'), { exact: true })).toBeVisible();
  expect(await registrationsOf(registration)).toBe(seats + 1);
  await expect(registration).toBeFocused();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await registration.getByRole('link', { name: t('events:calendar') }).click();
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
  const { id } = await createEvent(admin, { capacity: 1 });
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
  await deleteEvent(admin, id);
});

/** Creates a free, published event. */
async function createEvent({ request }: Page, { capacity }: { capacity: number }) {
  const name = `ورشة ${uniqueId()}`;
  const input = {
    title: `Workshop ${name}`,
    titleAr: name,
    description: 'Come.',
    descriptionAr: 'تعالوا.',
    location: 'Algiers',
    startDate: '2126-03-01T09:00:00Z',
    endDate: '2126-03-01T12:00:00Z',
    capacity,
    isPublished: true,
  };
  const query = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
  const { data } = await sendGraphql<{ createEvent: { id: string } }>(request, query, { input });
  return { id: Number(data.createEvent.id), name };
}

async function deleteEvent({ request }: Page, id: number): Promise<void> {
  const query = 'mutation ($id: ID!) { deleteEvent(id: $id) }';
  expect(await sendGraphql(request, query, { id: String(id) })).not.toHaveProperty('errors');
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

const ar = messagesIn('ar');
const dialogField = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label);
const editButton = (page: Page, name: string) => page.getByRole('button', { name: ar('admin:edit', { name }) });

test('an admin creates an event, whose price is read as it is typed and whose end follows its start', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=events');
  const name = `ورشة ${uniqueId()}`;
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialogField(page, label);
  const save = () => saveButton(page).click();
  await page.getByRole('button', { name: ar('adminEvents:add') }).click();
  await expect(dialog).toBeVisible();
  await save();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(7);
  await expectAccessible(page);
  await field(fieldLabelsAr.titleAr).fill(name);
  await field(fieldLabelsAr.title).fill(`Workshop ${name}`);
  await field(fieldLabelsAr.descriptionAr).fill('تعالوا.');
  await field(fieldLabelsAr.description).fill('Come.');
  await field(fieldLabelsAr.location).fill('Algiers');
  await field(ar('adminEvents:startsAt')).fill('2126-03-01T10:00');
  await field(ar('adminEvents:endsAt')).fill('2126-03-01T09:00');
  await field(fieldLabelsAr.price).fill('مجانا');
  await field(fieldLabelsAr.capacity).fill('٢');
  await dialog.getByRole('switch', { name: ar('admin:state.publishedFeminine') }).click();
  await save();
  await expect(dialog.getByText(formatValidationMessage('unreadableAmount', 'ar'))).toBeVisible();
  await field(fieldLabelsAr.price).fill('15 000 دج');
  await expect(dialog.getByText(ar('common:amountRead', { amount: '15,000 دج' }))).toBeVisible();
  await expect(field(fieldLabelsAr.price), 'the typed price stays').toHaveValue('15 000 دج');
  await field(fieldLabelsAr.price).fill('0');
  await save();
  await expect(dialog.getByText(formatValidationMessage('endsBeforeStart', 'ar'))).toBeVisible();
  await field(ar('adminEvents:endsAt')).fill('2126-03-01T12:30');
  await save();
  await confirmAction(page, ar('admin:bulk.publish'));
  await expectSaved(page, 'created');

  const visitor = await openPage({ language: 'ar' });
  await visit(visitor, '/events?when=upcoming');
  const card = visitor.getByRole('article').filter({ hasText: name });
  await expect(card).toHaveText(/10:00[^]*12:30/, { useInnerText: true });
  await deleteEvent(page, Number((await card.getAttribute('id'))?.replace('event-', '')));
});

test('the capacity cannot fall below the registrations, which an admin sees and which prevent deletion', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const { id, name } = await createEvent(page, { capacity: 2 });
  const roles = ['student', 'trainer'] as const;
  for (const role of roles) await changeRegistration(await openPage({ role }), 'registerForEvent', id);
  await visit(page, '/dashboard/admin?tab=events');
  await searchRow(page, name);
  const dialog = page.getByRole('dialog');
  await page.getByTitle(ar('adminEvents:registrations.open', { name })).click();
  const participant = page.getByRole('row').filter({ has: page.getByRole('link', { name: demo.student }) });
  await expect(participant).toBeVisible();
  await expectAccessible(page);
  const attended = participant.getByRole('checkbox');
  await attended.press('Space');
  await expect(attended).toBeChecked();
  await expect(page.getByText(ar('adminParticipants:presentCount', { present: '1', total: '2' }))).toBeVisible();
  await page.reload();
  await expect(attended).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new URL(page.url()).pathname), 'an address of the panel is of no use there').toBeHidden();
  await expect(page.getByRole('table', { name: ar('adminParticipants:sheet.title') })).toBeVisible();
  await expect(page.getByRole('table', { name: ar('adminParticipants:title') })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: ar('adminParticipants:back') }).click();
  const list = page.getByRole('region', { name: new RegExp(`^${ar('adminEvents:registrations.action')}`) });
  const exportUrl = await list.getByRole('link', { name: ar('adminParticipants:export') }).getAttribute('href');
  expect(await (await page.request.get(exportUrl ?? '')).text()).toContain(demo.student);
  await page.goBack();
  await page.goBack();

  await editButton(page, name).click();
  await dialogField(page, fieldLabelsAr.capacity).fill('1');
  await dialogField(page, fieldLabelsAr.titleAr).fill(`${name} (جديد)`);
  await saveButton(page).click();
  await expect(dialog.getByText(problems.capacityBelowRegistrations.text.ar)).toBeVisible();
  await dialogField(page, fieldLabelsAr.capacity).fill('2');
  await saveButton(page).click();
  await expectSaved(page, 'updated');
  const visitor = await openPage({ language: 'ar' });
  await visit(visitor, '/events?when=upcoming');
  await expect(visitor.getByRole('article').filter({ hasText: `${name} (جديد)` })).toBeVisible();

  await deleteButton(page, `${name} (جديد)`).click();
  const confirmation = page.getByRole('alertdialog');
  const confirm = confirmation.getByRole('button', { name: ar('common:delete'), exact: true });
  await confirm.click();
  await expect(confirmation.getByText(problems.eventHasRegistrations.text.ar)).toBeVisible();
  for (const role of roles) await changeRegistration(await openPage({ role }), 'cancelEventRegistration', id);
  await confirm.click();
  await expect(page.getByText(ar('admin:table.noMatch', { label: ar('adminEvents:label') })).first()).toBeVisible();
});

test('price and publication of a published event change after a question only', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const { id, name } = await createEvent(page, { capacity: 2 });
  await visit(page, `/dashboard/admin?tab=events&search=${encodeURIComponent(name)}`);
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const price = dialogField(page, fieldLabelsAr.price);
  await editButton(page, name).click();
  await price.fill('100');
  await saveButton(page).click();
  const prices = { before: ar('courses:free'), after: formatPrice('100', 'ar') };
  await expect(question).toContainText(ar('editor:confirm.priceRaised', prices));
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: ar('admin:form.saveChanges') }).click();
  await expect(dialog).not.toBeAttached();

  await editButton(page, name).click();
  await price.fill('');
  await saveButton(page).click();
  await expect(dialog.getByText(formatValidationMessage('required', 'ar')), 'a blank price is none').toBeVisible();
  await price.fill('0');
  await dialog.getByRole('switch', { name: ar('admin:state.publishedFeminine') }).click();
  await saveButton(page).click();
  await expect(question).toContainText(ar('editor:confirm.eventPriceFree', { before: formatPrice('100', 'ar') }));
  await expect(question).toContainText(ar('adminEvents:unpublishText'));
  await question.getByRole('button', { name: ar('common:cancel'), exact: true }).click();
  await deleteEvent(page, id);
});
