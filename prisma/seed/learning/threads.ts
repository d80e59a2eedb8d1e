import { threads } from '../content/threads';
import type { FindSeededCourse } from './courses';
import { daysAgo, filterMissing, type FindId, type SeedContext } from '../seedHelpers';

/** Questions about lessons with their answers; triggers set their counters. */
export async function seedThreads(context: SeedContext, userId: FindId, courseBy: FindSeededCourse): Promise<void> {
  const { db } = context;
  const existing = await db.thread.findMany({ select: { text: true } });
  const missing = filterMissing(
    threads,
    ({ text }) => text,
    existing.map(({ text }) => text),
  );
  for (const { course, lesson, author, posts, daysAgo: days, ...thread } of missing) {
    const { id: courseId, trainerId, lessons } = courseBy(course);
    const lessonId = lessons[lesson - 1]?.id;
    if (lessonId === undefined) throw new Error(`Demo data refer to an unknown lesson: ${lesson} of "${course}"`);
    const createdAt = daysAgo(context, days);
    const place = { courseId, lessonId, authorId: userId(author) };
    const times = { createdAt, lastActivityAt: createdAt, waitingSince: createdAt };
    const { id: threadId } = await db.thread.create({ data: { ...thread, ...place, ...times }, select: { id: true } });
    await db.post.createMany({
      data: posts.map(({ author: writer, daysAgo: writtenDaysAgo, ...post }) => ({
        ...post,
        threadId,
        authorId: userId(writer),
        isTrainer: userId(writer) === trainerId,
        createdAt: daysAgo(context, writtenDaysAgo),
      })),
    });
  }
}
