import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient } from '../../testing/restClient';

const { gateway, get, open, close } = createRestClient();
beforeAll(() => open());
afterAll(close);

test('sections have the documented fields, and lessons name them', async () => {
  const course = await gateway().createCourse();
  const [first, second] = [await gateway().createLesson(course.id), await gateway().createLesson(course.id)];
  await gateway().db.courseSection.update({
    where: { id: first.sectionId },
    data: { title: 'Safety', titleAr: 'السلامة' },
  });
  await gateway().db.courseSection.create({ data: { courseId: course.id, title: 'Empty', position: 2 } });
  expect((await get(`/api/courses/${course.id}/sections`)).body).toEqual([
    { id: first.sectionId, title: 'Safety', titleAr: 'السلامة', position: 1, lessonIds: [first.id, second.id] },
  ]);
});
