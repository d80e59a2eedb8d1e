import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Prisma } from '../../../prisma/generated/client';
import { bounds } from '../../contract/bounds';
import { siteInfo } from '../../contract/site/siteInfo';
import { isTotpCode, recoveryCodeAlphabet, recoveryCodeLength } from '../../contract/validation/accounts/secondFactor';
import type { SecretCipher } from '../../core/services/secretCipher';

/** The defaults of RFC 6238, the only ones that every authenticator app supports. */
const totpSettings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepts the codes of the previous and next step, for clocks that differ. */
const acceptedSteps = 1;

export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Address that authenticator apps read from the QR code. */
export const totpAddress = (secret: string, email: string): string =>
  new TOTP({ ...totpSettings, issuer: siteInfo.name.en, label: email, secret }).toString();

/**
 * The time step of a code; null if the code is wrong.
 * @param timestamp milliseconds since 1970
 */
export function findTotpStep(secret: string, code: string, timestamp: number): number | null {
  const token = { token: code, secret: Secret.fromBase32(secret), window: acceptedSteps, timestamp };
  const delta = TOTP.validate({ ...totpSettings, ...token });
  return delta === null ? null : TOTP.counter({ period: totpSettings.period, timestamp }) + delta;
}

/** How the secret of a user is bound to the user's row. */
export const secretOwner = (userId: number): string => `second factor of ${userId}`;

const createRecoveryCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () => recoveryCodeAlphabet[randomInt(recoveryCodeAlphabet.length)]).join(
    '',
  );

/** Without the server's key: after a change of the key, recovery codes still open the account. */
export const hashRecoveryCode = (userId: number, code: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('base64url');

/** Replaces all recovery codes of the user; returns the new ones, which only the user can know from then on. */
export async function replaceRecoveryCodes(tx: Prisma.TransactionClient, userId: number): Promise<string[]> {
  const codes = Array.from({ length: bounds.recoveryCodes }, createRecoveryCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, hash: hashRecoveryCode(userId, code) })) });
  return codes;
}

export const countRecoveryCodes = (tx: Pick<Prisma.TransactionClient, 'recoveryCode'>, userId: number) =>
  tx.recoveryCode.count({ where: { userId, usedAt: null } });

/** How a code was accepted; null if it is wrong or was used before. */
type AcceptedCode = 'totp' | 'recovery' | null;

/**
 * Uses up a code of the authenticator app or a recovery code. The UPDATE compares, so that of concurrent uses of a code
 * one succeeds.
 * @param code normalized
 */
export async function consumeCode(
  tx: Prisma.TransactionClient,
  cipher: SecretCipher,
  userId: number,
  code: string,
): Promise<AcceptedCode> {
  const factor = await tx.secondFactor.findFirst({ where: { userId, confirmedAt: { not: null } } });
  if (!factor) return null;
  if (!isTotpCode(code)) {
    const unused = { userId, hash: hashRecoveryCode(userId, code), usedAt: null };
    const { count } = await tx.recoveryCode.updateMany({ where: unused, data: { usedAt: new Date() } });
    return count === 1 ? 'recovery' : null;
  }
  const secret = cipher.decrypt(factor.secret, secretOwner(userId));
  const step = secret === null ? null : findTotpStep(secret, code, Date.now());
  if (step === null) return null;
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, secret: factor.secret, lastUsedStep: { lt: step } },
    data: { lastUsedStep: step },
  });
  return count === 1 ? 'totp' : null;
}
