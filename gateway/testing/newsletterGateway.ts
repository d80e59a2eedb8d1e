import { simpleParser, type ParsedMail } from 'mailparser';
import { createTransport } from 'nodemailer';
import type { NewsletterIssue } from '../../prisma/generated/client';
import { createLinkTokens } from '../../schema/core/services/linkTokens';
import { queueNewsletterBatch } from '../../schema/newsletter/issueDeliveries';
import { createExecutor, viewerFor } from '../../schema/testing/fixtures';
import { MailRefusedError } from '../mail/mailTransport';
import { renderNewsletterMail } from '../mail/newsletterMail';
import type { MailSender } from '../mail/sendMail';
import { createTestGateway, testSessionSecret } from './testGateway';
import { refuseToRender } from './certificates/sampleCertificate';

export const newsletterSiteUrl = 'https://tayyar.example';
export const newsletterLinkTokens = createLinkTokens(testSessionSecret);

export const issueTexts = {
  subject: 'Summer issue',
  subjectAr: 'عدد الصيف',
  intro: 'Hello **all**.\n\nTwo news.',
  introAr: 'مرحبًا.\n\nخبران.',
};

export const addressOf = ({ to }: ParsedMail): string | undefined => [to ?? []].flat()[0]?.value[0]?.address;

/** A gateway with an admin who sends issues, and the mails of the jobs that a test runs. No worker runs jobs. */
export async function createNewsletterGateway() {
  const gateway = await createTestGateway();
  const { db, database } = gateway;
  const admin = await gateway.createUser({ role: 'admin' });
  const mails: ParsedMail[] = [];
  const transport = createTransport({ streamTransport: true, buffer: true });
  let refusedAddress: string | undefined;

  const sender = (): MailSender => ({
    db,
    linkTokens: newsletterLinkTokens,
    siteUrl: newsletterSiteUrl,
    from: 'Tayyar <no-reply@tayyar.example>',
    renderCertificate: refuseToRender,
    transport: {
      async send(mail) {
        const { message } = await transport.sendMail(mail);
        const parsed = await simpleParser(message);
        if (addressOf(parsed) === refusedAddress) throw new MailRefusedError('unknown user');
        mails.push(parsed);
      },
      close: () => undefined,
    },
  });

  const execute = (document: string, variables: object) =>
    createExecutor(db, {
      services: {
        renderNewsletter: (content) => renderNewsletterMail(content, { siteUrl: newsletterSiteUrl }).html,
      },
    }).execute(document, { ...variables }, viewerFor(admin));

  /** The payloads of the waiting jobs of a name, which are then removed. */
  const takeJobs = async <Payload>(name: string): Promise<Payload[]> => {
    const { rows } = await database.pool.query<{ payload: Payload }>(
      `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
         WHERE t.id = j.task_id AND t.identifier = $1 RETURNING j.payload`,
      [name],
    );
    return rows.map(({ payload }) => payload);
  };
  const takeBatches = () => takeJobs<{ issueId: number; after: number }>('queue_newsletter');

  /** Runs the jobs of all batches, each of them twice at the same time. */
  const queueAll = async (size: number): Promise<void> => {
    const [batch] = await takeBatches();
    if (!batch) return;
    await Promise.all([1, 2].map(() => queueNewsletterBatch(db, batch, size)));
    await queueAll(size);
  };

  return {
    ...gateway,
    adminEmail: admin.email,
    mails,
    sender,
    execute,
    takeJobs,
    takeBatches,
    queueAll,
    addresses: () => mails.map(addressOf).toSorted(),
    refuse: (address: string) => (refusedAddress = address),
    async reset() {
      [mails.length, refusedAddress] = [0, undefined];
      await db.newsletterIssue.deleteMany();
      await db.newsletterSubscriber.deleteMany();
      await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    },
    createIssue: (data: Partial<NewsletterIssue> = {}) =>
      db.newsletterIssue.create({ data: { ...issueTexts, ...data } }),
    createSubscribers: (count: number) =>
      db.newsletterSubscriber.createManyAndReturn({
        data: Array.from({ length: count }, (_, index) => ({
          email: `reader${index}@example.dz`,
          language: index % 2 ? ('en' as const) : ('ar' as const),
          confirmedAt: new Date(0),
        })),
      }),
    /** Starts sending an issue; returns the problem. */
    async send(id: number, updatedAt?: Date) {
      const { errors } = await execute(
        'mutation ($id: ID!, $updatedAt: DateTime) { sendNewsletterIssue(id: $id, updatedAt: $updatedAt) { state } }',
        { id, updatedAt },
      );
      return errors?.[0]?.originalError;
    },
    readIssue: (id: number) => db.newsletterIssue.findUniqueOrThrow({ where: { id } }),
    takeDeliveries: () => takeJobs<{ issueId: number; subscriberId: number }>('send_newsletter'),
  };
}

export type NewsletterGateway = Awaited<ReturnType<typeof createNewsletterGateway>>;
