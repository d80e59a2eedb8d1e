import type { LessonKind } from '../../generated/client';
import { toSearchText } from '../../../schema/contract/search/searchText';
import { bilingualColumns, bilingualLists } from '../bilingualText';
import { seedCaptions } from './captions';
import { chargingStations } from '../content/courses/charging-stations';
import { electricCars } from '../content/courses/electric-cars';
import { lithiumBatteries } from '../content/courses/lithium-batteries';
import { offGridStorage, smartGrids, windEnergy } from '../content/courses/networks';
import { rooftopDesign } from '../content/courses/rooftop-design';
import { solarFundamentals } from '../content/courses/solar-fundamentals';
import { plantMaintenance, solarBusiness, solarPumping } from '../content/courses/solar-practice';
import { driveDiagnostics, highVoltageSafety, smartCharging } from '../content/courses/workshop';
import { lessonAttachments } from '../content/lessonAttachments';
import type { CourseContent, LessonContent } from '../content/types';
import { demoQuizzes } from '../content/questions';
import { seedQuizzes } from './quizzes';
import { filterMissing, daysAgo, createLookup, type FindId, type SeedContext } from '../seedHelpers';
import { categories } from '../content/categories';

/** Seeds categories of courses and blog posts; returns a lookup of ids by slug. */
export async function seedCategories(context: SeedContext): Promise<FindId> {
  const { db, now } = context;
  const slugs = categories.map(({ slug }) => slug);
  const existing = await db.category.findMany({ where: { slug: { in: slugs } }, select: { slug: true } });
  await db.category.createMany({
    data: filterMissing(
      categories,
      ({ slug }) => slug,
      existing.map(({ slug }) => slug),
    ).map(({ slug, icon, name, description }) => ({
      slug,
      icon,
      ...bilingualColumns('name', name),
      ...bilingualColumns('description', description),
      createdAt: now,
    })),
  });
  const rows = await db.category.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } });
  const categoryBy = createLookup('category', rows, ({ slug }) => slug);
  return (slug) => categoryBy(slug).id;
}

/** The order determines the ids, which select the fallback images. */
export const demoCourses: readonly CourseContent[] = [
  solarFundamentals,
  electricCars,
  chargingStations,
  lithiumBatteries,
  rooftopDesign,
  windEnergy,
  solarPumping,
  driveDiagnostics,
  smartCharging,
  offGridStorage,
  plantMaintenance,
  smartGrids,
  solarBusiness,
  highVoltageSafety,
];

/** Data of a seeded course that later seed files need; lessons are the published ones, in order. */
export interface SeededCourse {
  id: number;
  slug: string;
  trainerId: number;
  price: number;
  lessons: { id: number; kind: LessonKind; duration: number; videoUrl: string | null }[];
}

export type FindSeededCourse = (slug: string) => SeededCourse;

/** Seeds courses and lessons; returns a lookup by slug. */
export async function seedCourses(context: SeedContext, userId: FindId, categoryId: FindId): Promise<FindSeededCourse> {
  const { db } = context;
  const slugs = demoCourses.map(({ slug }) => slug);
  const existing = await db.course.findMany({ where: { slug: { in: slugs } }, select: { slug: true } });
  const created = filterMissing(
    demoCourses,
    ({ slug }) => slug,
    existing.map(({ slug }) => slug),
  );
  await db.course.createMany({
    data: created.map((course) => toCourseColumns(context, course, userId, categoryId)),
  });
  const rowsOfCourses = await db.course.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } });
  const courseBy = createLookup('course', rowsOfCourses, ({ slug }) => slug);
  const courseId: FindId = (slug) => courseBy(slug).id;
  await seedSections(context, created, courseId);
  await seedPrerequisites(context, created, courseId);
  await seedLessons(context, slugs);
  await seedCaptions(context, slugs);
  await seedPreviews(context, slugs);
  await seedQuizzes(context, slugs);
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
        select: { id: true, kind: true, duration: true, videoUrl: true },
      },
    },
  });
  return createLookup(
    'course',
    rows.map((row) => ({ ...row, price: Number(row.price) })),
    ({ slug }) => slug,
  );
}

/** Of the lessons and the final quiz. */
const minutesOf = ({ slug, lessons }: CourseContent): number =>
  lessons.reduce((sum, { minutes }) => sum + minutes, demoQuizzes.find(({ course }) => course === slug)?.minutes ?? 0);

