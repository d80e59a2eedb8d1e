import { officeMessageNotification } from '../../../../schema/notifications/kinds/officeMessages';
import { expect, test } from '../../fixtures';
import { createUserData, registerByApi } from '../../support/accounts';
import { expectToast } from '../../support/adminPanel';
import { confirmAddressByApi, findMail } from '../../support/mails';
import { messagesIn } from '../../support/messages';
import { expectAccessible, visit } from '../../support/checks/pageChecks';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');

test('an admin writes to the people of a search, who read it in their inbox and as a mail', async ({ openPage }) => {
  const family = `Benali ${uniqueId()}`;
  const people = [createUserData(), createUserData()].map((user) => ({ ...user, lastName: family }));
  const reader = await openPage({ language: 'ar', width: 360 });
  for (const user of people) await registerByApi(reader.request, user);
  const [first] = people as [(typeof people)[number]];
  await confirmAddressByApi(reader.request, first.email);

  const page = await openPage({ language: 'ar', width: 1440, role: 'admin' });
  await visit(page, `/dashboard/admin?tab=users&search=${encodeURIComponent(family)}`);
  await page.getByRole('checkbox', { name: t('admin:table.selectAll') }).press('Space');
  const bulkBar = page.getByRole('region', { name: t('admin:bulk.label') });
  await bulkBar.getByRole('button', { name: t('admin:write.many'), exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const field = (name: 'subjectAr' | 'textAr' | 'subject' | 'text') =>
    dialog.getByRole('textbox', { name: t(`personalMessages:${name}`) });
  await expect(dialog.getByText(t('personalMessages:recipients', { count: 2, n: '2' }))).toBeVisible();
  await expect(dialog.getByText(t('personalMessages:mails', { count: 1, n: '1' }))).toBeVisible();
  const subject = `موعد جديد ${uniqueId()}`;
  await field('subjectAr').fill(subject);
  await field('textAr').fill('نلتقي يوم الأحد.\nأحضروا <b>بطاقاتكم</b>.');
  await field('subject').fill('A new date');
  await dialog.getByRole('button', { name: t('personalMessages:submit'), exact: true }).press('Enter');
  await expect(field('text')).toHaveAttribute('aria-invalid', 'true');
  await field('subject').fill('');
  const preview = dialog.getByRole('region', { name: t('personalMessages:preview') });
  await expect(preview).toContainText('أحضروا <b>بطاقاتكم</b>.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('personalMessages:submit'), exact: true }).press('Enter');
  await expectToast(page, t('personalMessages:sent', { count: 2, n: '2' }));
  await expect(dialog).not.toBeAttached();

  const { text } = await findMail(first.email, subject);
  expect(text).toContain('أحضروا <b>بطاقاتكم</b>.');
  await reader.request.post('/api/login', { data: { email: first.email, password: first.password } });
  await visit(reader, '/notifications');
  const row = reader.getByRole('listitem').filter({ hasText: subject });
  await expect(row).toContainText('أحضروا <b>بطاقاتكم</b>.');
  await expectAccessible(reader);
  await visit(reader, '/account/notifications');
  await expect(reader.getByText(officeMessageNotification.label.ar)).toBeVisible();
});
