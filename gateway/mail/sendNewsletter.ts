import type { NewsletterSubscriber } from '../../prisma/generated/client';
import type { JobPayload } from '../../schema/core/jobs';
import type { NewsletterContent } from '../../schema/core/services/newsletterMail';
import { readIssueContent } from '../../schema/newsletter/issueContent';
import { readDelivery, recordDelivery, type NewsletterDeliveryKey } from '../../schema/newsletter/issueDeliveries';
import type { sendNewsletterTestJob } from '../../schema/newsletter/issueSending';
import { signUnsubscribeToken } from '../../schema/newsletter/newsletterTokens';
import { renderNewsletterMail } from './newsletterMail';
import { oneClickHeaders } from './oneClick';
import { createEnvelope, transmit, type MailSender } from './sendMail';

/**
 * The job `send_newsletter`: an issue to one subscriber. A refused address is marked, and gets no further issue.
 * @throws Error if the server did not accept the mail: the job is repeated, with the same Message-ID
 */
export async function sendNewsletter(
  sender: MailSender,
  key: NewsletterDeliveryKey,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = sender;
  const delivery = await readDelivery(db, key);
  if (!delivery) return;
  const { issue, subscriber } = delivery;
  const content = await readIssueContent(db, issue, subscriber.language);
  const mail = composeMail(sender, content, subscriber, `newsletter-${issue.id}.${subscriber.id}`);
  const result = await transmit(sender, mail, signal);
  if (result === 'refused') await markRefusedAddress(sender, subscriber);
  await recordDelivery(db, key, result === 'sent' ? 'sent' : 'skipped');
}

function composeMail(
  sender: MailSender,
  content: NewsletterContent,
  { id, email }: Pick<NewsletterSubscriber, 'id' | 'email'>,
  messageId: string,
) {
  const { siteUrl, linkTokens } = sender;
  const token = signUnsubscribeToken(linkTokens, id);
  return {
    ...createEnvelope(sender, email, messageId),
    ...renderNewsletterMail(content, { siteUrl, unsubscribeToken: token }),
    headers: {
      'Content-Language': content.language,
      Precedence: 'bulk',
      ...oneClickHeaders(siteUrl, 'newsletter', token),
    },
  };
}

/** Only while the subscriber still has the address that was refused. */
async function markRefusedAddress({ db }: MailSender, { id, email }: NewsletterSubscriber): Promise<void> {
  await db.newsletterSubscriber.updateMany({ where: { id, email }, data: { bouncedAt: new Date() } });
}

/** The job `send_newsletter_test`: an issue in one language to an admin, without links of a subscriber. */
export async function sendNewsletterTest(
  sender: MailSender,
  { issueId, userId, language }: JobPayload<typeof sendNewsletterTestJob>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, siteUrl } = sender;
  const [issue, user] = await Promise.all([
    db.newsletterIssue.findUnique({ where: { id: issueId } }),
    db.user.findFirst({ where: { id: userId, isActive: true, emailBouncedAt: null }, select: { email: true } }),
  ]);
  if (!issue || !user) return;
  const version = issue.updatedAt.getTime();
  const mail = {
    ...createEnvelope(sender, user.email, `newsletter-test-${issueId}.${version}.${userId}.${language}`),
    ...renderNewsletterMail(await readIssueContent(db, issue, language), { siteUrl }),
    headers: { 'Content-Language': language },
  };
  await transmit(sender, mail, signal);
}
