import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { privateUploadsPath } from '../contract/site/urls';
import { z } from '../contract/validation/fields/zod';
import { Problem } from '../core/problem';

/** Key of a picture in the storage of uploads. */
const imageKey = z.string().optional();

/** Signatories of a certificate; a trigger writes them when the certificate is issued. */
export const certificateSignaturesSchema = z.object({
  platform: z
    .object({ name: z.string(), nameAr: z.string(), title: z.string(), titleAr: z.string(), image: imageKey })
    .optional(),
  trainer: z.object({ image: imageKey }).optional(),
});

/** Path of a signature picture, for its owner and admins. */
export const signatureUrl = (key: string | null): string | null => key && `${privateUploadsPath}/${key}`;

/**
 * The upload key of a signature picture that the user may attach: an own upload, or the present one again.
 * @param url path of a private upload; null: none
 * @throws Problem `invalidInput` for a file that is not the user's
 */
export async function requireOwnSignatureKey(
  tx: Prisma.TransactionClient,
  url: string | null,
  { ownerId, present }: { ownerId: number; present: string | null },
): Promise<string | null> {
  const key = url && (url.split('/').at(-1) ?? '');
  if (key === null || key === present) return key;
  const isOwn = (await tx.upload.count({ where: { key, kind: 'signature', ownerId } })) > 0;
  if (!isOwn) throw new Problem('invalidInput', { fields: { signature: 'uploadMissing' } });
  return key;
}

/** Keys of all signature pictures in use; old certificates show those of earlier settings and deleted accounts. */
export async function findUsedSignatures(db: PrismaClient): Promise<string[]> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT "signature" AS key FROM "users" WHERE "signature" IS NOT NULL
    UNION SELECT "signature" FROM "certificate_settings" WHERE "signature" IS NOT NULL
    UNION SELECT "key" FROM "certificates"
      CROSS JOIN LATERAL (VALUES ("signatures" #>> '{platform,image}'), ("signatures" #>> '{trainer,image}')) images("key")
      WHERE "signatures" <> '{}' AND "key" IS NOT NULL`;
  return rows.map(({ key }) => key);
}
