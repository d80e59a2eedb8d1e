import type { Page } from '@playwright/test';
import { formatPrice } from '../../../schema/contract/text/format/formatters';
import { expect, test } from '../fixtures';
import { expectSaved, field, insertCompleteCourse, updateCourse } from '../support/courseEditor';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { publishForTest } from '../support/testRecords';

const t = messagesIn('ar');
const price = (amount: string) => formatPrice(amount, 'ar');
const question = (before: string, after: string) =>
  t(Number(after) > Number(before) ? 'editor:confirm.priceRaised' : 'editor:confirm.priceLowered', {
    before: price(before),
    after: price(after),
  });

async function publishCourse(page: Page): Promise<string> {
  const { id } = await insertCompleteCourse(page.request);
  await sendGraphql(page.request, updateCourse, { id, input: { price: '7000' } });
  await publishForTest(page.request, id);
  return id;
}

const readCourse = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/courses/${id}`)).json()) as { price: string; description: string };

test('the price of a published course changes by a button only', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', width: 360, role: 'trainer' });
  const id = await publishCourse(page);
  const address = `/dashboard/trainer/courses/${id}`;
  const card = page.getByRole('figure', { name: t('editor:details.card') });
  await visit(page, address);
  await field(page, 'course-price').fill('1');
  await expect(page.getByText(question('7000', '1'))).toBeVisible();
  // Other fields are saved at the same time.
  await field(page, 'course-description').fill('Saved beside the price.');
  await expect.poll(() => readCourse(page, id)).toMatchObject({ description: 'Saved beside the price.' });
  expect(await readCourse(page, id)).toMatchObject({ price: '7000.00' });
  await expect(page.getByText(t('editor:state.unconfirmed')).first()).toBeVisible();
  await expectAccessible(page);

  await field(page, 'course-price').fill('');
  await expect(page.getByText(t('editor:state.invalid')).first()).toBeVisible();
  await expect(card).toContainText(price('7000'));

  // The typed price is on the device only, also in another tab.
  await field(page, 'course-price').fill('15,500');
  await expect(page.getByText(question('7000', '15500'))).toBeVisible();
  const tab = await page.context().newPage();
  await visit(tab, address);
  await expect(tab.getByText(question('7000', '15500'))).toBeVisible();
  await tab.close({ runBeforeUnload: false });
  await page.reload();
  await waitUntilIdle(page);
  const apply = page.getByRole('button', { name: t('editor:confirm.apply.price') });
  await expect(apply).toBeDisabled();
  await page.getByRole('checkbox', { name: t('editor:confirm.large', { after: price('15500') }) }).check();
  await apply.press('Enter');
  await expectSaved(page, 'ar');
  await expect(field(page, 'course-price')).toBeFocused();
  expect(await readCourse(page, id)).toMatchObject({ price: '15500.00' });
  await expect(card).toContainText(price('15500'));
});
