import { Prisma } from '../../prisma/generated/client';
import type { AuditedEntity } from '../contract/audit/auditedEntities';
import type { Viewer } from '../core/context';

interface LoggedUpdate {
  entity: AuditedEntity;
  entityId: number;
  /** SQL expression of the display name. */
  name: Prisma.Sql;
  before: object;
  after: object;
}

/** Logs what the viewer did to a row where no trigger does: an action that changes no audited column, or rows of a part. */
export const logUpdate = (
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  { entity, entityId, name, before, after }: LoggedUpdate,
): Promise<unknown> => tx.$executeRaw`
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  SELECT actor."id", concat_ws(' ', actor."firstName", actor."lastName"), 'update', ${entity}, ${entityId}, ${name},
    ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb
  FROM "users" actor WHERE actor."id" = ${viewer.id}`;

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
