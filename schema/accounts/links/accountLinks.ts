import { randomUUID } from 'node:crypto';
import { nameColumns } from '../../contract/text/names/displayName';
import type { Prisma } from '../../../prisma/generated/client';
import { periods } from '../../contract/periods';
import type { Context } from '../../core/context';
import { Problem } from '../../core/problem';

export type AccountLinkPurpose = keyof typeof periods.accountLinkMinutes;

/** Links whose address must still be the one of the account. */
const purposesOfCurrentAddress: ReadonlySet<AccountLinkPurpose> = new Set([
  'confirm_email',
  'reset_password',
  'set_password',
]);

interface AccountAddress {
  id: number;
  email: string;
}

const toLinkRow = (purpose: AccountLinkPurpose, { id: userId, email }: AccountAddress, id: string = randomUUID()) => ({
  id,
  userId,
  purpose,
  email,
  expiresAt: new Date(Date.now() + periods.accountLinkMinutes[purpose] * 60_000),
});

/** Creates a link for each account; returns their ids in the same order. */
export async function createAccountLinks(
  tx: Prisma.TransactionClient,
  purpose: AccountLinkPurpose,
  accounts: readonly AccountAddress[],
): Promise<string[]> {
  const data = accounts.map((account) => toLinkRow(purpose, account));
  await tx.accountLink.createMany({ data });
  return data.map(({ id }) => id);
}

/**
 * Creates a link with a given id.
 * @returns false if it exists already
 */
export async function createAccountLink(
  tx: Prisma.TransactionClient,
  purpose: AccountLinkPurpose,
  account: AccountAddress,
  id: string,
): Promise<boolean> {
  const { count } = await tx.accountLink.createMany({
    data: [toLinkRow(purpose, account, id)],
    skipDuplicates: true,
  });
  return count === 1;
}

const usableLinkSelect = {
  id: true,
  userId: true,
  purpose: true,
  email: true,
  createdAt: true,
  user: { select: { email: true, isActive: true, username: true, ...nameColumns } },
} satisfies Prisma.AccountLinkSelect;
type UsableLink = Prisma.AccountLinkGetPayload<{ select: typeof usableLinkSelect }>;

const isLinkFor = ({ email, purpose }: UsableLink, user: { email: string; isActive: boolean }): boolean =>
  user.isActive && (!purposesOfCurrentAddress.has(purpose) || email === user.email);

/**
 * The link of a token, unused.
 * @throws Problem `linkNotValid` for wrong, used and expired links, and links of other purposes or previous addresses
 */
export async function findUsableLink(
  { db, clock, services: { linkTokens } }: Context,
  token: string,
  purposes: readonly AccountLinkPurpose[],
): Promise<UsableLink> {
  const id = linkTokens.verify('account', token);
  const link =
    id &&
    (await db.accountLink.findFirst({
      where: { id, purpose: { in: [...purposes] }, usedAt: null, expiresAt: { gt: clock.now() } },
      select: usableLinkSelect,
    }));
  if (!link || !isLinkFor(link, link.user)) throw new Problem('linkNotValid');
  return link;
}

/**
 * Uses a link and locks the account, so that of concurrent uses one succeeds.
 * @throws Problem `linkNotValid`
 */
export async function claimLink(tx: Prisma.TransactionClient, link: UsableLink): Promise<void> {
  const [user] = await tx.$queryRaw<{ email: string; isActive: boolean }[]>`
    SELECT "email", "isActive" FROM "users" WHERE "id" = ${link.userId} FOR UPDATE`;
  const { count } = await tx.accountLink.updateMany({
    where: { id: link.id, usedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
  });
  if (count === 0 || !user || !isLinkFor(link, user)) throw new Problem('linkNotValid');
}

/** Makes the unused links of an account useless. The account's row must be locked. */
export async function revokeAccountLinks(
  tx: Prisma.TransactionClient,
  userId: number,
  purposes: readonly AccountLinkPurpose[],
  { createdAfter }: { createdAfter?: Date } = {},
): Promise<void> {
  await tx.accountLink.updateMany({
    where: { userId, purpose: { in: [...purposes] }, usedAt: null, createdAt: createdAfter && { gt: createdAfter } },
    data: { usedAt: new Date() },
  });
}

/** A new password ends what an earlier one, or the person who knew it, has started. */
export const purposesEndedByPassword = ['reset_password', 'set_password', 'change_email'] as const;

/** With the sessions that an admin ends; a first password can still be set. */
export const purposesEndedWithSessions = ['reset_password', 'change_email', 'revert_email'] as const;

/** A new address or password of an admin: the admin decides who has the account, not a mailbox of before. */
export const purposesEndedByAdmin = [...purposesEndedByPassword, 'confirm_email', 'revert_email'] as const;
