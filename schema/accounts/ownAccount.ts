import type { Prisma } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { Problem } from '../core/problem';

/**
 * Locks the viewer's account before a write of it, so that a new password, a first proof of the address, another role or the
 * deactivation by another request comes before or after. The account is locked before its other rows.
 * @param passwordHash the hash that was verified before; the write is refused if the password has changed since
 * @throws Problem `notSignedIn` if the session or the password has ended in between
 */
export async function lockOwnAccount(
  tx: Prisma.TransactionClient,
  { id, sessionId }: Viewer,
  passwordHash?: string,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  // A statement of its own: one that waits for the lock sees the sessions from before.
  const sessions = await tx.session.count({
    where: { id: sessionId, user: { id, isActive: true, ...(passwordHash !== undefined && { passwordHash }) } },
  });
  if (sessions === 0) throw new Problem('notSignedIn');
}
