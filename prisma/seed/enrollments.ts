import type { Prisma } from '../generated/client';
import type { FindSeededCourse, SeededCourse } from './courses';
import { enrollments } from './content/enrollments';
import type { EnrollmentContent } from './content/types';
import { filterMissing, daysAgo, type FindId, type SeedContext } from './seedHelpers';

/** Video position in an unfinished lesson, in seconds; the sample clip is short. */
const videoPositionSeconds = 9;

interface EnrollmentPlan extends EnrollmentContent {
  studentId: number;
  seeded: SeededCourse;
  done: number;
}

/** Enrollments in all states with lesson progress that matches their percentage. */
export async function seedEnrollments(context: SeedContext, userId: FindId, courseBy: FindSeededCourse): Promise<void> {
  const { db } = context;
  const plans = enrollments.map((enrollment) => planEnrollment(enrollment, userId, courseBy));
  const existing = await db.enrollment.findMany({ select: { studentId: true, courseId: true } });
  const missing = filterMissing(
    plans,
    enrollmentKey,
    existing.map(({ studentId, courseId }) => `${studentId}:${courseId}`),
  );
  const rows = await db.enrollment.createManyAndReturn({
    data: missing.map((plan) => toEnrollmentColumns(context, plan)),
    select: { id: true, studentId: true, courseId: true },
  });
  const idBy = new Map(rows.map(({ id, studentId, courseId }) => [`${studentId}:${courseId}`, id]));
  await db.lessonProgress.createMany({
    data: missing.flatMap((plan) => toLessonProgressRows(context, plan, idBy.get(enrollmentKey(plan)) ?? 0)),
  });
}

const enrollmentKey = ({ studentId, seeded }: EnrollmentPlan) => `${studentId}:${seeded.id}`;

function planEnrollment(enrollment: EnrollmentContent, userId: FindId, courseBy: FindSeededCourse): EnrollmentPlan {
  const seeded = courseBy(enrollment.course);
  const done = enrollment.completed === 'all' ? seeded.lessons.length : enrollment.completed;
  return { ...enrollment, studentId: userId(enrollment.student), seeded, done };
}

function toEnrollmentColumns(context: SeedContext, plan: EnrollmentPlan): Prisma.EnrollmentCreateManyInput {
  const isComplete = plan.done === plan.seeded.lessons.length;
  const lastActivityAt = daysAgo(context, plan.lastActiveDaysAgo);
  return {
    studentId: plan.studentId,
    courseId: plan.seeded.id,
    status: plan.awaitsPayment ? 'pending_payment' : isComplete ? 'completed' : 'in_progress',
    progress: Math.floor((plan.done / plan.seeded.lessons.length) * 100),
    enrolledAt: daysAgo(context, plan.enrolledDaysAgo),
    completedAt: isComplete ? lastActivityAt : null,
    lastActivityAt,
  };
}

/** Completed lessons are spread evenly over the period of study; the next lesson is open. */
function toLessonProgressRows(
  context: SeedContext,
  plan: EnrollmentPlan,
  enrollmentId: number,
): Prisma.LessonProgressCreateManyInput[] {
  const { done, enrolledDaysAgo, lastActiveDaysAgo, seeded } = plan;
  const pace = (enrolledDaysAgo - lastActiveDaysAgo) / Math.max(done, 1);
  const completed = seeded.lessons.slice(0, done).map((lesson, index) => {
    const completedAt = daysAgo(context, enrolledDaysAgo - pace * (index + 1));
    const openedAt = new Date(completedAt.getTime() - lesson.duration * 60_000);
    return { enrollmentId, lessonId: lesson.id, position: 0, openedAt, completedAt };
  });
  const next = done > 0 ? seeded.lessons[done] : undefined;
  if (!next) return completed;
  const openedAt = daysAgo(context, lastActiveDaysAgo);
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
