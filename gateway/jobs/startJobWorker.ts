import type { Logger } from 'pino';
import type { Database } from '../../prisma/client';
import { createLinkTokens } from '../../schema/core/ports/linkTokens';
import { createCertificateRenderer } from '../certificates/document/certificateRenderer';
import type { Config } from '../config';
import { createMailTransport } from '../mail/mailTransport';
import type { MailResult } from '../mail/sendMail';
import { createExportStorage, createStorage, unfinishedExportFolder } from '../storage/createStorage';
import { startEmbeddedWorker } from './embeddedWorker';
import { siteUrlOf } from '../mail/siteUrl';
import { createCardProvider } from '../payments/chargilyProvider';
import { createCheckoutObserver, type CheckoutObserver } from '../payments/checkoutObserver';
import { createJobHandlers } from './jobHandlers';
import type { JobWorker } from './jobWorker';
import { startServerWorker } from './serverWorker';
import type { PrismaClient } from '../../prisma/generated/client';

/**
 * Starts the jobs of a configuration: in the gateway, or as a process of its own.
 * @param secret key of the tokens in links
 * @param onMail called after each attempt to send a mail
 * @param onCheckout called with each answer of the card provider
 */
export function startJobWorker(
  config: Config,
  database: Pick<Database, 'db' | 'pool' | 'kind'>,
  secret: string,
  log: Logger,
  onMail?: (result: MailResult) => void,
  onCheckout: CheckoutObserver = createCheckoutObserver(log),
): JobWorker {
  if (config.production && !config.smtpUrl) log.warn('SMTP_URL is not set: mails are written to files in DATA_DIR');
  const transport = createMailTransport(config);
  const storage = createStorage(config);
  const siteUrl = siteUrlOf(config);
  const handlers = createJobHandlers({
    db: database.db,
    storage,
    exportStorage: createExportStorage(config),
    unfinishedExportFolder: unfinishedExportFolder(config),
    minFreeBytes: config.uploadSpace.minFreeBytes,
    retention: config.retention,
    transport,
    linkTokens: createLinkTokens(secret),
    siteUrl,
    renderCertificate: createCertificateRenderer(storage, siteUrl),
    from: config.mailFrom,
    onMail(result) {
      onMail?.(result);
      void recordMail(database.db, result);
    },
    cardProvider: createCardProvider(config),
    onCheckout,
  });
  const start = database.kind === 'embedded' ? startEmbeddedWorker : startServerWorker;
  const worker = start({ ...database, handlers, log });
  return {
    async close() {
      await worker.close();
      transport.close();
    },
  };
}

/** Stores when a mail was last sent, or put off. Never rejects: the mail itself must not depend on it. */
async function recordMail(db: PrismaClient, result: MailResult): Promise<void> {
  // A refused address says nothing about the mail server.
  if (result === 'refused') return;
  const kind = result === 'sent' ? 'mail_sent' : 'mail_failed';
  await db.systemEvent.upsert({ where: { kind }, create: { kind }, update: { at: new Date() } }).catch(() => undefined);
}
