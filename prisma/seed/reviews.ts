import type { FindSeededCourse } from './courses';
import { reviews } from './content/reviews';
import { filterMissing, daysAgo, type FindId, type SeedContext } from './seedHelpers';

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
