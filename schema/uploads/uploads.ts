import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Prisma, PrismaClient, Upload } from '../../prisma/generated/client';
import { lockUser } from '../accounts/accountLocks';
import { auditedTransaction } from '../audit/auditedTransaction';
import { defineJob } from '../core/jobs';
import { findUsedSignatures } from '../certificates/signatures';
import type { Context, SignedInContext } from '../core/context';
import { bounds } from '../contract/bounds';
import { hasPermission } from '../contract/permissions';
import {
  canUpload,
  isPrivateUpload,
  uploadKeyPattern,
  uploadsPath,
  type UploadKind,
} from '../contract/uploads/uploads';
import { uploadRequestSchema, type UploadRequest } from '../contract/validation/learning/uploads';
import { hasAdminRights } from '../core/permissionProblem';
import { validate, Problem } from '../core/problem';
import { accessProblem } from '../core/permissionProblem';
import { dayMs } from '../contract/text/format/dateTime';

/** Deletes files after the commit of the transaction that has deleted their rows: keys of uploads, ids of exports. */
export const deleteFilesJob = defineJob({
  name: 'delete_files',
  label: { ar: 'حذف ملفات', en: 'Delete files' },
  payload: z.object({ uploads: z.array(z.string()), exports: z.array(z.string()) }),
});

/**
 * Checks permission, quota and rate limit before the file is read.
 * @throws Problem `notSignedIn`, `notAllowed`, `secondFactorRequired`, `invalidInput`, `tooManyAttempts`, `uploadQuotaExceeded`
 */
export async function authorizeUpload(
  context: Context,
  input: unknown,
): Promise<{ context: SignedInContext; request: UploadRequest }> {
  const {
    viewer,
    services: { rateLimiter },
  } = context;
  if (!viewer) throw new Problem('notSignedIn');
  if (!hasPermission(viewer.role, 'upload:write')) throw new Problem('notAllowed');
  const request = validate(uploadRequestSchema, input);
  const role = viewer.mustSetUpSecondFactor ? 'student' : viewer.role;
  if (!canUpload(role, request.kind)) throw new Problem(accessProblem(viewer));
  await rateLimiter.limitByUser(viewer.id, uploadLimit(request.kind));
  if ((await sumUploadedBytes(context.db, viewer.id)) >= bounds.uploads.perUser)
    throw new Problem('uploadQuotaExceeded');
  return { context: { ...context, viewer }, request };
}

const uploadLimit = (kind: UploadKind) => (kind === 'proof' ? 'proof' : 'upload');

/** An upload that used all the time or memory of its process counts as so many uploads. */
const costlyUploadCount = 10;

/** Counts the rest of a costly upload; the limit itself is reported to the next upload. */
export async function countCostlyUpload(
  { viewer, services: { rateLimiter } }: SignedInContext,
  kind: UploadKind,
): Promise<void> {
  await rateLimiter.limitByUser(viewer.id, uploadLimit(kind), costlyUploadCount - 1).catch(ignoreExceededLimit);
}

function ignoreExceededLimit(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'tooManyAttempts')) throw error;
}

