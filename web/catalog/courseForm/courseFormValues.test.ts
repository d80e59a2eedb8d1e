import { expect, test } from 'vitest';
import { updateCourseSchema } from '../../../schema/contract/validation/learning/catalog';
import type { CourseFormFragment } from './__generated__/CourseForm';
import { toCourseFormValues, toUpdateCourseInput } from './courseFormValues';

const course: CourseFormFragment = {
  id: '1',
  title: '',
  titleAr: '',
  description: '',
  descriptionAr: '',
  summary: '',
  summaryAr: '',
  slug: '',
  categoryId: '1',
  price: '0.00',
  isFree: true,
  thumbnail: null,
  thumbnailSources: [],
  hasCertificate: true,
  duration: 5,
  keywords: [],
  outcomes: [],
  outcomesAr: [],
  audience: [],
  audienceAr: [],
  requirements: [],
  requirementsAr: [],
  previewLessonId: null,
  prerequisites: [{ id: '9', title: 'Volts', titleAr: 'فولط' }],
  level: 'beginner',
  rating: '0.00',
  ratingCount: 0,
  isPublished: false,
  isArchived: false,
  updatedAt: '',
};

test('an update holds only the changed fields, parsed, with ids as strings', () => {
  const changes = updateCourseSchema.parse({ price: '1,500', duration: '٩٠', thumbnail: '', categoryId: '3' });
  expect(toUpdateCourseInput(changes)).toEqual({
    price: '1500.00',
    duration: 90,
    thumbnail: null,
    categoryId: '3',
  });
});

test('keywords are lines of text in the form and a list in an update', () => {
  const { keywords } = toCourseFormValues({ ...course, keywords: ['éolienne', 'طاقة, ريح'] });
  expect(keywords).toBe('éolienne\n"طاقة, ريح"');
  expect(toUpdateCourseInput(updateCourseSchema.parse({ keywords }))).toEqual({ keywords: ['éolienne', 'طاقة, ريح'] });
});

test('courses that come before are ids in the form and in an update', () => {
  expect(toCourseFormValues(course).requiredCourseIds).toEqual(['9']);
  const changes = updateCourseSchema.parse({ requiredCourseIds: ['9', '12', '9'] });
  expect(toUpdateCourseInput(changes)).toEqual({ requiredCourseIds: ['9', '12'] });
});

test('the form shows a price without trailing zeros', () => {
  const prices = ['1500.00', '0.00', '99.50'].map((price) => toCourseFormValues({ ...course, price }).price);
  expect(prices).toEqual(['1500', '0', '99.5']);
});
