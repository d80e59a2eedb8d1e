import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Prisma } from '../../prisma/generated/client';
import { languages } from '../contract/languages';
import { uuidOf } from '../core/ids';
import { addJobs, defineJob } from '../core/jobs';
import type { NotificationDefinition } from './defineNotification';

/** Who gets a notification; resolved when the notification is delivered. Deactivated accounts get none. */
const notificationRecipients = z.union([
  z.object({ userIds: z.array(z.int()) }),
  /** Active admins. */
  z.object({ role: z.literal('admin') }),
  /** Students with access to the course. */
  z.object({ enrolledIn: z.int() }),
  /** Participants of the event. */
  z.object({ registeredFor: z.int() }),
  /** Mail only, to an address that may belong to no account. */
  z.object({ address: z.string(), language: z.enum(languages) }),
]);
type NotificationRecipients = z.infer<typeof notificationRecipients>;

/** The kind has a schema of its own. */
export const notificationPayload = z.custom<object>((value) => typeof value === 'object' && value !== null);

/** A notification whose recipients are still to be resolved. */
const notificationDelivery = z.object({
  /** UUID; the same for all retries and recipients. */
  messageId: z.string(),
  kind: z.string(),
  payload: notificationPayload,
  recipients: notificationRecipients,
});
export type NotificationDelivery = z.infer<typeof notificationDelivery>;

export const deliverNotificationsJob = defineJob({
  name: 'deliver_message',
  label: { ar: 'توزيع الرسائل', en: 'Deliver messages' },
  // Jobs of earlier versions hold one message, without an array.
  payload: z.preprocess((value) => [value].flat(), z.array(notificationDelivery)),
});

interface NotificationOptions {
  /** UUID. Notifications with the same one are delivered once. Default: a new one. */
  messageId?: string;
}

/** A UUID that is the same for the same text, for notifications whose reason may be found again by a repeated job. */
export const messageIdOf = (text: string): string => uuidOf(text);

/** The same id for the same text on one day (UTC), for notifications that a user can cause again and again. */
export const messageIdOfDay = (text: string): string => messageIdOf(`${text} ${new Date().toISOString().slice(0, 10)}`);

/**
 * Sends a notification as notification and mail, by the recipients' preferences, after the transaction has been committed.
 * @param tx the transaction of the write that is the reason for the notification
 */
export const sendNotification = <Kind extends string, Payload extends object>(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  notification: NotificationDefinition<Kind, Payload>,
  recipients: NotificationRecipients,
  payload: Payload,
  { messageId }: NotificationOptions = {},
): Promise<void> => send(tx, notification, [{ messageId, payload, recipients }]);

/** Sends one notification with a payload of its own to each of many users, with one statement; see {@link sendNotification}. */
export const sendNotifications = <Kind extends string, Payload extends object>(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  notification: NotificationDefinition<Kind, Payload>,
  notifications: readonly { userId: number; payload: Payload; messageId?: string }[],
): Promise<void> =>
  send(
    tx,
    notification,
    notifications.map(({ userId, ...message }) => ({ ...message, recipients: { userIds: [userId] } })),
  );

type Message = Pick<NotificationDelivery, 'payload' | 'recipients'> & NotificationOptions;

/** Messages to an address are never in a batch: the deletion of its account deletes their jobs. */
async function send<Kind extends string, Payload extends object>(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { kind, isBatched }: NotificationDefinition<Kind, Payload>,
  messages: readonly Message[],
): Promise<void> {
  if (messages.length === 0) return;
  const isCollected = isBatched && messages.every(({ recipients }) => !('address' in recipients));
  const sent = messages.map(({ messageId, ...message }) => ({
    messageId: messageId ?? randomUUID(),
    kind,
    ...message,
  }));
  if (isCollected)
    await tx.$queryRaw`SELECT send_message(VARIADIC ARRAY(SELECT json_array_elements(${JSON.stringify(sent)}::json)))`;
  else
    await addJobs(
      tx,
      deliverNotificationsJob,
      sent.map((message) => [message]),
    );
}

/**
 * A notification to one user as an argument of `send_message()`, for a statement that is the reason for the notification.
 * @param userId SQL expression of the recipient's id
 * @param payload SQL expressions of the payload's values
 * @throws TypeError for a kind that is sent at once
 */
export function notificationSql<Kind extends string, Payload extends object>(
  { kind, isBatched }: NotificationDefinition<Kind, Payload>,
  userId: string,
  payload: Record<keyof Payload & string, string>,
): Prisma.Sql {
  if (!isBatched) throw new TypeError(`Notifications of the kind ${kind} are sent at once`);
  return Prisma.raw(`json_build_object('kind', '${kind}', 'recipients', json_build_object('userIds', ARRAY[${userId}]), 'payload',
    json_build_object(${Object.entries<string>(payload)
      .map(([name, value]) => `'${name}', ${value}`)
      .join(', ')}))`);
}
