import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import { addJob, defineJob, type JobPayload } from '../../core/jobs';
import { newLessonNotification } from '../../notifications/kinds/courses';
import { messageIdOf, sendNotification } from '../../notifications/sendNotification';

const publishedLesson = z.object({ courseId: z.int(), lessonId: z.int() });

/** Lessons of one course, joined from several publications; `id` identifies a publication. */
export const announceLessonsJob = defineJob({
  name: 'announce_lessons',
  label: { ar: 'إعلان دروس جديدة', en: 'Announce new lessons' },
  payload: z.array(publishedLesson.extend({ id: z.string() })),
});

/** Lessons of a course that are published within this time are one message. */
const announcementDelayMs = 30 * 60 * 1000;

/** Announces a lesson of a published course to its students after a while, together with the lessons that follow. */
export async function announceLesson(
  tx: Prisma.TransactionClient,
  lesson: z.infer<typeof publishedLesson>,
): Promise<void> {
  const { courseId } = lesson;
  if ((await tx.course.count({ where: { id: courseId, isPublished: true } })) === 0) return;
  const runAt = new Date(Date.now() + announcementDelayMs);
  const key = `announce_lessons:${courseId}`;
  await addJob(tx, announceLessonsJob, [{ ...lesson, id: randomUUID() }], { runAt, key, keepsTime: true });
}

/** The job `announce_lessons`: sends one message for the lessons that are still published. */
export async function announceLessons(db: PrismaClient, lessons: JobPayload<typeof announceLessonsJob>): Promise<void> {
  const [first] = lessons;
  if (!first) return;
  const course = await db.course.findFirst({
    where: { id: first.courseId, isPublished: true },
    select: {
      title: true,
      titleAr: true,
      lessons: {
        where: { id: { in: lessons.map(({ lessonId }) => lessonId) }, isPublished: true },
        select: { id: true },
      },
    },
  });
  if (!course || course.lessons.length === 0) return;
  const { title, titleAr } = course;
  const payload = { courseId: first.courseId, title, titleAr, lessons: course.lessons.length };
  // A repeated job finds the same first publication.
  const messageId = messageIdOf(`announce_lessons ${first.id}`);
  await sendNotification(db, newLessonNotification, { enrolledIn: first.courseId }, payload, { messageId });
}
