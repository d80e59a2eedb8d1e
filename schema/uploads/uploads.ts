import { randomBytes } from 'node:crypto';
import type { PrismaClient, Upload } from '../../prisma/generated/client';
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
  const kept = await context.db.upload.aggregate({ where: { ownerId: viewer.id }, _sum: { bytes: true } });
  if ((kept._sum.bytes ?? 0) >= limits.uploads.perPerson) throw new Problem('uploadsFull');
  return { by: { ...context, viewer }, wanted };
}

/** A key that nobody can guess: 128 random bits, and the ending of the file. */
export const newKey = (ending: string): string => `${randomBytes(16).toString('hex')}.${ending}`;

/** What `newKey` makes; nothing else names a file. */
export const isKey = (text: string): boolean => /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(text);

/** Notes whose file it is and what is known of it; to be called once the file itself is safe. */
export const noteUpload = (by: SignedInContext, upload: Omit<Upload, 'ownerId' | 'createdAt'>): Promise<Upload> =>
  acting(by, (tx) => tx.upload.create({ data: { ...upload, ownerId: by.viewer.id } }));

/** What is known of an uploaded file; null where there is none. */
export const uploadAt = (db: PrismaClient, key: string): Promise<Upload | null> =>
  isKey(key) ? db.upload.findUnique({ where: { key } }) : Promise.resolve(null);
