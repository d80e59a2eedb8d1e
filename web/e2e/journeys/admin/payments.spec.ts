import { expect, test, type OpenPage, type Width } from '../../fixtures';
import { registerByApi } from '../../support/accounts';
import { expectToast } from '../../support/adminPanel';
import { sendGraphql } from '../../support/graphql';
import { tabTo } from '../../support/keyboard';
import { messagesIn } from '../../support/messages';
import { expectAccessible, holdRequests, horizontalOverflow, visit } from '../../support/checks/pageChecks';
import { paymentStatus, submitPayment } from '../../support/payments';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');
const reviewPath = '/dashboard/admin/payment-review';
const isolate = (reference: string) => `\u2066${reference}\u2069`;

/** The review of a new proof, as an admin uses it by keyboard. */
async function openReview(openPage: OpenPage, width: Width = 1440) {
  const student = await openPage();
  await registerByApi(student.request);
  const payment = await submitPayment(student.request, uniqueId());
  const page = await openPage({ language: 'ar', role: 'admin', width });
  const heading = page.getByRole('heading', { level: 2, name: payment.reference });
  await visit(page, `${reviewPath}?payment=${payment.id}`);
  await expect(heading).toBeFocused();
  return {
    page,
    ...payment,
    status: () => paymentStatus(page.request, payment.id),
    /** The focus is on the heading of another payment, or on the end of the queue. */
    async expectMovedOn(): Promise<void> {
      await expect(heading).not.toBeAttached();
      await expect(page.locator('h2:focus')).toBeVisible();
    },
  };
}

async function confirmByKey({ page, reference, status }: Awaited<ReturnType<typeof openReview>>): Promise<void> {
  const button = page.getByRole('button', { name: t('adminPaymentReview:confirm.action') });
  await expect(button, 'the picture has loaded').toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('c');
  const title = t('adminPaymentReview:confirm.title', { reference: isolate(reference) });
  const dialog = page.getByRole('alertdialog', { name: title });
  await expect(dialog.getByRole('button', { name: t('adminPaymentReview:confirm.action') })).toBeFocused();
  await expectAccessible(page);
  expect(await status()).not.toBe('confirmed');
  await page.keyboard.press('Enter');
}

test('an admin looks at a proof closely and confirms it by keyboard alone', async ({ openPage }) => {
  const review = await openReview(openPage);
  const { page, reference } = review;
  await expect(page.getByRole('img', { name: t('adminPaymentReview:proofAlt', { reference }) })).toBeVisible();
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
  expect(await review.status()).toBe('submitted');
  await confirmByKey(review);
  await expectToast(page, t('adminPaymentReview:confirm.done', { reference: isolate(reference) }));
  await review.expectMovedOn();
  expect(await review.status()).toBe('confirmed');
});

for (const width of [360, 1440] as const)
  test(`an admin refuses a proof with a reason beside it, by keyboard alone (${width} px)`, async ({ openPage }) => {
    const { page, reference, status, expectMovedOn } = await openReview(openPage, width);
    const form = page.getByRole('region', {
      name: t('adminPaymentReview:reject.title', { reference: isolate(reference) }),
    });
    const refuse = page.getByRole('button', { name: t('adminPaymentReview:reject.action') });
    await page.keyboard.press('r');
    await expect(form.getByRole('textbox')).toBeFocused();
    await expect(page.getByRole('button', { name: t('adminPaymentReview:confirm.action') })).not.toBeAttached();
    const reasons = form.getByRole('group').getByRole('button');
    await expect.poll(() => reasons.evaluateAll(findCovered), 'no reason is under the buttons of the form').toEqual([]);
    await tabTo(page, t('common:cancel'));
    await page.keyboard.press('Enter');
    await expect(form).not.toBeAttached();
    await expect(refuse).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('cn');
    await expect(form.getByRole('textbox')).toHaveValue('cn');
    if (width === 1440) await expect(page.getByRole('img', { name: reference })).toBeInViewport({ ratio: 0.5 });
    await tabTo(page, t('adminPaymentReview:reject.reasons.missing'));
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toEqual([]);
    // Keys of the review wait for the form.
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await tabTo(page, t('adminPaymentReview:reject.action'));
    await page.keyboard.press('Enter');
    await expectToast(page, t('adminPaymentReview:reject.done', { reference: isolate(reference) }));
    await expect(form).not.toBeAttached();
    await expectMovedOn();
    expect(await status()).toBe('rejected');
  });

test('a proof that another admin has decided on is announced, and the next one follows', async ({ openPage }) => {
  const review = await openReview(openPage);
  const { page, id, reference } = review;
  await sendGraphql(page.request, 'mutation($id: ID!) { rejectPayment(id: $id, reason: "No") { id } }', { id });
  await confirmByKey(review);
  await expectToast(page, t('adminPaymentReview:decidedMeanwhile', { reference: isolate(reference) }));
  await review.expectMovedOn();
});

