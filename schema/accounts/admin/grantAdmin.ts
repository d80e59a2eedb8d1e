import type { PrismaClient } from '../../../prisma/generated/client';
import { lockManagedUser } from '../accountLocks';
import { confirmAddressOwner } from '../links/addressConfirmation';

interface ExistingAccount {
  id: number;
  email: string;
  emailConfirmedAt: Date | null;
}

/**
 * Makes an existing account an admin, at the operator's command. Ends its sessions, so that none of them gets the role. An account
 * that has not confirmed its address may be a stranger's: a new password and the operator's word stand for the proof.
 * @param passwordHash of a new password; absent: the account keeps its own
 * @returns false if the account must get a new password
 */
export async function grantAdmin(
  db: PrismaClient,
  { id, email, emailConfirmedAt }: ExistingAccount,
  passwordHash?: string,
): Promise<boolean> {
  if (emailConfirmedAt === null && passwordHash === undefined) return false;
  await db.$transaction(async (tx) => {
    await lockManagedUser(tx, id);
    const changes = { role: 'admin', isActive: true, ...(passwordHash !== undefined && { passwordHash }) } as const;
    if (emailConfirmedAt) await tx.user.update({ where: { id }, data: changes, select: { id: true } });
    else await confirmAddressOwner(tx, { userId: id, email }, changes);
    await tx.session.deleteMany({ where: { userId: id } });
  });
  return true;
}
