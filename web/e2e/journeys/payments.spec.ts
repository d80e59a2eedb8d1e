import type { APIRequestContext, Page } from '@playwright/test';
import { paymentMethodLabels } from '../../../schema/contract/payments';
import { problems } from '../../../schema/contract/problems/problems';
import { formatValidationMessage } from '../../../schema/contract/problems/validationMessages';
import type { Language } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { registerByApi, requiredLabel } from '../support/accounts';
import { sendGraphql } from '../support/graphql';
import { waitForMail } from '../support/mails';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectLanguage, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';

const decisions = {
  confirm: 'mutation ($id: ID!) { confirmPayment(id: $id) { status } }',
  reject: 'mutation ($id: ID!, $text: String!) { rejectPayment(id: $id, reason: $text) { status } }',
  refund: 'mutation ($id: ID!, $text: String!) { refundPayment(id: $id, reference: $text) { status } }',
} as const;

/** Decides as an admin, about the order of the current page. */
async function decide(admin: Page, page: Page, decision: keyof typeof decisions, text?: string): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const result = await sendGraphql(admin.request, decisions[decision], { id, ...(text && { text }) });
  expect(result).not.toHaveProperty('errors');
  await visit(page, page.url());
}

interface DemoItem {
  id: number;
  price: string;
  startDate?: string;
  spotsLeft?: number | null;
}

/** A paid course of the demo data. */
async function findPaidCourse(request: APIRequestContext): Promise<string> {
  const courses = (await (await request.get('/api/courses?isPublished=true')).json()) as DemoItem[];
  return String(courses.findLast(({ price }) => Number(price) > 0)?.id);
}

/** Goes from the page of a paid course to its checkout. */
async function openCheckout(page: Page, language: Language): Promise<string> {
  const t = messagesIn(language);
  const courseId = await findPaidCourse(page.request);
  await visit(page, `/courses/${courseId}`);
  await page
    .getByRole('link', { name: t('courses:enroll.enroll'), exact: true })
    .first()
    .click();
  await page.waitForURL(`**/checkout/courses/${courseId}`);
  await expectLanguage(page, language);
  await expectAccessible(page);
  return courseId;
}

/** Fills in and sends the form of the proof, with a picture of the page as its file. */
async function sendProof(page: Page, language: Language, transactionId: string): Promise<void> {
  const t = messagesIn(language);
  await page.getByLabel(requiredLabel(t('payments:order.proof.transactionId'))).fill(transactionId);
  const file = page.getByRole('group', { name: t('payments:order.proof.file') });
  const buffer = await page.screenshot();
  await file.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
  await expect(file.getByRole('link')).toBeVisible();
  await page.getByRole('button', { name: t('payments:order.proof.send'), exact: true }).click();
  await expect(page.getByText(t('payments:order.proof.sent'), { exact: true }).first()).toBeVisible();
  await expectStatus(page, language, 'submitted');
}

async function expectStatus(page: Page, language: Language, status: string): Promise<void> {
  const name = messagesIn(language)(`payments:status.${status}` as 'payments:status.pending');
  await expect(page.getByRole('main').getByRole('status').getByText(name, { exact: true })).toBeVisible();
}

