import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config';

/** Delivers mails to a mail server, or writes them to a folder. */
export interface MailTransport {
  /**
   * @param signal aborts the delivery, which may then have happened or not
   * @throws {@link MailRefusedError} if the server refuses the recipient for good; other errors may pass, such as a server that
   * does not answer
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

type Mail = SendMailOptions & { messageId: string };

/** A mail server refused the recipient's address for good. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Folder of mails as .eml files, when no mail server is configured. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mail');

/** An SMTP server if `smtpUrl` is set; else files in the data folder. */
export const createMailTransport = (config: Pick<Config, 'smtpUrl' | 'dataDir'>): MailTransport =>
  config.smtpUrl ? createSmtpTransport(config.smtpUrl) : createFileTransport(mailFolder(config));

/** Of a silent server, and of a whole delivery: a server may answer slowly without being silent. */
const smtpTimeoutMs = 30_000;
const deliveryTimeoutMs = 120_000;

/** `url` may contain further options of nodemailer as parameters, such as `?requireTLS=false`. */
function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url: withRequiredTls(url),
    pool: true,
    maxConnections: 4,
    // Jobs repeat failed deliveries; here only a connection that was idle for too long is replaced.
    maxRequeues: 1,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    // Mails contain only what the server renders.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      const timeout = AbortSignal.timeout(deliveryTimeoutMs);
      const delivery = { ...mail, signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
      await transport.sendMail(delivery).catch((error: unknown) => {
        throw isRecipientRefused(error) ? new MailRefusedError((error as Error).message, { cause: error }) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** A password is sent over TLS only: `smtp://` then needs STARTTLS, unless the URL contains its own setting. */
function withRequiredTls(text: string): string {
  const url = new URL(text);
  if (url.protocol === 'smtp:' && url.password && !url.searchParams.has('requireTLS'))
    url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Enhanced codes (RFC 3463) of refusals that do not concern the address: mail system, network, protocol, policy. */
const otherRefusal = /^5\d\d[ -]5\.[34567]\./;
const authenticationCodes = new Set([530, 535, 538]);

/** Refusals of the recipient with a code from 500 to 599; 4xx asks for another attempt. */
function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode, response = '' } = error as NodemailerError;
  return (
    command === 'RCPT TO' &&
    responseCode !== undefined &&
    responseCode >= 500 &&
    !authenticationCodes.has(responseCode) &&
    !otherRefusal.test(response)
  );
}

interface NodemailerError {
  command?: string;
  responseCode?: number;
  response?: string;
}

function createFileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A repeated message replaces its file.
      const name = `${createHash('sha256').update(mail.messageId).digest('hex').slice(0, 32)}.eml`;
      const temporaryFile = join(folder, `.${name}.${process.pid}`);
      await writeFile(temporaryFile, message as Buffer, { mode: 0o600 });
      await rename(temporaryFile, join(folder, name));
    },
    close: () => undefined,
  };
}
