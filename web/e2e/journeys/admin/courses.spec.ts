import type { Page } from '@playwright/test';
import { conflictProblems } from '../../../../schema/contract/problems/conflictProblems';
import { expect, test, type OpenPage } from '../../fixtures';
import { registerByApi } from '../../support/accounts';
import {
  arabicLabel,
  confirmAction,
  confirmDelete,
  deleteButton,
  englishLabel,
  menuItem,
  openRowMenu,
  runRowAction,
  returnToList,
  saveButton,
  searchRow,
} from '../../support/adminPanel';
import { enrollAsAdmin } from '../../support/enrollments';
import { sendGraphql } from '../../support/graphql';
import { messagesIn } from '../../support/messages';
import { expectAccessible, visit } from '../../support/checks/pageChecks';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');

test('an admin creates a course, whose card is shown while it is typed, and publishes it', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=courses');
  const id = uniqueId();
  const name = `شحن ${id}`;
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label);
  const [title, description] = [t('adminCourses:title'), t('adminCourses:description')];
  await page.getByRole('button', { name: t('adminCourses:add') }).click();
  await expect(dialog).toBeVisible();
  await saveButton(page).click();
  // Two titles and descriptions, price, duration and category; the level has a default.
  await expect(dialog.locator('[aria-invalid="true"]:not([aria-hidden])')).toHaveCount(7);
  await expectAccessible(page);
  await field(arabicLabel(title)).fill(name);
  await field(englishLabel(title)).fill(`Charging ${id}`);
  await field(arabicLabel(description)).fill('كيف تشحن في البيت.');
  await field(englishLabel(description)).fill('How to charge at home.');
  await dialog.getByRole('combobox', { name: t('adminCourses:category') }).click();
  await page.getByRole('option').nth(1).click();
  await field(t('adminCourses:priceField')).fill('١٬٥٠٠');
  await field(t('adminCourses:duration')).fill('90');
  await expect(dialog.getByRole('complementary', { name: t('adminCourses:preview') }).getByText('1,500')).toBeVisible();
  await saveButton(page).click();
  await expect(dialog).not.toBeAttached();

  await expect(page.getByRole('definition').filter({ hasText: '1,500 دج' })).toBeVisible();
  await returnToList(page, name);
  await searchRow(page, name);
  await openRowMenu(page, name);
  await expect(menuItem(page, t('admin:publishRow', { name }))).toHaveText(t('admin:bulk.publish'));
  await menuItem(page, t('admin:publishRow', { name })).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('definition').filter({ hasText: '1,500' })).toBeVisible();
  await expect(question.getByText(t('editor:publish.steps.lessons'))).toBeVisible();
  await expectAccessible(page);
  await confirmAction(page, t('admin:bulk.publish'));
  await openRowMenu(page, name);
  await expect(menuItem(page, t('admin:unpublishRow', { name }))).toBeVisible();
  const response = await page.request.get(`/api/courses?isPublished=true&search=${encodeURIComponent(name)}`);
  expect(await response.json()).toMatchObject([{ price: '1500.00' }]);
});

interface CourseWithStudent {
  id: number;
  name: string;
  student: Page;
}

/** A published course of 1,500 dinars with one student, and its row in the admin panel. */
async function openCourseWithStudent(openPage: OpenPage, page: Page): Promise<CourseWithStudent> {
  const name = `شحن ${uniqueId()}`;
  const categories = await sendGraphql<{ categories: { id: string }[] }>(page.request, '{ categories { id } }');
  const input = {
    title: `Charging ${name}`,
    titleAr: name,
    description: 'At home.',
    descriptionAr: 'في البيت.',
    categoryId: categories.data.categories[0]?.id,
    price: '1500',
    duration: 90,
    level: 'beginner',
    isPublished: true,
  };
  const create = 'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id } }';
  const { data } = await sendGraphql<{ createCourse: { id: string } }>(page.request, create, { input });
  const id = Number(data.createCourse.id);
  const student = await openPage({ language: 'ar', width: 360 });
  const { email } = await registerByApi(student.request);
  await enrollAsAdmin(page.request, id, email);
  await visit(page, `/dashboard/admin?tab=courses&search=${encodeURIComponent(name)}`);
  return { id, name, student };
}

test('a course with a student is archived, stays open to the student only, and cannot be deleted', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const { id, name, student } = await openCourseWithStudent(openPage, page);
  await runRowAction(page, name, t('admin:unpublishRow', { name }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('adminCourses:unpublish.title', { name }));
  await expect(question).toContainText('طالب واحد مسجّل');
  await question.getByRole('button', { name: t('admin:bulk.unpublish') }).click();
  await expect(page.locator('.MuiChip-label').getByText(t('adminCourses:archived'), { exact: true })).toBeVisible();
  expect((await student.request.get(`/api/courses/${id}`)).status()).toBe(200);
  const visitor = await openPage({ language: 'ar' });
  expect((await visitor.request.get(`/api/courses/${id}`)).status()).toBe(404);

  await deleteButton(page, name).click();
  await confirmDelete(page).click();
  await expect(page.getByText(conflictProblems.courseHasEnrollments.text.ar).first()).toBeVisible();
});

