import type { Prisma } from '../../../prisma/generated/client';
import { escapeLike } from '../../core/escapeLike';
import { likePatterns, redactJson, redactText, type Redaction } from './redaction';

interface StoredPayload {
  id: string;
  payload: Prisma.JsonValue;
}

/** The payloads that contain the person: short names find parts of words, too. */
const redactedPayloads = (rows: readonly StoredPayload[], redaction: Redaction): { id: string; json: string }[] =>
  rows
    .map(({ id, payload }) => ({
      id,
      before: JSON.stringify(payload),
      json: JSON.stringify(redactJson(redaction, payload)),
    }))
    .filter(({ before, json }) => before !== json);

/** Removes the person from the notifications of others, such as that of a trainer about a new student. */
export async function redactNotifications(tx: Prisma.TransactionClient, redaction: Redaction): Promise<void> {
  const { any, both } = likePatterns(redaction);
  const rows = await tx.$queryRaw<StoredPayload[]>`
    SELECT "id"::text, "payload" FROM "notifications"
    WHERE "payload"::text ILIKE ANY (${any}) OR ("payload"::text ILIKE ANY (${both[0]}) AND "payload"::text ILIKE ANY (${both[1]}))`;
  for (const { id, json } of redactedPayloads(rows, redaction))
    await tx.$executeRaw`UPDATE "notifications" SET "payload" = ${json}::jsonb WHERE "id" = ${Number(id)}`;
}

/** Removes the person from the notes on others. A note that is being edited counts as changed. */
export async function redactNotes(tx: Prisma.TransactionClient, redaction: Redaction): Promise<void> {
  const { any } = likePatterns(redaction);
  const notes = await tx.$queryRaw<{ id: number; text: string }[]>`
    SELECT "id", "text" FROM "user_notes" WHERE "text" ILIKE ANY (${any})`;
  for (const { id, text } of notes) {
    const redacted = redactText(redaction, text);
    if (redacted !== text) await tx.userNote.update({ where: { id }, data: { text: redacted }, select: { id: true } });
  }
}

/** Deletes saved views with the person in their name or their search. */
export async function deleteViewsOf(tx: Prisma.TransactionClient, redaction: Redaction): Promise<void> {
  const { any } = likePatterns(redaction);
  const encoded = redaction.needles.map((needle) => `%${escapeLike(new URLSearchParams([['', needle]]).toString())}%`);
  const views = await tx.$queryRaw<{ id: number; name: string; query: string }[]>`
    SELECT "id", "name", "query" FROM "saved_views"
    WHERE "name" ILIKE ANY (${any}) OR "query" ILIKE ANY (${[...any, ...encoded]})`;
  const ids = views
    .filter(({ name, query }) =>
      [name, ...new URLSearchParams(query).values()].some((text) => redactText(redaction, text) !== text),
    )
    .map(({ id }) => id);
  await tx.savedView.deleteMany({ where: { id: { in: ids } } });
}

/** Deletes jobs that would write to the address, and removes the person from the payloads and errors of others. */
export async function redactJobs(tx: Prisma.TransactionClient, redaction: Redaction): Promise<void> {
  const { any, both } = likePatterns(redaction);
  await tx.$executeRaw`
    DELETE FROM graphile_worker._private_jobs
    WHERE ${redaction.email} IN (payload #>> '{to,address}', payload #>> '{recipients,address}', payload ->> 'email')`;
  await tx.$executeRaw`
    UPDATE graphile_worker._private_jobs SET last_error = NULL WHERE last_error ILIKE ANY (${any})`;
  const rows = await tx.$queryRaw<StoredPayload[]>`
    SELECT id::text AS "id", payload FROM graphile_worker._private_jobs
    WHERE payload::text ILIKE ANY (${any}) OR (payload::text ILIKE ANY (${both[0]}) AND payload::text ILIKE ANY (${both[1]}))`;
  for (const { id, json } of redactedPayloads(rows, redaction))
    await tx.$executeRaw`UPDATE graphile_worker._private_jobs SET payload = ${json}::json WHERE id = ${id}::bigint`;
}
