import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { defineJob, noPayload } from '../core/jobs';
import { practiceDueNotification } from '../notifications/kinds/practice';
import { messageIdOf, sendNotifications } from '../notifications/sendNotification';
import { collectCardsSql } from './collectCards';
import { findPracticeRows, type PracticeRow } from './practiceRows';

export const remindPracticeJob = defineJob({
  name: 'remind_practice',
  label: { ar: 'تذكير المتعلّمين بأسئلة التمرّن', en: 'Remind students of questions to practice' },
  schedule: '23 7 * * *',
  payload: noPayload,
});

/**
 * The job `remind_practice`: once a week, from Sunday, each student with due questions gets one reminder. It ends by itself four weeks
 * after the last question became due. Before, it makes the cards that no end of an attempt has made.
 */
export async function remindPractice(db: PrismaClient): Promise<void> {
  await collectLateCards(db);
  const [week] = await db.$queryRaw<{ start: string }[]>`SELECT practice_week()::text AS "start"`;
  const marker = messageIdOf(`practice_reminders ${week?.start}`);
  if ((await db.deliveredMessage.count({ where: { id: marker } })) > 0) return;
  const reminders = await createReminders(db);
  await db.$transaction(async (tx) => {
    // Of concurrent runs one sends.
    const isFirst = await tx.$executeRaw`
      INSERT INTO "delivered_messages" ("id") VALUES (${marker}::uuid) ON CONFLICT DO NOTHING`;
    if (isFirst > 0) await sendNotifications(tx, practiceDueNotification, reminders);
  });
}

/** Cards of attempts that changed rules or exceptions have revealed, or whose cards a crash after the marking has left out. */
async function collectLateCards(db: PrismaClient): Promise<void> {
  const since = Prisma.sql`now() - interval '2 days'`;
  const enrollmentIds = Prisma.sql`ARRAY(
    SELECT a."enrollmentId" FROM "quiz_attempts" a JOIN "quizzes" q ON q."lessonId" = a."quizId" WHERE q."updatedAt" > ${since}
    UNION SELECT x."enrollmentId" FROM "quiz_exceptions" x WHERE x."createdAt" > ${since}
    UNION SELECT a."enrollmentId" FROM "quiz_attempts" a WHERE a."submittedAt" > ${since})`;
  await db.$queryRaw`SELECT ${collectCardsSql(enrollmentIds)}::text`;
}

async function createReminders(db: PrismaClient) {
  const recentlyDue = Prisma.sql`e."id" IN (
    SELECT c."enrollmentId" FROM "practice_cards" c WHERE c."due" BETWEEN now() - interval '28 days' AND now())`;
  const waiting = (await findPracticeRows(db, recentlyDue)).filter(({ roundCount }) => roundCount > 0);
  const courses = await db.course.findMany({
    where: { id: { in: [...new Set(waiting.map(({ courseId }) => courseId))] } },
    select: { id: true, title: true, titleAr: true },
  });
  const titles = new Map(courses.map((course) => [course.id, course]));
  return [...groupByStudent(waiting)].flatMap(([userId, rows]) => {
    const [most] = rows.toSorted((a, b) => b.roundCount - a.roundCount || a.courseId - b.courseId);
    const course = most && titles.get(most.courseId);
    if (!course) return [];
    const { id: courseId, title, titleAr } = course;
    const names = { title: title || titleAr, titleAr: titleAr || title };
    return [{ userId, payload: { courseId, ...names, questions: most.roundCount, otherCourses: rows.length - 1 } }];
  });
}

function groupByStudent(rows: readonly PracticeRow[]): Map<number, PracticeRow[]> {
  const groups = new Map<number, PracticeRow[]>();
  for (const row of rows) groups.set(row.studentId, [...(groups.get(row.studentId) ?? []), row]);
  return groups;
}
