import { expect, test } from '../../fixtures';
import { registerByApi } from '../../support/accounts';
import { expectToast } from '../../support/adminPanel';
import { sendGraphql } from '../../support/graphql';
import { tabTo } from '../../support/keyboard';
import { messagesIn } from '../../support/messages';
import { expectAccessible, visit } from '../../support/pageChecks';
import { paymentStatus, submitPayment } from '../../support/payments';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');
const reviewPath = '/dashboard/admin/payment-review';
const isolate = (reference: string) => `\u2066${reference}\u2069`;

test('an admin decides on proofs by keyboard alone', async ({ openPage, playwright, origin }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const submit = async () => {
    const request = await playwright.request.newContext({ baseURL: origin });
    await registerByApi(request);
    const payment = await submitPayment(request, uniqueId());
    await request.dispose();
    return payment;
  };
  const [first, second, third] = [await submit(), await submit(), await submit()];
  const heading = (reference: string) => page.getByRole('heading', { level: 2, name: reference });
  const open = async ({ id, reference }: { id: string; reference: string }) => {
    await visit(page, `${reviewPath}?payment=${id}`);
    await expect(heading(reference)).toBeFocused();
  };
  /** The focus is on the heading of another payment, or on the end of the queue. */
  const expectMovedOn = async ({ reference }: { reference: string }) => {
    await expect(heading(reference)).not.toBeAttached();
    await expect(page.locator('h2:focus')).toBeVisible();
  };

  const confirmByKey = async ({ id, reference }: { id: string; reference: string }) => {
    await page.keyboard.press('c');
    const dialog = page.getByRole('alertdialog', {
      name: t('adminPaymentReview:confirm.title', { reference: isolate(reference) }),
    });
    await expect(dialog.getByRole('button', { name: t('adminPaymentReview:confirm.action') })).toBeFocused();
    await expectAccessible(page);
    expect(await paymentStatus(page.request, id)).not.toBe('confirmed');
    await page.keyboard.press('Enter');
  };

  await open(first);
  await expect(
    page.getByRole('img', { name: t('adminPaymentReview:proofAlt', { reference: first.reference }) }),
  ).toBeVisible();
  await page.keyboard.press('+');
  await expect(page.getByText(t('adminPaymentReview:zoomed', { percent: '150' }))).toBeVisible();
  await page.keyboard.press('t');
  await expectAccessible(page);
  // A held key opens the dialog and confirms nothing.
  await page.getByRole('button', { name: t('adminPaymentReview:confirm.action') }).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).not.toBeAttached();
  expect(await paymentStatus(page.request, first.id)).toBe('submitted');
  await confirmByKey(first);
  await expectToast(page, t('adminPaymentReview:confirm.done', { reference: isolate(first.reference) }));
  await expectMovedOn(first);
  expect(await paymentStatus(page.request, first.id)).toBe('confirmed');

  await open(second);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('cn');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('cn');
  await tabTo(page, t('adminPaymentReview:reject.reasons.missing'));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await tabTo(page, t('adminPaymentReview:reject.action'));
  await page.keyboard.press('Enter');
  await expectToast(page, t('adminPaymentReview:reject.done', { reference: isolate(second.reference) }));
  await expect(page.getByRole('dialog')).not.toBeAttached();
  await expectMovedOn(second);
  expect(await paymentStatus(page.request, second.id)).toBe('rejected');

  await open(third);
  await sendGraphql(page.request, 'mutation($id: ID!) { rejectPayment(id: $id, reason: "No") { id } }', {
    id: third.id,
  });
  await confirmByKey(third);
  await expectToast(page, t('adminPaymentReview:decidedMeanwhile', { reference: isolate(third.reference) }));
  await expectMovedOn(third);
});

test('the table of payments finds one by its reference and shows its facts', async ({
  openPage,
  playwright,
  origin,
}) => {
  const request = await playwright.request.newContext({ baseURL: origin });
  await registerByApi(request);
  const transactionId = uniqueId();
  const { reference } = await submitPayment(request, transactionId);
  await request.dispose();
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, `/dashboard/admin/payments?search=${reference}`);
  await expect(page.getByLabel(t('adminPayments:totals.label')).getByText('1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('adminPayments:open', { name: isolate(reference) }) }).click();
  await expect(page.getByRole('dialog').getByText(transactionId).first()).toBeVisible();
  await expectAccessible(page);
});
