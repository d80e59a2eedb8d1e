import type { FindSeededCourse } from './courses';
import { reviews } from './content/reviews';
import { filterMissing, daysAgo, type FindId, type SeedContext } from './seedHelpers';

/** What students say about courses; some still wait for approval. The ratings of the courses follow by trigger. */
export async function seedReviews(seeding: SeedContext, userId: FindId, courseBy: FindSeededCourse): Promise<void> {
  const { db } = seeding;
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
      createdAt: daysAgo(seeding, days),
      updatedAt: daysAgo(seeding, days),
    };
  });
  const present = await db.review.findMany({ select: { userId: true, courseId: true } });
  const keyOf = (review: { userId: number; courseId: number }) => `${review.userId}:${review.courseId}`;
  await db.review.createMany({ data: filterMissing(rows, keyOf, present.map(keyOf)) });
}
