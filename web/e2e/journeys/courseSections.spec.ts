import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { registerByApi } from '../support/accounts';
import {
  addLesson,
  createLesson,
  dragByKeys,
  expectSaved,
  field,
  insertCompleteCourse,
  readLessonIds,
} from '../support/courseEditor';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, visit } from '../support/checks/pageChecks';
import { publishForTest } from '../support/testRecords';
import { arabicPhone, englishDesktop } from '../support/variants';

interface Section {
  id: number;
  title: string;
  lessonIds: number[];
}

/** The lessons of a course by the titles of its sections: ["Safety: 3 4"]. */
const readSections = (page: Page, id: string) =>
  page.request
    .get(`/api/courses/${id}/sections`)
    .then(async (response) =>
      ((await response.json()) as Section[]).map(({ title, lessonIds }) => `${title}: ${lessonIds.join(' ')}`),
    );

test('a trainer builds two sections with a quiz, and a student follows them', async ({ openPage }) => {
  test.setTimeout(240_000);
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage({ ...arabicPhone, role: 'trainer' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { id, lessons } = await insertCompleteCourse(page.request);
  const [one, two] = lessons;
  const lessonsPath = `/dashboard/trainer/courses/${id}?part=lessons`;
  await visit(page, lessonsPath);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);

  // The second section is named first, since its title has the focus.
  await button(t('editor:sections.add')).press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  const newTitle = page.getByRole('textbox', { name: t('editor:sections.titleAr'), exact: true });
  await expect(newTitle).toBeFocused();
  await page.keyboard.type('Safety');
  const otherTitle = page.getByRole('textbox', { name: t('editor:sections.title'), exact: true });
  await otherTitle.fill('Safety');
  await otherTitle.press('Enter');
  await expect(newTitle).toHaveCount(0);
  await expect(button(t('editor:sections.rename', { title: 'Safety' }))).toBeFocused();
  await button(t('editor:sections.rename', { title: t('editor:sections.untitled') })).click();
  for (const name of ['title', 'titleAr'] as const)
    await page.getByRole('textbox', { name: t(`editor:sections.${name}`), exact: true }).fill('Basics');
  await button(t('editor:sections.rename', { title: 'Basics' })).click();
  await expectSaved(page, language);
  await expectAccessible(page);
  await expect.poll(() => readSections(page, id)).toEqual([`Basics: ${one} ${two}`, 'Safety: ']);

  // By keys the second lesson passes the title of the next section; the arrow brings it back, and once more away.
  await button(t('editor:lessons.drag', { title: 'Two' })).focus();
  await dragByKeys(page, 'ArrowDown');
  await expect.poll(() => readSections(page, id)).toEqual([`Basics: ${one}`, `Safety: ${two}`]);
  await expect(button(t('editor:lessons.drag', { title: 'Two' }))).toBeFocused();
  await button(t('editor:lessons.up', { title: 'Two' })).press('Enter');
  await expect.poll(() => readSections(page, id)).toEqual([`Basics: ${one} ${two}`, 'Safety: ']);
  await expect(button(t('editor:lessons.up', { title: 'Two' }))).toBeFocused();
  await button(t('editor:lessons.down', { title: 'Two' })).press('Enter');
  await expect.poll(() => readSections(page, id)).toEqual([`Basics: ${one}`, `Safety: ${two}`]);

  await button(t('editor:sections.addTo', { action: t('editor:lessons.addQuiz'), title: 'Safety' })).press('Enter');
  await expect(field(page, 'lesson-titleAr')).toBeFocused();
  await page.keyboard.type('Final');
  await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('lesson') ?? ''));
  const quiz = new URL(page.url()).searchParams.get('lesson') ?? '';
  await expect(field(page, 'lesson-videoUrl')).toHaveCount(0);
  await expectSaved(page, language);
  await expectAccessible(page);
  expect(await readSections(page, id)).toEqual([`Basics: ${one}`, `Safety: ${two} ${quiz}`]);

  await visit(page, `/dashboard/trainer/courses/${id}?lesson=${two}`);
  await page.getByRole('switch', { name: t('editor:fields.needsPrevious') }).press('Space');
  await expectSaved(page, language);

  // An empty section can be deleted; the order of sections changes with the arrows.
  await visit(page, lessonsPath);
  await button(t('editor:sections.add')).press('Enter');
  await expect(newTitle).toBeFocused();
  await page.keyboard.type('Third');
  await expectSaved(page, language);
  await button(t('editor:sections.up', { title: 'Third' })).press('Enter');
  await expect.poll(async () => (await readSections(page, id))[2]).toBe(`Safety: ${two} ${quiz}`);
  await button(t('editor:sections.delete', { title: 'Third' })).press('Enter');
  await expect.poll(() => readSections(page, id)).toHaveLength(2);

  await publishForTest(page.request, id);
  await followSections(await openPage(arabicPhone), { id, one, two }, t);
});

