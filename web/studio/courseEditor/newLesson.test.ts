import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { toClientError } from '../../data/errors/clientError';
import { AutosaveStore } from '../../drafts/AutosaveStore';
import { memoryStorage } from '../../drafts/testing/memoryStorage';
import { createCourseDraftApis } from './drafts/courseDraftApi';
import { blankLessonFormValues, toLessonFormValues } from './drafts/courseDraftPolicies';
import { type CourseDrafts } from './drafts/courseDrafts';
import { lessonDraftKey } from './drafts/draftKeys';
import { openNewLesson } from './drafts/useCourseAutosave';

const newest = { id: '7', title: 'Lesson 2', titleAr: 'الدرس 2' };
const storedLesson = (fields: object) => ({
  __typename: 'Lesson',
  content: null,
  contentAr: null,
  videoUrl: null,
  attachments: [],
  captions: [],
  duration: 0,
  isPublished: true,
  isRequired: true,
  needsPrevious: false,
  kind: 'content' as const,
  sectionId: '4',
  hasVideo: false,
  hasAttachments: false,
  updatedAt: '1',
  ...newest,
  ...fields,
});

const answerWith = (result: ApolloLink.Result) =>
  new Observable<ApolloLink.Result>((observer) => {
    observer.next(result);
    observer.complete();
  });

