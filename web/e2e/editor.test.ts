import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { aPage, reads, visit } from './browser';
import { addLesson, aTolerantPage, begin, field, isFine, saved } from './editing';
import { aStranger, demo, register, signedIn } from './people';
import { words } from './words';

const ways = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1440 },
] as const;

const toAllLessons = async (page: Page, language: Language, width: number) => {
  if (width === 360) await page.getByRole('link', { name: words(language)('editor:lessons.all') }).click();
};

const order = (page: Page, id: string) =>
  page.request
    .get(`/api/courses/${id}/lessons`)
    .then(async (answer) => ((await answer.json()) as { id: number }[]).map(({ id: key }) => String(key)));

test.each(ways)(
  'a trainer makes a course, and a student takes it the same minute ($language, $width px)',
  { timeout: 300_000 },
  async (way) => {
    const { language, width } = way;
    const t = words(language);
    const page = await aPage(way);
    await signedIn(page, demo.trainer);
    const { id, names } = await begin(page, language);
    await reads(page, language);
    await field(page, 'course-descriptionAr').fill('دفء من الهواء.');
    await field(page, 'course-description').fill('Warmth out of the air.');
    await field(page, 'course-price').fill('٠');
    await isFine(page);

    await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
    await page.getByText(t('editor:publish.notReady')).waitFor();
    await isFine(page);
    await page.getByRole('link', { name: t('editor:publish.steps.lessons') }).click();
    const first = await addLesson(page, language, 'One');
    await field(page, 'lesson-content').fill('## First\n\nA **pump** moves heat.');
    await page.getByRole('button', { name: t('editor:lesson.read'), exact: true }).click();
    await page.getByRole('heading', { name: 'First', exact: true }).waitFor();
    await field(page, 'lesson-videoUrl').fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByText(t('editor:lesson.videoKinds.youtube')).waitFor();
    await isFine(page);
    await toAllLessons(page, language, width);
    const second = await addLesson(page, language, 'Two');
    await page.getByRole('button', { name: t('editor:lesson.addFile') }).click();
    await field(page, 'lesson-file-0-name').fill('Data sheet');
    await field(page, 'lesson-file-0-url').fill('https://example.dz/sheet.pdf');
    await saved(page, language);
    await isFine(page);

    // The second lesson goes first by the keys, and the arrow would take it back.
    await toAllLessons(page, language, width);
    expect(await order(page, id)).toEqual([first, second]);
    await page.getByRole('button', { name: t('editor:lessons.drag', { title: 'Two' }), exact: true }).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(400);
    }
    await expect.poll(() => order(page, id), { timeout: 10_000 }).toEqual([second, first]);
    await page.getByRole('button', { name: t('editor:lessons.up', { title: 'One' }) }).press('Enter');
    await expect.poll(() => order(page, id), { timeout: 10_000 }).toEqual([first, second]);

    await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
    await page.getByRole('button', { name: t('editor:publish.publish'), exact: true }).press('Enter');
    await page.getByRole('heading', { name: t('editor:publish.live') }).waitFor();
    await isFine(page);

    const student = await aPage({ language });
    await visit(student, `/auth?tab=register&next=/courses/${id}`);
    await register(student, aStranger(), language);
    await student.getByRole('heading', { level: 1, name: names[language] }).waitFor();
    await student.getByRole('button', { name: t('courses:enroll.enroll'), exact: true }).click();
    await student
      .getByRole('link', { name: t('courses:enroll.continue') })
      .first()
      .click();
    await student.getByRole('heading', { level: 2, name: 'First' }).waitFor();
    await student.getByRole('button', { name: t('learning:playFrom', { provider: 'YouTube' }) }).waitFor();
    await visit(student, `/courses/${id}?lesson=${second}`);
    await student.getByRole('link', { name: 'Data sheet' }).waitFor();
  },
);