test('a second press at the same place moves the same lesson on', async ({ openPage }) => {
  const { language } = englishDesktop;
  const t = messagesIn(language);
  const page = await openPage({ ...englishDesktop, role: 'trainer' });
  const { id, lessons } = await insertCompleteCourse(page.request);
  const input = { title: 'Three', titleAr: 'Three' };
  const { data } = await sendGraphql<{ createLesson: { id: string } }>(page.request, createLesson, {
    courseId: id,
    input,
  });
  const [one, two] = lessons;
  await visit(page, `/dashboard/trainer/courses/${id}?part=lessons`);
  const down = page.getByRole('button', { name: t('editor:lessons.down', { title: 'One' }), exact: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await down.boundingBox()) ?? {};
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await expect(down).toBeFocused();
  await press();
  await expect.poll(() => readLessonIds(page.request, id)).toEqual([two, data.createLesson.id, one]);
  await expect(down).toBeFocused();
});

test('in English on a wide window, a section, its quiz and what waits for another lesson are accessible', async ({
  openPage,
}) => {
  const { language } = englishDesktop;
  const t = messagesIn(language);
  const page = await openPage({ ...englishDesktop, role: 'trainer' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { id, lessons } = await insertCompleteCourse(page.request);
  await visit(page, `/dashboard/trainer/courses/${id}?part=lessons`);
  await button(t('editor:sections.add')).press('Enter');
  await expect(page.getByRole('textbox', { name: t('editor:sections.title'), exact: true })).toBeFocused();
  await page.keyboard.type('Safety');
  await expectSaved(page, language);
  await expectAccessible(page);
  await button(t('editor:sections.addTo', { action: t('editor:lessons.addQuiz'), title: 'Safety' })).press('Enter');
  await expect(field(page, 'lesson-title')).toBeFocused();
  await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('lesson') ?? ''));
  await expectSaved(page, language);
  await expectAccessible(page);

  const [, two] = lessons;
  await sendGraphql(page.request, needsPrevious, { id: two });
  await publishForTest(page.request, id);
  const student = await enroll(await openPage(englishDesktop), id);
  await visit(student, `/courses/${id}?tab=curriculum`);
  await expectAccessible(student);
  await visit(student, `/courses/${id}?lesson=${two}`);
  await expect(student.getByRole('heading', { level: 1, name: t('learning:lockedByTitle') })).toBeVisible();
  await expectAccessible(student);
});

const needsPrevious = 'mutation ($id: ID!) { updateLesson(id: $id, input: { needsPrevious: true }) { id } }';

/** Registers the visitor of a page and enrolls the account in a course. */
async function enroll(student: Page, id: string): Promise<Page> {
  await registerByApi(student.request);
  await sendGraphql(student.request, 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id } }', { id });
  return student;
}

/** Opens the course as a new student: the second lesson waits for the first one. */
async function followSections(
  student: Page,
  { id, one, two }: { id: string; one: string | undefined; two: string | undefined },
  t: ReturnType<typeof messagesIn>,
): Promise<void> {
  await enroll(student, id);
  await visit(student, `/courses/${id}?tab=curriculum`);
  for (const title of ['Basics', 'Safety'])
    await expect(student.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
  await expect(student.getByRole('img', { name: t('courses:curriculum.lockedBy') })).toBeVisible();
  await expectAccessible(student);
  await visit(student, `/courses/${id}?lesson=${two}`);
  await expect(student.getByRole('heading', { level: 1, name: t('learning:lockedByTitle') })).toBeVisible();
  await expectAccessible(student);
  await student.getByRole('link', { name: t('learning:openPrevious') }).click();
  await student.waitForURL((url) => url.searchParams.get('lesson') === one);
  await student.getByRole('button', { name: t('learning:completeAndNext') }).click();
  await student.waitForURL((url) => url.searchParams.get('lesson') === two);
  await expect(student.getByRole('heading', { level: 1, name: 'Two', exact: true })).toBeVisible();
  await expect(student.getByText(t('learning:lockedByTitle'))).toHaveCount(0);
}

test('a course with one section is edited and shown as one list', async ({ openPage }) => {
  const page = await openPage({ language: 'en', role: 'trainer' });
  const t = messagesIn('en');
  const { id } = await insertCompleteCourse(page.request);
  await visit(page, `/dashboard/trainer/courses/${id}?part=lessons`);
  await addLesson(page, 'en', 'Three');
  await expectSaved(page, 'en');
  await expect(page.getByRole('heading', { level: 3, name: t('editor:sections.untitled') })).toHaveCount(0);
  expect(await readSections(page, id)).toHaveLength(1);
  await visit(page, `/courses/${id}?tab=curriculum`);
  await expect(page.getByRole('list').filter({ hasText: 'One' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'One' })).toHaveCount(0);
});
