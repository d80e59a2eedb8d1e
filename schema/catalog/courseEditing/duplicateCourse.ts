import { Prisma, type Course } from '../../../prisma/generated/client';
import { withoutAudit, withTrainerAudit } from '../../audit/auditedTransaction';
import { bounds } from '../../contract/bounds';
import { clientKeyArgs } from '../../admin/createOnce';
import { builder } from '../../core/builder';
import type { Viewer } from '../../core/context';
import { Problem } from '../../core/problem';
import { namesDeletedUpload } from '../../uploads/uploads';
import { copyQuizzes } from '../../quizzes/copyQuizzes';
import { CourseType } from '../course';
import { createCourse, limitCourseCreation } from './createCourse';
import { copyLessonCaptions } from '../lessons/lessonCaptions';
import { editableBy, findEditableCourse } from './editableCourse';
import { withUniqueSlug } from './uniqueSlug';
import {
  buildCourseSearchText,
  draftSlug,
  ensureTrainer,
  findCourseSlugs,
  lockCourse,
  reserveCourseId,
} from './updateCourse';

/** Columns that a copy has of its own: a new column of courses is copied, or listed here. */
type OwnColumn =
  | 'id'
  | 'title'
  | 'titleAr'
  | 'slug'
  | 'isPublished'
  | 'firstPublishedAt'
  | 'publishedAt'
  | 'previewLessonId'
  | 'searchText'
  | 'sortKey'
  | 'sortKeyAr'
  | 'adminSearchText'
  | 'createdAt'
  | 'updatedAt';

/** Copied as they are; a file is shared by its address, and it stays as long as a row names it (R-STU-7). */
const copiedColumns = {
  description: true,
  descriptionAr: true,
  categoryId: true,
  trainerId: true,
  level: true,
  price: true,
  currency: true,
  isFree: true,
  thumbnail: true,
  duration: true,
  hasCertificate: true,
  keywords: true,
  outcomes: true,
  outcomesAr: true,
  audience: true,
  audienceAr: true,
  requirements: true,
  requirementsAr: true,
} as const satisfies Record<Exclude<keyof Course, OwnColumn>, true>;

/** A title with a mark behind it, cut to the maximum length of titles; a missing one stays blank. */
const markTitle = (title: string, mark: string): string =>
  title &&
  `${Array.from(title)
    .slice(0, bounds.content.titleMax - mark.length)
    .join('')}${mark}`;

const englishMark = ' (copy)';
const arabicMark = ' (نسخة)';

/** The key of a section of the copy is found by the place of its original, counted from 1. */
const placesOfSections = (courseId: number) => Prisma.sql`
  SELECT "id", "title", "titleAr", row_number() OVER (ORDER BY "position", "id")::integer AS "place"
  FROM "course_sections" WHERE "courseId" = ${courseId}::integer`;

const copySections = (tx: Prisma.TransactionClient, from: number, to: number) => tx.$executeRaw`
  INSERT INTO "course_sections" ("courseId", "title", "titleAr", "position")
  SELECT ${to}::integer, "title", "titleAr", "place" FROM (${placesOfSections(from)}) AS originals ORDER BY "place"`;

/**
 * Archived lessons stay behind, and attachments and videos whose files do not exist any more. Progress belongs to enrollments,
 * which are not copied.
 */
const copyLessons = (tx: Prisma.TransactionClient, from: number, to: number) => tx.$executeRaw`
  INSERT INTO "lessons" ("courseId", "sectionId", "kind", "title", "titleAr", "content", "contentAr", "videoUrl", "attachments", "duration", "order", "isPublished", "isRequired", "needsPrevious")
  SELECT ${to}::integer, copied."id", l."kind", l."title", l."titleAr", "content", "contentAr", (
      SELECT "videoUrl" WHERE NOT EXISTS (
        SELECT FROM upload_keys("videoUrl") AS named
        WHERE NOT EXISTS (SELECT FROM "uploads" WHERE "key" = named AND "kind" = 'attachment'))
    ), (
      SELECT coalesce(jsonb_agg("item" ORDER BY "place"), '[]')
      FROM jsonb_array_elements("attachments") WITH ORDINALITY AS items("item", "place")
      WHERE NOT EXISTS (
        SELECT FROM upload_keys("item"->>'url') AS named WHERE NOT EXISTS (SELECT FROM "uploads" WHERE "key" = named))
    ), "duration", "order", "isPublished", "isRequired", "needsPrevious"
  FROM "lessons" l
    JOIN (${placesOfSections(from)}) AS original ON original."id" = l."sectionId"
    JOIN (${placesOfSections(to)}) AS copied ON copied."place" = original."place"
  WHERE l."courseId" = ${from} AND l."archivedAt" IS NULL ORDER BY l."order", l."id"`;

