import { expect, test } from 'vitest';
import { createDraft, type Draft, type ValidationMessages } from '../../../drafts/draftModel';
import { blankLessonFormValues, type LessonFormValues } from './courseDraftPolicies';
import { saveBlockerPath, editorFieldPath, isLessonBlocker, listSaveBlockers, type SaveBlocker } from './saveBlockers';

const lessonDraft = (changes: Partial<Draft<LessonFormValues>> = {}): Draft<LessonFormValues> => ({
  ...createDraft({ values: blankLessonFormValues, updatedAt: '1' }),
  ...changes,
});

/** Drafts and messages by key; keys without a draft are not open. */
function createStore(
  messages: Record<string, ValidationMessages>,
  drafts: Record<string, object> = {},
  unconfirmed: readonly string[] = [],
) {
  const getDraft = (key: string) => drafts[key] ?? (key in messages ? lessonDraft() : undefined);
  return {
    keys: () => Object.keys(messages),
    getDraft,
    getValidationMessages: (key: string) => messages[key] ?? {},
    getUnconfirmedFields: () => unconfirmed,
  } as Parameters<typeof listSaveBlockers>[0];
}

const describeBlocker = (blocker: SaveBlocker) =>
  `${blocker.lessonId}:${'path' in blocker ? blocker.path : blocker.kind}`;

test('blockers come in the order of the tabs, the lessons and the fields of the page', () => {
  const store = createStore({
    course: { slug: 'invalidSlug', title: 'required', titleAr: 'required' },
    'lesson-7': { 'attachments.1.url': 'invalidUrl', videoUrl: 'invalidUrl' },
    'lesson-3': {},
  });
  const list = (language: 'ar' | 'en') => listSaveBlockers(store, ['3', '7', '9'], language).map(describeBlocker);
  expect(list('en').join()).toBe('null:title,null:titleAr,null:slug,7:videoUrl,7:attachments.1.url');
  expect(list('ar').join()).toBe('null:titleAr,null:title,null:slug,7:videoUrl,7:attachments.1.url');
});

test('a choice between two versions needs attention before the fields', () => {
  const messages = { 'lesson-3': { title: 'required' }, 'lesson-4': {} };
  const store = createStore(messages, {
    'lesson-3': lessonDraft({ remoteConflicts: { content: 'Theirs' } }),
    'lesson-4': lessonDraft({ otherTabVersions: [{ content: 'Other tab' }] }),
  });
  expect(listSaveBlockers(store, ['3', '4'], 'en').map(describeBlocker)).toEqual([
    '3:conflict',
    '3:title',
    '4:conflict',
  ]);
});

test('a change that waits for a confirmation needs attention, an invalid one only once', () => {
  const store = createStore({ course: { slug: 'invalidSlug' } }, {}, ['price', 'slug']);
  const blockers = listSaveBlockers(store, [], 'en').map((blocker) => `${blocker.kind} ${describeBlocker(blocker)}`);
  expect(blockers).toEqual(['unconfirmed null:price', 'field null:slug']);
});

test('the rules and the questions of an open quiz need attention, and have addresses', () => {
  const slots = [{ questionId: '4' }, { questionId: '' }, { questionId: '5' }];
  const drafts = { 'quiz-7': createDraft({ values: { slots }, updatedAt: '1' }), 'question-5': lessonDraft() };
  const messages = { 'quiz-7': { passPercent: 'notANumber' }, 'question-5': { 'options.0.text': 'tooLong' } };
  const blockers = listSaveBlockers(createStore(messages, drafts), ['7'], 'en');
  expect(blockers.map((blocker) => saveBlockerPath('5', blocker))).toEqual([
    '/dashboard/trainer/courses/5?lesson=7&quiz=rules',
    '/dashboard/trainer/courses/5?lesson=7&question=5',
  ]);
});

test('a section needs attention between the course and the lessons, and has an address', () => {
  const store = createStore({ course: { title: 'required' }, 'section-4': { titleAr: 'tooLong' }, 'lesson-7': {} });
  const blockers = listSaveBlockers(store, ['7'], 'en');
  expect(blockers.map((blocker) => [blocker.sectionId, isLessonBlocker(blocker)])).toEqual([
    [undefined, false],
    ['4', true],
  ]);
  expect(blockers.map((blocker) => saveBlockerPath('5', blocker))[1]).toBe(
    '/dashboard/trainer/courses/5?part=lessons#section-4',
  );
});

test.each([
  [null, 'title', '/dashboard/trainer/courses/5#course-title'],
  ['7', 'videoUrl', '/dashboard/trainer/courses/5?lesson=7#lesson-videoUrl'],
  ['7', 'attachments.1.url', '/dashboard/trainer/courses/5?lesson=7#lesson-file-1-url'],
  ['7', 'attachments', '/dashboard/trainer/courses/5?lesson=7#lesson-attachments'],
])('the field of lesson %s at %s has the address %s', (lessonId, path, address) => {
  expect(editorFieldPath('5', lessonId, path)).toBe(address);
});

test('a choice between two versions has an address', () => {
  const [course, lesson] = [null, '7'].map((lessonId) => saveBlockerPath('5', { kind: 'conflict', lessonId }));
  expect(course).toBe('/dashboard/trainer/courses/5#draft-conflict');
  expect(lesson).toBe('/dashboard/trainer/courses/5?lesson=7#draft-conflict');
});
