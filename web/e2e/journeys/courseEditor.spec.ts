import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { problems } from '../../../schema/contract/problems/problems';
import { createUserData, demo, expireSession, register, registerByApi, signInByApi } from '../support/accounts';
import {
  addLesson,
  createCourse,
  expectSaved,
  field,
  insertCompleteCourse,
  pressAddLesson,
  updateCourse,
  writeRichText,
} from '../support/courseEditor';
import { blockGraphql, sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectLanguage, visit } from '../support/pageChecks';

const variants = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1440 },
] as const;

const openAllLessons = async (page: Page, language: Language, width: number) => {
  if (width === 360) await page.getByRole('link', { name: messagesIn(language)('editor:lessons.all') }).click();
};

const lessonOrder = (page: Page, id: string) =>
  page.request
    .get(`/api/courses/${id}/lessons`)
    .then(async (response) => ((await response.json()) as { id: number }[]).map(({ id: key }) => String(key)));

for (const variant of variants) {
  const { language, width } = variant;
  const tag = width === 1440 ? ['@embedded', '@smoke'] : [];
  test(
    `a trainer creates and publishes a course, and a student takes it (${language}, ${width} px)`,
    { tag },
    async ({ openPage }) => {
      test.setTimeout(300_000);
      const t = messagesIn(language);
      const page = await openPage({ ...variant, role: 'trainer' });
      const { id, titles } = await createCourse(page, language);
      await expectLanguage(page, language);
      await field(page, 'course-descriptionAr').fill('دفء من الهواء.');
      await field(page, 'course-description').fill('Warmth out of the air.');
      await field(page, 'course-price').fill('٠');
      await expectAccessible(page);

      await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
      await expect(page.getByText(t('editor:publish.notReady'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('editor:publish.steps.lessons') }).click();
      const first = await addLesson(page, language, 'One');
      // The section that the server created for the lesson is no change by someone else.
      await expect(page.locator('#draft-conflict')).toHaveCount(0);
      await writeRichText(page, language);
      await page.getByRole('button', { name: t('editor:lesson.read'), exact: true }).click();
      await expect(page.getByRole('heading', { name: 'First part!', exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: 'A pump' })).toBeVisible();
      await field(page, 'lesson-videoUrl').fill('https://youtu.be/dQw4w9WgXcQ');
      await expect(page.getByText(t('editor:lesson.videoKinds.youtube'))).toBeVisible();
      await expectAccessible(page);
      await openAllLessons(page, language, width);
      const second = await addLesson(page, language, 'Two');
      await page.getByRole('button', { name: t('editor:lesson.addFile') }).click();
      await field(page, 'lesson-file-0-name').fill('Data sheet');
      await field(page, 'lesson-file-0-url').fill('https://example.dz/sheet.pdf');
      await expectSaved(page, language);
      await expectAccessible(page);

      // Keyboard drag and drop moves the second lesson to the top; the arrow button moves it back.
      await openAllLessons(page, language, width);
      expect(await lessonOrder(page, id)).toEqual([first, second]);
      await page.getByRole('button', { name: t('editor:lessons.drag', { title: 'Two' }), exact: true }).focus();
      for (const key of ['Space', 'ArrowUp', 'Space']) {
        await page.keyboard.press(key);
        // The library ignores keys during the animation.
        await page.waitForTimeout(400);
      }
      await expect.poll(() => lessonOrder(page, id), { timeout: 10_000 }).toEqual([second, first]);
      await page.getByRole('button', { name: t('editor:lessons.up', { title: 'One' }) }).press('Enter');
      await expect.poll(() => lessonOrder(page, id), { timeout: 10_000 }).toEqual([first, second]);

      await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
      await page.getByRole('button', { name: t('editor:publish.publish'), exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name: t('editor:publish.live') })).toBeVisible();
      await expectAccessible(page);

      const student = await openPage({ language });
      await visit(student, `/auth?tab=register&next=/courses/${id}`);
      await register(student, createUserData(), language);
      await expect(student.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
      await student
        .getByRole('button', { name: t('courses:enroll.enroll'), exact: true })
        .first()
        .click();
      await student
        .getByRole('link', { name: t('courses:enroll.continue') })
        .first()
        .click();
      await expect(student.getByRole('heading', { level: 2, name: 'First' })).toBeVisible();
      await expect(
        student.getByRole('button', { name: t('learning:playFrom', { provider: 'YouTube' }) }),
      ).toBeVisible();
      await visit(student, `/courses/${id}?lesson=${second}`);
      await expect(student.getByRole('link', { name: 'Data sheet' })).toBeVisible();
    },
  );
}

for (const variant of variants) {
  const { language, width } = variant;
  const t = messagesIn(language);
  const titleName = language === 'ar' ? 'titleAr' : 'title';
  test(`text typed while a lesson is being added belongs to the new lesson (${language}, ${width} px)`, async ({
    openPage,
  }) => {
    const page = await openPage({ ...variant, role: 'trainer' });
    const { id, lessons } = await insertCompleteCourse(page, language);
    await visit(page, `/dashboard/trainer/courses/${id}?lesson=${lessons[0]}`);
    await openAllLessons(page, language, width);
    const release = await blockGraphql(page, 'CreateLesson');
    await pressAddLesson(page, language);
    await expect(field(page, `lesson-${titleName}`)).toBeFocused();
    await page.keyboard.type('Three');
    await field(page, 'lesson-content').fill('Text of the third');
    expect(await lessonOrder(page, id)).toEqual(lessons);
    await expectAccessible(page);
    release();
    await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('lesson') ?? ''));
    // The form stays: typing goes on where it was.
    await expect(field(page, 'lesson-content')).toBeFocused();
    await page.keyboard.type(' lesson');
    const readLessons = async () => (await (await page.request.get(`/api/courses/${id}/lessons`)).json()) as unknown;
    await expect.poll(readLessons).toMatchObject([
      { title: 'One', content: 'Text' },
      { title: 'Two', content: 'Text' },
      { [titleName]: 'Three', content: 'Text of the third lesson' },
    ]);
    await openAllLessons(page, language, width);
    await expect(
      page.getByRole('link', { name: t('editor:lessons.open', { number: '3', title: 'Three' }) }),
    ).toHaveCount(1);
  });

  test(`a field that needs attention is marked and one press away (${language}, ${width} px)`, async ({ openPage }) => {
    const page = await openPage({ ...variant, role: 'trainer' });
    const { id, lessons } = await insertCompleteCourse(page, language);
    await visit(page, `/dashboard/trainer/courses/${id}?lesson=${lessons[1]}`);
    await field(page, 'lesson-videoUrl').fill('no address');
    const attention = page.getByRole('link', { name: t('editor:state.invalid') });
    await expect(attention).toBeVisible();

    await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
    await expect(page.getByText(t('editor:publish.notReady'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('editor:publish.publish'), exact: true })).toBeDisabled();
    const name = t('editor:publish.lessonFieldIssue', { field: t('editor:fields.videoUrl'), title: 'Two' });
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);

    const marked = (part: 'details' | 'lessons') =>
      page.getByRole('tab', { name: `${t(`editor:parts.${part}`)} ${t('editor:state.needsAttention')}` });
    await expect(marked('details')).toHaveCount(0);
    await marked('lessons').click();
    const open = (number: string, title: string) =>
      page.getByRole('link', { name: t('editor:lessons.open', { number, title }) });
    await expect(open('2', 'Two')).toHaveAccessibleDescription(t('editor:state.needsAttention'));
    await expect(open('1', 'One')).toHaveAccessibleDescription('');
    await expectAccessible(page);

    await page.getByRole('tab', { name: t('editor:parts.details') }).click();
    await attention.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('lesson') === lessons[1]);
    await expect(field(page, 'lesson-videoUrl')).toBeFocused();
    await field(page, 'lesson-videoUrl').fill('');
    await expectSaved(page, language);
    await expect(marked('lessons')).toHaveCount(0);
    await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
    await expect(page.getByText(t('editor:publish.ready'))).toBeVisible();
  });

  test(`a trainer copies, archives and deletes courses (${language}, ${width} px)`, async ({ openPage }) => {
    const page = await openPage({ ...variant, role: 'trainer' });
    const { id, titles } = await insertCompleteCourse(page, language);
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
    const copyTitle = `${titles[language]} ${language === 'ar' ? '(نسخة)' : '(copy)'}`;
    await expect(page.getByRole('heading', { level: 1, name: copyTitle })).toBeVisible();
    const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await lessonOrder(page, copyId)).toHaveLength(2);
    await expectAccessible(page);

    // Deleted from the editor; unsaved text of the copy does not hold the user back.
    await field(page, 'course-duration').fill('soon');
    await choose(copyTitle, 'delete');
    await dialog.getByRole('button', { name: t('common:delete'), exact: true }).click();
    await page.waitForURL('**/dashboard/trainer');
    await expect(page.getByText(t('editor:actions.deleted'), { exact: true }).first()).toBeVisible();
    expect((await page.request.get(`/api/courses/${copyId}`)).status()).toBe(404);
  });
}

