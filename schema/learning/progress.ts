import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import type { SignedInContext } from '../context';
import { lessonPosition } from '../contract/validation/learning';
import { checked, Problem } from '../errors';
import { recordId } from '../ids';
import { activeEnrollment } from '../rules';
import { EnrollmentType, LessonProgressType } from './enrollment';
import { recount } from './recount';

builder.mutationFields((t) => ({
  visitLesson: t.withAuth({ can: 'progress:write' }).prismaField({
    type: LessonProgressType,
    description:
      'Remembers that the lesson was opened and how far its video was watched. Problems: notSignedIn, lessonNotFound, notEnrolled, invalidInput.',
    args: {
      lessonId: t.arg.id({ required: true, description: 'Key of a published lesson.' }),
      position: t.arg.int({ description: 'Seconds into the video; absent leaves the remembered position.' }),
    },
    resolve: async (query, _root, { lessonId, position }, context) => {
      const seconds = checked(lessonPosition, position);
      const key = await ownLesson(lessonId, context);
      const openedAt = new Date();
      // The enrolment first, as in `complete`: whoever locks in one order never waits in a circle.
      const [, progress] = await context.db.$transaction([
        context.db.enrollment.update({ where: { id: key.enrollmentId }, data: { lastActivityAt: openedAt } }),
        context.db.lessonProgress.upsert({
          ...query,
          where: { enrollmentId_lessonId: key },
          create: { ...key, position: seconds, openedAt },
          update: { position: seconds, openedAt },
        }),
      ]);
      return progress;
    },
  }),
  completeLesson: t.withAuth({ can: 'progress:write' }).prismaField({
    type: EnrollmentType,
    description:
      'Marks a lesson as completed; doing so twice changes nothing. Problems: notSignedIn, lessonNotFound, notEnrolled.',
    args: { lessonId: t.arg.id({ required: true, description: 'Key of a published lesson.' }) },
    resolve: async (query, _root, { lessonId }, context) => {
      const key = await ownLesson(lessonId, context);
      await context.db.$transaction((tx) => complete(tx, key));
      return context.db.enrollment.findUniqueOrThrow({ ...query, where: { id: key.enrollmentId } });
    },
  }),
}));

interface LessonKey {
  enrollmentId: number;
  lessonId: number;
}

/** The published lesson, and the viewer's active enrolment in its course. */
async function ownLesson(id: string, { db, viewer }: SignedInContext): Promise<LessonKey> {
  const lesson = await db.lesson.findFirst({
    where: { id: recordId(id), isPublished: true, course: { isPublished: true } },
    select: {
      id: true,
      course: {
        select: { enrollments: { where: { studentId: viewer.id, ...activeEnrollment }, select: { id: true } } },
      },
    },
  });
  if (!lesson) throw new Problem('lessonNotFound');
  const [enrollment] = lesson.course.enrollments;
  if (!enrollment) throw new Problem('notEnrolled');
  return { enrollmentId: enrollment.id, lessonId: lesson.id };
}

async function complete(tx: Prisma.TransactionClient, { enrollmentId, lessonId }: LessonKey): Promise<void> {
  // The lock makes completions of one student's lessons wait for one another; else each would count without the other.
  await tx.$queryRaw`SELECT 1 FROM "enrollments" WHERE "id" = ${enrollmentId} FOR NO KEY UPDATE`;
  const changed = await tx.$executeRaw`
    INSERT INTO "lesson_progress" ("enrollmentId", "lessonId", "completedAt") VALUES (${enrollmentId}, ${lessonId}, now())
    ON CONFLICT ("enrollmentId", "lessonId") DO UPDATE SET "completedAt" = now()
    WHERE "lesson_progress"."completedAt" IS NULL`;
  if (changed === 0) return;
  await tx.enrollment.update({ where: { id: enrollmentId }, data: { lastActivityAt: new Date() } });
  await recount(tx, enrollmentId);
}
