import type { Prisma } from '../../prisma/generated/client';
import type { Role } from '../contract/permissions';
import type { Viewer } from '../context';
import { Problem } from '../errors';

/** An account as it was before a write. */
export interface Former {
  id: number;
  role: Role;
  isActive: boolean;
}

/** The advisory lock of whoever takes an admin away; any number that nothing else uses. */
const lastAdminLock = 7_390_211;

/**
 * Refuses to take away an admin who has to stay: oneself, and the last one who can sign in. Others who would take an admin
 * away wait until this transaction has ended, so that of two admins who demote one another at once one stays.
 * @param tx the transaction of the write, which this comes before
 * @throws Problem `ownAccount`, `lastAdmin`
 */
export async function keepAnAdmin(tx: Prisma.TransactionClient, former: Former, viewer: Viewer): Promise<void> {
  if (former.id === viewer.id) throw new Problem('ownAccount');
  if (former.role !== 'admin' || !former.isActive) return;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${lastAdminLock}::bigint)::text`;
  const others = { role: 'admin', isActive: true, id: { not: former.id } } as const;
  if (!(await tx.user.findFirst({ where: others, select: { id: true } }))) throw new Problem('lastAdmin');
}
