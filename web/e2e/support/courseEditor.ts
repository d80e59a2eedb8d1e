import { expect, type APIRequestContext, type Locator, type Page, type Route } from '@playwright/test';
import { createRotatedJpeg } from '../../../gateway/testing/documents/testImages';
import type { Language } from '../../../schema/contract/languages';
import { sendGraphql } from './graphql';
import { messagesIn } from './messages';
import { expectAccessible, visit, waitUntilIdle } from './checks/pageChecks';
import { uniqueId } from './testRecords';

/** A field of the course editor by its id, such as `course-title`. */
export const field = (page: Page, id: string) => page.locator(`#${id}`);

/** The editor reports that everything is saved. */
export const expectSaved = (page: Page, language: Language) =>
  expect(page.getByText(messagesIn(language)('editor:state.saved'), { exact: true }).first()).toBeVisible();

interface NewCourse {
  id: string;
  titles: Record<Language, string>;
}

const createTitles = (): NewCourse['titles'] => {
  const unique = uniqueId();
  return { en: `Heat pumps ${unique}`, ar: `المضخات الحرارية ${unique}` };
};

/** Creates a course through the form for new courses. */
export async function createCourse(page: Page, language: Language): Promise<NewCourse> {
  const t = messagesIn(language);
  const titles = createTitles();
  await visit(page, '/dashboard/trainer/courses/new');
  await page.getByRole('textbox', { name: t('editor:fields.titleAr'), exact: true }).fill(titles.ar);
  await page.getByRole('textbox', { name: t('editor:fields.title'), exact: true }).fill(titles.en);
  await page.getByRole('combobox', { name: t('editor:fields.categoryId') }).press('Enter');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: t('editor:start.submit') }).click();
  await page.waitForURL(/\/dashboard\/trainer\/courses\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeFocused();
  await waitUntilIdle(page);
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', titles };
}

const createDraft = 'mutation ($input: CourseDraftInput!) { createCourseDraft(input: $input) { id } }';

/** Creates the same course through the API. */
export async function insertCourse(request: APIRequestContext): Promise<NewCourse> {
  const titles = createTitles();
  const { data } = await sendGraphql<{ categories: { id: string }[] }>(request, '{ categories { id } }');
  const input = { title: titles.en, titleAr: titles.ar, categoryId: data.categories[0]?.id };
  const created = await sendGraphql<{ createCourseDraft: { id: string } }>(request, createDraft, { input });
  return { id: created.data.createCourseDraft.id, titles };
}

/** Creates a course through the API and opens it in the editor. */
export async function openNewCourse(page: Page): Promise<NewCourse> {
  const course = await insertCourse(page.request);
  await visit(page, `/dashboard/trainer/courses/${course.id}`);
  return course;
}

/** The ids of the lessons of a course in their order. */
export async function readLessonIds(request: APIRequestContext, courseId: string): Promise<string[]> {
  const lessons = (await (await request.get(`/api/courses/${courseId}/lessons`)).json()) as { id: number }[];
  return lessons.map(({ id }) => String(id));
}

/** Lifts the focused row of a list, moves it and puts it down. */
export async function dragByKeys({ keyboard }: Page, arrow: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  for (const key of ['Space', arrow, 'Space']) {
    await keyboard.press(key);
    // The library ignores keys during the animation.
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

/** Presses the button that adds a lesson. */
export async function pressAddLesson(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  const add = page.getByRole('button', { name: t('editor:lessons.add'), exact: true });
  const first = page.getByRole('button', { name: t('editor:lessons.first'), exact: true });
  await add.or(first).filter({ visible: true }).press('Enter');
}

/** Adds a lesson and types its title; returns its id. */
export async function addLesson(page: Page, language: Language, title: string): Promise<string> {
  const before = page.url();
  await pressAddLesson(page, language);
  await page.waitForURL((url) => url.href !== before && url.searchParams.has('lesson'));
  // The default title is selected, and typing replaces it.
  await expect(field(page, language === 'ar' ? 'lesson-titleAr' : 'lesson-title')).toBeFocused();
  await page.keyboard.type(title);
  // The URL has the id as soon as the server has created the lesson.
  await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('lesson') ?? ''));
  return new URL(page.url()).searchParams.get('lesson') ?? '';
}

export const updateCourse = `mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }`;

export const updateLesson = `mutation ($id: ID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) { id } }`;