test('text survives a lost connection and a crashed page', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'trainer', allowFailedRequests: true, freshContext: true });
  const { id, titles } = await createCourse(page, 'en');
  const description = field(page, 'course-description');
  await page.context().setOffline(true);
  await description.pressSequentially('Written on a train ');
  await expect(page.getByText(t('editor:state.unreachable')).first()).toBeVisible();
  await description.pressSequentially('through a tunnel.');
  await page.context().setOffline(false);
  await expectSaved(page, 'en');
  await expect(description).toHaveValue('Written on a train through a tunnel.');

  // A new page restores what the server has not acknowledged.
  await page.context().setOffline(true);
  await description.fill('Written before the crash.');
  await expect(page.getByText(t('editor:state.unreachable')).first()).toBeVisible();
  const restored = await page.context().newPage();
  // A crash, unlike closing, does not send the last changes.
  const devTools = await page.context().newCDPSession(page);
  const crash = page.waitForEvent('crash');
  await Promise.race([devTools.send('Page.crash'), crash]);
  await crash;
  await page.close();
  await page.context().setOffline(false);
  await visit(restored, `/dashboard/trainer/courses/${id}`);
  await expect(restored.getByText(t('editor:state.resumed'))).toBeVisible();
  await expect(field(restored, 'course-description')).toHaveValue('Written before the crash.');
  await expectSaved(restored, 'en');
  const response = await restored.request.get(`/api/courses/${id}`);
  expect(await response.json()).toMatchObject({ title: titles.en, description: 'Written before the crash.' });
});

