import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { defineJob, noPayload } from '../core/jobs';
import { dailyDigestNotification } from '../notifications/kinds/trainers';
import { messageIdOf, sendNotification } from '../notifications/sendNotification';

export const sendDigestsJob = defineJob({
  name: 'send_digests',
  label: { ar: 'ملخّص المدرّبين اليومي', en: 'Daily digest of trainers' },
  schedule: '*/10 * * * *',
  payload: noPayload,
});

interface CourseDay {
  trainerId: number;
  courseId: number;
  title: string;
  titleAr: string;
  students: number;
  reviews: number;
  completions: number;
  questions: number;
}

/** Days whose digest is made up for if no worker has run at their hour. */
const maxMissedDays = 7;

/**
 * The job `send_digests`: the digests of each day since the last ones; without earlier ones those of yesterday. A day ends at
 * 06:00 UTC of the next one. A second run sends nothing.
 */
export async function sendDigests(db: PrismaClient): Promise<void> {
  const days = await findEndedDays(db);
  const sent = await db.deliveredMessage.findMany({ where: { id: { in: days.map(markerOf) } }, select: { id: true } });
  const sentIds = new Set(sent.map(({ id }) => id));
  const missed = days.findIndex((day) => sentIds.has(markerOf(day)));
  for (const day of days.slice(0, missed === -1 ? 1 : missed).reverse()) await sendDigestsOf(db, day);
}

/** Id of the row that tells that the digests of a day were sent. */
const markerOf = (day: string): string => messageIdOf(`daily_digests ${day}`);

/** The last days by the calendar of Algiers, the latest first. */
async function findEndedDays(db: PrismaClient): Promise<string[]> {
  const rows = await db.$queryRaw<{ day: string }[]>`
    SELECT to_char(now() AT TIME ZONE 'UTC' - interval '6 hours' - n * interval '1 day', 'YYYY-MM-DD') AS "day"
    FROM generate_series(1, ${maxMissedDays}::int) n ORDER BY n`;
  return rows.map(({ day }) => day);
}

/** The marker is written first, so that of concurrent runs one sends. */
const sendDigestsOf = (db: PrismaClient, day: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const isFirst = await tx.$executeRaw`
      INSERT INTO "delivered_messages" ("id") VALUES (${markerOf(day)}::uuid) ON CONFLICT DO NOTHING`;
    if (isFirst === 0) return;
    const rows = await findActiveCourses(tx, day);
    for (const trainerId of new Set(rows.map((row) => row.trainerId))) {
      const own = rows.filter((row) => row.trainerId === trainerId);
      const courses = own.map(({ trainerId: _trainerId, ...course }) => course);
      const messageId = messageIdOf(`daily_digest ${trainerId} ${day}`);
      await sendNotification(tx, dailyDigestNotification, { userIds: [trainerId] }, { day, courses }, { messageId });
    }
  });

/** Courses in which something happened on a day of Algiers; reviews count when they are public, questions while they wait. */
const findActiveCourses = (tx: Prisma.TransactionClient, day: string): Promise<CourseDay[]> => tx.$queryRaw<
  CourseDay[]
>`
  WITH bounds AS (
    SELECT day AT TIME ZONE 'Africa/Algiers' AS "from", (day + interval '1 day') AT TIME ZONE 'Africa/Algiers' AS "to"
    FROM (SELECT ${day}::timestamp AS day) days
  ), activity AS (
    SELECT "courseId", count(*)::int AS "students", 0 AS "reviews", 0 AS "completions", 0 AS "questions"
    FROM "enrollments", bounds
    WHERE "enrolledAt" >= bounds."from" AND "enrolledAt" < bounds."to" AND "status" IN ('in_progress', 'completed') GROUP BY 1
    UNION ALL
    SELECT "courseId", 0, count(*)::int, 0, 0
    FROM "reviews", bounds
    WHERE "isApproved" AND "updatedAt" >= bounds."from" AND "updatedAt" < bounds."to" GROUP BY 1
    UNION ALL
    SELECT "courseId", 0, 0, count(*)::int, 0
    FROM "enrollments", bounds WHERE "completedAt" >= bounds."from" AND "completedAt" < bounds."to" GROUP BY 1
    UNION ALL
    SELECT "courseId", 0, 0, 0, count(*)::int
    FROM "threads", bounds WHERE "waitingSince" >= bounds."from" AND "waitingSince" < bounds."to" GROUP BY 1
  )
  SELECT c."trainerId", c."id" AS "courseId", c."title", c."titleAr", sum("students")::int AS "students",
    sum("reviews")::int AS "reviews", sum("completions")::int AS "completions", sum("questions")::int AS "questions"
  FROM activity JOIN "courses" c ON c."id" = "courseId"
  GROUP BY c."trainerId", c."id" ORDER BY c."trainerId", c."id"`;