/** An unguessable key: 128 random bits and the file extension. */
export const generateUploadKey = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`;

/** True for keys of {@link generateUploadKey}. */
const isUploadKey = (text: string): boolean => new RegExp(`^${uploadKeyPattern}$`).test(text);

/**
 * Records the owner and metadata of a stored file. Locks the owner, so that concurrent uploads cannot exceed the quota.
 * @throws Problem `uploadQuotaExceeded`; `notSignedIn` if the account was deleted
 */
export const recordUpload = (
  by: SignedInContext,
  upload: Omit<Prisma.UploadUncheckedCreateInput, 'ownerId' | 'createdAt'>,
): Promise<Upload> =>
  auditedTransaction(by, async (tx) => {
    const ownerId = by.viewer.id;
    await lockUser(tx, ownerId, 'notSignedIn');
    if ((await sumUploadedBytes(tx, ownerId)) + upload.bytes + (upload.variantBytes ?? 0) > bounds.uploads.perUser)
      throw new Problem('uploadQuotaExceeded');
    return tx.upload.create({ data: { ...upload, ownerId } });
  });

async function sumUploadedBytes(db: Prisma.TransactionClient, ownerId: number): Promise<number> {
  const { _sum } = await db.upload.aggregate({ where: { ownerId }, _sum: { bytes: true, variantBytes: true } });
  return (_sum.bytes ?? 0) + (_sum.variantBytes ?? 0);
}

export async function sumAllUploads(db: PrismaClient): Promise<number> {
  const [row] = await db.$queryRaw<
    { bytes: bigint }[]
  >`SELECT coalesce(sum("bytes" + "variantBytes"), 0)::bigint AS bytes FROM "uploads"`;
  return Number(row?.bytes);
}

const keyInText = `${uploadsPath}/(${uploadKeyPattern})`;

/** Whether a text names an upload that was deleted. Calls of one moment are one statement. */
export async function namesDeletedUpload(db: Prisma.TransactionClient, text: string): Promise<boolean> {
  const keys = [...text.matchAll(new RegExp(keyInText, 'g'))].flatMap((match) => match[1] ?? []);
  const uploads = keys.map((key) => db.upload.findUnique({ where: { key }, select: { key: true } }));
  return (await Promise.all(uploads)).includes(null);
}

/** Metadata of a file that is not private to its owner; null if not found. */
export async function findUpload(db: PrismaClient, key: string): Promise<Upload | null> {
  const upload = isUploadKey(key) ? await db.upload.findUnique({ where: { key } }) : null;
  return upload && !isPrivateUpload(upload.kind) ? upload : null;
}

/** Metadata of a private file of the viewer, or of anybody for admins; null if not found. */
export async function findPrivateUpload({ db, viewer }: Context, key: string): Promise<Upload | null> {
  const upload = viewer && isUploadKey(key) ? await db.upload.findUnique({ where: { key } }) : null;
  if (!upload || !isPrivateUpload(upload.kind)) return null;
  return upload.ownerId === viewer?.id || hasAdminRights(viewer) ? upload : null;
}

/** Time in which a form may be saved after its upload. */
const unusedAfterMs = dayMs;

/** Tables that name uploads without using them, and those that name none and grow with attempts at quizzes and with questions. */
const ignoredTables = [
  ...['uploads', 'audit_entries', 'content_changes', 'rate_limits', 'sessions', '_prisma_migrations'],
  ...['quiz_attempts', 'attempt_questions', 'attempt_answers', 'late_answers', 'answer_marks', 'answer_counts'],
  ...['practice_cards', 'practice_reviews', 'threads', 'posts', 'thread_reports'],
];

interface TextColumn {
  table: string;
  column: string;
}

/**
 * Deletes uploads older than a day that no text of the database names: of replaced pictures, deleted rows and abandoned
 * forms.
 * @param deleteFile deletes the stored file
 * @returns the deleted keys
 */
export async function deleteUnusedUploads(
  db: PrismaClient,
  deleteFile: (key: string) => Promise<void>,
  now = Date.now(),
): Promise<string[]> {
  const old = { createdAt: { lt: new Date(now - unusedAfterMs) } };
  const candidates = await db.upload.findMany({ where: old, select: { key: true } });
  if (candidates.length === 0) return [];
  const used = await findUsedKeys(db);
  for (const { uploadKey } of await db.paymentProof.findMany({ select: { uploadKey: true } })) used.add(uploadKey);
  for (const { uploadKey } of await db.lessonCaptions.findMany({ select: { uploadKey: true } })) used.add(uploadKey);
  for (const key of await findUsedSignatures(db)) used.add(key);
  const unused = candidates.map(({ key }) => key).filter((key) => !used.has(key));
  for (const key of unused) {
    await deleteFile(key);
    await db.upload.deleteMany({ where: { key } });
  }
  return unused;
}

/** One statement for each column, so that each is short. */
async function findUsedKeys(db: PrismaClient): Promise<Set<string>> {
  const columns = await db.$queryRaw<TextColumn[]>`
    SELECT c.table_name::text AS "table", c.column_name::text AS "column"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND c.data_type IN ('text', 'character varying', 'json', 'jsonb') AND c.table_name <> ALL (${ignoredTables})`;
  const used = new Set<string>();
  for (const { table, column } of columns) {
    const rows = await db.$queryRawUnsafe<{ key: string }[]>(
      `SELECT DISTINCT m[1] AS key FROM "${table}", regexp_matches("${column}"::text, $1, 'g') AS m WHERE "${column}"::text LIKE $2`,
      keyInText,
      `%${uploadsPath}/%`,
    );
    for (const { key } of rows) used.add(key);
  }
  return used;
}
