import { randomUUID } from 'node:crypto';
import { Prisma, type ContactMessage, type PrismaClient, type User } from '../../../prisma/generated/client';
import { deleteCertificateHolder } from '../../certificates/issueCertificates';
import { toPhoneDigits, toSearchText } from '../../contract/search/searchText';
import { deleteUnusedSearchWords } from '../../search/deleteUnusedSearchWords';
import { addJob, defineJob, noPayload } from '../../core/jobs';
import { Problem } from '../../core/problem';
import { sendMailJob } from '../../notifications/deliverNotifications';
import { accountDeletedNotification } from '../../notifications/kinds/accounts';
import type { CardProvider } from '../../core/services/cardProvider';
import { closeCardPages } from '../../payments/cards/cardPayments';
import { removeRefundAccounts, removeUnpaidOrderData } from '../../payments/orders/deletedPayers';
import { cancelUnpaidOrders } from '../../payments/orders/orders';
import { deleteFilesJob } from '../../uploads/uploads';
import { hashPassword } from '../passwords/passwordHash';
import { ensureDeletable } from './accountDeletion';
import { anonymizeAuditLog } from './anonymizeAuditLog';
import { forgetThreadAuthor, lockThreadsOf } from './forgetThreadAuthor';
import { createRedaction, deletedUserNames, redactText, spellingsOf, type Redaction } from './redaction';
import { deleteViewsOf, redactJobs, redactOfficeTexts, redactNotifications } from './redactMessages';

export const deleteAccountsJob = defineJob({
  name: 'delete_accounts',
  label: { ar: 'حذف الحسابات', en: 'Delete accounts' },
  schedule: '37 * * * *',
  payload: noPayload,
});

/** Reading the whole audit log takes longer than other transactions. */
const transactionOptions = { timeout: 5 * 60_000 };
/** Attempts over about a day: a mail that remains undelivered for longer is given up with its address. */
const finalMailAttempts = 12;

/** The job `delete_accounts`. Each account has a transaction of its own; an account on which others depend remains. */
export async function deleteDueAccounts(db: PrismaClient, cardProvider: CardProvider | null): Promise<void> {
  const due = await db.user.findMany({
    where: { deleteAfter: { lte: new Date() } },
    select: { id: true },
    orderBy: { deleteAfter: 'asc' },
  });
  const errors: unknown[] = [];
  for (const { id } of due) await deleteAccount(db, cardProvider, id).catch((error: unknown) => errors.push(error));
  // The words of texts that named the person.
  if (due.length > 0) await deleteUnusedSearchWords(db).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} accounts could not be deleted`);
}

/**
 * Removes all personal data of an account whose deletion is due. Its row remains without them, so that counters, reviews
 * and payments stay as they are.
 */
async function deleteAccount(db: PrismaClient, cardProvider: CardProvider | null, id: number): Promise<void> {
  await closeCardPages(db, cardProvider, { userId: id });
  const passwordHash = await hashPassword(randomUUID());
  await db
    .$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
      const user = await lockDueAccount(tx, id);
      if (!user) return;
      await ensureDeletable(tx, user);
      await lockThreadsOf(tx, id);
      const anonymous = anonymousColumns(user, passwordHash);
      const { firstName, lastName, email } = anonymous;
      const redaction = createRedaction(user, { name: `${firstName} ${lastName}`, email });
      const exports = await tx.dataExport.findMany({ where: { userId: id }, select: { id: true } });
      await cancelUnpaidOrders(tx, { userId: id });
      const proofs = await removeUnpaidOrderData(tx, { userId: id });
      const messageIds = await deleteRowsOfAccount(tx, user);
      const uploads = [...proofs, ...(await deleteUploads(tx, user, redaction))];
      await deleteCertificateHolder(tx, id);
      await redactReviews(tx, id, redaction);
      await forgetThreadAuthor(tx, id, redaction);
      await tx.user.update({ where: { id }, data: anonymous, select: { id: true } });
      await removeRefundAccounts(tx, id);
      await anonymizeAuditLog(tx, id, messageIds, redaction);
      await tx.quizException.deleteMany({ where: { enrollment: { studentId: id } } });
      await redactOfficeTexts(tx, redaction);
      await deleteViewsOf(tx, redaction);
      await redactNotifications(tx, redaction);
      await redactJobs(tx, redaction);
      await addJob(tx, deleteFilesJob, { uploads, exports: exports.map((row) => row.id) });
      if (user.emailConfirmedAt) await sendFinalMail(tx, user);
    }, transactionOptions)
    .catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
}

/** Locks the row, so that a concurrent cancellation comes before the deletion or finds no account. Null if cancelled. */
async function lockDueAccount(tx: Prisma.TransactionClient, id: number): Promise<User | null> {
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${id} FOR UPDATE`;
  return tx.user.findFirst({ where: { id, deleteAfter: { lte: new Date() } } });
}

