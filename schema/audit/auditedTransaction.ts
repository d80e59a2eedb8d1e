import type { Prisma } from '../../prisma/generated/client';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/errors';

/**
 * Runs writes in one transaction, and tells the database who acts where that is an admin: its triggers then note each
 * changed row in the audit log, within the same transaction. Every mutation that an admin may call writes through this.
 * An admin who was deactivated, or is none any more, since the request began writes nothing.
 * @throws Problem `notSignedIn`
 * @param write is given the transaction; the outer client must not be used inside
 */
export const auditedTransaction = <Result>(
  { db, viewer }: Pick<SignedInContext, 'db' | 'viewer'>,
  write: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> =>
  db.$transaction(async (tx) => {
    if (viewer.role === 'admin') await setAuditActor(tx, viewer.id);
    return write(tx);
  });

async function setAuditActor(tx: Prisma.TransactionClient, id: number): Promise<void> {
  const admins = await tx.$queryRaw<unknown[]>`
    SELECT set_config('tayyar.actor', "id"::text, true) FROM "users" WHERE "id" = ${id} AND "isActive" AND "role" = 'admin'`;
  if (admins.length === 0) throw new Problem('notSignedIn');
}

/**
 * Runs what the server itself keeps within such a write (progress that is counted anew): nobody's deed, so that it leaves
 * no entry in the audit log.
 */
export async function withoutAudit(tx: Prisma.TransactionClient, keep: () => Promise<unknown>): Promise<void> {
  const [before] = await tx.$queryRaw<{ actor: string | null }[]>`
    SELECT current_setting('tayyar.actor', true) AS actor, set_config('tayyar.actor', '', true)`;
  await keep();
  await tx.$queryRaw`SELECT set_config('tayyar.actor', ${before?.actor ?? ''}, true)`;
}
