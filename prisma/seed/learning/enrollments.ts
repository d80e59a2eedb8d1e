import type { Prisma } from '../../generated/client';
import { seedPassedAttempts } from './attempts';
import type { FindSeededCourse, SeededCourse } from './courses';
import { enrollments } from '../content/enrollments';
import type { EnrollmentContent } from '../content/types';
import { filterMissing, daysAgo, type FindId, type SeedContext } from '../seedHelpers';
import { reviews } from '../content/reviews';

/** Video position in an unfinished lesson, in seconds; the sample clip is short. */
const videoPositionSeconds = 9;

interface EnrollmentPlan extends EnrollmentContent {
  studentId: number;
  seeded: SeededCourse;
  completedCount: number;
}

/** Open enrollments with lesson progress that matches their percentage. */
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
  const progress = missing.flatMap((plan) => toLessonProgressRows(context, plan, idBy.get(enrollmentKey(plan)) ?? 0));
  const quizIds = new Set(
    plans.flatMap(({ seeded }) => seeded.lessons.filter(({ kind }) => kind === 'quiz')).map(({ id }) => id),
  );
  // A quiz is completed by a passed attempt alone.
  await seedPassedAttempts(
    context,
    progress.flatMap(({ completedAt, ...row }) =>
      completedAt && quizIds.has(row.lessonId) ? [{ ...row, completedAt }] : [],
    ),
  );
  await db.lessonProgress.createMany({ data: progress });
}

const enrollmentKey = ({ studentId, seeded }: EnrollmentPlan) => `${studentId}:${seeded.id}`;

function planEnrollment(enrollment: EnrollmentContent, userId: FindId, courseBy: FindSeededCourse): EnrollmentPlan {
  const seeded = courseBy(enrollment.course);
  const completedCount = enrollment.completed === 'all' ? seeded.lessons.length : enrollment.completed;
  return { ...enrollment, studentId: userId(enrollment.student), seeded, completedCount };
}

function toEnrollmentColumns(context: SeedContext, plan: EnrollmentPlan): Prisma.EnrollmentCreateManyInput {
  const isComplete = plan.completedCount === plan.seeded.lessons.length;
  const lastActivityAt = daysAgo(context, plan.lastActiveDaysAgo);
  return {
    studentId: plan.studentId,
    courseId: plan.seeded.id,
    status: isComplete ? 'completed' : 'in_progress',
    progress: Math.floor((plan.completedCount / plan.seeded.lessons.length) * 100),
    enrolledAt: daysAgo(context, plan.enrolledDaysAgo),
    completedAt: isComplete ? lastActivityAt : null,
    lastActivityAt,
  };
}

type LessonProgressRow = Prisma.LessonProgressCreateManyInput & { openedAt: Date; completedAt: Date | null };

/** Completed lessons are spread evenly over the period of study; the next lesson is open. */
function toLessonProgressRows(context: SeedContext, plan: EnrollmentPlan, enrollmentId: number): LessonProgressRow[] {
  const { completedCount, enrolledDaysAgo, lastActiveDaysAgo, seeded } = plan;
  const daysPerLesson = (enrolledDaysAgo - lastActiveDaysAgo) / Math.max(completedCount, 1);
  const completed = seeded.lessons.slice(0, completedCount).map((lesson, index) => {
    const completedAt = daysAgo(context, enrolledDaysAgo - daysPerLesson * (index + 1));
    const openedAt = new Date(completedAt.getTime() - lesson.duration * 60_000);
    return { enrollmentId, lessonId: lesson.id, position: 0, openedAt, completedAt };
  });
  const next = completedCount > 0 ? seeded.lessons[completedCount] : undefined;
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

/** Approved and pending reviews. A trigger updates the course ratings. */
export async function seedReviews(context: SeedContext, userId: FindId, courseBy: FindSeededCourse): Promise<void> {
  const { db } = context;
  const rows = reviews.map(({ student, course, rating, comment, isWaiting, daysAgo: days }) => {
    const { id, trainerId } = courseBy(course);
    return {
      userId: userId(student),
      courseId: id,
      trainerId,
      rating,
      comment: comment.en,
      commentAr: comment.ar,
      isApproved: !isWaiting,
      createdAt: daysAgo(context, days),
      updatedAt: daysAgo(context, days),
    };
  });
  const existing = await db.review.findMany({ select: { userId: true, courseId: true } });
  const keyOf = (review: { userId: number; courseId: number }) => `${review.userId}:${review.courseId}`;
  await db.review.createMany({ data: filterMissing(rows, keyOf, existing.map(keyOf)) });
}
