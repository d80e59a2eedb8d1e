import { Prisma } from '../../../prisma/generated/client';
import { bounds } from '../../contract/bounds';
import { likePatterns, redactText, type Redaction } from './redaction';

/** Before their posts and reports, in the order of moderators, whose writes would otherwise wait for each other. */
export const lockThreadsOf = (tx: Prisma.TransactionClient, userId: number) => tx.$queryRaw`
  SELECT 1 FROM "threads" WHERE "id" IN (
    SELECT "id" FROM "threads" WHERE "authorId" = ${userId}
    UNION SELECT "threadId" FROM "posts" WHERE "authorId" = ${userId}
    UNION SELECT "threadId" FROM "thread_reports" WHERE "userId" = ${userId})
  ORDER BY "id" FOR NO KEY UPDATE`;

/**
 * Deletes the questions of a person that have no posts; what others wrote below the rest, and below their posts, remains. A trigger
 * blanks the texts without an author, and why others reported them goes too. Others may have written the name in the courses of the
 * person and in the threads in which the person wrote.
 */
export async function forgetThreadAuthor(
  tx: Prisma.TransactionClient,
  authorId: number,
  redaction: Redaction,
): Promise<void> {
  await forgetHiddenReasons(tx, authorId);
  await tx.threadReport.updateMany({
    where: { OR: [{ postId: null, thread: { authorId } }, { post: { authorId } }] },
    data: { reason: '' },
  });
  for (const { table, column, id, text } of await findTextsOfOthers(tx, authorId, redaction)) {
    const redacted = redactText(redaction, text);
    if (redacted === text) continue;
    const [into, target] = [table, column].map((name) => Prisma.raw(`"${name}"`));
    const length = column === 'text' ? bounds.threads.textMax : bounds.threads.reasonMax;
    await tx.$executeRaw`UPDATE ${into} SET ${target} = left(${redacted}, ${length}::int) WHERE "id" = ${id}`;
  }
  await tx.thread.deleteMany({ where: { authorId, lastPostId: null } });
  await tx.thread.updateMany({ where: { authorId }, data: { authorId: null } });
  await tx.post.updateMany({ where: { authorId }, data: { authorId: null } });
}

/** The audit log has why a text was hidden, which may be about the person. */
const forgetHiddenReasons = (tx: Prisma.TransactionClient, authorId: number) => tx.$executeRaw`
  UPDATE "audit_entries" a SET
    "before" = a."before" || CASE WHEN a."before" ? 'hiddenReason' THEN '{"hiddenReason": null}' ELSE '{}' END::jsonb,
    "after" = a."after" || CASE WHEN a."after" ? 'hiddenReason' THEN '{"hiddenReason": null}' ELSE '{}' END::jsonb
  WHERE (a."entity", a."entityId") IN (
    SELECT 'threads', "id" FROM "threads" WHERE "authorId" = ${authorId}
    UNION ALL SELECT 'posts', "id" FROM "posts" WHERE "authorId" = ${authorId})`;

interface FoundText {
  table: 'threads' | 'posts' | 'thread_reports';
  column: 'text' | 'hiddenReason' | 'reason';
  id: number;
  text: string;
}

const findTextsOfOthers = (tx: Prisma.TransactionClient, authorId: number, redaction: Redaction) => {
  const { any } = likePatterns(redaction);
  return tx.$queryRaw<FoundText[]>`
    WITH read AS MATERIALIZED (
      SELECT t."id" FROM "enrollments" e JOIN "threads" t ON t."courseId" = e."courseId" WHERE e."studentId" = ${authorId}
      UNION SELECT "id" FROM "threads" WHERE "authorId" = ${authorId}
      UNION SELECT "threadId" FROM "posts" WHERE "authorId" = ${authorId}
    ), texts AS (
      SELECT 'threads' AS "table", v."column", t."id", v."text" FROM read r JOIN "threads" t ON t."id" = r."id"
        CROSS JOIN LATERAL (VALUES ('text', t."text"), ('hiddenReason', t."hiddenReason")) v("column", "text")
        WHERE t."authorId" IS DISTINCT FROM ${authorId}
      UNION ALL
      SELECT 'posts', v."column", p."id", v."text" FROM read r JOIN "posts" p ON p."threadId" = r."id"
        CROSS JOIN LATERAL (VALUES ('text', p."text"), ('hiddenReason', p."hiddenReason")) v("column", "text")
        WHERE p."authorId" IS DISTINCT FROM ${authorId}
      UNION ALL
      SELECT 'thread_reports', 'reason', t."id", t."reason" FROM read r JOIN "thread_reports" t ON t."threadId" = r."id"
    )
    SELECT "table", "column", "id", "text" FROM texts WHERE "text" ILIKE ANY (${any})`;
};
