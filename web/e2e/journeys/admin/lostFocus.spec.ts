import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { registerByApi } from '../../support/accounts';
import { confirmAction } from '../../support/adminPanel';
import { visit } from '../../support/checks/pageChecks';
import { sendGraphql } from '../../support/graphql';
import { messagesIn } from '../../support/messages';
import { submitPayment } from '../../support/payments';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Visitors {
  student: APIRequestContext;
  admin: APIRequestContext;
}

interface FocusCase {
  name: string;
  /** Creates what the action needs, and returns its address. */
  prepare(visitors: Visitors): Promise<string>;
  /** Ends with the press that removes the focused control. */
  act(page: Page): Promise<void>;
}

const send = async <Data>(request: APIRequestContext, query: string, variables: object) => {
  const { data, errors } = await sendGraphql<Data>(request, query, variables);
  expect(errors).toBeUndefined();
  return data;
};

/** Actions whose control is gone afterwards. */
const cases: FocusCase[] = [
  {
    name: 'an order that is cancelled on its page',
    prepare: async ({ student, admin }) => {
      const { id } = await submitPayment(student, uniqueId());
      await send(admin, 'mutation ($id: ID!) { rejectPayment(id: $id, reason: "No") { id } }', { id });
      return `/dashboard/admin/payments/${id}`;
    },
    act: async (page) => {
      await button(page, t('adminPayments:cancel.action')).press('Enter');
      await confirmAction(page, t('adminPayments:cancel.action'));
    },
  },
  {
    name: 'a note that is deleted on the page of a person',
    prepare: async ({ student, admin }) => {
      const { me } = await send<{ me: { id: string } }>(student, '{ me { id } }', {});
      await send(admin, 'mutation ($id: ID!) { createUserNote(userId: $id, text: "Called") { id } }', me);
      return `/dashboard/admin/users/${me.id}`;
    },
    act: async (page) => {
      const notes = page.getByRole('list', { name: t('adminPeople:notes.title') });
      await notes.getByRole('button', { name: t('admin:actionNames.remove') }).press('Enter');
      await confirmAction(page, t('admin:actionNames.remove'));
    },
  },
  {
    name: 'a refund that is recorded in the queue',
    prepare: async ({ student, admin }) => {
      const { id } = await submitPayment(student, uniqueId());
      await send(admin, 'mutation ($id: ID!) { confirmPayment(id: $id) { id } }', { id });
      const request = `mutation ($id: ID!) { requestPaymentRefund(id: $id, reason: "Too hard", refundMethod: ccp,
        refundAccount: "23456789 88", refundHolder: "Amine Saadi") { id } }`;
      await send(student, request, { id });
      return `/dashboard/admin/payment-review?queue=refunds&payment=${id}`;
    },
    act: async (page) => {
      await button(page, t('adminPaymentReview:refund.action')).press('Enter');
      await page.getByLabel(t('adminPaymentReview:refund.reference')).fill('VIR-1');
      await page.keyboard.press('Enter');
    },
  },
];

for (const { name, prepare, act } of cases)
  test(`the focus stays in the page after ${name}`, async ({ openPage }) => {
    const student = await openPage();
    await registerByApi(student.request);
    const page = await openPage({ language: 'ar', role: 'admin' });
    const path = await prepare({ student: student.request, admin: page.request });
    await visit(page, path);
    await act(page);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).not.toBeAttached();
    await expect(page.locator('#main *:focus')).toBeAttached();
    // What follows is read after the action, and takes the focus then.
    await page.waitForTimeout(1000);
    await expect(page.locator('#main *:focus')).toBeAttached();
  });
