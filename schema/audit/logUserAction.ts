import type { Prisma } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';

/** Actions on a user that change no audited column; they are shown like a changed field. */
export type UserAction = 'passwordLinkSent' | 'sessionsEnded' | 'noteAdded' | 'noteChanged' | 'noteDeleted';

/** Logs an action of an admin on a user, inside an audited transaction. */
export const logUserAction = (
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  userId: number,
  action: UserAction,
): Promise<unknown> => tx.$executeRaw`
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  SELECT actor."id", concat_ws(' ', actor."firstName", actor."lastName"), 'update', 'users', u."id",
    audit_entity_name(to_jsonb(u)), '{}', jsonb_build_object(${action}::text, true)
  FROM "users" u, "users" actor WHERE u."id" = ${userId} AND actor."id" = ${viewer.id}`;