test('a payment is found by its reference, and from a later one with the same transaction number', async ({
  openPage,
  playwright,
  origin,
}) => {
  const request = await playwright.request.newContext({ baseURL: origin });
  await registerByApi(request);
  const transactionId = uniqueId();
  const { id, reference } = await submitPayment(request, transactionId);
  await registerByApi(request);
  const repeated = await submitPayment(request, transactionId);
  await request.dispose();
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, `/dashboard/admin/payments?search=${reference}`);
  await expect(page.getByLabel(t('adminPayments:totals.label')).getByText('1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('adminPayments:open', { name: isolate(reference) }) }).click();
  await page.waitForURL(`**/dashboard/admin/payments/${id}`);
  await expect(page.getByText(transactionId).first()).toBeVisible();
  await expectAccessible(page);
  await visit(page, `${reviewPath}?payment=${repeated.id}`);
  const warnings = page.getByRole('list', { name: t('adminPaymentReview:warningsLabel') });
  await warnings.getByRole('link', { name: reference }).click();
  await page.waitForURL(`**/dashboard/admin/payments/${id}`);
});

test('a proof is confirmed when its own picture is on the screen, and the next one is loaded before', async ({
  openPage,
  playwright,
  origin,
}) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const submit = async () => {
    const request = await playwright.request.newContext({ baseURL: origin });
    await registerByApi(request);
    const { id, reference } = await submitPayment(request, uniqueId());
    await request.dispose();
    const query = 'query($id: ID!) { payment(id: $id) { proofUrl } }';
    const { data } = await sendGraphql<{ payment: { proofUrl: string } }>(page.request, query, { id });
    return { id, reference, ...data.payment };
  };
  const submitted = [await submit(), await submit()];
  const isPair = async ([first, second]: typeof submitted) => {
    const { data } = await sendGraphql<{ paymentReviewQueue: { id: string }[] }>(
      page.request,
      '{ paymentReviewQueue { id } }',
    );
    const ids = data.paymentReviewQueue.map(({ id }) => id);
    return ids.indexOf(second?.id ?? '') === ids.indexOf(first?.id ?? '') + 1;
  };
  // A proof of another test may come between the two.
  while (!(await isPair(submitted.slice(-2)))) submitted.push(await submit());
  const [first, second] = submitted.slice(-2) as [(typeof submitted)[0], (typeof submitted)[0]];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const release = await holdRequests(page, `**${second.proofUrl}`);
  const picture = (reference: string) =>
    page.getByRole('img', { name: t('adminPaymentReview:proofAlt', { reference }) });
  const confirm = page.getByRole('button', { name: t('adminPaymentReview:confirm.action') });
  const isLoaded = () => page.locator('img[alt]').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

  await visit(page, `${reviewPath}?payment=${first.id}`);
  await expect(picture(first.reference)).toBeVisible();
  await expect(confirm).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(() => requested).toContain(second.proofUrl);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 2, name: second.reference })).toBeFocused();
  await expect(picture(first.reference)).not.toBeAttached();
  const region = page.getByRole('region', { name: t('adminPaymentReview:proof'), exact: true });
  await expect(region.getByText(t('adminPaymentReview:loadingProof')).first()).toBeVisible();
  await expect(region.getByText(second.reference)).toBeVisible();
  expect(await isLoaded()).toBe(false);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await confirm.click({ force: true });
  await page.keyboard.press('c');
  await expect(page.getByRole('alertdialog')).not.toBeAttached();

  release();
  await expect(confirm).toHaveAttribute('aria-disabled', 'false');
  expect(await isLoaded()).toBe(true);
  expect(requested.filter((path) => path === second.proofUrl)).toHaveLength(1);
  await page.getByRole('heading', { level: 2, name: second.reference }).press('c');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  for (const { id } of submitted)
    await sendGraphql(page.request, 'mutation($id: ID!) { rejectPayment(id: $id, reason: "No") { id } }', { id });
});

test('an admin refunds a payment that was not requested in one dialog', async ({ openPage, playwright, origin }) => {
  const request = await playwright.request.newContext({ baseURL: origin });
  await registerByApi(request);
  const { id, reference } = await submitPayment(request, uniqueId());
  await request.dispose();
  const page = await openPage({ language: 'ar', role: 'admin' });
  await sendGraphql(page.request, 'mutation($id: ID!) { confirmPayment(id: $id) { id } }', { id });
  await visit(page, `/dashboard/admin/payments?search=${reference}`);
  await page.getByRole('button', { name: t('adminPayments:open', { name: isolate(reference) }) }).click();
  await page.getByRole('button', { name: t('adminPayments:refund.action'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('adminPayments:refund.title', { reference: isolate(reference) }) });
  await expect(dialog.getByText(t('adminPaymentReview:usage.title'))).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: /^[\d,]+ دج$/ })).toBeVisible();
  await expect(dialog.getByLabel(t('adminPayments:refund.reason'))).toBeFocused();
  await dialog.getByLabel(t('adminPayments:refund.reason')).fill('طلب بالهاتف');
  await dialog.getByLabel(t('payments:refundAccount.numbers.ccp')).fill('٢٣٤٥٦٧٨٩ ٨٨');
  await dialog.getByLabel(t('adminPaymentReview:refund.reference')).fill('VIR-77');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('adminPaymentReview:refund.action') }).click();
  await expectToast(page, t('adminPayments:refund.done'));
  expect(await paymentStatus(page.request, id)).toBe('refunded');
});

/** A script of the page: the names of elements that something else covers in their middle, or that are not in the window. */
function findCovered(elements: Element[]): string[] {
  const isCovered = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  return elements.filter(isCovered).map((element) => element.textContent);
}
