import type { Page } from '@playwright/test';
import { completeMutation } from '../../../schema/testing/learningDocuments';
import { expect, test } from '../fixtures';
import { registerByApi } from '../support/accounts';
import { expectSaved, field } from '../support/courseEditor';
import { blockGraphql, sendGraphql } from '../support/graphql';
import { runRowAction } from '../support/adminPanel';
import { messagesIn } from '../support/messages';
import { collectOperations, expectAccessible, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { publishForTest, uniqueId } from '../support/testRecords';

interface Course {
  id: string;
  titleAr: string;
  lessons: { id: string; title: string }[];
}

/** A published free course with two lessons of the demo trainer. */
async function createCourse({ request }: Page): Promise<Course> {
  const send = async (mutation: string, variables: object) => {
    const { data } = await sendGraphql<{ result: { id: string } }>(request, mutation, variables);
    return data.result.id;
  };
  const category = await sendGraphql<{ categories: { id: string }[] }>(request, '{ categories { id } }');
  const titles = { title: `Fuses ${uniqueId()}`, titleAr: `المنصهرات ${uniqueId()}` };
  const description = { description: 'They melt.', descriptionAr: 'تنصهر.' };
  const id = await send('mutation ($input: CreateCourseInput!) { result: createCourse(input: $input) { id } }', {
    input: {
      ...titles,
      ...description,
      price: '0',
      duration: 30,
      level: 'beginner',
      categoryId: category.data.categories[0]?.id,
    },
  });
  const lessons: Course['lessons'] = [];
  for (const title of ['First', 'Second']) {
    const input = { title, titleAr: title, content: 'Text', contentAr: 'نص', isPublished: true };
    const create =
      'mutation ($id: ID!, $input: CreateLessonInput!) { result: createLesson(courseId: $id, input: $input) { id } }';
    lessons.push({ id: await send(create, { id, input }), title });
  }
  await publishForTest(request, id);
  return { id, titleAr: titles.titleAr, lessons };
}

test('a lesson is completed on a line so slow that its opening is not recorded yet', async ({ openPage }) => {
  const trainer = await openPage({ language: 'en', role: 'trainer' });
  const { id, lessons } = await createCourse(trainer);
  const page = await openPage({ language: 'en', width: 360 });
  const t = messagesIn('en');
  await registerByApi(page.request);
  await sendGraphql(page.request, 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id } }', { id });
  const release = await blockGraphql(page, 'VisitLesson');
  await visit(page, `/courses/${id}?lesson=${lessons[0]?.id}`);
  await page.getByRole('button', { name: t('learning:completeAndNext') }).click();
  await expect(page.getByRole('button', { name: t('learning:saving') })).toBeVisible();
  release();
  await page.waitForURL(`**/courses/${id}?lesson=${lessons[1]?.id}`);
});

test('opening and completing lessons requests no second copy of the course, which could be older', async ({
  openPage,
}) => {
  const trainer = await openPage({ language: 'en', role: 'trainer' });
  const { id, lessons } = await createCourse(trainer);
  const page = await openPage({ language: 'en' });
  const t = messagesIn('en');
  await registerByApi(page.request);
  await sendGraphql(page.request, 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id } }', { id });
  const operations = collectOperations(page);
  await visit(page, `/courses/${id}?lesson=${lessons[0]?.id}`);
  await page.getByRole('button', { name: t('learning:completeAndNext') }).click();
  await page.getByRole('button', { name: t('learning:markComplete') }).click();
  await expect(page.getByRole('heading', { name: t('learning:finishedTitle') })).toBeVisible();
  await waitUntilIdle(page);
  const sent = (name: string) => operations.filter((operation) => operation === name).length;
  expect(['VisitLesson', 'CompleteLesson', 'CoursePlayer'].map(sent)).toEqual([2, 2, 0]);
});

test('a withdrawn lesson is announced to the trainer, stays open to those who owe it, and is waived by an admin', async ({
  openPage,
}) => {
  const studio = await openPage({ language: 'ar', width: 360, role: 'trainer' });
  const { id, titleAr, lessons } = await createCourse(studio);
  const [first, second] = lessons;
  const student = await openPage({ language: 'en', width: 1440 });
  await registerByApi(student.request);
  await sendGraphql(student.request, 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id } }', { id });
  await sendGraphql(student.request, completeMutation, { id: first?.id });
  const [ar, en] = [messagesIn('ar'), messagesIn('en')];

  await visit(studio, `/dashboard/trainer/courses/${id}?lesson=${second?.id}`);
  await field(studio, 'lesson-isPublished').press('Space');
  const question = studio.getByRole('alertdialog', { name: ar('editor:withdrawal.isPublished.title') });
  await expect(question).toContainText('طالب واحد مسجّل');
  await expectAccessible(studio);
  await question.getByRole('button', { name: ar('editor:withdrawal.isPublished.cancel') }).press('Enter');
  await expect(field(studio, 'lesson-isPublished')).toBeChecked();
  await studio.getByRole('button', { name: ar('editor:lesson.delete') }).press('Enter');
  const deletion = studio.getByRole('alertdialog');
  await expect(deletion).toContainText('يُؤرشَف');
  await expect(deletion).toContainText('طالب واحد مسجّل');
  await deletion.getByRole('button', { name: ar('editor:lesson.archive'), exact: true }).press('Enter');
  await expect(studio.getByRole('region', { name: ar('editor:archive.title') })).toContainText('Second');
  await expectAccessible(studio);

  await visit(student, `/courses/${id}?lesson=${first?.id}`);
  await student
    .getByRole('navigation', { name: en('learning:lessons') })
    .getByText('Second')
    .click();
  await expect(student.getByText(en('learning:withdrawnNote'))).toBeVisible();
  await expect(student.getByText('50%')).toBeVisible();
  await expectAccessible(student);

  const panel = await openPage({ language: 'ar', width: 1440, role: 'admin' });
  await visit(panel, `/dashboard/admin?tab=courses&search=${encodeURIComponent(titleAr)}`);
  await runRowAction(panel, titleAr, ar('adminCourses:waiversOf', { name: titleAr }));
  await panel.getByRole('button', { name: ar('adminLessonWaivers:waiveOf', { title: 'Second' }) }).press('Enter');
  const waiver = panel.getByRole('dialog', { name: ar('adminLessonWaivers:waiveTitle', { title: 'Second' }) });
  await expect(waiver).toContainText('تكتمل الدورة فورًا لطالب واحد');
  await waiver.getByRole('textbox').fill('اختفى الفيديو');
  await expectAccessible(panel);
  await waiver.getByRole('button', { name: ar('adminLessonWaivers:waiveAll') }).press('Enter');
  await expect(panel.getByRole('region', { name: ar('adminLessonWaivers:waivers') })).toContainText('اختفى الفيديو');
  await expectAccessible(panel);

  await visit(student, `/courses/${id}?lesson=${first?.id}`);
  await expect(student.getByText(en('learning:certificateAwaitsName')).first()).toBeVisible();

  await studio.getByRole('button', { name: ar('editor:archive.restoreOf', { title: 'Second' }) }).press('Enter');
  await expect(studio.getByRole('region', { name: ar('editor:archive.title') })).not.toBeAttached();
  await expect(
    studio.getByRole('link', { name: ar('editor:lessons.open', { number: '2', title: 'Second' }) }),
  ).toBeVisible();
  await expectSaved(studio, 'ar');
});
