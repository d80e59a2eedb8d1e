import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { createUserData, demo, expireSession, register, signInByApi } from '../support/accounts';
import { addLesson, createCourse, expectSaved, field } from '../support/courseEditor';
import { sendGraphql } from '../support/graphql';
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
  const tag = width === 1440 ? ['@postgres', '@smoke'] : [];
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
      await field(page, 'lesson-content').fill('## First\n\nA **pump** moves heat.');
      await page.getByRole('button', { name: t('editor:lesson.read'), exact: true }).click();
      await expect(page.getByRole('heading', { name: 'First', exact: true })).toBeVisible();
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
      await student.getByRole('button', { name: t('courses:enroll.enroll'), exact: true }).click();
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

test('text survives a lost connection and a crashed page', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'trainer', allowFailedRequests: true });
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
  await page.close({ runBeforeUnload: false });
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

const updateCourse = `mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }`;

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
