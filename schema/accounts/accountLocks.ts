import { Prisma } from '../../prisma/generated/client';
import type { ProblemCode } from '../contract/problems/problems';
import type { Role } from '../contract/permissions';
import type { Viewer } from '../core/context';
import { Problem } from '../core/problem';

export interface LockedUser {
  id: number;
  email: string;
  role: Role;
  isActive: boolean;
}

/**
 * Writes about a person follow each other, and the deletion of the account, which locks the row first.
 * @param problem reported if the account was deleted
 * @returns what the row says after the wait
 */
export const lockUser = (tx: Prisma.TransactionClient, id: number, problem: ProblemCode): Promise<LockedUser> =>
  lockRow(tx, id, Prisma.sql`FOR NO KEY UPDATE`, problem);

/**
 * Locks an account before an admin changes or deletes it, or what gives access to it. A deleted account is never changed.
 * @throws Problem `userNotFound`
 */
export const lockManagedUser = (tx: Prisma.TransactionClient, id: number): Promise<LockedUser> =>
  lockRow(tx, id, Prisma.sql`FOR UPDATE`, 'userNotFound');

/**
 * Locks the active students among some people, in the order of their ids: what ends that, such as a deletion, waits.
 * @returns their ids
 */
export async function lockActiveStudents(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<number[]> {
  const students = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "users" WHERE "id" = ANY (${[...ids]}::int[]) AND "deletedAt" IS NULL AND "isActive" AND "role" = 'student'
    ORDER BY "id" FOR NO KEY UPDATE`;
  return students.map(({ id }) => id);
}

async function lockRow(
  tx: Prisma.TransactionClient,
  id: number,
  strength: Prisma.Sql,
  problem: ProblemCode,
): Promise<LockedUser> {
  const [user] = await tx.$queryRaw<LockedUser[]>`
    SELECT "id", "email", "role"::text, "isActive" FROM "users" WHERE "id" = ${id} AND "deletedAt" IS NULL ${strength}`;
  if (!user) throw new Problem(problem);
  return user;
}

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
  await lockUser(tx, id, 'notSignedIn');
  // A statement of its own: one that waits for the lock sees the sessions from before.
  const sessions = await tx.session.count({
    where: { id: sessionId, user: { id, isActive: true, ...(passwordHash !== undefined && { passwordHash }) } },
  });
  if (sessions === 0) throw new Problem('notSignedIn');
}
