import { expect, test } from 'vitest';
import { conflictProblems } from '../../schema/contract/problems/conflictProblems';
import { accessibilityFaults, aPage, overflows, visit } from './browser';
import { aStranger, demo, signedIn } from './people';
import { words } from './words';

const t = words('ar');
const isFine = async (page: Awaited<ReturnType<typeof aPage>>) =>
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);

test('an admin writes a course, publishes it, and keeps it once a student is in it', async () => {
  const page = await aPage({ language: 'ar', width: 1440 });
  await signedIn(page, demo.admin);
  await visit(page, '/dashboard/admin?tab=courses');
  const name = `شحن ${crypto.randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label);
  const [title, description] = [t('adminCourses:title'), t('adminCourses:description')];
  const choose = async (label: string, at: number) => {
    await dialog.getByRole('combobox', { name: label }).click();
    await page.getByRole('option').nth(at).click();
  };
  const save = () => dialog.getByRole('button', { name: t('common:save'), exact: true }).click();

  await page.getByRole('button', { name: t('adminCourses:add') }).click();
  await dialog.waitFor();
  await save();
  // Two titles and descriptions, price, duration and category; the level begins with the first.
  await expect.poll(() => dialog.locator('[aria-invalid="true"]:not([aria-hidden])').count()).toBe(7);
  await isFine(page);
  await field(t('admin:form.arabic', { label: title })).fill(name);
  await field(t('admin:form.english', { label: title })).fill(`Charging ${name.slice(-8)}`);
  await field(t('admin:form.arabic', { label: description })).fill('كيف تشحن في البيت.');
  await field(t('admin:form.english', { label: description })).fill('How to charge at home.');
  await choose(t('adminCourses:category'), 1);
  await field(t('adminCourses:priceField')).fill('١٬٥٠٠');
  await field(t('adminCourses:duration')).fill('90');
  // The card beside the form is the one that students will see.
  await dialog
    .getByRole('complementary', { name: t('adminCourses:preview') })
    .getByText('1,500')
    .waitFor();
  await save();
  await dialog.waitFor({ state: 'detached' });

  await page.getByLabel(t('admin:table.search'), { exact: true }).fill(name);
  await page.waitForURL(/search=/);
  await page.getByRole('button', { name: t('admin:publishRow', { name }) }).click();
  await page.getByRole('button', { name: t('admin:unpublishRow', { name }) }).waitFor();

  const student = await aPage({ language: 'ar', width: 360 });
  await student.request.post('/api/register', { data: aStranger() });
  const listed = await student.request.get(`/api/courses?search=${encodeURIComponent(name)}`);
  const [course] = (await listed.json()) as { id: number; price: string }[];
  expect(course?.price).toBe('1500.00');
  expect((await student.request.post(`/api/courses/${course?.id}/enroll`)).ok()).toBe(true);

  await page.getByRole('button', { name: t('admin:remove', { name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common:delete'), exact: true })
    .click();
  await page.getByText(conflictProblems.courseHasEnrollments.text.ar).first().waitFor();
});

test.each([360, 1440] as const)('categories and reviews are looked after beside the tabs (%d px)', async (width) => {
  const page = await aPage({ language: 'ar', width });
  await signedIn(page, demo.admin);
  await visit(page, '/dashboard/admin/categories');
  const name = `فئة ${crypto.randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole('dialog');
  const called = t('adminCategories:name');
  await page.getByRole('button', { name: t('adminCategories:add') }).click();
  await dialog.getByLabel(t('admin:form.arabic', { label: called })).fill(name);
  await dialog.getByLabel(t('admin:form.english', { label: called })).fill(`Category ${name.slice(-8)}`);
  await dialog.getByRole('button', { name: t('common:save'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await isFine(page);
  await page.getByRole('button', { name: t('admin:remove', { name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common:delete'), exact: true })
    .click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: t('admin:remove', { name }) }).count()).toBe(0);

  // Those that wait come first.
  await visit(page, '/dashboard/admin/reviews');
  const read = page.getByRole('button', { name: /^قراءة تقييم/ }).first();
  await read.click();
  await dialog.getByRole('button', { name: t('adminReviews:approve'), exact: true }).waitFor();
  await isFine(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
