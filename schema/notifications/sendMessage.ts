import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client';
import { languages } from '../contract/languages';
import { addJob, addJobs, defineJob, type JobOptions, type JobPayload } from '../core/jobs';
import type { MessageDefinition } from './message';

/** Who gets a message; resolved when the message is delivered. Deactivated accounts get none. */
const messageRecipients = z.union([
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
export type MessageRecipients = z.infer<typeof messageRecipients>;

/** The kind has a schema of its own. */
export const messagePayload = z.custom<object>((value) => typeof value === 'object' && value !== null);

/** A message whose recipients are still to be resolved. */
export const deliverMessageJob = defineJob({
  name: 'deliver_message',
  label: { ar: 'توزيع رسالة', en: 'Deliver a message' },
  payload: z.object({
    /** UUID; the same for all retries and recipients. */
    messageId: z.string(),
    kind: z.string(),
    payload: messagePayload,
    recipients: messageRecipients,
  }),
});
export type MessageDelivery = JobPayload<typeof deliverMessageJob>;

interface MessageOptions extends Pick<JobOptions, 'runAt' | 'key'> {
  /** UUID. Messages with the same one are delivered once. Default: a new one. */
  messageId?: string;
}

/** A UUID that is the same for the same text, for messages whose reason may be found again by a repeated job. */
export function messageIdOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The same id for the same text on one day (UTC), for messages that a user can cause again and again. */
export const messageIdOfDay = (text: string): string => messageIdOf(`${text} ${new Date().toISOString().slice(0, 10)}`);

/**
 * Sends a message as notification and mail, by the recipients' preferences, after the transaction has been committed.
 * @param tx the transaction of the write that is the reason for the message
 */
export const sendMessage = <Kind extends string, Payload extends object>(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { kind }: MessageDefinition<Kind, Payload>,
  recipients: MessageRecipients,
  payload: Payload,
  { messageId = randomUUID(), ...options }: MessageOptions = {},
): Promise<void> => addJob(tx, deliverMessageJob, { messageId, kind, payload, recipients }, options);

/** Sends one message with a payload of its own to each of many users, with one statement; see {@link sendMessage}. */
export const sendMessages = <Kind extends string, Payload extends object>(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { kind }: MessageDefinition<Kind, Payload>,
  messages: readonly { userId: number; payload: Payload }[],
): Promise<void> =>
  addJobs(
    tx,
    deliverMessageJob,
    messages.map(({ userId, payload }) => ({
      messageId: randomUUID(),
      kind,
      payload,
      recipients: { userIds: [userId] },
    })),
  );

/** A message to one user, for writes of a single statement. */
interface MessageSql<Kind extends string, Payload extends object> {
  message: MessageDefinition<Kind, Payload>;
  /** SQL expression of the recipient's id. */
  userId: string;
  /** SQL expressions of the payload's values. */
  payload: Record<keyof Payload & string, string>;
}

/** The SQL expression of the job that delivers a message; see {@link sendMessagesSql}. */
export function messageJobSql<Kind extends string, Payload extends object>({
  message: { kind },
  userId,
  payload,
}: MessageSql<Kind, Payload>): string {
  const values = Object.entries<string>(payload).map(([name, value]) => `'${name}', ${value}`);
  return `ROW('deliver_message', json_build_object(
    'messageId', gen_random_uuid(), 'kind', '${kind}', 'recipients', json_build_object('userIds', ARRAY[${userId}]),
    'payload', json_build_object(${values.join(', ')})), NULL, NULL, NULL, NULL, NULL, NULL)::graphile_worker.job_spec`;
}

/**
 * The SQL expression that sends messages: one call for all of them costs half of one call for each.
 * @param jobs from {@link messageJobSql}
 */
export const sendMessagesSql = (...jobs: string[]): string =>
  `(SELECT count(*) FROM graphile_worker.add_jobs(ARRAY[${jobs.join(', ')}]))`;