const copyPrerequisites = (tx: Prisma.TransactionClient, from: number, to: number) => tx.$executeRaw`
  INSERT INTO "course_prerequisites" ("courseId", "requiredCourseId")
  SELECT ${to}::integer, "requiredCourseId" FROM "course_prerequisites" WHERE "courseId" = ${from}::integer`;

/** The preview of the copy is the copied lesson: each has the place of its original. */
const copyPreview = (tx: Prisma.TransactionClient, from: number, to: number) => tx.$executeRaw`
  UPDATE "courses" SET "previewLessonId" = copied."id"
  FROM "courses" o JOIN "lessons" l ON l."id" = o."previewLessonId"
    JOIN "lessons" copied ON copied."courseId" = ${to}::integer AND copied."order" = l."order" AND copied."title" = l."title" AND copied."titleAr" = l."titleAr"
  WHERE "courses"."id" = ${to}::integer AND o."id" = ${from}::integer`;

/** Copies a course to a new draft of the same trainer. */
async function copyCourse(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  { id, copyId, slug }: { id: number; copyId: number; slug: string },
): Promise<{ id: number }> {
  // No lesson changes while the copy is made.
  await lockCourse(tx, id);
  const original = await tx.course.findFirst({
    where: editableBy(id, viewer),
    select: { ...copiedColumns, title: true, titleAr: true },
  });
  if (!original) throw new Problem('courseNotFound');
  await ensureTrainer(tx, viewer, original.trainerId);
  const isMissing = await namesDeletedUpload(tx, original.thumbnail ?? '');
  const course = {
    ...original,
    thumbnail: isMissing ? null : original.thumbnail,
    title: markTitle(original.title, englishMark),
    titleAr: markTitle(original.titleAr, arabicMark),
    slug,
  };
  const copy = await withTrainerAudit(tx, viewer, () =>
    tx.course.create({
      select: { id: true },
      data: { ...course, id: copyId, searchText: buildCourseSearchText(course) },
    }),
  );
  await withoutAudit(tx, async () => {
    await copySections(tx, id, copy.id);
    await copyLessons(tx, id, copy.id);
    await copyPrerequisites(tx, id, copy.id);
    await copyLessonCaptions(tx, id, copy.id);
    await copyPreview(tx, id, copy.id);
    await copyQuizzes(tx, id, copy.id);
  });
  return copy;
}

builder.mutationField('duplicateCourse', (t) =>
  t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Copies a course with its sections, lessons, captions, attachments, quizzes, questions and prerequisites to a new draft of the same trainer, marked as a copy in both titles: a trainer their own course, an admin any.',
    problems: ['courseNotFound', 'invalidInput', 'tooManyAttempts'],
    args: { id: t.arg.id({ required: true, description: 'Id of the course to copy.' }), ...clientKeyArgs },
    resolve: async (query, _root, { id: key, clientKey }, context) => {
      const { viewer } = context;
      const { id, title } = await findEditableCourse(key, context);
      await limitCourseCreation(context);
      const lessonCount = await context.db.lesson.count({ where: { courseId: id, archivedAt: null } });
      if (viewer.role !== 'admin' && lessonCount > 0)
        await context.services.rateLimiter.limitByUser(viewer.id, 'lesson', lessonCount);
      const copyId = await reserveCourseId(context);
      return withUniqueSlug(
        { slug: null, title: markTitle(title, englishMark), fallback: draftSlug(copyId) },
        findCourseSlugs(context),
        (slug) =>
          createCourse(context, {
            clientKey,
            copiedId: id,
            create: (tx) => copyCourse(tx, viewer, { id, copyId, slug }),
            read: (tx, courseId) => tx.course.findUnique({ ...query, where: { id: courseId } }),
          }),
      );
    },
  }),
);
