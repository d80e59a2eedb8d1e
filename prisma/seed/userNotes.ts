import { userNotes } from './content/userNotes';
import { daysAgo, filterMissing, type FindId, type SeedContext } from './seedHelpers';

/** Notes of the admin on some users. */
export async function seedUserNotes(context: SeedContext, userId: FindId): Promise<void> {
  const { db } = context;
  const existing = await db.userNote.findMany({ select: { text: true } });
  await db.userNote.createMany({
    data: filterMissing(
      userNotes,
      ({ text }) => text,
      existing.map(({ text }) => text),
    ).map(({ about, text, daysAgo: days }) => ({
      userId: userId(about),
      authorId: userId('admin'),
      text,
      createdAt: daysAgo(context, days),
      updatedAt: daysAgo(context, days),
    })),
  });
}
