import type { Prisma } from '../../prisma/generated/client';
import type { SignedInContext, Viewer } from '../core/context';
import { Problem } from '../core/problem';

/**
 * Runs writes in a transaction in which triggers log changes by an admin. Use it in every mutation that admins may
 * call.
 * @throws Problem `notSignedIn` if the admin was deactivated or demoted during the request
 * @param write receives the transaction; the outer client must not be used inside
 */
export const auditedTransaction = <Result>(
  { db, viewer }: Pick<SignedInContext, 'db' | 'viewer'>,
  write: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> =>
  db.$transaction(async (tx) => {
    if (viewer.role === 'admin') await setAuditActor(tx, viewer);
    return write(tx);
  });

/**
 * Runs a write of a trainer inside an audited transaction and logs it; the trainer's other writes are not logged.
 * @throws Problem `notSignedIn` if the trainer was deactivated or demoted during the request
 */
export async function withTrainerAudit<Result>(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  write: () => Promise<Result>,
): Promise<Result> {
  if (viewer.role !== 'trainer') return write();
  await setAuditActor(tx, viewer);
  const result = await write();
  await tx.$queryRaw`SELECT set_config('tayyar.actor', '', true)`;
  return result;
}

async function setAuditActor(tx: Prisma.TransactionClient, { id, role }: Viewer): Promise<void> {
  const actors = await tx.$queryRaw<unknown[]>`
    SELECT set_config('tayyar.actor', "id"::text, true)
    FROM "users" WHERE "id" = ${id} AND "isActive" AND "role"::text = ${role}`;
  if (actors.length === 0) throw new Problem('notSignedIn');
}

/** Runs derived writes (recalculated progress) inside an audited transaction without logging them. */
export async function withoutAudit<Result>(
  tx: Prisma.TransactionClient,
  write: () => Promise<Result>,
): Promise<Result> {
  const [before] = await tx.$queryRaw<{ actor: string | null }[]>`
    SELECT current_setting('tayyar.actor', true) AS actor, set_config('tayyar.actor', '', true)`;
  const result = await write();
  await tx.$queryRaw`SELECT set_config('tayyar.actor', ${before?.actor ?? ''}, true)`;
  return result;
}