test('a student transfers the price, sends a second proof after a refusal, and opens the course (ar, 360 px)', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', width: 360 });
  const admin = await openPage({ role: 'admin' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerByApi(page.request);
  const courseId = await openCheckout(page, 'ar');
  await page.getByRole('radio', { name: paymentMethodLabels.ccp.ar }).check();
  await page.getByRole('button', { name: t('payments:checkout.order'), exact: true }).click();
  await page.waitForURL(/\/payments\/\d+$/);
  await expectStatus(page, 'ar', 'pending');
  await expectAccessible(page);

  const name = t('payments:order.transfer.reference');
  await page.getByRole('button', { name: t('payments:order.transfer.copy', { name }) }).click();
  await expect(page.getByText(t('common:copiedName', { name })).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^TY-\w{6}$/);

  const number = page.getByLabel(requiredLabel(t('payments:order.proof.transactionId')));
  await number.fill('CCP 0417 8832');
  await page.getByRole('button', { name: t('payments:order.proof.send'), exact: true }).click();
  await expect(page.getByText(formatValidationMessage('required', 'ar')).first()).toBeVisible();
  await page.reload();
  await waitUntilIdle(page);
  await expect(number, 'what was typed is kept').toHaveValue('CCP 0417 8832');
  await sendProof(page, 'ar', 'CCP 0417 8832');
  await expectAccessible(page);
  await visit(page, `/courses/${courseId}`);
  await page.getByRole('link', { name: t('payments:notice.action.submitted') }).click();
  await page.waitForURL(/\/payments\/\d+$/);

  await decide(admin, page, 'reject', 'المبلغ ناقص');
  await expectStatus(page, 'ar', 'rejected');
  await expect(page.getByText(t('payments:order.rejected.reason', { reason: 'المبلغ ناقص' }))).toBeVisible();
  await expectAccessible(page);
  await sendProof(page, 'ar', 'CCP 0417 8833');

  await decide(admin, page, 'confirm');
  await expectStatus(page, 'ar', 'confirmed');
  await expectAccessible(page);
  await page.getByRole('link', { name: t('payments:order.confirmed.openCourse') }).click();
  await page
    .getByRole('link', { name: t('courses:enroll.continue') })
    .first()
    .click();
  await page.waitForURL(/lesson=/);
  await expect(page.getByRole('button', { name: t('learning:completeAndNext') })).toBeVisible();
});

test('a student uses a coupon, gets a receipt and asks for a refund (en, 1440 px)', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', width: 1440 });
  const admin = await openPage({ role: 'admin' });
  await registerByApi(page.request);
  const code = uniqueId().toUpperCase();
  const createCoupon = 'mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { id } }';
  expect(await sendGraphql(admin.request, createCoupon, { input: { code, percent: 20 } })).not.toHaveProperty('errors');

  const courseId = await openCheckout(page, 'en');
  const field = page.getByLabel(t('payments:checkout.coupon.label'));
  await field.fill('NO-SUCH-COUPON');
  await field.press('Enter');
  await expect(page.getByText(problems.couponNotValid.text.en)).toBeVisible();
  await expect(field).toHaveValue('NO-SUCH-COUPON');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: t('payments:checkout.coupon.apply'), exact: true }).click();
  await expect(page.getByRole('status').getByText(code)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('payments:checkout.order'), exact: true }).click();
  await page.waitForURL(/\/payments\/\d+$/);
  const discount = page.getByText(t('payments:summary.discountOf', { code }));
  await expect(discount).toBeVisible();

  await visit(page, `/checkout/courses/${courseId}`);
  await page.getByRole('button', { name: t('payments:checkout.coupon.remove'), exact: true }).click();
  await expect(discount).toBeHidden();
  await page.getByRole('button', { name: t('payments:checkout.save'), exact: true }).click();
  await page.waitForURL(/\/payments\/\d+$/);
  await expectStatus(page, 'en', 'pending');
  await expect(discount).toBeHidden();
  await sendProof(page, 'en', `BM ${uniqueId()}`);

  await decide(admin, page, 'confirm');
  await expectStatus(page, 'en', 'confirmed');
  const receipt = page.getByRole('link', { name: /^Download the receipt/ });
  await expect(receipt).toHaveAttribute('href', /^\/api\/payments\/\d+\/receipt\.pdf$/);
  await page.getByRole('button', { name: t('payments:order.refund.ask') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('payments:order.refund.send') }).click();
  await expect(dialog.getByText(formatValidationMessage('required', 'en'))).toHaveCount(2);
  const usual = t('payments:order.refund.reasons.tooHard');
  await dialog.getByRole('button', { name: usual, exact: true }).press('Enter');
  await expect(dialog.getByLabel(requiredLabel(t('payments:order.refund.reason')))).toHaveValue(usual);
  const account = dialog.getByLabel(
    requiredLabel(t('payments:refundAccount.numbers.baridimob').replace(/[()]/g, '\\$&')),
  );
  await account.fill('0079 9999 0023 4567 8942');
  await dialog.getByRole('button', { name: t('payments:order.refund.send') }).click();
  await expect(dialog.getByText(formatValidationMessage('wrongAccountKey', 'en'))).toBeVisible();
  await account.fill('0079 9999 0023 4567 8941');
  await dialog.getByRole('button', { name: t('payments:order.refund.send') }).click();
  await expectStatus(page, 'en', 'refund_requested');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);

  await decide(admin, page, 'refund', 'VIR-2026-1');
  await expectStatus(page, 'en', 'refunded');
  await expect(page.getByRole('link', { name: /^Download the credit note/ })).toBeVisible();
  await visit(page, `/courses/${courseId}`);
  await expect(page.getByText(t('payments:notice.ended'))).toBeVisible();
  await visit(page, '/payments');
  await expect(page.getByText(t('payments:status.refunded'), { exact: true })).toBeVisible();
});

