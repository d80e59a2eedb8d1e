import { searchKey } from '../../schema/contract/search';
import { courses } from './content/courses/list';
import { handouts } from './content/handouts';
import type { CourseContent, LessonContent } from './content/types';
import { bilingual } from './prose';
import { absent, daysAgo, finder, type IdOf, type Seeding } from './seeding';

/** A seeded course as later files need it: who teaches it, and its published lessons in order. */
export interface SeededCourse {
  id: number;
  slug: string;
  trainerId: number;
  price: number;
  lessons: { id: number; duration: number; videoUrl: string | null }[];
}

export type CourseBy = (slug: string) => SeededCourse;

/** Courses and their lessons; answers them by slug. */
export async function seedCourses(seeding: Seeding, userId: IdOf, categoryId: IdOf): Promise<CourseBy> {
  const { db } = seeding;
  const slugs = courses.map(({ slug }) => slug);
  const present = await db.course.findMany({ where: { slug: { in: slugs } }, select: { slug: true } });
  await db.course.createMany({
    data: absent(
      courses,
      ({ slug }) => slug,
      present.map(({ slug }) => slug),
    ).map((course) => courseRow(seeding, course, userId, categoryId)),
  });
  await seedLessons(seeding, slugs);
  const rows = await db.course.findMany({
    where: { slug: { in: slugs } },
    select: {
      id: true,
      slug: true,
      trainerId: true,
      price: true,
      lessons: {
        where: { isPublished: true },
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
        select: { id: true, duration: true, videoUrl: true },
      },
    },
  });
  return finder(
    'course',
    rows.map((row) => ({ ...row, price: Number(row.price) })),
    ({ slug }) => slug,
  );
}

const courseRow = (seeding: Seeding, course: CourseContent, userId: IdOf, categoryId: IdOf) => ({
  slug: course.slug,
  ...bilingual('title', course.title),
  ...bilingual('description', course.description),
  categoryId: categoryId(course.category),
  trainerId: userId(course.trainer),
  price: course.price,
  isFree: course.price === 0,
  duration: course.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
  level: course.level,
  isPublished: !course.isDraft,
  searchText: searchKey(course.title.en, course.title.ar, course.description.en, course.description.ar),
  createdAt: daysAgo(seeding, course.createdDaysAgo),
  updatedAt: daysAgo(seeding, course.createdDaysAgo),
});

async function seedLessons(seeding: Seeding, slugs: string[]): Promise<void> {
  const { db } = seeding;
  const rows = await db.course.findMany({
    where: { slug: { in: slugs } },
    select: { id: true, slug: true, lessons: { select: { title: true } } },
  });
  const courseBy = finder('course', rows, ({ slug }) => slug);
  await db.lesson.createMany({
    data: courses.flatMap((course) => {
      const { id, lessons } = courseBy(course.slug);
      const numbered = course.lessons.map((lesson, index) => ({ lesson, order: index + 1 }));
      return absent(
        numbered,
        ({ lesson }) => lesson.title.en,
        lessons.map(({ title }) => title),
      ).map(({ lesson, order }) => ({
        ...lessonRow(lesson, order),
        courseId: id,
        createdAt: daysAgo(seeding, course.createdDaysAgo),
        updatedAt: daysAgo(seeding, course.createdDaysAgo),
      }));
    }),
  });
}

const lessonRow = (lesson: LessonContent, order: number) => ({
  ...bilingual('title', lesson.title),
  ...bilingual('content', lesson.text),
  videoUrl: lesson.video ? `/media/${lesson.video}` : null,
  attachments: (lesson.handouts ?? []).map((handout) => handouts[handout]),
  duration: lesson.minutes,
  order,
  isPublished: !lesson.isDraft,
});
