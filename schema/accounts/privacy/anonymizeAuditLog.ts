import { Prisma } from '../../../prisma/generated/client';
import { likePatterns, redactJson, redactText, type Redaction } from './redaction';

const personalUserColumns = [
  ...['username', 'email', 'firstName', 'lastName', 'firstNameAr', 'lastNameAr', 'phone', 'avatar', 'bio', 'bioAr'],
  ...['certificateName', 'certificateNameAr', 'learnerHandle', 'signature'],
];
/** Also earlier spellings, which the account no longer has. */
const personalCertificateColumns = ['holderName', 'holderNameAr', 'revocationReason'];
const personalMessageColumns = ['name', 'email', 'phone', 'subject', 'message'];
/** Tables whose rows are named after their user and their course or event: "Amel Benali – Home solar". */
const freeTextColumns = ['reason', 'decisionReason', 'refundReason', 'notes'];
const relatedEntities = ['reviews', 'enrollments', 'event_registrations', 'payments'];

/**
 * Removes a person from the audit log: as the author of changes, in the entries about the account and the contact messages
 * of its address, and in the texts of all other entries. The entries themselves remain.
 */
export async function anonymizeAuditLog(
  tx: Prisma.TransactionClient,
  userId: number,
  contactMessageIds: readonly number[],
  redaction: Redaction,
): Promise<void> {
  await tx.auditEntry.updateMany({ where: { actorId: userId }, data: { actorName: redaction.replacementName } });
  await tx.$executeRaw`
    UPDATE "audit_entries" SET "entityName" = ${redaction.replacementName},
      "before" = ${withoutValues('before', personalUserColumns)}, "after" = ${withoutValues('after', personalUserColumns)}
    WHERE "entity" = 'users' AND "entityId" = ${userId}`;
  await tx.$executeRaw`
    UPDATE "audit_entries" SET
      "before" = ${withoutValues('before', personalCertificateColumns)}, "after" = ${withoutValues('after', personalCertificateColumns)}
    WHERE "entity" = 'certificates' AND "entityId" IN (SELECT "id" FROM "certificates" WHERE "userId" = ${userId})`;
  await anonymizeContactMessages(tx, contactMessageIds, redaction);
  await renameRelatedRows(tx, userId, redaction.replacementName);
  await anonymizeDecisions(tx, userId, redaction.replacementName);
  await redactOtherEntries(tx, redaction);
}

/** The column with null for the values of the given fields, so that the log still shows which fields changed. */
function withoutValues(column: 'before' | 'after', fields: string[]): Prisma.Sql {
  const json = Prisma.raw(`"${column}"`);
  return Prisma.sql`CASE WHEN ${json} IS NOT NULL THEN (
    SELECT coalesce(jsonb_object_agg(f.key, CASE WHEN f.key = ANY (${fields}) THEN 'null' ELSE f.value END), '{}')
    FROM jsonb_each(${json}) f) END`;
}