test('a session that ends during editing is renewed in a dialog, and the text is kept', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'trainer', allowFailedRequests: true });
  const { id } = await createCourse(page, 'en');
  await expireSession(page);
  await field(page, 'course-description').pressSequentially('Half of a sentence');
  await expect(page.getByText(t('editor:state.signedOut')).first()).toBeVisible();
  await field(page, 'course-description').press('End');
  await page.keyboard.type(', and the other half.');
  await page.getByRole('button', { name: t('editor:state.signIn'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('editor:signIn.password'), { exact: true }).fill(demo.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('editor:signIn.submit') }).click();
  await expectSaved(page, 'en');
  const response = await page.request.get(`/api/courses/${id}`);
  expect(await response.json()).toMatchObject({ description: 'Half of a sentence, and the other half.' });
});

test('concurrent changes are merged where possible, and shown as a conflict where not', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'trainer' });
  const { id } = await createCourse(page, 'en');
  const admin = await openPage({ language: 'en', role: 'admin' });
  const input = { description: 'By the admin.', titleAr: 'من المدير' };
  expect(await sendGraphql(admin.request, updateCourse, { id, input })).toEqual({ data: { updateCourse: { id } } });
  await field(page, 'course-description').fill('By the trainer.');
  await expect(page.getByText(t('editor:conflict.text'))).toBeVisible();
  await expect(page.getByText('By the admin.', { exact: true }).first()).toBeVisible();
  await expect(field(page, 'course-titleAr')).toHaveValue('من المدير');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('editor:conflict.keep') }).click();
  await expectSaved(page, 'en');
  const response = await page.request.get(`/api/courses/${id}`);
  expect(await response.json()).toMatchObject({ description: 'By the trainer.', titleAr: 'من المدير' });

  // An admin may open any course, another trainer only their own.
  await visit(admin, `/dashboard/trainer/courses/${id}`);
  await expect(admin.locator('#course-title')).toBeVisible();
  const other = await openPage({ language: 'en' });
  await signInByApi(other.request, demo.otherTrainer);
  await visit(other, `/dashboard/trainer/courses/${id}`);
  await expect(other.getByRole('heading', { level: 1, name: t('editor:missing.title') })).toBeVisible();
});
