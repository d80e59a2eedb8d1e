import { expect, test } from '../fixtures';
import { walkAsAdmin, walkAsStudent, walkAsVisitor } from '../support/mainJourneys';
import { countTranslated, translatePage } from '../support/checks/translator';

for (const mode of ['replace', 'wrap'] as const) {
  test(`a visitor walks the site while a translator changes its texts (${mode})`, async ({ openPage }) => {
    const page = await openPage({ language: 'ar', isDeferred: true });
    await page.addInitScript(translatePage, mode);
    await walkAsVisitor(page, 'ar');
    expect(await page.evaluate(countTranslated)).toBeGreaterThan(20);
  });
}

test('students and admins work while a translator changes the texts', async ({ openPage }) => {
  const student = await openPage({ language: 'en', isDeferred: true });
  await student.addInitScript(translatePage, 'replace');
  await walkAsStudent(student, 'en');
  const admin = await openPage({ role: 'admin', language: 'ar', isDeferred: true });
  await admin.addInitScript(translatePage, 'replace');
  await walkAsAdmin(admin);
});

test('what is typed before hydration stays in a page that is translated', async ({ openPage }) => {
  const page = await openPage({ language: 'en', isDeferred: true });
  await page.addInitScript(translatePage, 'replace');
  await page.goto('/contact');
  const field = page.locator('[name=subject]');
  await field.pressSequentially('Solar');
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready');
  await expect(field).toHaveValue('Solar');
  await expect(field).toBeFocused();
});