test('a much changed price and an unpublished course are saved after a question only', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const { name } = await openCourseWithStudent(openPage, page);
  const dialog = page.getByRole('dialog');
  const price = dialog.getByLabel(t('adminCourses:priceField'));
  await page.getByRole('button', { name: t('admin:edit', { name }) }).click();
  // MUI's own texts are Arabic.
  const names = await dialog
    .locator('[aria-label], [title]')
    .evaluateAll((all) => all.flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')]));
  expect(names.filter((text) => text !== null && /[a-z]{3}/i.test(text) && !/\p{Script=Arabic}/u.test(text))).toEqual(
    [],
  );
  const question = page.getByRole('alertdialog');
  await price.fill('1');
  await saveButton(page).click();
  await expect(question).toContainText(
    'السعر الحالي 1,500 دج ← الجديد 1 دج. يسري على الطلبات الجديدة وعلى غير المدفوعة',
  );
  await expect(page.getByRole('button', { name: t('admin:form.saveChanges') })).toBeDisabled();
  await question.getByRole('checkbox').check();
  await expectAccessible(page);
  await confirmAction(page, t('common:cancel'));
  await price.fill('1500');
  await dialog.getByRole('switch', { name: t('adminCourses:isPublished') }).press('Space');
  await saveButton(page).click();
  await expect(question).toContainText('طالب واحد مسجّل');
  await confirmAction(page, t('common:cancel'));
});

test('the form asks before it publishes a course, with the values that it saves', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const id = uniqueId();
  const name = `بطاريات ${id}`;
  const texts = { title: `Batteries ${id}`, titleAr: name, description: 'So.', descriptionAr: 'هكذا.' };
  const { data } = await sendGraphql<{ categories: { id: string }[] }>(page.request, '{ categories { id } }');
  const course = { ...texts, categoryId: data.categories[0]?.id, level: 'beginner', price: '1500', duration: 90 };
  const create = 'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id } }';
  expect((await sendGraphql(page.request, create, { input: course })).errors).toBeUndefined();
  await visit(page, `/dashboard/admin?tab=courses&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: t('admin:edit', { name }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('adminCourses:priceField')).fill('0');
  await dialog.getByRole('switch', { name: t('adminCourses:isPublished') }).press('Space');
  await saveButton(page).click();
  const question = page.getByRole('alertdialog', { name: t('admin:confirmToggle.publish', { name }) });
  await expect(question.getByRole('definition').filter({ hasText: t('adminCourses:free') })).toBeVisible();
  await expect(question.getByText(t('editor:publish.steps.lessons'))).toBeVisible();
  await expectAccessible(page);
  await confirmAction(page, t('common:cancel'));
  await expect(dialog).toBeVisible();
});

for (const width of [360, 1440] as const) {
  test(`an admin creates and deletes a category and opens a pending review (${width} px)`, async ({ openPage }) => {
    const page = await openPage({ language: 'ar', width, role: 'admin' });
    await visit(page, '/dashboard/admin/categories');
    const id = uniqueId();
    const name = `فئة ${id}`;
    const dialog = page.getByRole('dialog');
    const label = t('adminCategories:name');
    await page.getByRole('button', { name: t('adminCategories:add') }).click();
    await dialog.getByLabel(arabicLabel(label)).fill(name);
    await dialog.getByLabel(englishLabel(label)).fill(`Category ${id}`);
    await saveButton(page).click();
    await expect(dialog).not.toBeAttached();
    await expectAccessible(page);
    const remove = t('admin:remove', { name });
    await (width === 360 ? runRowAction(page, name, remove) : deleteButton(page, name).click());
    await confirmDelete(page).click();
    await expect(page.getByRole('alertdialog')).not.toBeAttached();
    await expect(page.getByRole('button', { name: t('admin:edit', { name }) })).toHaveCount(0);

    // Pending reviews come first.
    await visit(page, '/dashboard/admin/reviews');
    if (width === 360)
      await page
        .getByRole('button', { name: /^المزيد: / })
        .first()
        .press('Enter');
    const readReview = page.getByRole(width === 360 ? 'menuitem' : 'button', { name: /^قراءة تقييم/ }).first();
    await readReview.click();
    await expect(dialog.getByRole('button', { name: t('adminReviews:approve'), exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).not.toBeAttached();
  });
}
