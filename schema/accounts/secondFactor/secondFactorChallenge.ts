import { createHash } from 'node:crypto';
import { periods } from '../../contract/periods';
import { builder } from '../../core/builder';
import type { Context } from '../../core/context';
import type { LinkTokens } from '../../core/services/linkTokens';
import { Problem } from '../../core/problem';

/** Proof that the password was right, until the second step of the sign-in. */
export interface SecondFactorChallenge {
  challenge: string;
  expiresAt: Date;
}

const methods = ['totp'] as const;

const SecondFactorMethodType = builder.enumType('SecondFactorMethod', {
  description: 'Kind of second factor: `totp` is an authenticator app with codes of 6 digits.',
  values: methods,
});

export const SecondFactorChallengeType = builder.objectRef<SecondFactorChallenge>('SecondFactorChallenge').implement({
  description: 'Second step of a sign-in: `verifySecondFactor` with the challenge and a code opens the session.',
  fields: (t) => ({
    method: t.field({
      type: SecondFactorMethodType,
      description: 'Where the code comes from; a recovery code is accepted too.',
      resolve: () => 'totp' as const,
    }),
    challenge: t.exposeString('challenge', { description: 'Opaque text to send back with the code.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'End of the challenge, after 5 minutes.' }),
  }),
});

interface Account {
  id: number;
  passwordHash: string;
}

const challengeLifetimeMs = periods.secondFactorChallengeMinutes * 60_000;

/** A new password ends the challenges of the old one. */
const passwordKey = ({ passwordHash }: Account): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);

/** A challenge for an account whose password was right; it ends after some minutes, or with a new password. */
export function createChallenge(linkTokens: LinkTokens, account: Account): SecondFactorChallenge {
  const expiresAt = new Date(Date.now() + challengeLifetimeMs);
  const subject = [account.id, expiresAt.getTime(), passwordKey(account)].join(':');
  return { challenge: linkTokens.sign('second_factor', subject), expiresAt };
}

/**
 * The account of a challenge.
 * @throws Problem `challengeNotValid` if it is forged or has ended, or the password has changed
 */
export async function findChallengedAccount(
  { db, clock, services: { linkTokens } }: Context,
  challenge: string,
): Promise<Account & { email: string }> {
  const [id, expiresAt, key] = linkTokens.verify('second_factor', challenge)?.split(':') ?? [];
  if (clock.hasPassed(new Date(Number(expiresAt ?? 0)))) throw new Problem('challengeNotValid');
  const account = await db.user.findFirst({
    where: { id: Number(id), isActive: true },
    select: { id: true, email: true, passwordHash: true },
  });
  if (!account || passwordKey(account) !== key) throw new Problem('challengeNotValid');
  return account;
}
