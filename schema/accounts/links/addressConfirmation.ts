import type { Prisma } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { noPasswordHash } from '../passwords/passwordHash';
import { deleteSecondFactor, notifyOfSecondFactorChange } from '../secondFactor/secondFactor';
import { revokeAccountLinks } from './accountLinks';

interface AddressProof {
  userId: number;
  email: string;
  /** The person who uses the link. Signed in to the account, they have set themselves what is there. */
  viewer?: Viewer | null;
}

const provenUserSelect = { id: true, email: true, role: true, preferredLanguage: true } as const;

/**
 * Confirms the address of an account whose link was used, in the transaction of `claimLink`, which locks the account. The first
 * proof of an address removes what may be a stranger's: what gives or keeps access, and the way to another person.
 * @param changes further columns that the link changes
 * @returns the account, and whether its address was not confirmed before
 */
export async function confirmAddressOwner(
  tx: Prisma.TransactionClient,
  { userId, email, viewer }: AddressProof,
  changes: Prisma.UserUpdateInput = {},
) {
  const before = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { emailConfirmedAt: true, passwordHash: true },
  });
  const isFirst = before.emailConfirmedAt === null;
  const removesEarlier = isFirst && viewer?.id !== userId;
  // Without a password no one could sign in: the phone number is the office's.
  const phone = removesEarlier && before.passwordHash !== noPasswordHash ? { phone: null } : {};
  const user = await tx.user.update({
    where: { id: userId },
    data: {
      email,
      emailConfirmedAt: new Date(),
      emailBouncedAt: null,
      ...phone,
      ...(removesEarlier && { deleteAfter: null }),
      ...changes,
    },
    select: provenUserSelect,
  });
  // Of an account without a confirmed address, these lead to mailboxes that are not proven.
  if (isFirst) await revokeAccountLinks(tx, userId, ['change_email', 'revert_email']);
  if (removesEarlier) await removeEarlierAccess(tx, userId);
  return { ...user, isFirst };
}

/** Preferences go, too: security notices may be switched off. */
async function removeEarlierAccess(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
  await tx.notificationPreference.deleteMany({ where: { userId } });
  if (await deleteSecondFactor(tx, userId)) await notifyOfSecondFactorChange(tx, userId, 'addressProven');
}
