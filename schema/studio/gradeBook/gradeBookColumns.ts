import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import type { LessonKind } from '../../contract/courses/lessonKinds';

export interface GradeBookLesson {
  id: number;
  title: string;
  titleAr: string;
  kind: LessonKind;
  isRequired: boolean;
  isPublished: boolean;
  section: { title: string; titleAr: string };
}

/** Lessons that learners have seen. Archived ones are left out, and what was reached in them is kept. */
const gradedLessons = {
  archivedAt: null,
  firstPublishedAt: { not: null },
} satisfies Prisma.LessonWhereInput;

/** The columns of a course in its order. */
export const findGradeBookLessons = (db: PrismaClient, courseId: number): Promise<GradeBookLesson[]> =>
  db.lesson.findMany({
    where: { ...gradedLessons, courseId },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      title: true,
      titleAr: true,
      kind: true,
      isRequired: true,
      isPublished: true,
      section: { select: { title: true, titleAr: true } },
    },
  });
