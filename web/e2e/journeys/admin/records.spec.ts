import type { Locator } from '@playwright/test';
import { createPng } from '../../../../gateway/testing/documents/testImages';
import { bilingualLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';
import { enrollmentStatusLabelsAr } from '../../../../schema/contract/labels/stateLabelsAr';
import { expect, test } from '../../fixtures';
import { createUserData, registerByApi } from '../../support/accounts';
import { arabicLabel, confirmAction, expectToast } from '../../support/adminPanel';
import { enrollAsAdmin } from '../../support/enrollments';
import { sendGraphql } from '../../support/graphql';
import { messagesIn } from '../../support/messages';
import { expectAccessible, horizontalOverflow, visit } from '../../support/checks/pageChecks';
import { uniqueId } from '../../support/testRecords';

const t = messagesIn('ar');

test('an event is edited on its page, its earlier title restored by keyboard, and the list found as it was', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const name = `ورشة ${uniqueId()}`;
  const input = {
    title: 'Workshop',
    titleAr: name,
    description: 'Come.',
    descriptionAr: 'تعالوا.',
    location: 'Algiers',
    startDate: '2126-03-01T09:00:00Z',
    endDate: '2126-03-01T11:00:00Z',
  };
  const create = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
  const { data } = await sendGraphql<{ createEvent: { id: string } }>(page.request, create, { input });
  const list = `/dashboard/admin?tab=events&search=${encodeURIComponent(name)}`;
  await visit(page, list);
  await expect(page.getByRole('grid').getByText(name)).toBeVisible();

  await visit(page, `/dashboard/admin/events/${data.createEvent.id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name, { useInnerText: true });
  await expectAccessible(page);
  const edit = page.getByRole('button', { name: t('admin:actionNames.edit'), exact: true });
  await edit.press('Enter');
  const form = page.getByRole('region', { name: t('adminEvents:edit') });
  const title = form.getByLabel(arabicLabel(bilingualLabelsAr.title));
  await expect(title).toBeFocused();
  // A picture that waits for its description or upload would be lost like a change, also by a save.
  await page.route('**/api/uploads**', () => undefined);
  const chosen = page.waitForEvent('filechooser');
  await form
    .getByRole('button', { name: t('textEditor:picture'), exact: true })
    .first()
    .click();
  await (await chosen).setFiles({ name: 'hall.png', mimeType: 'image/png', buffer: createPng(60, 40) });
  const picture = form.getByRole('group', { name: /hall\.png/ });
  await expect(picture).toBeVisible();
  const saveButton = form.getByRole('button', { name: t('common:save'), exact: true });
  await saveButton.press('Enter');
  await expect(picture.getByRole('alert')).toBeFocused();
  await expect(picture.getByRole('alert')).toHaveText(t('textEditor:notInText'));
  await expectAccessible(page);
  await picture.getByLabel(t('textEditor:description')).fill('قاعة الدرس');
  await picture.getByRole('button', { name: t('textEditor:insert'), exact: true }).press('Enter');
  await saveButton.press('Enter');
  await expect(picture.getByRole('alert')).toBeFocused();
  await expect(picture.getByRole('alert')).toHaveText(t('textEditor:notUploaded'));
  await form
    .getByRole('button', { name: t('common:cancel'), exact: true })
    .last()
    .press('Enter');
  const question = page.getByRole('alertdialog', { name: t('common:unsaved.title') });
  await question.getByRole('button', { name: t('common:unsaved.stay') }).press('Enter');
  await picture.getByRole('button', { name: t('textEditor:remove'), exact: true }).press('Enter');
  await expect(picture).not.toBeAttached();
  await title.fill(`${name} (جديد)`);
  await expectAccessible(page);
  await page
    .getByRole('list', { name: t('workplace:here') })
    .getByRole('link')
    .click();
  await question.getByRole('button', { name: t('common:unsaved.stay') }).press('Enter');
  await saveButton.press('Enter');
  await expectToast(page, t('admin:updated'));
  await expect(edit).toBeFocused();
  await expect(heading).toHaveText(`${name} (جديد)`, { useInnerText: true });

  const history = page.getByRole('region', { name: t('admin:record.history') });
  await history.getByRole('button', { name: t('admin:record.showChanges') }).press('Enter');
  await history.getByRole('button', { name: new RegExp(`^${t('admin:record.restore')}`) }).press('Enter');
  await confirmAction(page, t('admin:record.restore'));
  await expectToast(page, t('admin:record.restored'));
  await expect(heading).toHaveText(name, { useInnerText: true });
  await expectAccessible(page);

  await page
    .getByRole('list', { name: t('workplace:here') })
    .getByRole('link')
    .click();
  await page.waitForURL(`**${list}`);
  await visit(page, `/dashboard/admin/events/${data.createEvent.id}`);
  await page.getByRole('button', { name: t('admin:record.otherActions') }).press('Enter');
  await page.getByRole('menuitem', { name: t('admin:actionNames.remove') }).press('Enter');
  await confirmAction(page, t('common:delete'));
  await page.waitForURL(`**${list}`);
});

test('the page of a person has private notes and opens and ends the access to a course, also on a phone', async ({
  openPage,
}) => {
  const person = await openPage({ language: 'ar' });
  const user = await registerByApi(person.request, createUserData());
  const page = await openPage({ language: 'ar', role: 'admin', width: 360 });
  const [{ id }] = (await (await page.request.get(`/api/users?search=${user.email}`)).json()) as [{ id: number }];
  const courses = '{ courses(first: 1, filter: { price: free, isPublished: true }) { nodes { id } } }';
  const { data } = await sendGraphql<{ courses: { nodes: [{ id: string }] } }>(page.request, courses);
  await enrollAsAdmin(page.request, Number(data.courses.nodes[0].id), user.email);

  await visit(page, `/dashboard/admin/users/${id}`);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: t('adminPeople:notes.add') }).press('Enter');
  await page.getByRole('dialog').getByLabel(t('adminPeople:notes.label')).fill('اتصل: يأتي الأحد.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:save'), exact: true })
    .press('Enter');
  const notes = page.getByRole('region', { name: t('adminPeople:notes.title') });
  await expect(notes.getByText('اتصل: يأتي الأحد.')).toBeVisible();
  await expectAccessible(page);
  const facts = page.getByRole('region', { name: t('admin:record.facts') });
  const region = page.getByRole('region', { name: t('adminPeople:enrollments') });
  const certificates = page.getByRole('region', { name: t('adminPeople:certificates') });
  const edges = async (section: Locator) => {
    const { y = 0, height = 0 } = (await section.boundingBox()) ?? {};
    return { top: y, end: y + height };
  };
  /** The next section begins where one ends, after the gap. */
  const expectBelow = async (section: Locator, next: Locator) =>
    expect((await edges(next)).top - (await edges(section)).end).toBeCloseTo(18, -1);
  await expectBelow(facts, notes);
  await expectBelow(notes, region);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await edges(notes)).top).toBe((await edges(facts)).top);
  await expectBelow(facts, region);
  await expectBelow(notes, certificates);
  await page.setViewportSize({ width: 360, height: 800 });

  await region.getByRole('button', { name: t('adminEnrollments:endAction') }).press('Enter');
  await confirmAction(page, t('adminEnrollments:endAction'));
  await expect(region.getByText(enrollmentStatusLabelsAr.ended, { exact: true })).toBeVisible();
  await region.getByRole('button', { name: t('adminEnrollments:reopenAction') }).press('Enter');
  await expect(region.getByText(enrollmentStatusLabelsAr.in_progress, { exact: true })).toBeVisible();
  expect(await horizontalOverflow(page)).toEqual([]);
});

test('the history of a course names the categories between which it was moved', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  const { data } = await sendGraphql<{ categories: { id: string; nameAr: string }[] }>(
    page.request,
    '{ categories { id nameAr } }',
  );
  const [from, to] = data.categories;
  if (!from || !to) throw new Error('The demo data has two categories.');
  const trainers = await sendGraphql<{ adminUsers: { rows: { id: string }[] } }>(
    page.request,
    '{ adminUsers(filter: { role: trainer }, pageSize: 1) { rows { id } } }',
  );
  const title = `دورة ${uniqueId()}`;
  const course = { title: 'Moved', titleAr: title, description: 'D', descriptionAr: 'و', price: '0', duration: 30 };
  const created = await sendGraphql<{ createCourse: { id: string } }>(
    page.request,
    'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id } }',
    { input: { ...course, level: 'beginner', categoryId: from.id, trainerId: trainers.data.adminUsers.rows[0]?.id } },
  );
  const { id } = created.data.createCourse;
  await sendGraphql(
    page.request,
    'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }',
    { id, input: { categoryId: to.id } },
  );
  await visit(page, `/dashboard/admin/courses/${id}`);
  const history = page.getByRole('region', { name: t('admin:record.history') });
  await expect(history).toContainText(from.nameAr, { useInnerText: true });
  await expect(history).toContainText(to.nameAr, { useInnerText: true });
});
