import { Prisma } from '../../../prisma/generated/client';
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
 * blanks the texts without an author. Others in the courses of the person may have written the name.
 */
export async function forgetThreadAuthor(
  tx: Prisma.TransactionClient,
  authorId: number,
  redaction: Redaction,
): Promise<void> {
  await forgetHiddenReasons(tx, authorId);
  await tx.thread.deleteMany({ where: { authorId, lastPostId: null } });
  await tx.thread.updateMany({ where: { authorId }, data: { authorId: null } });
  await tx.post.updateMany({ where: { authorId }, data: { authorId: null } });
  for (const { table, id, text } of await findTextsOfOthers(tx, authorId, redaction)) {
    const redacted = redactText(redaction, text);
    if (redacted !== text)
      await tx.$executeRaw`UPDATE ${Prisma.raw(`"${table}"`)} SET "text" = ${redacted} WHERE "id" = ${id}`;
  }
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
  table: 'threads' | 'posts';
  id: number;
  text: string;
}

const findTextsOfOthers = (tx: Prisma.TransactionClient, studentId: number, redaction: Redaction) => {
  const { any } = likePatterns(redaction);
  return tx.$queryRaw<FoundText[]>`
    WITH read AS MATERIALIZED (
      SELECT t."id", t."text" FROM "enrollments" e JOIN "threads" t ON t."courseId" = e."courseId" WHERE e."studentId" = ${studentId}
    )
    SELECT 'threads' AS "table", "id", "text" FROM read WHERE "text" ILIKE ANY (${any})
    UNION ALL
    SELECT 'posts', p."id", p."text" FROM read r JOIN "posts" p ON p."threadId" = r."id" WHERE p."text" ILIKE ANY (${any})`;
};