test('the connection is lost and comes back, and the page even crashes: nothing typed is lost', async () => {
  const t = words('en');
  const page = await aTolerantPage('en');
  await signedIn(page, demo.trainer);
  const { id, names } = await begin(page, 'en');
  const description = field(page, 'course-description');
  await page.context().setOffline(true);
  await description.pressSequentially('Written on a train ');
  await page.getByText(t('editor:state.unreached')).first().waitFor();
  await description.pressSequentially('through a tunnel.');
  await page.context().setOffline(false);
  await saved(page, 'en');
  expect(await description.inputValue()).toBe('Written on a train through a tunnel.');

  // What no answer has acknowledged is there again on a new page.
  await page.context().setOffline(true);
  await description.fill('Written before the crash.');
  await page.getByText(t('editor:state.unreached')).first().waitFor();
  const reborn = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await page.context().setOffline(false);
  await visit(reborn, `/dashboard/trainer/courses/${id}`);
  await reborn.getByText(t('editor:state.resumed')).waitFor();
  expect(await field(reborn, 'course-description').inputValue()).toBe('Written before the crash.');
  await saved(reborn, 'en');
  const answer = await reborn.request.get(`/api/courses/${id}`);
  expect(await answer.json()).toMatchObject({ title: names.en, description: 'Written before the crash.' });
});

test('the session ends while one is typing: signing in goes on where it was', async () => {
  const t = words('en');
  const page = await aTolerantPage('en');
  await signedIn(page, demo.trainer);
  const { id } = await begin(page, 'en');
  const kept = (await page.context().cookies()).filter(({ name }) => name === 'tayyar_language');
  await page.context().clearCookies();
  await page.context().addCookies(kept);
  await field(page, 'course-description').pressSequentially('Half of a sentence');
  await page.getByText(t('editor:state.signedOut')).first().waitFor();
  await field(page, 'course-description').press('End');
  await page.keyboard.type(', and the other half.');
  await page.getByRole('button', { name: t('editor:state.signIn'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('editor:signIn.password'), { exact: true }).fill(demo.password);
  await isFine(page);
  await dialog.getByRole('button', { name: t('editor:signIn.submit') }).click();
  await saved(page, 'en');
  const answer = await page.request.get(`/api/courses/${id}`);
  expect(await answer.json()).toMatchObject({ description: 'Half of a sentence, and the other half.' });
});

const update = `mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }`;

test('what somebody else has changed meanwhile is shown, taken over where it can be, and asked about where it cannot', async () => {
  const t = words('en');
  const page = await aPage({ language: 'en' });
  await signedIn(page, demo.trainer);
  const { id } = await begin(page, 'en');
  const admin = await aPage({ language: 'en' });
  await signedIn(admin, demo.admin);
  const input = { description: 'By the admin.', titleAr: 'من المدير' };
  const answer = await admin.request.post('/graphql', { data: { query: update, variables: { id, input } } });
  expect(await answer.json()).toEqual({ data: { updateCourse: { id } } });
  await field(page, 'course-description').fill('By the trainer.');
  await page.getByText(t('editor:conflict.text')).waitFor();
  await page.getByText('By the admin.', { exact: true }).first().waitFor();
  expect(await field(page, 'course-titleAr').inputValue()).toBe('من المدير');
  await isFine(page);
  await page.getByRole('button', { name: t('editor:conflict.keep') }).click();
  await saved(page, 'en');
  const now = await page.request.get(`/api/courses/${id}`);
  expect(await now.json()).toMatchObject({ description: 'By the trainer.', titleAr: 'من المدير' });

  // Nobody else's course, and an admin may open any.
  await visit(admin, `/dashboard/trainer/courses/${id}`);
  await admin.locator('#course-title').waitFor();
  const other = await aPage({ language: 'en' });
  await signedIn(other, 'nadia.meziane@demo.dz');
  await visit(other, `/dashboard/trainer/courses/${id}`);
  await other.getByRole('heading', { level: 1, name: t('editor:missing.title') }).waitFor();
});
