import type { PrismaClient } from '../../prisma/generated/client';
import type { Context, Reading } from '../context';

interface Article {
  id: number;
  authorId: number;
  isPublished: boolean;
}

/**
 * Notes that the caller has read a published article; the count follows by itself. Its author and admins look after it, and
 * are no readers. A visitor's browser is remembered; since it is easily made anew, each network has a ration.
 */
export function noteReading({ id: postId, authorId, isPublished }: Article, context: Context): void {
  const { viewer, visitor, attempts, readings } = context;
  if (!isPublished) return;
  if (viewer) {
    if (viewer.role !== 'admin' && viewer.id !== authorId) readings.add({ postId, reader: `u:${viewer.id}` });
    return;
  }
  readings.add({
    postId,
    reader: `v:${visitor.remember()}`,
    permit: () => attempts.ration('visitorView', String(postId)),
  });
}

type Row = Pick<Reading, 'postId' | 'reader'>;

/** Those of the readings that are not written yet today. */
export async function unrecorded<Noted extends Row>(db: PrismaClient, readings: readonly Noted[]): Promise<Noted[]> {
  const posts = readings.map(({ postId }) => postId);
  const readers = readings.map(({ reader }) => reader);
  const written = await db.$queryRaw<Row[]>`
    SELECT "postId", "visitorKey" AS "reader" FROM "article_views"
    WHERE "day" = (now() AT TIME ZONE 'Africa/Algiers')::date
      AND ("postId", "visitorKey") IN (SELECT * FROM unnest(${posts}::int[], ${readers}::text[]))`;
  const known = new Set(written.map(({ postId, reader }) => `${postId} ${reader}`));
  return readings.filter(({ postId, reader }) => !known.has(`${postId} ${reader}`));
}

/**
 * Writes readings in one statement; those of today that are written already change nothing. Ordered, so that processes that
 * write at the same time never wait in a circle; articles that are gone meanwhile are left out.
 */
export async function recordReadings(db: PrismaClient, readings: readonly Row[]): Promise<void> {
  const posts = readings.map(({ postId }) => postId);
  const readers = readings.map(({ reader }) => reader);
  await db.$executeRaw`
    INSERT INTO "article_views" ("postId", "visitorKey", "day")
    SELECT "id", "reader", (now() AT TIME ZONE 'Africa/Algiers')::date
    FROM unnest(${posts}::int[], ${readers}::text[]) AS "read" ("postId", "reader")
    JOIN "blog_posts" ON "id" = "postId"
    ORDER BY "id", "reader"
    ON CONFLICT DO NOTHING`;
}
