import { describe, expect, test } from 'vitest';
import {
  mergeLessonOrder,
  courseDraftPolicy,
  isLessonEmpty,
  parseLessonChanges,
  lessonDraftPolicy,
  moveItem,
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
};

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
    { name: 'Sheet', nameAr: '', url: 'https://a.dz/a.pdf' },
    { name: '', nameAr: '', url: 'javascript:alert(1)' },
  ];
  expect(lessonDraftPolicy.validate({ videoUrl: 'http://a.dz/x.mp4', attachments })).toEqual({
    videoUrl: 'invalidUrl',
    'attachments.1.name': 'required',
    'attachments.1.url': 'invalidUrl',
  });
});

test('blank lesson texts are sent as null', () => {
  expect(parseLessonChanges({ content: ' ', isPublished: false })).toEqual({ content: null, isPublished: false });
});

test('new lessons join the order at its end and deleted ones leave it', () => {
  expect(mergeLessonOrder(['1', '2', '4'], ['3', '2', '1'])).toEqual(['2', '1', '4']);
});

test('moves an item to its new index', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('a lesson is empty without a text, a video or a file', () => {
  expect(isLessonEmpty(lesson)).toBe(true);
  expect(isLessonEmpty({ ...lesson, contentAr: 'نص' })).toBe(false);
});
