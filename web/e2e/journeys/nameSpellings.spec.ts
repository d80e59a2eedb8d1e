import { expect, test } from '../fixtures';
import { createUserData, registerByApi } from '../support/accounts';
import { expectSaved, field, insertCompleteCourse } from '../support/courseEditor';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/checks/pageChecks';
import { publishForTest, uniqueId } from '../support/testRecords';

test('a trainer takes over the proposed spellings, and each language shows its own', async ({ openPage }) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', width: 360 });
  const trainer = { ...createUserData(), firstName: 'كريم', lastName: 'Haddad', role: 'trainer' };
  await registerByApi(page.request, trainer);
  const { id } = await insertCompleteCourse(page.request);
  await publishForTest(page.request, id);

  await visit(page, '/account');
  const input = (name: string) => page.locator(`input[name="${name}"]`);
  const suggestion = (name: string) =>
    page.getByRole('button', { name: t('account:profile.useSpellingLabel', { name }), exact: true });
  await suggestion('كريم').click();
  await expect(input('firstNameAr')).toHaveValue('كريم');
  await suggestion('Karim').click();
  await expect(input('firstName')).toHaveValue('Karim');
  await suggestion('حداد').click();
  await expect(suggestion('حداد')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('account:profile.save'), exact: true }).click();
  await expect(page.getByText(t('account:profile.saved')).first()).toBeVisible();

  for (const [language, name] of [
    ['ar', 'كريم حداد'],
    ['en', 'Karim Haddad'],
  ] as const) {
    const visitor = await openPage({ language, width: 1440 });
    await visit(visitor, `/courses/${id}`);
    await expect(visitor.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('a course starts with its Arabic title, and publishing asks for the English one', async ({ openPage }) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', width: 360, role: 'trainer' });
  const title = `صيانة البطاريات ${uniqueId()}`;
  await visit(page, '/dashboard/trainer/courses/new');
  await page.getByRole('textbox', { name: t('editor:fields.titleAr'), exact: true }).fill(title);
  await page.getByRole('combobox', { name: t('editor:fields.categoryId') }).press('Enter');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: t('editor:start.submit') }).click();
  await page.waitForURL(/\/dashboard\/trainer\/courses\/\d+$/);
  const missing = page.getByText(t('editor:languageMissing.en'), { exact: true });
  await expect(missing).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
  await expect(page.getByRole('button', { name: t('editor:publish.publish'), exact: true })).toBeDisabled();
  await page.getByRole('link', { name: t('editor:publish.steps.title'), exact: true }).click();
  await expect(field(page, 'course-title')).toBeFocused();
  await field(page, 'course-title').fill('Battery care');
  await expect(missing).toHaveCount(0);
  await expectSaved(page, 'ar');

  // The studio shows the Arabic title in its direction on English pages, too.
  await field(page, 'course-title').fill('');
  await expectSaved(page, 'ar');
  const english = await openPage({ language: 'en', width: 1440, role: 'trainer' });
  await visit(english, '/dashboard/trainer');
  const heading = english.getByRole('heading', { level: 2, name: title });
  await expect(heading).toHaveAttribute('dir', 'rtl');
  await expect(english.getByRole('article').filter({ has: heading })).toContainText('English is missing');
});
