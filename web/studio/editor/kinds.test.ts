import { describe, expect, test } from 'vitest';
import { arranged, courseInput, courseKind, courseValues, isBlank, lessonInput, lessonKind, moved } from './kinds';

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
    expect(courseKind.same(field, one, other)).toBe(isSame);
  });

  test('files are compared with their names and their order', () => {
    const [a, b] = [
      { name: 'A', nameAr: '', url: 'https://a.dz/a.pdf' },
      { name: 'B', nameAr: '', url: 'https://a.dz/b.pdf' },
    ];
    expect(lessonKind.same('attachments', [a, b], [{ ...a }, { ...b }])).toBe(true);
    expect(lessonKind.same('attachments', [a, b], [b, a])).toBe(false);
  });
});

test('each field is judged by itself, its parts by their path', () => {
  expect(courseKind.check({ title: ' ', titleAr: 'شمس', price: 'much', slug: 'Not a slug' })).toEqual({
    title: 'required',
    price: 'notANumber',
    slug: 'invalidSlug',
  });
  const attachments = [
    { name: 'Sheet', nameAr: '', url: 'https://a.dz/a.pdf' },
    { name: '', nameAr: '', url: 'javascript:alert(1)' },
  ];
  expect(lessonKind.check({ videoUrl: 'http://a.dz/x.mp4', attachments })).toEqual({
    videoUrl: 'invalidUrl',
    'attachments.1.name': 'required',
    'attachments.1.url': 'invalidUrl',
  });
});

test('a change is sent as the schema takes it, with nothing beside it', () => {
  expect(courseInput({ price: '1,500', duration: '٩٠', thumbnail: '', categoryId: '3' })).toEqual({
    price: '1500.00',
    duration: 90,
    thumbnail: null,
    categoryId: '3',
  });
  expect(lessonInput({ content: ' ', isPublished: false })).toEqual({ content: null, isPublished: false });
});

test('a price is shown without idle centimes', () => {
  const known = { title: '', titleAr: '', description: '', descriptionAr: '', slug: '', categoryId: '1' };
  const course = { ...known, thumbnail: null, duration: 5, level: 'beginner', updatedAt: '' };
  const shown = (price: string) => courseValues({ ...course, price } as Parameters<typeof courseValues>[0]).price;
  expect([shown('1500.00'), shown('0.00'), shown('99.50')]).toEqual(['1500', '0', '99.5']);
});

test('lessons that came since join the order at its end, and those that went leave it', () => {
  expect(arranged(['1', '2', '4'], ['3', '2', '1'])).toEqual(['2', '1', '4']);
});

test('what is moved stands at its new place', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('a lesson is blank until it has a text, a video or a file', () => {
  expect(isBlank(lesson)).toBe(true);
  expect(isBlank({ ...lesson, contentAr: 'نص' })).toBe(false);
});
