import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled, visit } from './browser';
import { aTolerantPage, begin, field, isFine, saved } from './editing';
import { demo, logOut, signedIn } from './people';
import { words } from './words';

/** What the browser keeps of courses that are being written. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tayyar_draft:')));

/** What is saved is kept no longer. */
const forgotten = (page: Page) => expect.poll(() => drafts(page), { timeout: 10_000 }).toEqual([]);

const createLesson = `mutation ($courseId: ID!, $input: CreateLessonInput!) {
  createLesson(courseId: $courseId, input: $input) { id }
}`;

/** Takes its connection from a page, for as long as that lives: what a tab may send while it is being closed is lost too. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });

/** A lesson, open in two tabs that have no connection. */
async function aLessonInTwoTabs() {
  const first = await aTolerantPage('en');
  await signedIn(first, demo.trainer);
  const { id } = await begin(first, 'en');
  const variables = { courseId: id, input: { title: 'One', titleAr: 'واحد' } };
  const answer = await first.request.post('/graphql', { data: { query: createLesson, variables } });
  const { data } = (await answer.json()) as { data: { createLesson: { id: string } } };
  const address = `/dashboard/trainer/courses/${id}?lesson=${data.createLesson.id}`;
  await visit(first, address);
  const second = await first.context().newPage();
  await visit(second, address);
  for (const tab of [first, second]) await cutOff(tab);
  const stored = () =>
    first
      .context()
      .request.get(`/api/courses/${id}/lessons`)
      .then((answer) => answer.json());
  return { first, second, address, stored };
}

const unreached = (page: Page) => page.getByText(words('en')('editor:state.unreached')).first().waitFor();

test('two tabs write one lesson without a connection, and one crashes: the other goes on with both texts', async () => {
  const { first, second, stored } = await aLessonInTwoTabs();
  await field(first, 'lesson-content').fill('Written in the first tab.');
  await unreached(first);
  await field(second, 'lesson-title').fill('Named in the second tab');
  await unreached(second);
  await first.close({ runBeforeUnload: false });
  await second.reload();
  await settled(second);
  expect(await field(second, 'lesson-content').inputValue()).toBe('Written in the first tab.');
  expect(await field(second, 'lesson-title').inputValue()).toBe('Named in the second tab');
  await saved(second, 'en');
  expect(await stored()).toMatchObject([{ title: 'Named in the second tab', content: 'Written in the first tab.' }]);
  await forgotten(second);
});

test('two tabs write the same field: the later text stands, the other one is offered until one is chosen', async () => {
  const t = words('en');
  const { first, second, address, stored } = await aLessonInTwoTabs();
  const third = await first.context().newPage();
  await field(first, 'lesson-content').fill('The first text.');
  await unreached(first);
  await field(second, 'lesson-content').fill('The second text.');
  await unreached(second);
  for (const tab of [first, second]) await tab.close({ runBeforeUnload: false });
  for (const _again of [1, 2]) {
    await visit(third, address);
    await third.getByText(t('editor:versions.title')).waitFor();
    expect(await field(third, 'lesson-content').inputValue()).toBe('The second text.');
  }
  await isFine(third);
  await third.getByRole('button', { name: t('editor:versions.take') }).click();
  await saved(third, 'en');
  expect(await field(third, 'lesson-content').inputValue()).toBe('The first text.');
  expect(await stored()).toMatchObject([{ content: 'The first text.' }]);
  await forgotten(third);
});

test('who leaves with something unsaved and comes back goes on writing, and is in no conflict with themself', async () => {
  const t = words('en');
  const page = await aTolerantPage('en');
  await signedIn(page, demo.trainer);
  const { id } = await begin(page, 'en');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('UpdateCourse') ? route.abort() : route.continue(),
  );
  await field(page, 'course-description').fill('Before leaving');
  await unreached(page);
  await page
    .getByRole('link', { name: t('editor:studio'), exact: true })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('editor:leave.leave') })
    .click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await settled(page);
  await page.goBack();
  await page.getByText(t('editor:state.resumed')).waitFor();
  await field(page, 'course-description').press('End');
  await page.keyboard.type(', and after it.');
  await page.unroute('**/graphql');
  await saved(page, 'en');
  const answer = await page.request.get(`/api/courses/${id}`);
  expect(await answer.json()).toMatchObject({ description: 'Before leaving, and after it.' });
  await forgotten(page);
});

test('who signs out with something unsaved is asked first, and finds it again', async () => {
  const t = words('en');
  const page = await aTolerantPage('en');
  await signedIn(page, demo.trainer);
  const { id } = await begin(page, 'en');
  // Blank, a title can't be saved.
  await field(page, 'course-title').fill('');
  await field(page, 'course-description').fill('Fine.');
  const leave = async () => {
    await page.getByRole('button', { name: t('shell:account.label') }).click();
    await page.getByRole('menuitem', { name: t('shell:account.logout') }).click();
    await page.getByRole('alertdialog').getByText(t('editor:leave.text')).waitFor();
  };
  await leave();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('editor:leave.stay') })
    .click();
  expect((await page.request.get('/api/user')).status(), 'still signed in').toBe(200);
  await leave();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('editor:leave.leave') })
    .click();
  await page.getByText(t('shell:loggedOut.title'), { exact: true }).first().waitFor();
  expect(await drafts(page)).toHaveLength(1);
  await signedIn(page, 'nadia.meziane@demo.dz');
  await visit(page, `/dashboard/trainer/courses/${id}`);
  await page.getByRole('heading', { level: 1, name: t('editor:missing.title') }).waitFor();
  await signedIn(page, demo.trainer);
  await visit(page, `/dashboard/trainer/courses/${id}`);
  await page.getByText(t('editor:state.resumed')).waitFor();
  expect(await field(page, 'course-title').inputValue()).toBe('');

  // What can be saved is saved on the way out, without a question.
  await field(page, 'course-title').fill('Named again');
  await logOut(page, 'en');
  await forgotten(page);
  const answer = await signedIn(page, demo.trainer).then(() => page.request.get(`/api/courses/${id}`));
  expect(await answer.json()).toMatchObject({ title: 'Named again', description: 'Fine.' });
});
