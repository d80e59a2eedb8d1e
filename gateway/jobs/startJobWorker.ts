import type { Logger } from 'pino';
import type { Database } from '../../prisma/client';
import { createLinkTokens } from '../../schema/core/services/linkTokens';
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
  const renderCertificate = createCertificateRenderer(storage);
  const recordMail = createMailRecorder(database.db);
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
    renderCertificate: (certificate) => renderCertificate(certificate, 'pdf', siteUrl),
    from: config.mailFrom,
    onMail(result) {
      onMail?.(result);
      recordMail(result);
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

/** Time in which many equal results are stored once. */
const mailRecordMs = 5_000;

/** Stores when a mail was last sent, or put off. It never fails: the mail itself must not depend on it. */
function createMailRecorder(db: PrismaClient): (result: MailResult) => void {
  let stored: { kind?: 'mail_sent' | 'mail_failed'; at: number } = { at: 0 };
  return (result) => {
    // A refused address says nothing about the mail server.
    if (result === 'refused') return;
    const kind = result === 'sent' ? 'mail_sent' : 'mail_failed';
    const now = Date.now();
    if (kind === stored.kind && now - stored.at < mailRecordMs) return;
    stored = { kind, at: now };
    db.systemEvent.upsert({ where: { kind }, create: { kind }, update: { at: new Date() } }).catch(() => undefined);
  };
}
