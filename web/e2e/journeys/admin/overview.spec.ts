import { expect, test } from '../../fixtures';
import { createUserData } from '../../support/accounts';
import { sendGraphql } from '../../support/graphql';
import { messagesIn } from '../../support/messages';
import { expectAccessible, horizontalOverflow, visit } from '../../support/checks/pageChecks';

const t = messagesIn('ar');
const sendMessage = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';

for (const width of [360, 1440] as const)
  test(`the overview says what waits, and a tile leads to exactly these rows (${width} px)`, async ({ openPage }) => {
    const page = await openPage({ language: 'ar', role: 'admin', width });
    await visit(page, '/dashboard/admin');
    await expect(page.getByRole('heading', { level: 2, name: t('adminOverview:title') })).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
    const tiles = page.getByRole('list', { name: t('adminOverview:title') }).getByRole('link');
    await expect(tiles.first()).toBeVisible();
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toEqual([]);
    await tiles.and(page.locator('[href$="approved=no"]')).click();
    await page.waitForURL('**/reviews?approved=no');
  });

test('a chosen figure is plotted, and is a table too', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin');
  const name = t('adminOverview:figures.people');
  await page.getByRole('button', { name }).press('Enter');
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  const card = page.getByRole('region', { name: t('adminOverview:figures.daily', { name }) });
  await card.locator('summary').click();
  await expect(card.getByRole('row')).toHaveCount(31);
});

test('the counts follow a message that another person sends', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin');
  // The tile of one message leads to that message, of several to their list.
  const tile = page.getByRole('list', { name: t('adminOverview:title') }).locator('[href*="/messages"]');
  const place = page.getByRole('navigation', { name: t('workplace:navigation') }).locator('[href$="handled=no"]');
  await expect(tile).toBeVisible();
  const before = Number(await tile.locator('bdi').textContent());
  const message = { name: 'Samir', email: 'samir@example.dz', subject: 'Ask', message: 'When does it begin?' };
  await sendGraphql(page.request, sendMessage, { input: message });
  await expect(tile.locator('bdi')).toHaveText(String(before + 1));
  await expect(tile).toHaveAttribute('href', /handled=no$/);
  await expect(place.locator('bdi')).toHaveText(String(before + 1));
});

test('an import is one line of what happened last, which leads to its entries', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const rows = Array.from({ length: 3 }, () => createUserData());
  const csv = ['email,firstName,lastName', ...rows.map(({ email }) => `${email},Amine,Saadi`)].join('\n');
  const importUsers = 'mutation ($input: UserImportInput!) { importUsers(input: $input) { created } }';
  await sendGraphql(page.request, importUsers, { input: { csv, dryRun: false } });
  await visit(page, '/dashboard/admin');
  const activity = page.getByRole('region', { name: t('adminOverview:activity.title') });
  // Tests that run at the same time create users, too.
  const line = activity.getByRole('link', { name: /^إنشاء مستخدم · / }).first();
  await expect(line).toBeVisible();
  await line.click();
  await page.waitForURL(/audit\?entity=users&action=create&actor=\d+&from=[\d-]+&to=[\d-]+$/);
  await expect(page.getByText('Amine Saadi').first()).toBeVisible();
});
