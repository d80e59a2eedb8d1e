import { describe, expect, test } from 'vitest';
import {
  applyLessonOrder,
  toCourseInput,
  courseDraftPolicy,
  toCourseFormValues,
  isLessonEmpty,
  toLessonInput,
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
  duration: '10',
  isPublished: true,
};

describe('two values are the same where the server makes the same of them', () => {
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
  ] as const)('%s: “%s” and “%s”: %s', (field, one, other, isSame) => {
    expect(courseDraftPolicy.equals(field, one, other)).toBe(isSame);
  });

  test('files are compared with their names and their order', () => {
    const [a, b] = [
      { name: 'A', nameAr: '', url: 'https://a.dz/a.pdf' },
      { name: 'B', nameAr: '', url: 'https://a.dz/b.pdf' },
    ];
    expect(lessonDraftPolicy.equals('attachments', [a, b], [{ ...a }, { ...b }])).toBe(true);
    expect(lessonDraftPolicy.equals('attachments', [a, b], [b, a])).toBe(false);
  });
});

test('each field is judged by itself, its parts by their path', () => {
  expect(courseDraftPolicy.validate({ title: ' ', titleAr: 'شمس', price: 'much', slug: 'Not a slug' })).toEqual({
    title: 'required',
    price: 'notANumber',
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

test('a change is sent as the schema takes it, with nothing beside it', () => {
  expect(toCourseInput({ price: '1,500', duration: '٩٠', thumbnail: '', categoryId: '3' })).toEqual({
    price: '1500.00',
    duration: 90,
    thumbnail: null,
    categoryId: '3',
  });
  expect(toLessonInput({ content: ' ', isPublished: false })).toEqual({ content: null, isPublished: false });
});

test('a price is shown without idle centimes', () => {
  const known = { title: '', titleAr: '', description: '', descriptionAr: '', slug: '', categoryId: '1' };
  const course = { ...known, thumbnail: null, duration: 5, level: 'beginner', updatedAt: '' };
  const shown = (price: string) =>
    toCourseFormValues({ ...course, price } as Parameters<typeof toCourseFormValues>[0]).price;
  expect([shown('1500.00'), shown('0.00'), shown('99.50')]).toEqual(['1500', '0', '99.5']);
});

test('lessons that came since join the order at its end, and those that went leave it', () => {
  expect(applyLessonOrder(['1', '2', '4'], ['3', '2', '1'])).toEqual(['2', '1', '4']);
});

test('what is moved stands at its new place', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('a lesson is blank until it has a text, a video or a file', () => {
  expect(isLessonEmpty(lesson)).toBe(true);
  expect(isLessonEmpty({ ...lesson, contentAr: 'نص' })).toBe(false);
});