export const createLesson = `mutation ($courseId: ID!, $input: CreateLessonInput!) {
  createLesson(courseId: $courseId, input: $input) { id }
}`;

/** Inserts a course that can be published, with two lessons; returns its id and those of the lessons. */
export async function insertCompleteCourse(request: APIRequestContext) {
  const { id, titles } = await insertCourse(request);
  const input = { description: 'Warmth.', descriptionAr: 'دفء.' };
  await sendGraphql(request, updateCourse, { id, input });
  const lessons: string[] = [];
  for (const title of ['One', 'Two']) {
    const lesson = { title, titleAr: title, content: 'Text', contentAr: 'نص', isPublished: true };
    const variables = { courseId: id, input: lesson };
    const { data } = await sendGraphql<{ createLesson: { id: string } }>(request, createLesson, variables);
    lessons.push(data.createLesson.id);
  }
  return { id, titles, lessons };
}

/** Holds the next upload back; `send` sends it and returns its bytes. */
async function holdUpload(page: Page): Promise<{ send(): Promise<number> }> {
  let hold: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => (hold = resolve));
  await page.route('**/api/uploads?*', (route) => hold(route), { times: 1 });
  return {
    async send() {
      const route = await held;
      await route.continue();
      return Number(await route.request().headerValue('content-length'));
    },
  };
}

/** A button above the English text of a lesson. */
const toolOf = (page: Page, language: Language, name: 'bold' | 'picture') =>
  page
    .getByRole('toolbar', { name: messagesIn(language)('textEditor:toolbar.en') })
    .getByRole('button', { name: messagesIn(language)(`textEditor:${name}`), exact: true });

/** Chooses a picture with the toolbar and describes it; returns its form. */
export async function describePicture(page: Page, language: Language, buffer: Buffer): Promise<Locator> {
  const t = messagesIn(language);
  const chosen = page.waitForEvent('filechooser');
  await toolOf(page, language, 'picture').click();
  await (await chosen).setFiles({ name: 'pump.jpg', mimeType: 'image/jpeg', buffer });
  const picture = page.getByRole('group', { name: /pump\.jpg/ });
  await picture.getByRole('textbox', { name: t('textEditor:description') }).fill('A pump');
  await picture.getByRole('textbox', { name: t('textEditor:caption') }).fill('Open');
  await toolOf(page, language, 'bold').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible(page);
  return picture;
}

/** Writes the English text of a lesson with the toolbar, a paste from a document and a picture. */
export async function writeRichText(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  const text = field(page, 'lesson-content');
  await text.fill('## First\n\nA pump moves heat.\n\n');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(12, 16));
  await toolOf(page, language, 'bold').click();
  await expect(text).toHaveValue('## First\n\nA **pump** moves heat.\n\n');
  await text.press('ControlOrMeta+End');
  await text.evaluate((area, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, '<ul><li><b>LFP</b> 51 V</li><li>NMC</li></ul>');
  await expect(text).toHaveValue('## First\n\nA **pump** moves heat.\n\n- **LFP** 51 V\n- NMC');

  const buffer = await createRotatedJpeg(3200, 1600);
  const upload = await holdUpload(page);
  const picture = await describePicture(page, language, buffer);
  const read = page.getByRole('button', { name: t('editor:lesson.read'), exact: true });
  // The picture waits behind the preview.
  await read.click();
  await expect(picture).toBeHidden();
  await page.getByRole('button', { name: t('editor:lesson.write'), exact: true }).click();
  await picture.getByRole('button', { name: t('textEditor:insert'), exact: true }).click();
  // The author goes on before the picture is there.
  await text.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(8, 8);
  });
  await page.keyboard.type(' part');
  expect(await upload.send()).toBeLessThan(buffer.length);
  await expect(text).toHaveValue(/- NMC\n\n!\[A pump\]\(\/media\/uploads\/[^ ]+ "Open"\)\n$/);
  await page.keyboard.type('!');
  await expect(text).toHaveValue(/^## First part!\n\nA \*\*pump/);
  await read.click();
  // The longer side of the photo is upright.
  const shown = page.getByRole('img', { name: 'A pump' });
  await expect(shown).toHaveAttribute('width', '1280');
  await expect(shown).toHaveAttribute('height', '2560');
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/(?:480|960|full)\.avif\?token=/,
  );
  await page.getByRole('button', { name: t('editor:lesson.write'), exact: true }).click();
}
