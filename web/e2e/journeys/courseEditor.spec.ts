import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { createRotatedJpeg } from '../../../gateway/testing/documents/testImages';
import { expect, test } from '../fixtures';
import { createUserData, demo, expireSession, register, signInByApi } from '../support/accounts';
import {
  addLesson,
  createCourse,
  describePicture,
  dragByKeys,
  expectSaved,
  field,
  insertCompleteCourse,
  openNewCourse,
  pressAddLesson,
  readLessonIds,
  updateCourse,
  updateLesson,
  writeRichText,
} from '../support/courseEditor';
import { blockGraphql, sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectLanguage, visit } from '../support/checks/pageChecks';
import { arabicPhone, englishDesktop, variants } from '../support/variants';

/** Leads from a lesson to the list, which is beside it on wide windows. */
const openAllLessons = (page: Page) =>
  page.getByRole('link', { name: messagesIn(arabicPhone.language)('editor:lessons.all') }).click();

/** A course without a price is published only after its author has confirmed that it is free. */
async function publishFree(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  const publish = page.getByRole('button', { name: t('editor:publish.publish'), exact: true });
  await expect(publish).toBeDisabled();
  await page.getByRole('checkbox', { name: t('editor:publish.freeOnPurpose') }).check();
  await publish.press('Enter');
}

/** By keyboard drag and drop. */
async function moveLessonUp(page: Page, language: Language, title: string): Promise<void> {
  await page.getByRole('button', { name: messagesIn(language)('editor:lessons.drag', { title }), exact: true }).focus();
  await dragByKeys(page, 'ArrowUp');
}

test(
  'a trainer creates and publishes a course, and a student takes it',
  { tag: ['@embedded', '@smoke'] },
  async ({ openPage }) => {
    test.setTimeout(300_000);
    const { language } = englishDesktop;
    const t = messagesIn(language);
    const page = await openPage({ ...englishDesktop, role: 'trainer' });
    const { id, titles } = await createCourse(page, language);
    await expectLanguage(page, language);
    await field(page, 'course-descriptionAr').fill('دفء من الهواء.');
    await field(page, 'course-description').fill('Warmth out of the air.');
    await field(page, 'course-price').fill('٠');
    await expectAccessible(page);

    await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
    await expect(page.getByText(t('editor:publish.notReady'))).toBeVisible();
    const preview = page.getByRole('link', { name: t('editor:preview') }).first();
    await expect(preview).toHaveAttribute('href', `/courses/${id}?as=student`);
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
    const second = await addLesson(page, language, 'Two');
    await page.getByRole('button', { name: t('editor:lesson.addFile') }).click();
    await field(page, 'lesson-file-0-name').fill('Data sheet');
    await field(page, 'lesson-file-0-url').fill('https://example.dz/sheet.pdf');
    await expectSaved(page, language);
    await expectAccessible(page);

    // Keyboard drag and drop moves the second lesson to the top; the arrow button moves it back.
    expect(await readLessonIds(page.request, id)).toEqual([first, second]);
    await moveLessonUp(page, language, 'Two');
    await expect.poll(() => readLessonIds(page.request, id), { timeout: 10_000 }).toEqual([second, first]);
    await page.getByRole('button', { name: t('editor:lessons.up', { title: 'One' }) }).press('Enter');
    await expect.poll(() => readLessonIds(page.request, id), { timeout: 10_000 }).toEqual([first, second]);

    await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
    // The lessons still have the Arabic titles that the editor has made.
    await page.getByRole('link', { name: t('editor:publish.steps.lessonTitles') }).click();
    await expect(field(page, 'lesson-titleAr')).toBeFocused();
    await field(page, 'lesson-titleAr').fill('الأول');
    await visit(page, `/dashboard/trainer/courses/${id}?lesson=${second}`);
    await field(page, 'lesson-titleAr').fill('الثاني');
    await expectSaved(page, language);
    await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
    const price = page.getByRole('link', { name: t('editor:publish.priceOpen') });
    await expect(price).toHaveAttribute('href', /#course-price$/);
    await expect(page.getByText(t('editor:publish.notReady')), 'the price is not decided').toBeVisible();
    await publishFree(page, language);
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
    await expect(student.getByRole('button', { name: t('learning:playFrom', { provider: 'YouTube' }) })).toBeVisible();
    await visit(student, `/courses/${id}?lesson=${second}`);
    await expect(student.getByRole('link', { name: 'Data sheet' })).toBeVisible();
  },
);

test('on a phone in Arabic, each part of the editor is accessible while a course is written', async ({ openPage }) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage({ ...arabicPhone, role: 'trainer' });
  const { id } = await openNewCourse(page);
  await expectLanguage(page, language);
  await field(page, 'course-price').fill('٠');
  await expectAccessible(page);
  await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
  await expect(page.getByText(t('editor:publish.notReady'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('editor:publish.steps.lessons') }).click();
  const first = await addLesson(page, language, 'One');
  const picture = await describePicture(page, language, await createRotatedJpeg(640, 320));
  await picture.getByRole('button', { name: t('textEditor:insert'), exact: true }).click();
  await page.getByRole('button', { name: t('editor:lesson.read'), exact: true }).click();
  await expect(page.getByRole('img', { name: 'A pump' })).toBeVisible();
  await field(page, 'lesson-videoUrl').fill('https://youtu.be/dQw4w9WgXcQ');
  await expect(page.getByText(t('editor:lesson.videoKinds.youtube'))).toBeVisible();
  await page.getByRole('button', { name: t('editor:lesson.addFile') }).click();
  await field(page, 'lesson-file-0-name').fill('Data sheet');
  await field(page, 'lesson-file-0-url').fill('https://example.dz/sheet.pdf');
  await expectSaved(page, language);
  await expectAccessible(page);
  await openAllLessons(page);
  const second = await addLesson(page, language, 'Two');
  await openAllLessons(page);
  await moveLessonUp(page, language, 'Two');
  await expect.poll(() => readLessonIds(page.request, id), { timeout: 10_000 }).toEqual([second, first]);

  const input = { description: 'Warmth out of the air.', descriptionAr: 'دفء من الهواء.' };
  await sendGraphql(page.request, updateCourse, { id, input });
  for (const lesson of [first, second])
    await sendGraphql(page.request, updateLesson, { id: lesson, input: { title: `Heat ${lesson}` } });
  await visit(page, `/dashboard/trainer/courses/${id}?part=publish`);
  await publishFree(page, language);
  await expect(page.getByRole('heading', { name: t('editor:publish.live') })).toBeVisible();
  await expectAccessible(page);
});

test('text typed while a lesson is being added belongs to the new lesson', async ({ openPage }) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage({ ...arabicPhone, role: 'trainer' });
  const { id, lessons } = await insertCompleteCourse(page.request);
  await visit(page, `/dashboard/trainer/courses/${id}?lesson=${lessons[0]}`);
  await openAllLessons(page);
  const release = await blockGraphql(page, 'CreateLesson');
  await pressAddLesson(page, language);
  await expect(field(page, 'lesson-titleAr')).toBeFocused();
  await page.keyboard.type('Three');
  await field(page, 'lesson-content').fill('Text of the third');
  expect(await readLessonIds(page.request, id)).toEqual(lessons);
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
    { titleAr: 'Three', content: 'Text of the third lesson' },
  ]);
  await openAllLessons(page);
  await expect(page.getByRole('link', { name: t('editor:lessons.open', { number: '3', title: 'Three' }) })).toHaveCount(
    1,
  );
});

