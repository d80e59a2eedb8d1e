import { z } from 'zod';
import { auditedTransaction } from '../audit/auditedTransaction';
import { periods } from '../contract/periods';
import { languages } from '../contract/languages';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { dayMs } from '../contract/text/format/dateTime';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { addJob, defineJob } from '../core/jobs';
import { newsletterPriority, queueNewsletterJob, resumeDeliveries } from './issueDeliveries';
import { NewsletterIssueType } from './newsletterIssue';

/** An issue to the address of one user, for a look at it. */
export const sendNewsletterTestJob = defineJob({
  name: 'send_newsletter_test',
  label: { ar: 'إرسال رسالة تجريبية من النشرة', en: 'Send a test of the newsletter' },
  payload: z.object({ issueId: z.int(), userId: z.int(), language: z.enum(languages) }),
});

const idArgument = { required: true, description: 'Key of the issue.' } as const;

builder.mutationFields((t) => ({
  sendNewsletterTest: t.withAuth({ can: 'newsletter:manage' }).boolean({
    description: 'Sends an issue in both languages to the own address.',
    problems: ['notFound'],
    args: { id: t.arg.id(idArgument) },
    resolve: async (_root, { id }, context) => {
      await sendTest(parseId(id), context);
      return true;
    },
  }),
  sendNewsletterIssue: t.withAuth({ can: 'newsletter:manage' }).prismaField({
    type: NewsletterIssueType,
    description: 'Starts sending a draft to all confirmed subscribers, each in their language.',
    problems: ['notFound', 'newsletterIssueSent', 'newsletterWithoutRecipients', 'changedMeanwhile'],
    args: {
      id: t.arg.id(idArgument),
      updatedAt: t.arg({ type: 'DateTime', description: 'Optimistic lock: `updatedAt` of the version that was seen.' }),
    },
    resolve: async (query, _root, { id: key, updatedAt }, context) => {
      const id = parseId(key);
      await startSending(id, updatedAt ?? undefined, context);
      return context.db.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  stopNewsletterIssue: t.withAuth({ can: 'newsletter:manage' }).prismaField({
    type: NewsletterIssueType,
    description: 'Stops sending: the remaining recipients get no mail before `resumeNewsletterIssue`.',
    problems: ['notFound', 'newsletterIssueNotSending'],
    args: { id: t.arg.id(idArgument) },
    resolve: async (query, _root, { id: key }, context) => {
      const id = parseId(key);
      await stopSending(id, context);
      return context.db.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  resumeNewsletterIssue: t.withAuth({ can: 'newsletter:manage' }).prismaField({
    type: NewsletterIssueType,
    description: `Sends a stopped issue to the remaining recipients, within ${periods.newsletterResumeDays} days after it stopped.`,
    problems: ['notFound', 'newsletterIssueNotStopped'],
    args: { id: t.arg.id(idArgument) },
    resolve: async (query, _root, { id: key }, context) => {
      const id = parseId(key);
      await resumeSending(id, context);
      return context.db.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));

async function sendTest(issueId: number, { db, viewer }: SignedInContext): Promise<void> {
  requireIssue(await db.newsletterIssue.count({ where: { id: issueId } }));
  for (const language of languages) await addJob(db, sendNewsletterTestJob, { issueId, userId: viewer.id, language });
}

const startSending = (id: number, updatedAt: Date | undefined, context: SignedInContext): Promise<void> =>
  auditedTransaction(context, async (tx) => {
    const startedAt = new Date();
    const recipientCount = await tx.newsletterSubscriber.count({
      where: { confirmedAt: { lte: startedAt }, bouncedAt: null },
    });
    const { count } = await tx.newsletterIssue.updateMany({
      where: { id, state: 'draft', updatedAt },
      data: { state: 'sending', startedAt, recipientCount },
    });
    if (count === 0) {
      const issue = await tx.newsletterIssue.findUnique({ where: { id }, select: { state: true } });
      if (!issue) throw new Problem('notFound');
      throw new Problem(issue.state === 'draft' ? 'changedMeanwhile' : 'newsletterIssueSent');
    }
    if (recipientCount === 0) throw new Problem('newsletterWithoutRecipients');
    await addJob(tx, queueNewsletterJob, { issueId: id, after: 0 }, { priority: newsletterPriority });
  });

const stopSending = (id: number, context: SignedInContext): Promise<void> =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.newsletterIssue.updateMany({
      where: { id, state: 'sending' },
      data: { state: 'stopped', sentAt: new Date() },
    });
    if (count > 0) return;
    requireIssue(await tx.newsletterIssue.count({ where: { id } }));
    throw new Problem('newsletterIssueNotSending');
  });

const resumableMs = periods.newsletterResumeDays * dayMs;

const resumeSending = (id: number, context: SignedInContext): Promise<void> =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.newsletterIssue.updateMany({
      where: { id, state: 'stopped', sentAt: { gt: new Date(Date.now() - resumableMs) } },
      data: { state: 'sending', sentAt: null },
    });
    if (count > 0) return resumeDeliveries(tx, id);
    requireIssue(await tx.newsletterIssue.count({ where: { id } }));
    throw new Problem('newsletterIssueNotStopped');
  });

function requireIssue(count: number): void {
  if (count === 0) throw new Problem('notFound');
}
