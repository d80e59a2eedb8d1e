import { problems } from '../../../schema/contract/problems/problems';
import { expect, test } from '../fixtures';
import { registerByApi } from '../support/accounts';
import { field, insertCompleteCourse, readLessonIds, updateCourse } from '../support/courseEditor';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/checks/pageChecks';
import { arabicPhone } from '../support/variants';

test('a trainer copies, archives and deletes courses', async ({ openPage }) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage({ ...arabicPhone, role: 'trainer' });
  const { id, titles } = await insertCompleteCourse(page.request);
  const publish = { id, input: { isPublished: true } };
  expect(await sendGraphql(page.request, updateCourse, publish)).toEqual({ data: { updateCourse: { id } } });
  const student = await openPage({ language });
  await registerByApi(student.request);
  expect((await student.request.post(`/api/courses/${id}/enroll`)).ok()).toBe(true);

  await visit(page, `/dashboard/trainer?search=${encodeURIComponent(titles.en)}`);
  const card = page.getByRole('article').filter({ hasText: titles[language] });
  const choose = async (title: string, action: 'duplicate' | 'archive' | 'delete') => {
    await page.getByRole('button', { name: t('editor:actions.label', { title }), exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: t(`editor:actions.${action}`), exact: true }).press('Enter');
  };
  const dialog = page.getByRole('alertdialog');
  await choose(titles[language], 'delete');
  await dialog.getByRole('button', { name: t('common:delete'), exact: true }).click();
  await expect(dialog.getByText(problems.courseHasEnrollments.text[language])).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('editor:actions.archiveInstead') }).click();
  await expect(dialog).toContainText(t('editor:publish.keepAccess', { count: 1, n: '1' }));
  await dialog.getByRole('button', { name: t('editor:publish.unpublish'), exact: true }).click();
  await expect(card.getByText(t('studio:courses.archived'), { exact: true })).toBeVisible();
  expect((await student.request.get(`/api/courses/${id}`)).status(), 'enrolled students keep it').toBe(200);

  await choose(titles[language], 'duplicate');
  await page.waitForURL((url) => /courses\/\d+$/.test(url.pathname) && !url.pathname.endsWith(id));
  const copyTitle = `${titles[language]} (نسخة)`;
  await expect(page.getByRole('heading', { level: 1, name: copyTitle })).toBeFocused();
  await expect(page.getByText(t('editor:actions.duplicated'), { exact: true }).first()).toBeVisible();
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await readLessonIds(page.request, copyId)).toHaveLength(2);
  await expectAccessible(page);

  // Deleted from the editor; unsaved text of the copy does not hold the user back.
  await field(page, 'course-duration').fill('soon');
  await choose(copyTitle, 'delete');
  await dialog.getByRole('button', { name: t('common:delete'), exact: true }).click();
  await page.waitForURL('**/dashboard/trainer');
  await expect(page.getByText(t('editor:actions.deleted'), { exact: true }).first()).toBeVisible();
  expect((await page.request.get(`/api/courses/${copyId}`)).status()).toBe(404);
});
