import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createCourseDraftApis } from './courseDraftApi';
import { blankLessonFormValues } from './courseDraftPolicies';

const newest = { id: '7', title: 'Lesson 2', titleAr: 'الدرس 2' };
const storedLesson = (fields: object) => ({
  ...{ __typename: 'Lesson', content: null, contentAr: null, videoUrl: null, attachments: [], duration: 0 },
  ...{ isPublished: true, hasVideo: false, hasAttachments: false, updatedAt: '1', ...newest, ...fields },
});

/** A server with one lesson. The first `lostAnswers` requests are carried out, but not answered. */
function createServer({ lostAnswers }: { lostAnswers: number }) {
  const requests: string[] = [];
  const lessons = [storedLesson({})];
  let lost = 0;
  const answer = (name: string | undefined, { id, input = {} }: Record<string, object | string>): object => {
    if (name === 'CreateLesson') lessons.push(storedLesson({ ...(input as object), id: String(7 + lessons.length) }));
    if (name === 'UpdateLesson')
      lessons.splice(
        lessons.findIndex((each) => each.id === id),
        1,
        storedLesson({ ...(input as object), id }),
      );
    const lesson = name === 'CreateLesson' ? lessons.at(-1) : lessons.find((each) => each.id === id);
    return { createLesson: lesson, updateLesson: lesson, course: courseWith(lessons) };
  };
  const link = new ApolloLink(({ operationName, variables }) => {
    requests.push(operationName ?? '');
    const data = answer(operationName, variables);
    if (lost < lostAnswers) {
      lost += 1;
      return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
    }
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return { requests, lessons, apis: createCourseDraftApis(client, '5', 'en') };
}

const courseWith = (lessons: object[]) => ({
  ...{ __typename: 'Course', id: '5', title: 'A', titleAr: 'أ', description: '', descriptionAr: '', slug: 'a' },
  ...{ price: '0.00', isFree: true, thumbnail: null, duration: 0, level: 'beginner', categoryId: '1' },
  ...{ isPublished: false, isArchived: false, updatedAt: '1', rating: '0.00', ratingCount: 0, lessons },
});

const placeholder = { title: 'Lesson 2', titleAr: 'الدرس 2', isPublished: true };

test('the first save creates the lesson, later ones update it', async () => {
  const { apis, requests, lessons } = createServer({ lostAnswers: 0 });
  const onCreated = vi.fn();
  const draft = apis.newLesson('new-7-a', { isRestored: false, onCreated });
  expect((await draft.fetch()).values).toEqual(blankLessonFormValues);
  expect((await draft.save(placeholder, '')).values).toMatchObject(placeholder);
  await draft.save({ content: 'Text' }, '1');
  expect(onCreated.mock.calls).toMatchObject([[{ id: '8' }]]);
  expect(requests).toEqual(['CreateLesson', 'UpdateLesson']);
  expect(lessons).toMatchObject([newest, { id: '8', content: 'Text' }]);
});

test('a lesson whose answer was lost is not created twice, and an older one of the same title is not taken for it', async () => {
  const { apis, lessons } = createServer({ lostAnswers: 1 });
  const onCreated = vi.fn();
  const draft = apis.newLesson('new-7-a', { isRestored: false, onCreated });
  await expect(draft.save(placeholder, '')).rejects.toThrow();
  await draft.save(placeholder, '');
  expect(onCreated.mock.calls).toMatchObject([[{ id: '8' }]]);
  expect(lessons.map(({ id }) => id)).toEqual(['7', '8']);
});
