import { Prisma } from '../../prisma/generated/client';
import { queryRows } from '../../prisma/directConnection';
import { needsEvidence } from '../contract/courses/lessonKinds';
import { videoPositionSchema } from '../contract/validation/learning/catalog';
import { builder } from '../core/builder';
import { onConstraintViolation, Problem, validate } from '../core/problem';
import { completionNotificationsSql } from './enrollmentProgress';
import { EnrollmentType, LessonProgressType } from './enrollment';
import { findEnrolledLesson } from './findEnrolledLesson';

const openLessonNote = 'Key of a published lesson, or of one in `Enrollment.withdrawnLessons`.';

builder.mutationFields((t) => ({
  recordLessonVisit: t.withAuth({ can: 'progress:write' }).prismaField({
    type: LessonProgressType,
    description:
      'Remembers that the lesson was opened, which `completeLesson` requires, and how far its video was watched.',
    problems: ['lessonNotFound', 'notEnrolled', 'lessonLocked', 'invalidInput'],
    args: {
      lessonId: t.arg.id({ required: true, description: openLessonNote }),
      position: t.arg.int({ description: 'Seconds into the video; absent leaves the remembered position.' }),
    },
    resolve: async (query, _root, { lessonId, position }, context) => {
      const seconds = validate(videoPositionSchema, position);
      const { key } = await findEnrolledLesson(lessonId, context);
      const openedAt = new Date();
      // Locks the enrollment first, like `completeLesson`: one lock order prevents deadlocks.
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
      'Marks a lesson that was opened before as completed; doing so twice changes nothing. A quiz is completed by a passed attempt only.',
    problems: ['lessonNotFound', 'notEnrolled', 'lessonLocked', 'lessonNeedsEvidence', 'lessonNotOpened'],
    args: { lessonId: t.arg.id({ required: true, description: openLessonNote }) },
    resolve: async (query, _root, { lessonId }, context) => {
      const { key, kind } = await findEnrolledLesson(lessonId, context);
      if (needsEvidence(kind)) throw new Problem('lessonNeedsEvidence');
      const completed = Prisma.sql`complete_lesson(${key.enrollmentId}::int, ${key.lessonId}::int)`;
      await queryRows(context.db, completionNotificationsSql(completed), 'complete_lesson').catch(
        onConstraintViolation({ lesson_progress_opened_first: 'lessonNotOpened' }),
      );
      const enrollment = await context.db.enrollment.findFirst({
        ...query,
        where: { id: key.enrollmentId },
      });
      if (!enrollment) throw new Problem('notEnrolled');
      return enrollment;
    },
  }),
}));
