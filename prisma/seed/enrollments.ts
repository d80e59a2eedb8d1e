import type { Prisma } from '../generated/client';
import type { FindSeededCourse, SeededCourse } from './courses';
import { enrollments } from './content/enrollments';
import type { EnrollmentContent } from './content/types';
import { filterMissing, daysAgo, type FindId, type SeedContext } from './seedHelpers';

/** Where a student stopped in a video that is not finished; the sample clip is short. */
const videoPositionSeconds = 9;

interface EnrollmentPlan extends EnrollmentContent {
  studentId: number;
  seeded: SeededCourse;
  done: number;
}

/** Enrolments in all states, with a row for each lesson opened, as the server itself would have counted them. */
export async function seedEnrollments(seeding: SeedContext, userId: FindId, courseBy: FindSeededCourse): Promise<void> {
  const { db } = seeding;
  const plans = enrollments.map((enrolment) => planEnrollment(enrolment, userId, courseBy));
  const present = await db.enrollment.findMany({ select: { studentId: true, courseId: true } });
  const missing = filterMissing(
    plans,
    enrollmentKey,
    present.map(({ studentId, courseId }) => `${studentId}:${courseId}`),
  );
  const rows = await db.enrollment.createManyAndReturn({
    data: missing.map((plan) => toEnrollmentColumns(seeding, plan)),
    select: { id: true, studentId: true, courseId: true },
  });
  const idBy = new Map(rows.map(({ id, studentId, courseId }) => [`${studentId}:${courseId}`, id]));
  await db.lessonProgress.createMany({
    data: missing.flatMap((plan) => toLessonProgressRows(seeding, plan, idBy.get(enrollmentKey(plan)) ?? 0)),
  });
}

const enrollmentKey = ({ studentId, seeded }: EnrollmentPlan) => `${studentId}:${seeded.id}`;

function planEnrollment(enrolment: EnrollmentContent, userId: FindId, courseBy: FindSeededCourse): EnrollmentPlan {
  const seeded = courseBy(enrolment.course);
  const done = enrolment.completed === 'all' ? seeded.lessons.length : enrolment.completed;
  return { ...enrolment, studentId: userId(enrolment.student), seeded, done };
}

function toEnrollmentColumns(seeding: SeedContext, plan: EnrollmentPlan): Prisma.EnrollmentCreateManyInput {
  const isComplete = plan.done === plan.seeded.lessons.length;
  const lastActivityAt = daysAgo(seeding, plan.lastActiveDaysAgo);
  return {
    studentId: plan.studentId,
    courseId: plan.seeded.id,
    status: plan.awaitsPayment ? 'pending_payment' : isComplete ? 'completed' : 'in_progress',
    progress: Math.floor((plan.done / plan.seeded.lessons.length) * 100),
    enrolledAt: daysAgo(seeding, plan.enrolledDaysAgo),
    completedAt: isComplete ? lastActivityAt : null,
    lastActivityAt,
  };
}

/** Completed lessons spread evenly over the time of study; the next one is open where the student has begun. */
function toLessonProgressRows(
  seeding: SeedContext,
  plan: EnrollmentPlan,
  enrollmentId: number,
): Prisma.LessonProgressCreateManyInput[] {
  const { done, enrolledDaysAgo, lastActiveDaysAgo, seeded } = plan;
  const pace = (enrolledDaysAgo - lastActiveDaysAgo) / Math.max(done, 1);
  const completed = seeded.lessons.slice(0, done).map((lesson, index) => {
    const completedAt = daysAgo(seeding, enrolledDaysAgo - pace * (index + 1));
    const openedAt = new Date(completedAt.getTime() - lesson.duration * 60_000);
    return { enrollmentId, lessonId: lesson.id, position: 0, openedAt, completedAt };
  });
  const next = done > 0 ? seeded.lessons[done] : undefined;
  if (!next) return completed;
  const openedAt = daysAgo(seeding, lastActiveDaysAgo);
  return [
    ...completed,
    {
      enrollmentId,
      lessonId: next.id,
      position: next.videoUrl ? videoPositionSeconds : 0,
      openedAt,
      completedAt: null,
    },
  ];
}
