import { expect, test } from '../../fixtures';
import { visit } from '../../support/checks/pageChecks';
import { sendGraphql } from '../../support/graphql';
import { messagesIn } from '../../support/messages';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');

test('a second press at the same place does not reach the row that has moved there', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const subject = `Ask ${uniqueId()}`;
  const sendMessage = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
  for (const message of ['First', 'Second', 'Third'])
    await sendGraphql(page.request, sendMessage, {
      input: { name: 'Samir', email: 'samir@example.dz', subject, message },
    });
  await visit(page, `/dashboard/admin/messages?handled=no&search=${encodeURIComponent(subject)}`);
  const rows = page.getByRole('rowheader', { name: subject });
  await expect(rows).toHaveCount(3);
  const handle = page.getByRole('button', { name: t('adminInbox:handle', { subject }) }).first();
  const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {};
  const press = () => page.mouse.click(x + 5, y + 5);
  // However long the answer takes, the second press follows the first at once.
  await page.evaluate(() => Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, value: 1 }));
  await press();
  await expect(rows).toHaveCount(2);
  await press();
  await page.evaluate(() => Object.defineProperty(Event.prototype, 'timeStamp', { value: 1502 }));
  await press();
  await expect(rows).toHaveCount(1);
});
