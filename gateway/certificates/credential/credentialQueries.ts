import type { PrismaClient } from '../../../prisma/generated/client';
import { toCertificateData } from '../../../schema/certificates/certificate';
import { findCertificateByCode } from '../../../schema/certificates/certificateQueries';
import type { RequestContext } from '../../context/requestContext';
import type { CredentialData } from './openBadge';

/**
 * Data of the issued certificate with exactly this code; null if there is none, or if its holder's account was deleted.
 * @throws Problem `tooManyAttempts`
 */
export async function findCredentialData(context: RequestContext, code: string): Promise<CredentialData | null> {
  const certificate = await findCertificateByCode(context.db, code, context);
  if (!certificate) return null;
  const { id, courseId, holderName, holderNameAr } = certificate;
  if (holderName === null || holderNameAr === null) return null;
  return { ...toCertificateData(certificate), id, courseId, holderName, holderNameAr };
}

/** Ids of revoked and replaced certificates from `first` and before `end`; null if no certificate has such an id. */
export async function listRevokedIds(db: PrismaClient, first: number, end: number): Promise<number[] | null> {
  const [row] = await db.$queryRaw<{ isUsed: boolean; revokedIds: number[] }[]>`
    SELECT EXISTS (SELECT FROM "certificates" WHERE "id" >= ${first} AND "id" < ${end}) AS "isUsed",
      ARRAY(SELECT "id" FROM "certificates"
        WHERE "status" IN ('revoked', 'replaced') AND "id" >= ${first} AND "id" < ${end}) AS "revokedIds"`;
  return row?.isUsed ? row.revokedIds : null;
}
