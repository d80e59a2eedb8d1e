import { Prisma } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { logUpdate } from './logUpdate';

/** Actions on a user that change no audited column; they are shown like a changed field. */
type UserAction = 'passwordLinkSent' | 'sessionsEnded' | 'noteAdded' | 'noteChanged' | 'noteDeleted';

/** Logs an action of an admin on a user, inside an audited transaction. */
export const logUserAction = (
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  userId: number,
  action: UserAction,
): Promise<unknown> =>
  logUpdate(tx, viewer, {
    entity: 'users',
    entityId: userId,
    name: Prisma.sql`(SELECT audit_entity_name(to_jsonb(u)) FROM "users" u WHERE u."id" = ${userId})`,
    before: {},
    after: { [action]: true },
  });
