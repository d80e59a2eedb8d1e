import { Prisma } from '../../../prisma/generated/client';
import { collectMessages } from '../../notifications/deliverNotifications';
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

/** Removes the person from the notes on others and from replies to others. A note that is being edited counts as changed. */
export async function redactOfficeTexts(tx: Prisma.TransactionClient, redaction: Redaction): Promise<void> {
  for (const { id, text } of await findRedactedTexts(tx, 'user_notes', redaction))
    await tx.userNote.update({ where: { id }, data: { text }, select: { id: true } });
  for (const { id, text } of await findRedactedTexts(tx, 'contact_replies', redaction))
    await tx.contactReply.update({ where: { id }, data: { text }, select: { id: true } });
}

/** The rows that name the person, with the text without the name. */
async function findRedactedTexts(
  tx: Prisma.TransactionClient,
  table: 'user_notes' | 'contact_replies',
  redaction: Redaction,
): Promise<{ id: number; text: string }[]> {
  const { any } = likePatterns(redaction);
  const rows = await tx.$queryRaw<{ id: number; text: string }[]>`
    SELECT "id", "text" FROM ${Prisma.raw(`"${table}"`)} WHERE "text" ILIKE ANY (${any})`;
  return rows
    .map(({ id, text }) => ({ id, before: text, text: redactText(redaction, text) }))
    .filter(({ before, text }) => before !== text);
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
  await collectMessages(tx);
  await tx.$executeRaw`
    DELETE FROM graphile_worker._private_jobs
    WHERE ${redaction.email} IN (payload #>> '{to,address}', payload #>> '{0,recipients,address}',
      payload #>> '{recipients,address}', payload ->> 'email')`;
  await tx.$executeRaw`
    UPDATE graphile_worker._private_jobs SET last_error = NULL WHERE last_error ILIKE ANY (${any})`;
  const rows = await tx.$queryRaw<StoredPayload[]>`
    SELECT id::text AS "id", payload FROM graphile_worker._private_jobs
    WHERE payload::text ILIKE ANY (${any}) OR (payload::text ILIKE ANY (${both[0]}) AND payload::text ILIKE ANY (${both[1]}))`;
  for (const { id, json } of redactedPayloads(rows, redaction))
    await tx.$executeRaw`UPDATE graphile_worker._private_jobs SET payload = ${json}::json WHERE id = ${id}::bigint`;
}
