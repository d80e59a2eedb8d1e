import { randomBytes } from 'node:crypto';
import type { Prisma, PrismaClient, Upload } from '../../prisma/generated/client';
import { acting } from '../acting';
import type { Context, SignedInContext } from '../context';
import { limits } from '../contract/limits';
import { may } from '../contract/permissions';
import { mayUpload } from '../contract/uploads';
import { uploadRequest, type UploadRequest } from '../contract/validation/uploads';
import { checked, Problem } from '../errors';

/**
 * What somebody wants to upload, where they may: asked before a byte of it is read, and counted.
 * @throws Problem `notSignedIn`, `notAllowed`, `invalidInput`, `tooManyAttempts`, `uploadsFull`
 */
export async function permittedUpload(
  context: Context,
  input: unknown,
): Promise<{ by: SignedInContext; wanted: UploadRequest }> {
  const { viewer, attempts } = context;
  if (!viewer) throw new Problem('notSignedIn');
  if (!may(viewer.role, 'upload:write')) throw new Problem('notAllowed');
  const wanted = checked(uploadRequest, input);
  if (!mayUpload(viewer.role, wanted.kind)) throw new Problem('notAllowed');
  await attempts.rationOf(viewer.id, 'upload');
  if ((await bytesKeptBy(context.db, viewer.id)) >= limits.uploads.perPerson) throw new Problem('uploadsFull');
  return { by: { ...context, viewer }, wanted };
}

/** A key that nobody can guess: 128 random bits, and the ending of the file. */
export const newKey = (ending: string): string => `${randomBytes(16).toString('hex')}.${ending}`;

/** What `newKey` makes; nothing else names a file. */
export const isKey = (text: string): boolean => /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(text);

/**
 * Notes whose file it is and what is known of it; to be called once the file itself is safe. Of files that arrived at once,
 * each waits for the one before, so that all together are no more than what fits.
 * @throws Problem `uploadsFull`; `notSignedIn` for somebody whose account is gone
 */
export const noteUpload = (by: SignedInContext, upload: Omit<Upload, 'ownerId' | 'createdAt'>): Promise<Upload> =>
  acting(by, async (tx) => {
    const ownerId = by.viewer.id;
    const owner = await tx.$queryRaw<object[]>`SELECT 1 FROM "users" WHERE "id" = ${ownerId} FOR NO KEY UPDATE`;
    if (owner.length === 0) throw new Problem('notSignedIn');
    if ((await bytesKeptBy(tx, ownerId)) + upload.bytes > limits.uploads.perPerson) throw new Problem('uploadsFull');
    return tx.upload.create({ data: { ...upload, ownerId } });
  });

async function bytesKeptBy(db: Prisma.TransactionClient, ownerId: number): Promise<number> {
  const { _sum } = await db.upload.aggregate({ where: { ownerId }, _sum: { bytes: true } });
  return _sum.bytes ?? 0;
}

/** What is known of an uploaded file; null where there is none. */
export const uploadAt = (db: PrismaClient, key: string): Promise<Upload | null> =>
  isKey(key) ? db.upload.findUnique({ where: { key } }) : Promise.resolve(null);