const toCourseColumns = (context: SeedContext, course: CourseContent, userId: FindId, categoryId: FindId) => ({
  slug: course.slug,
  ...bilingualColumns('title', course.title),
  ...bilingualColumns('description', course.description),
  categoryId: categoryId(course.category),
  trainerId: userId(course.trainer),
  price: course.price,
  isFree: course.price === 0,
  duration: minutesOf(course),
  level: course.level,
  keywords: course.keywords,
  ...bilingualLists('outcomes', course.outcomes),
  ...bilingualLists('audience', course.audience),
  ...bilingualLists('requirements', course.requirements),
  // Drafts show the fallback picture.
  thumbnail: course.isDraft ? null : `/media/courses/${course.slug}.svg`,
  isPublished: !course.isDraft,
  searchText: toSearchText(course.title.en, course.title.ar, course.description.en, course.description.ar),
  createdAt: daysAgo(context, course.createdDaysAgo),
  updatedAt: daysAgo(context, course.createdDaysAgo),
});

async function seedSections(context: SeedContext, courses: CourseContent[], courseId: FindId): Promise<void> {
  await context.db.courseSection.createMany({
    data: courses.flatMap(({ slug, sections, createdDaysAgo }) =>
      sections.map(({ title }, index) => ({
        courseId: courseId(slug),
        ...bilingualColumns('title', title),
        position: index + 1,
        createdAt: daysAgo(context, createdDaysAgo),
        updatedAt: daysAgo(context, createdDaysAgo),
      })),
    ),
  });
}

async function seedPrerequisites({ db }: SeedContext, courses: CourseContent[], courseId: FindId): Promise<void> {
  await db.coursePrerequisite.createMany({
    data: courses.flatMap(({ slug, prerequisites = [] }) =>
      prerequisites.map((required) => ({
        courseId: courseId(slug),
        requiredCourseId: courseId(required),
      })),
    ),
  });
}

async function seedLessons(context: SeedContext, slugs: string[]): Promise<void> {
  const { db } = context;
  const rows = await db.course.findMany({
    where: { slug: { in: slugs } },
    select: {
      id: true,
      slug: true,
      lessons: { select: { title: true } },
      sections: { orderBy: { position: 'asc' }, select: { id: true } },
    },
  });
  const courseBy = createLookup('course', rows, ({ slug }) => slug);
  await db.lesson.createMany({
    data: demoCourses.flatMap((course) => {
      const { id, lessons, sections } = courseBy(course.slug);
      const numbered = course.lessons.map((lesson, index) => ({ lesson, order: index + 1 }));
      return filterMissing(
        numbered,
        ({ lesson }) => lesson.title.en,
        lessons.map(({ title }) => title),
      ).map(({ lesson, order }) => ({
        ...toLessonColumns(lesson, order),
        courseId: id,
        sectionId: findSectionId(course, sections, order),
        createdAt: daysAgo(context, course.createdDaysAgo),
        updatedAt: daysAgo(context, course.createdDaysAgo),
      }));
    }),
  });
}

/** Undefined in a course whose sections are other ones: its last section takes the lesson. */
const findSectionId = (course: CourseContent, stored: readonly { id: number }[], order: number): number | undefined =>
  stored.length === course.sections.length
    ? stored[course.sections.findLastIndex(({ firstLesson }) => firstLesson <= order)]?.id
    : undefined;

/** The lesson of each course that is open to everybody, where none is chosen. */
async function seedPreviews({ db }: SeedContext, slugs: string[]): Promise<void> {
  const rows = await db.course.findMany({
    where: { slug: { in: slugs }, previewLessonId: null },
    select: { id: true, slug: true, lessons: { where: { isPublished: true }, select: { id: true, title: true } } },
  });
  for (const { id, slug, lessons } of rows) {
    const preview = demoCourses.find((course) => course.slug === slug)?.lessons.find(({ isPreview }) => isPreview);
    const previewLessonId = lessons.find(({ title }) => title === preview?.title.en)?.id;
    if (previewLessonId !== undefined) await db.course.update({ where: { id }, data: { previewLessonId } });
  }
}

const toLessonColumns = (lesson: LessonContent, order: number) => ({
  ...bilingualColumns('title', lesson.title),
  ...bilingualColumns('content', lesson.text),
  videoUrl: lesson.video ? `/media/${lesson.video}` : null,
  attachments: (lesson.handouts ?? []).map((handout) => lessonAttachments[handout]),
  duration: lesson.minutes,
  order,
  isPublished: !lesson.isDraft,
});