test('a seat is held for a confirmed address while its order is open, and a cancellation gives it back', async ({
  openPage,
}) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en' });
  const user = await registerByApi(page.request);
  const events = (await (await page.request.get('/api/events')).json()) as DemoItem[];
  const event = events.find(
    ({ price, startDate = '', spotsLeft }) => Number(price) > 0 && new Date(startDate) > new Date() && spotsLeft !== 0,
  );
  await visit(page, '/events?when=upcoming');
  const card = page.locator(`#event-${event?.id}`);
  await card.getByRole('link', { name: t('events:register') }).click();
  await page.waitForURL(`**/checkout/events/${event?.id}`);
  const order = page.getByRole('button', { name: t('payments:checkout.order'), exact: true });
  await expect(order).toBeDisabled();
  await expect(page.getByText(t('accountLinks:notice.unconfirmedForSeat', { email: user.email }))).toBeVisible();
  await page.getByRole('button', { name: t('accountLinks:notice.resend') }).click();
  await expect(page.getByText(t('accountLinks:notice.sent'), { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const { link } = await waitForMail(user.email, '/confirm-email', { count: 2 });
  await visit(page, link);
  await page.getByRole('button', { name: t('accountLinks:confirmEmail.button') }).click();
  await expect(page.getByRole('heading', { name: t('accountLinks:confirmEmail.doneTitle') })).toBeVisible();
  await visit(page, `/checkout/events/${event?.id}`);
  await order.click();
  await page.waitForURL(/\/payments\/\d+$/);
  await expect(page.getByText(/^Your seat is held until/)).toBeVisible();
  await visit(page, '/dashboard/student?tab=events');
  const pay = page.getByRole('link', { name: t('payments:notice.action.pending'), exact: true });
  await expect(pay).toHaveCount(2);
  await pay.first().click();
  await page.getByRole('button', { name: t('payments:order.cancel.open') }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('payments:order.cancel.keep') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('payments:order.cancel.open') }).click();
  await dialog.getByRole('button', { name: t('payments:order.cancel.confirm') }).click();
  await expectStatus(page, 'en', 'cancelled');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL('**/payments');
  await expect(page.getByText(t('payments:status.cancelled'), { exact: true })).toBeVisible();
  await visit(page, '/events?when=upcoming');
  await expect(card.getByRole('link', { name: t('events:register') })).toBeVisible();
});

test('a student pays by card on the page of the card provider, whose answer opens the course (ar, 360 px)', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', width: 360 });
  await registerByApi(page.request);
  await openCheckout(page, 'ar');
  await page.getByRole('radio', { name: paymentMethodLabels.card.ar }).check();
  await page.getByRole('button', { name: t('payments:checkout.order'), exact: true }).click();
  await page.waitForURL(/\/payments\/\d+$/);
  await expectStatus(page, 'ar', 'pending');
  await expectAccessible(page);
  const link = page.getByRole('main').locator('a[href*="/pay/"]');
  const paid = await page.request.post(String(await link.getAttribute('href')));
  const back = new URL(((await paid.json()) as { returnUrl: string }).returnUrl);
  await visit(page, back.pathname + back.search);
  await expectStatus(page, 'ar', 'confirmed');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: t('payments:order.confirmed.openCourse') })).toBeVisible();
});