/** Also of messages that were deleted earlier, whose entries contain the address. */
async function anonymizeContactMessages(
  tx: Prisma.TransactionClient,
  ids: readonly number[],
  { email }: Redaction,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "audit_entries" SET "entityName" = '',
      "before" = ${withoutValues('before', personalMessageColumns)}, "after" = ${withoutValues('after', personalMessageColumns)}
    WHERE "entity" = 'contact_messages' AND ("entityId" = ANY (${[...ids]}) OR "entityId" IN (
      SELECT "entityId" FROM "audit_entries"
      WHERE "entity" = 'contact_messages' AND ${email} IN ("before" ->> 'email', "after" ->> 'email')))`;
}

/**
 * Entries of the account's own rows, also of rows that are gone if an entry names their user. Reasons and notes in them speak of
 * the person in any words.
 */
async function renameRelatedRows(tx: Prisma.TransactionClient, userId: number, name: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "audit_entries" a
    SET "entityName" = coalesce(${name} || substring(a."entityName" FROM ' – .*$'), a."entityName"),
      "before" = ${withoutValues('before', freeTextColumns)}, "after" = ${withoutValues('after', freeTextColumns)}
    WHERE a."entity" = ANY (${relatedEntities}) AND (a."entity", a."entityId") IN (
      SELECT 'reviews', "id" FROM "reviews" WHERE "userId" = ${userId}
      UNION ALL SELECT 'enrollments', "id" FROM "enrollments" WHERE "studentId" = ${userId}
      UNION ALL SELECT 'event_registrations', "id" FROM "event_registrations" WHERE "userId" = ${userId}
      UNION ALL SELECT 'payments', "id" FROM "payments" WHERE "userId" = ${userId}
      UNION ALL SELECT "entity", "entityId" FROM "audit_entries"
        WHERE "entity" = ANY (${relatedEntities}) AND ${String(userId)} IN (
          "before" ->> 'userId', "before" ->> 'studentId', "after" ->> 'userId', "after" ->> 'studentId'))`;
}

/**
 * Waivers, exceptions and decisions on late answers of the account's enrollments. Their reasons may be about the person. Entries about a change have only what
 * changed, and a trainer's exception has no entry of its creation: exceptions are deleted afterwards.
 */
async function anonymizeDecisions(tx: Prisma.TransactionClient, userId: number, name: string): Promise<void> {
  const reason = ['reason'];
  await tx.$executeRaw`
    UPDATE "audit_entries" SET "entityName" = ${name} || coalesce(substring("entityName" FROM ' – .*$'), ''),
      "before" = ${withoutValues('before', reason)}, "after" = ${withoutValues('after', reason)}
    WHERE "entity" IN ('lesson_waivers', 'quiz_exceptions') AND coalesce("after", "before") ->> 'enrollmentId' IN (
        SELECT "id"::text FROM "enrollments" WHERE "studentId" = ${userId})
      OR "entity" = 'quiz_exceptions' AND "entityId" IN (
        SELECT x."id" FROM "quiz_exceptions" x JOIN "enrollments" e ON e."id" = x."enrollmentId" WHERE e."studentId" = ${userId})
      OR "entity" = 'quizzes' AND "after" -> 'lateAnswers' ->> 'enrollmentId' IN (
        SELECT "id"::text FROM "enrollments" WHERE "studentId" = ${userId})`;
}

interface EntryTexts {
  id: number;
  entityName: string;
  before: Prisma.JsonValue;
  after: Prisma.JsonValue;
}

/** Full name, address and phone number in any other entry. Entries about users of the same name keep it. */
async function redactOtherEntries(tx: Prisma.TransactionClient, redaction: Redaction): Promise<void> {
  const { any } = likePatterns(redaction);
  const entries = await tx.$queryRaw<EntryTexts[]>`
    SELECT "id", "entityName", "before", "after" FROM "audit_entries"
    WHERE concat_ws(E'\n', CASE WHEN "entity" <> 'users' THEN "entityName" END, "before"::text, "after"::text) ILIKE ANY (${any})`;
  for (const { id, ...texts } of entries) {
    const { entityName, before, after } = {
      entityName: redactText(redaction, texts.entityName),
      before: redactJson(redaction, texts.before),
      after: redactJson(redaction, texts.after),
    };
    // Short names find parts of words, too.
    if (JSON.stringify({ entityName, before, after }) === JSON.stringify(texts)) continue;
    await tx.$executeRaw`
      UPDATE "audit_entries" SET
        "entityName" = CASE WHEN "entity" = 'users' THEN "entityName" ELSE ${entityName} END,
        "before" = ${toJsonText(before)}::jsonb, "after" = ${toJsonText(after)}::jsonb
      WHERE "id" = ${id}`;
  }
}

const toJsonText = (value: Prisma.JsonValue): string | null => (value === null ? null : JSON.stringify(value));
