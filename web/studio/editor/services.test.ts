import { expect, test } from 'vitest';
import { createClient } from '../../data/client';
import { CourseEditorDocument } from '../../data/generated/studio';
import { servicesOf } from './services';

const texts = { title: 'Sun', titleAr: 'شمس' };
const lesson = {
  __typename: 'Lesson',
  id: '8',
  ...texts,
  content: null,
  contentAr: null,
  videoUrl: null,
  attachments: [],
  duration: 5,
  isPublished: false,
  hasVideo: false,
  hasAttachments: false,
  updatedAt: '1',
};
const course = {
  __typename: 'Course',
  id: '2',
  ...texts,
  description: '',
  descriptionAr: '',
  price: '0.00',
  isFree: true,
  thumbnail: null,
  duration: 5,
  level: 'beginner',
  rating: '0.00',
  ratingCount: 0,
  slug: 'sun',
  categoryId: '1',
  trainerId: '2',
  isPublished: false,
  updatedAt: '1',
  lessons: [lesson],
};

test('what the server holds now is asked of the server, also while the page comes alive, and is shown', async () => {
  let now = course;
  const client = createClient({ send: () => Promise.resolve({ data: { course: now, categories: [] } }) });
  const asked = { query: CourseEditorDocument, variables: { id: '2' } };
  await client.query(asked);
  now = { ...course, lessons: [{ ...lesson, title: 'Moon', updatedAt: '2' }] };
  const { values, updatedAt } = await servicesOf(client, '2', 'en').lesson('8').read();
  expect([values.title, updatedAt]).toEqual(['Moon', '2']);
  expect(client.readQuery(asked)?.course?.lessons).toMatchObject([{ title: 'Moon' }]);
});