function anonymousColumns({ id, preferredLanguage }: User, passwordHash: string) {
  const username = `deleted-${id}-${randomUUID().slice(0, 8)}`;
  return {
    ...deletedUserNames[preferredLanguage],
    username,
    usernameKey: username,
    email: `${username}@deleted.invalid`,
    passwordHash,
    isActive: false,
    firstNameAr: null,
    lastNameAr: null,
    phone: null,
    avatar: null,
    bio: null,
    bioAr: null,
    approvedAt: null,
    certificateName: null,
    certificateNameAr: null,
    learnerHandle: null,
    signature: null,
    emailConfirmedAt: null,
    emailBouncedAt: null,
    deleteAfter: null,
    deletedAt: new Date(),
  };
}

/** Rows that remain without a name: they are parts of ratings and of the numbers of events. */
const anonymousTables = ['reviews', 'event_registrations'];

/**
 * Deletes what belongs to the account or its address alone: the rows that go with the account's row by their foreign key, waivers, answers,
 * registrations of coming events, contact messages and the newsletter subscription. Those of an address that the account never
 * confirmed may be another person's: of them, messages that were sent while signed in or have the same name or phone number, and an
 * unconfirmed subscription.
 * @returns ids of the contact messages
 */
async function deleteRowsOfAccount(tx: Prisma.TransactionClient, user: User): Promise<number[]> {
  const { id, email, emailConfirmedAt } = user;
  const tables = await tx.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.relname::text AS "table", a.attname::text AS "column"
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'f' AND k.confrelid = '"users"'::regclass AND k.confdeltype = 'c' AND c.relname <> ALL (${anonymousTables})
    ORDER BY 1, 2`;
  for (const { table, column } of tables)
    await tx.$executeRaw`DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE ${Prisma.raw(`"${column}"`)} = ${id}`;
  await tx.dataExport.deleteMany({ where: { userId: id } });
  await tx.lessonWaiver.deleteMany({ where: { enrollment: { studentId: id } } });
  await deleteAnswers(tx, id);
  // A link of another account to this address.
  await tx.accountLink.deleteMany({ where: { email } });
  await tx.eventRegistration.deleteMany({ where: { userId: id, event: { startDate: { gt: new Date() } } } });
  await tx.pollVote.updateMany({ where: { userId: id }, data: { visitorId: null } });
  await tx.newsletterSubscriber.deleteMany({ where: { email, ...(!emailConfirmedAt && { confirmedAt: null }) } });
  const messages = await tx.contactMessage.findMany({ where: { OR: [{ userId: id }, { email }] } });
  const ids = messages
    .filter((message) => emailConfirmedAt !== null || message.userId === id || isFromPerson(message, user))
    .map((message) => message.id);
  await tx.contactMessage.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

/** What the person answered in quizzes and in practice, and what was written about it. Attempts and their marks remain, without a name. */
async function deleteAnswers(tx: Prisma.TransactionClient, studentId: number): Promise<void> {
  const ofStudent = Prisma.sql`
    SELECT a."id" FROM "quiz_attempts" a JOIN "enrollments" e ON e."id" = a."enrollmentId" WHERE e."studentId" = ${studentId}`;
  await tx.$executeRaw`DELETE FROM "attempt_answers" WHERE "attemptId" IN (${ofStudent})`;
  await tx.$executeRaw`DELETE FROM "late_answers" WHERE "attemptId" IN (${ofStudent})`;
  // The cards first: an answer that is being stored holds its card.
  for (const table of ['practice_cards', 'practice_reviews'])
    await tx.$executeRaw`
      DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE "enrollmentId" IN (SELECT "id" FROM "enrollments" WHERE "studentId" = ${studentId})`;
  await tx.$executeRaw`UPDATE "answer_marks" SET "comment" = NULL WHERE "attemptId" IN (${ofStudent}) AND "comment" IS NOT NULL`;
}

/** In any spelling and order of the names. */
const toNameWords = (name: string): string => toSearchText(name).split(' ').toSorted().join(' ');
const toNumber = (phone: string | null): string => toPhoneDigits(toSearchText(phone));

const isFromPerson = ({ name, phone }: ContactMessage, user: User): boolean =>
  spellingsOf(user).some(({ firstName, lastName }) => toNameWords(name) === toNameWords(`${firstName} ${lastName}`)) ||
  (toNumber(phone) !== '' && toNumber(phone) === toNumber(user.phone));

/**
 * Deletes the account's pictures, and proofs of transfers that no order has. Files of courses and articles and proofs of paid orders
 * remain, without owner and without the person's name.
 * @returns keys of the deleted files
 */
async function deleteUploads(tx: Prisma.TransactionClient, user: User, redaction: Redaction): Promise<string[]> {
  const uploads = await tx.upload.findMany({ where: { ownerId: user.id } });
  const proofs = await tx.paymentProof.findMany({
    where: { uploadKey: { in: uploads.map(({ key }) => key) } },
    select: { uploadKey: true },
  });
  const isUsedProof = new Set(proofs.map(({ uploadKey }) => uploadKey));
  const deleted = uploads
    .filter(({ kind, key }) => kind === 'avatar' || (kind === 'proof' && !isUsedProof.has(key)))
    .map(({ key }) => key);
  await tx.upload.deleteMany({ where: { key: { in: deleted } } });
  const names = spellingsOf(user).flatMap((each) => Object.values(each).map((name) => name.toLowerCase()));
  for (const { key, name } of uploads) {
    const isNamedAfterUser =
      names.some((each) => name.toLowerCase().includes(each)) || redactText(redaction, name) !== name;
    if (isNamedAfterUser) await tx.upload.updateMany({ where: { key }, data: { name: key } });
  }
  await tx.upload.updateMany({ where: { ownerId: user.id }, data: { ownerId: null } });
  return deleted;
}

/** Reviews are shown without a name; their authors may have written it. */
async function redactReviews(tx: Prisma.TransactionClient, userId: number, redaction: Redaction): Promise<void> {
  const reviews = await tx.review.findMany({ where: { userId }, select: { id: true, comment: true, commentAr: true } });
  for (const { id, comment, commentAr } of reviews) {
    const data = {
      comment: comment && redactText(redaction, comment),
      commentAr: commentAr && redactText(redaction, commentAr),
    };
    if (data.comment !== comment || data.commentAr !== commentAr)
      await tx.review.update({ where: { id }, data, select: { id: true } });
  }
}

/** Goes to the address directly: the account no longer has it. The job's row ends with its delivery. */
const sendFinalMail = (tx: Prisma.TransactionClient, { email, preferredLanguage }: User): Promise<void> =>
  addJob(
    tx,
    sendMailJob,
    {
      messageId: randomUUID(),
      kind: accountDeletedNotification.kind,
      payload: {},
      to: { address: email, language: preferredLanguage },
    },
    { maxAttempts: finalMailAttempts },
  );
