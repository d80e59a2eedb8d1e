import type { PrismaClient } from '../../prisma/generated/client';
import { readMailFooterDetails } from '../../schema/contact/mailFooterDetails';
import type { Language } from '../../schema/contract/languages';
import { displayFirstName } from '../../schema/contract/text/names/displayName';
import type { LinkTokens } from '../../schema/core/services/linkTokens';
import type { JobPayload } from '../../schema/core/jobs';
import type { sendMailJob } from '../../schema/notifications/deliverNotifications';
import { accountSectionPath } from '../../schema/contract/site/urls';
import type { MailContext } from '../../schema/notifications/defineNotification';
import { findNotificationKind, type AnyNotification } from '../../schema/notifications/kinds/notificationKinds';
import { findOrderAccount } from '../../schema/payments/orders/transferAccounts';
import type { RenderCertificate } from '../certificates/document/certificateRenderer';
import { MailRefusedError, type MailTransport } from './mailTransport';
import { oneClickHeaders } from './oneClick';
import { renderNotificationMail } from './notificationMail';
import { toLocalizedUrl } from './siteUrl';

export interface MailSender {
  db: PrismaClient;
  transport: MailTransport;
  linkTokens: LinkTokens;
  /** Scheme and host of the site, for links. */
  siteUrl: string;
  /** Sender of all mails: an address, or name and address. */
  from: string;
  renderCertificate: RenderCertificate;
  /** Called after each attempt. */
  onMail?: (result: MailResult) => void;
}

/** Result of an attempt: accepted by the server, address refused, or to be repeated. */
export type MailResult = 'sent' | 'refused' | 'failed';

interface Recipient {
  /** Null: an address without account. */
  userId: number | null;
  email: string;
  language: Language;
  /** Null without a confirmed address: who registers with the address of another would write to them by the name. */
  firstName: string | null;
}

/**
 * The job `send_mail`. All attempts have the same Message-ID. A refused address is marked, and nothing more is sent to it.
 * @throws Error if the kind is not known, the payload is not valid, or the server did not accept the mail: the job is
 * repeated
 */
export async function sendMail(
  sender: MailSender,
  { messageId, kind, payload, to }: JobPayload<typeof sendMailJob>,
  signal?: AbortSignal,
): Promise<void> {
  const notification = findNotificationKind(kind);
  if (!notification) throw new Error(`There is no notification of the kind ${kind}`);
  const recipient = 'userId' in to ? await findRecipient(sender.db, notification, to.userId) : toAddress(to);
  if (!recipient) return;
  const values = notification.payload.parse(payload);
  const mail = {
    ...createEnvelope(sender, recipient.email, `${messageId}.${recipient.userId ?? 'address'}`),
    ...(await composeMail(sender, notification, values, recipient)),
  };
  const result = await transmit(sender, mail, signal);
  if (result === 'refused') await markRefusedAddress(sender.db, recipient);
}

/**
 * Sender, recipient and Message-ID of a mail.
 * @param id the same for all attempts; different for all mails
 */
export const createEnvelope = (
  { from, siteUrl }: Pick<MailSender, 'from' | 'siteUrl'>,
  address: string,
  id: string,
) => ({
  from,
  // As an object the address is not parsed again.
  to: { name: '', address },
  messageId: `<${id}@${new URL(siteUrl).hostname}>`,
});

/**
 * Hands a mail to the transport and reports the result.
 * @returns `refused` if the server refuses the address for good
 * @throws Error if another attempt may succeed
 */
export async function transmit(
  { transport, onMail }: MailSender,
  mail: Parameters<MailTransport['send']>[0],
  signal: AbortSignal | undefined,
): Promise<'sent' | 'refused'> {
  try {
    await transport.send(mail, signal);
    onMail?.('sent');
    return 'sent';
  } catch (error) {
    const isRefused = error instanceof MailRefusedError;
    onMail?.(isRefused ? 'refused' : 'failed');
    if (!isRefused) throw error;
    return 'refused';
  }
}

const toAddress = ({ address, language }: { address: string; language: Language }): Recipient => ({
  userId: null,
  email: address,
  language,
  firstName: null,
});

/** Null for accounts that are gone or deactivated, and for addresses that are not confirmed or were refused before. */
async function findRecipient(
  db: PrismaClient,
  { mailsUnconfirmed }: AnyNotification,
  userId: number,
): Promise<Recipient | null> {
  const emailConfirmedAt = mailsUnconfirmed ? undefined : { not: null };
  const user = await db.user.findFirst({
    where: { id: userId, isActive: true, emailBouncedAt: null, emailConfirmedAt },
    select: { email: true, preferredLanguage: true, firstName: true, firstNameAr: true, emailConfirmedAt: true },
  });
  if (!user) return null;
  const { email, preferredLanguage: language } = user;
  return { userId, email, language, firstName: user.emailConfirmedAt && displayFirstName(user, language) };
}

async function composeMail(
  sender: MailSender,
  notification: AnyNotification,
  payload: unknown,
  { userId, language, firstName }: Recipient,
) {
  const { siteUrl, linkTokens } = sender;
  const toUrl = (path: string) => toLocalizedUrl(siteUrl, path, language);
  const token = notification.token?.(payload);
  // After '#': browsers do not send it, so that it is in no log and no Referer.
  const tokenPart = token ? `#token=${linkTokens.sign(token.purpose, token.subject)}` : '';
  const canUnsubscribe = userId !== null && (notification.byEmail === 'on' || notification.byEmail === 'off');
  const unsubscribeToken = canUnsubscribe ? linkTokens.sign('unsubscribe', `${userId}:${notification.kind}`) : null;
  const mailFooterDetails = await readMailFooterDetails(sender.db);
  const context: MailContext = {
    language,
    siteUrl,
    contactEmail: mailFooterDetails.email,
    renderCertificate: (id) => renderValidCertificate(sender, id),
    findOrderAccount: (id) => findOrderAccount(sender.db, id),
  };
  const text = notification.text[language](payload);
  const mailDetails = (await notification.mailDetails?.(payload, context)) ?? [];
  const content = {
    language,
    firstName,
    text: { ...text, details: [...(text.details ?? []), ...mailDetails] },
    actionUrl: toUrl(notification.path(payload)) + tokenPart,
    homeUrl: toUrl('/'),
    sender: mailFooterDetails,
    preferencesUrl: canUnsubscribe ? toUrl(accountSectionPath('notifications')) : null,
    unsubscribeUrl: unsubscribeToken && `${toUrl('/unsubscribe')}#token=${unsubscribeToken}`,
  };
  const attachments = await notification.attachments?.(payload, context);
  return {
    ...renderNotificationMail(content),
    attachments: attachments?.map(({ fileName, type, content: data }) => ({
      filename: fileName,
      contentType: type,
      content: data,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(unsubscribeToken && oneClickHeaders(siteUrl, 'message', unsubscribeToken)),
    },
  };
}

/** Null for a certificate that was revoked or replaced since the notification was sent. */
async function renderValidCertificate({ db, renderCertificate }: MailSender, id: number): Promise<Buffer | null> {
  const certificate = await db.certificate.findFirst({ where: { id, status: 'valid' } });
  return certificate && renderCertificate(certificate);
}

/** Only while the account still has the address that was refused. */
async function markRefusedAddress(db: PrismaClient, { userId, email }: Recipient): Promise<void> {
  if (userId === null) return;
  await db.user.updateMany({ where: { id: userId, email }, data: { emailBouncedAt: new Date() } });
}
