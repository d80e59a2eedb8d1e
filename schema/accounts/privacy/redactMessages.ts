import type { Prisma } from '../../../prisma/generated/client';
import { likePatterns, redactJson, type Redaction } from './redaction';

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