for (const variant of variants) {
  const { language, width } = variant;
  const t = messagesIn(language);
  test(`a field that needs attention is marked and one press away (${language}, ${width} px)`, async ({ openPage }) => {
    const page = await openPage({ ...variant, role: 'trainer' });
    const { id, lessons } = await insertCompleteCourse(page.request);
    await visit(page, `/dashboard/trainer/courses/${id}?lesson=${lessons[1]}`);
    await field(page, 'lesson-videoUrl').fill('no address');
    const attention = page.getByRole('link', { name: t('editor:state.invalid') });
    await expect(attention).toBeVisible();

    await page.getByRole('tab', { name: t('editor:parts.publish') }).click();
    await expect(page.getByText(t('editor:publish.notReady'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('editor:publish.publish'), exact: true })).toBeDisabled();
    const name = t('editor:publish.lessonFieldBlocker', { field: t('editor:fields.videoUrl'), title: 'Two' });
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
    await expect(
      page.getByRole('link', { name: t('editor:publish.priceOpen') }),
      'only the price is left',
    ).toBeVisible();
    await expect(page.getByRole('link', { name: t('editor:fields.videoUrl') })).toHaveCount(0);
  });
}

test('text survives a lost connection and a crashed page', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'trainer', allowFailedRequests: true, freshContext: true });
  const { id, titles } = await openNewCourse(page);
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
  await expect(restored.getByText(t('common:restoredDraft.text'))).toBeVisible();
  await expect(field(restored, 'course-description')).toHaveValue('Written before the crash.');
  await expectSaved(restored, 'en');
  const response = await restored.request.get(`/api/courses/${id}`);
  expect(await response.json()).toMatchObject({ title: titles.en, description: 'Written before the crash.' });
});

test('a session that ends during editing is renewed in a dialog, and the text is kept', async ({ openPage }) => {
  const t = messagesIn('en');
  const page = await openPage({ language: 'en', role: 'trainer', allowFailedRequests: true });
  const { id } = await openNewCourse(page);
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
  const { id } = await openNewCourse(page);
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
