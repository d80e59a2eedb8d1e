import { beforeAll, describe, expect, test } from 'vitest';
import {
  courseDraftPolicy,
  isLessonEmpty,
  parseLessonChanges,
  lessonDraftPolicy,
  parseNewLesson,
} from './courseDraftPolicies';

const lesson = {
  title: 'One',
  titleAr: 'واحد',
  content: '',
  contentAr: '',
  videoUrl: '',
  attachments: [],
  captions: [],
  duration: '10',
  isPublished: true,
  isRequired: true,
  needsPrevious: false,
  kind: 'content' as const,
  sectionId: '4',
};

beforeAll(async () => Promise.all([courseDraftPolicy.load?.(), lessonDraftPolicy.load?.()]));

describe('two values are equal if the server stores them alike', () => {
  test.each([
    ['title', 'Sun', ' Sun ', true],
    ['title', '007', '7', false],
    ['price', '1500', '1,500.00', true],
    ['price', '1500', '١٥٠٠', true],
    ['price', '0', '', false],
    ['price', '0', 'free', false],
    ['description', 'a\r\nb', 'a\nb', true],
    ['slug', 'sun', '', true],
    ['slug', 'sun', 'moon', false],
    ['thumbnail', '', '  ', true],
  ] as const)('%s: “%s” and “%s”: %s', (field, a, b, isEqual) => {
    expect(courseDraftPolicy.equals(field, a, b)).toBe(isEqual);
  });

  test('attachments are compared by names and order', () => {
    const [a, b] = [
      { name: 'A', nameAr: '', url: 'https://a.dz/a.pdf' },
      { name: 'B', nameAr: '', url: 'https://a.dz/b.pdf' },
    ];
    expect(lessonDraftPolicy.equals('attachments', [a, b], [{ ...a }, { ...b }])).toBe(true);
    expect(lessonDraftPolicy.equals('attachments', [a, b], [b, a])).toBe(false);
  });
});

test('validates each field by itself, with message paths of its parts', () => {
  expect(courseDraftPolicy.validate({ title: ' ', titleAr: 'شمس', price: 'much', slug: 'Not a slug' })).toEqual({
    price: 'unreadableAmount',
    slug: 'invalidSlug',
  });
  const attachments = [
    { name: '', nameAr: 'ورقة', url: 'https://a.dz/a.pdf' },
    { name: '', nameAr: ' ', url: 'javascript:alert(1)' },
  ];
  expect(lessonDraftPolicy.validate({ videoUrl: 'http://a.dz/x.mp4', attachments })).toEqual({
    videoUrl: 'invalidUrl',
    'attachments.1.name': 'required',
    'attachments.1.nameAr': 'required',
    'attachments.1.url': 'invalidUrl',
  });
});

test('blank lesson texts are sent as null', async () => {
  expect(await parseLessonChanges({ content: ' ', isPublished: false })).toEqual({ content: null, isPublished: false });
});

test('a new lesson is created in its section with its kind, which no later change sends', async () => {
  expect(await parseNewLesson({ kind: 'quiz', sectionId: '4' })).toMatchObject({ kind: 'quiz', sectionId: '4' });
  expect(await parseNewLesson({ sectionId: '' })).not.toHaveProperty('sectionId');
  expect(await parseLessonChanges({ kind: 'quiz', sectionId: '4', needsPrevious: true })).toEqual({
    needsPrevious: true,
  });
});

test('a lesson is empty without a text, a video or a file', () => {
  expect(isLessonEmpty(lesson)).toBe(true);
  expect(isLessonEmpty({ ...lesson, contentAr: 'نص' })).toBe(false);
});
