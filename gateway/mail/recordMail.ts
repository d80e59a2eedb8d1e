import type { PrismaClient } from '../../prisma/generated/client';
import type { MailResult } from './sendMail';

/** Stores when a mail was last sent, or put off. Never rejects: the mail itself must not depend on it. */
export async function recordMail(db: PrismaClient, result: MailResult): Promise<void> {
  // A refused address says nothing about the mail server.
  if (result === 'refused') return;
  const kind = result === 'sent' ? 'mail_sent' : 'mail_failed';
  await db.systemEvent.upsert({ where: { kind }, create: { kind }, update: { at: new Date() } }).catch(() => undefined);
}
