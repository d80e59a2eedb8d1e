import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, horizontalOverflow, visit } from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';

/** A course of the trainer in whose overview someone is stuck. */
async function findStuckCourse(page: Page): Promise<string> {
  const query = '{ trainerOverview { stuckEnrollments { rows { course { id } } } } }';
  const { data } = (await sendGraphql(page.request, query, {})) as {
    data: { trainerOverview: { stuckEnrollments: { rows: { course: { id: string } }[] } } };
  };
  return data.trainerOverview.stuckEnrollments.rows[0]?.course.id ?? '';
}

test('a trainer filters who is stuck, writes to one of them and downloads the list', async ({ openPage }) => {
  const t = messagesIn('ar');
  const page = await openPage({ role: 'trainer', language: 'ar', width: 1440 });
  const courseId = await findStuckCourse(page);
  await visit(page, `/dashboard/trainer/courses/${courseId}/grades`);
  const table = page.getByRole('region', { name: t('gradeBook:table') });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toEqual([]);

  await page.getByLabel(t('gradeBook:state'), { exact: true }).selectOption('stuck');
  await expect(page).toHaveURL(/state=stuck/);
  const rows = table.getByRole('row').filter({ hasText: t('gradeBook:stuck.label') });
  await expect(rows.first()).toBeVisible();
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: t('gradeBook:writeTo', { count: 1, n: '1' }), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('gradeBook:write.title') });
  await expect(dialog.getByText(t('personalMessages:recipients', { count: 1, n: '1' }))).toBeVisible();
  await dialog.getByLabel(t('personalMessages:subjectAr')).fill(`هل أعينك؟ ${uniqueId()}`);
  await dialog.getByLabel(t('personalMessages:textAr')).fill('نراجع الدرس معًا يوم الأحد.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('personalMessages:submit'), exact: true }).click();
  await expect(page.getByText(t('personalMessages:sent', { count: 1, n: '1' })).first()).toBeVisible();
  await expect(dialog).toBeHidden();

  const link = page.getByRole('link', { name: t('gradeBook:export'), exact: true });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  const [headings, ...lines] = (await file.text()).trimEnd().split('\r\n');
  expect(headings).toContain('المتعلّم;الحالة');
  expect(lines).toHaveLength(await rows.count());

  // Learners are table rows or cards; the page of a phone is hydrated without an error.
  const phone = await openPage({ role: 'trainer', language: 'ar', width: 360 });
  await visit(phone, page.url());
  await expect(
    phone
      .getByRole('list', { name: t('gradeBook:table') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  const cards = page.getByRole('list', { name: t('gradeBook:table') });
  await expect(cards.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.getByRole('tab', { name: t('gradeBook:views.misconceptions'), exact: true }).click();
  await expect(page).toHaveURL(/view=misconceptions/);
  await expectAccessible(page);
});
