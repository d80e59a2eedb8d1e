import type { Prisma } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';

/** Ends all sessions of the viewer except the one of the request; returns how many. */
export async function endOtherSessions(
  tx: Pick<Prisma.TransactionClient, 'session'>,
  { id: userId, sessionId }: Viewer,
): Promise<number> {
  const { count } = await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
  return count;
}
