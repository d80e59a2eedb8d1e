import { expect, test } from 'vitest';
import { createDraft, type Draft, type ValidationMessages } from '../../drafts/draftModel';
import { blankLessonFormValues, type LessonFormValues } from './courseDraftPolicies';
import { draftProblemPath, listDraftProblems } from './draftProblems';

const lessonDraft = (changes: Partial<Draft<LessonFormValues>> = {}): Draft<LessonFormValues> => ({
  ...createDraft({ values: blankLessonFormValues, updatedAt: '1' }),
  ...changes,
});

/** Drafts and messages by key; keys without a draft are not open. */
function createStore(messages: Record<string, ValidationMessages>, drafts: Record<string, object> = {}) {
  const getDraft = (key: string) => drafts[key] ?? (key in messages ? lessonDraft() : undefined);
  return { getDraft, getValidationMessages: (key: string) => messages[key] ?? {} } as Parameters<
    typeof listDraftProblems
  >[0];
}

test('problems come in the order of the tabs, the lessons and the fields of the page', () => {
  const store = createStore({
    course: { slug: 'invalidSlug', title: 'required', titleAr: 'required' },
    'lesson-7': { 'attachments.1.url': 'invalidUrl', videoUrl: 'invalidUrl' },
    'lesson-3': {},
  });
  const list = (language: 'ar' | 'en') =>
    listDraftProblems(store, ['3', '7', '9'], language).map(({ lessonId, path }) => `${lessonId}:${path}`);
  expect(list('en').join()).toBe('null:title,null:titleAr,null:slug,7:videoUrl,7:attachments.1.url');
  expect(list('ar').join()).toBe('null:titleAr,null:title,null:slug,7:videoUrl,7:attachments.1.url');
});

test('a choice between two versions needs attention before the fields', () => {
  const messages = { 'lesson-3': { title: 'required' }, 'lesson-4': {} };
  const store = createStore(messages, {
    'lesson-3': lessonDraft({ remoteConflicts: { content: 'Theirs' } }),
    'lesson-4': lessonDraft({ otherTabVersions: [{ content: 'Other tab' }] }),
  });
  expect(listDraftProblems(store, ['3', '4'], 'en').map(({ path }) => path)).toEqual(['conflict', 'title', 'conflict']);
});

test.each([
  [null, 'title', '/dashboard/trainer/courses/5#course-title'],
  [null, 'conflict', '/dashboard/trainer/courses/5#draft-conflict'],
  ['7', 'videoUrl', '/dashboard/trainer/courses/5?lesson=7#lesson-videoUrl'],
  ['7', 'attachments.1.url', '/dashboard/trainer/courses/5?lesson=7#lesson-file-1-url'],
  ['7', 'attachments', '/dashboard/trainer/courses/5?lesson=7#lesson-attachments'],
])('the problem of lesson %s at %s leads to %s', (lessonId, path, address) => {
  expect(draftProblemPath('5', { lessonId, path })).toBe(address);
});
