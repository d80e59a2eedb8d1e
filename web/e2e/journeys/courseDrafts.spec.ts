import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { demo, logOut, signInByApi } from '../support/accounts';
import { expectSaved, field, insertCourse, openNewCourse } from '../support/courseEditor';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { openSiteMenu } from '../support/siteMenu';
import { expectAccessible, visit, waitUntilIdle } from '../support/checks/pageChecks';

/** Keys of the drafts in the browser's storage. */
const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tayyar_draft:')));

/** Saving removes the draft. */
const expectNoDrafts = (page: Page) => expect.poll(() => draftKeys(page), { timeout: 15_000 }).toEqual([]);

const createLesson = `mutation ($courseId: ID!, $input: CreateLessonInput!) {
  createLesson(courseId: $courseId, input: $input) { id }
}`;

/** Makes all requests of a page fail, also those that it sends while it is closed. */
const disconnect = (page: Page) =>
  page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });

/** Opens one lesson in two tabs that have lost their connection. */
async function openLessonInTwoTabs(first: Page) {
  const { id } = await insertCourse(first.request);
  const variables = { courseId: id, input: { title: 'One', titleAr: 'واحد' } };
  const { data } = await sendGraphql<{ createLesson: { id: string } }>(first.request, createLesson, variables);
  const address = `/dashboard/trainer/courses/${id}?lesson=${data.createLesson.id}`;
  await visit(first, address);
  const second = await first.context().newPage();
  await visit(second, address);
  for (const tab of [first, second]) await disconnect(tab);
  const { request } = first.context();
  const readLessons = async () => (await (await request.get(`/api/courses/${id}/lessons`)).json()) as unknown;
  return { second, address, readLessons };
}

const expectUnreachable = (page: Page) =>
  expect(page.getByText(messagesIn('en')('editor:state.unreachable')).first()).toBeVisible();

test('two tabs edit a lesson offline and one crashes: the other continues with the changes of both', async ({
  openPage,
}) => {
  const first = await openPage({ language: 'en', role: 'trainer', allowFailedRequests: true });
  const { second, readLessons } = await openLessonInTwoTabs(first);
  await field(first, 'lesson-content').fill('Written in the first tab.');
  await expectUnreachable(first);
  await field(second, 'lesson-title').fill('Named in the second tab');
  await expectUnreachable(second);
  await first.close({ runBeforeUnload: false });
  await second.reload();
  await waitUntilIdle(second);
  await expect(field(second, 'lesson-content')).toHaveValue('Written in the first tab.');
  await expect(field(second, 'lesson-title')).toHaveValue('Named in the second tab');
  await expectSaved(second, 'en');
  expect(await readLessons()).toMatchObject([
    { title: 'Named in the second tab', content: 'Written in the first tab.' },
  ]);
  await expectNoDrafts(second);
});

test('two tabs edit the same field: the later text is used, and the other is offered until one is chosen', async ({
  openPage,
}) => {
  const t = messagesIn('en');
  const first = await openPage({ language: 'en', role: 'trainer', allowFailedRequests: true });
  const { second, address, readLessons } = await openLessonInTwoTabs(first);
  const third = await first.context().newPage();
  await field(first, 'lesson-content').fill('The first text.');
  await expectUnreachable(first);
  await field(second, 'lesson-content').fill('The second text.');
  await expectUnreachable(second);
  for (const tab of [first, second]) await tab.close({ runBeforeUnload: false });
  for (const _visit of [1, 2]) {
    await visit(third, address);
    await expect(third.getByText(t('editor:versions.title'))).toBeVisible();
    await expect(field(third, 'lesson-content')).toHaveValue('The second text.');
  }
  await expectAccessible(third);
  await third.getByRole('button', { name: t('editor:versions.take') }).click();
  await expectSaved(third, 'en');
  await expect(field(third, 'lesson-content')).toHaveValue('The first text.');
  expect(await readLessons()).toMatchObject([{ content: 'The first text.' }]);
  await expectNoDrafts(third);
});

test('leaving with unsaved changes and coming back resumes the draft without a conflict', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'trainer', allowFailedRequests: true });
  const { id } = await openNewCourse(page);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AutosaveCourse') ? route.abort() : route.continue(),
  );
  await field(page, 'course-description').fill('Before leaving');
  await expectUnreachable(page);
  await page
    .getByRole('link', { name: t('editor:studio'), exact: true })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('editor:leave.leave') })
    .click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await waitUntilIdle(page);
  await page.goBack();
  await expect(page.getByText(t('common:restoredDraft.text'))).toBeVisible();
  await field(page, 'course-description').press('End');
  await page.keyboard.type(', and after it.');
  await page.unroute('**/graphql');
  await expectSaved(page, 'en');
  const response = await page.request.get(`/api/courses/${id}`);
  expect(await response.json()).toMatchObject({ description: 'Before leaving, and after it.' });
  await expectNoDrafts(page);
});

test('signing out with unsaved changes asks for confirmation, and the draft is there after the next sign-in', async ({
  openPage,
}) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', allowFailedRequests: true });
  await signInByApi(page.request, demo.trainer);
  const { id } = await openNewCourse(page);
  // A course without any title is not saved.
  for (const title of ['course-title', 'course-titleAr']) await field(page, title).fill('');
  await field(page, 'course-description').fill('Fine.');
  const logOutUnsaved = async () => {
    const menu = await openSiteMenu(page);
    await menu.getByRole('button', { name: t('shell:account.logout') }).click();
    await expect(page.getByRole('alertdialog').getByText(t('editor:leave.text'))).toBeVisible();
  };
  await logOutUnsaved();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('editor:leave.stay') })
    .click();
  expect((await page.request.get('/api/user')).status(), 'still signed in').toBe(200);
  await logOutUnsaved();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('editor:leave.leave') })
    .click();
  await expect(page.getByText(t('shell:loggedOut.title'), { exact: true }).first()).toBeVisible();
  expect(await draftKeys(page)).toHaveLength(1);
  await signInByApi(page.request, demo.otherTrainer);
  await visit(page, `/dashboard/trainer/courses/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: t('editor:missing.title') })).toBeVisible();
  await signInByApi(page.request, demo.trainer);
  await visit(page, `/dashboard/trainer/courses/${id}`);
  await expect(page.getByText(t('common:restoredDraft.text'))).toBeVisible();
  await expect(field(page, 'course-title')).toHaveValue('');

  // A valid draft is saved before signing out, without a question.
  await field(page, 'course-title').fill('Named again');
  await logOut(page, 'en');
  await expectNoDrafts(page);
  const response = await signInByApi(page.request, demo.trainer).then(() => page.request.get(`/api/courses/${id}`));
  expect(await response.json()).toMatchObject({ title: 'Named again', description: 'Fine.' });
});