/** A server with one lesson. The first `lostAnswers` requests are carried out, but not answered. */
function createServer({ lostAnswers = 0 } = {}) {
  const requests: string[] = [];
  /** The next requests are refused with status 409 and these codes. */
  const problemCodes: string[] = [];
  const lessons: (ReturnType<typeof storedLesson> & { clientKey?: string })[] = [storedLesson({})];
  let lost = 0;
  const create = (input: object & { clientKey?: string }) => {
    const earlier = lessons.find(({ clientKey }) => clientKey !== undefined && clientKey === input.clientKey);
    if (!earlier) lessons.push(storedLesson({ ...input, id: String(7 + lessons.length) }));
    return earlier ?? lessons.at(-1);
  };
  const update = (id: string, input: object) => {
    const index = lessons.findIndex((each) => each.id === id);
    return (lessons[index] = { ...lessons[index]!, ...input, updatedAt: '2' });
  };
  const answer = (name: string | undefined, { id, input }: Record<string, unknown>): object => ({
    ...(name === 'CreateLesson' && { createLesson: create(input as object) }),
    ...(name === 'UpdateLesson' && { updateLesson: update(id as string, input as object) }),
    arrangeCourse: courseWith(lessons),
    course: courseWith(lessons),
  });
  const link = new ApolloLink(({ operationName, variables }) => {
    requests.push(operationName ?? '');
    const problem = problemCodes.shift();
    if (problem) return answerWith({ errors: [{ message: problem, extensions: { status: 409, problem } }] });
    const data = answer(operationName, variables);
    if (lost < lostAnswers) {
      lost += 1;
      return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
    }
    return answerWith({ data });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return { requests, problemCodes, lessons, client, apis: createCourseDraftApis(client, '5', 'en') };
}

const courseWith = (lessons: object[]) => ({
  __typename: 'Course',
  id: '5',
  title: 'A',
  titleAr: 'أ',
  description: '',
  descriptionAr: '',
  slug: 'a',
  price: '0.00',
  isFree: true,
  thumbnail: null,
  duration: 0,
  level: 'beginner',
  categoryId: '1',
  hasCertificate: true,
  isPublished: false,
  isArchived: false,
  updatedAt: '1',
  rating: '0.00',
  ratingCount: 0,
  lessons,
  sections: [{ __typename: 'CourseSection', id: '4', title: '', titleAr: '', updatedAt: '1' }],
});

const placeholder = { title: 'Lesson 2', titleAr: 'الدرس 2', isPublished: true };

const newId = 'new-5f0c7b1e-2f0d-4a43-9d3c-0d9a4f6f4a11';

test('the first save creates the lesson, later ones update it', async () => {
  const { apis, requests, lessons } = createServer();
  const onCreated = vi.fn();
  const draft = apis.newLesson(newId, onCreated);
  expect((await draft.fetch()).values).toEqual(blankLessonFormValues);
  expect((await draft.save(placeholder, '')).values).toMatchObject(placeholder);
  await draft.save({ content: 'Text' }, '1');
  expect(onCreated.mock.calls).toMatchObject([[{ id: '8' }]]);
  expect(requests).toEqual(['CreateLesson', 'UpdateLesson']);
  expect(lessons).toMatchObject([newest, { id: '8', content: 'Text' }]);
});

test('a lesson whose answer was lost is not created twice, and one of the same title is not taken for it', async () => {
  const { apis, lessons } = createServer({ lostAnswers: 1 });
  const onCreated = vi.fn();
  lessons.push(storedLesson({ ...placeholder, id: '8' }));
  const draft = apis.newLesson(newId, onCreated);
  await expect(draft.save(placeholder, '')).rejects.toThrow();
  await draft.save(placeholder, '');
  expect(onCreated.mock.calls).toMatchObject([[{ id: '9' }]]);
  expect(lessons.map(({ id }) => id)).toEqual(['7', '8', '9']);
});

/** An editor that has opened the draft of a new lesson, with typed changes. */
function openEditor({ client, apis }: ReturnType<typeof createServer>, changes: object, storage = memoryStorage()) {
  const store = new AutosaveStore<CourseDrafts>({ storage, keyPrefix: 'd', tabId: 'a', toSaveError: toClientError });
  openNewLesson(store, apis, { course: { id: '5', sections: [{ id: '4' }] }, client, id: newId });
  store.edit(lessonDraftKey(newId), { ...placeholder, ...changes });
  return store;
}

test('a lesson that another tab created with other values is a conflict, and nothing is overwritten', async () => {
  const server = createServer();
  expect(await openEditor(server, { content: 'First tab' }).flush()).toBe(true);
  const second = openEditor(server, { content: 'Second tab', contentAr: 'نص' });
  expect(await second.flush()).toBe(false);
  expect(second.getStatus()).toEqual({ kind: 'conflict' });
  expect(second.keys()).toEqual(['lesson-8']);
  expect(second.getDraft('lesson-8')).toMatchObject({
    values: { content: 'Second tab', contentAr: 'نص' },
    remoteConflicts: { content: 'First tab' },
  });
  expect(server.lessons).toMatchObject([newest, { id: '8', content: 'First tab', contentAr: 'نص' }]);
});

test('the placeholder title of a lost request is not a conflict', async () => {
  const server = createServer({ lostAnswers: 1 });
  expect(await openEditor(server, {}).flush()).toBe(false);
  const reloaded = openEditor(server, { title: 'Cells', content: 'Text' });
  expect(await reloaded.flush()).toBe(true);
  expect(server.lessons).toMatchObject([newest, { id: '8', title: 'Cells', content: 'Text', isPublished: true }]);
});

test('a restored new lesson that the server lists already is merged with it', async () => {
  const server = createServer({ lostAnswers: 1 });
  const storage = memoryStorage();
  expect(await openEditor(server, {}, storage).flush()).toBe(false);
  const reloaded = openEditor(server, { content: 'Text' }, storage);
  const listed = { values: toLessonFormValues(server.lessons[1]!), updatedAt: '1' };
  reloaded.open('lesson-8', server.apis.lesson('8'), listed);
  reloaded.edit('lesson-8', { contentAr: 'نص' });
  expect(await reloaded.flush()).toBe(true);
  expect(reloaded.keys()).toEqual(['lesson-8']);
  expect(server.lessons).toMatchObject([newest, { id: '8', content: 'Text', contentAr: 'نص' }]);
});

test('an outline is sent again for the present sections and lessons only if they have changed meanwhile', async () => {
  const { apis, problemCodes, requests } = createServer();
  problemCodes.push('changedMeanwhile');
  const wanted = [
    { id: '2', lessonIds: ['3'] },
    { id: '4', lessonIds: ['7'] },
  ];
  expect((await apis.outline.save({ sections: wanted }, '')).values).toEqual({
    sections: [{ id: '4', lessonIds: ['7'] }],
  });
  problemCodes.push('courseHasEnrollments');
  await expect(apis.outline.save({ sections: [] }, '')).rejects.toThrow();
  expect(requests).toEqual(['ArrangeCourse', 'CourseDraftSnapshots', 'ArrangeCourse', 'ArrangeCourse']);
});
