import { z } from 'zod';
import type { PrismaClient } from '../../prisma/generated/client';
import { languages } from '../contract/languages';
import { periods } from '../contract/periods';
import { newsletterSubscriptionSchema } from '../contract/validation/site/contact';
import { builder } from '../core/builder';
import type { Context } from '../core/context';
import { dayMs } from '../contract/text/format/dateTime';
import { Problem, validate } from '../core/problem';
import { addJob, defineJob, type JobPayload } from '../core/jobs';
import { newsletterConfirmNotification } from '../notifications/kinds/newsletter';
import { sendNotification } from '../notifications/sendNotification';
import { readNewsletterToken } from './newsletterTokens';

export const subscribeJob = defineJob({
  name: 'subscribe_to_newsletter',
  label: { ar: 'اشتراك في النشرة', en: 'Newsletter subscription' },
  payload: z.object({
    /** In lower case. */
    email: z.string(),
    language: z.enum(languages),
  }),
});

type SubscriptionRequest = JobPayload<typeof subscribeJob>;

const NewsletterSubscriptionInput = builder.inputType('NewsletterSubscriptionInput', {
  description: 'A newsletter subscription.',
  fields: (t) => ({ email: t.string({ required: true, description: 'Valid email address.' }) }),
});

builder.mutationFields((t) => ({
  subscribeToNewsletter: t.boolean({
    description:
      'Sends a link that confirms the subscription to the address, in the language of the request. Returns true for ' +
      'every address, so that subscribers cannot be discovered: a confirmed one gets no mail, another one at most one ' +
      'an hour.',
    problems: ['invalidInput', 'tooManyAttempts'],
    args: { input: t.arg({ type: NewsletterSubscriptionInput, required: true, description: 'The subscription.' }) },
    resolve: async (_root, { input }, { db, language, services: { rateLimiter } }) => {
      const { email } = validate(newsletterSubscriptionSchema, input);
      await rateLimiter.limitByIp('subscription');
      await requestSubscription(db, { email, language });
      return true;
    },
  }),
  confirmNewsletter: t.boolean({
    description: 'Confirms a subscription by the token of a mail, without sign-in.',
    problems: ['linkNotValid'],
    args: { token: t.arg.string({ required: true, description: 'Token of the link.' }) },
    resolve: async (_root, { token }, context) => {
      await confirm(context, token);
      return true;
    },
  }),
  unsubscribeFromNewsletter: t.boolean({
    description: 'Deletes a subscription by the token of a mail, without sign-in; also true if it no longer exists.',
    problems: ['linkNotValid'],
    args: { token: t.arg.string({ required: true, description: 'Token of the link.' }) },
    resolve: async (_root, { token }, context) => {
      await unsubscribe(context, token);
      return true;
    },
  }),
}));

/** The address is looked up in a job, so that the answer and its time are the same for all addresses. */
const requestSubscription = (db: PrismaClient, request: SubscriptionRequest): Promise<void> =>
  addJob(db, subscribeJob, request);

/** The job `subscribe_to_newsletter`. One statement decides whether a mail is sent, so that repeated requests send one. */
export const subscribe = (db: PrismaClient, { email, language }: SubscriptionRequest): Promise<void> =>
  db.$transaction(async (tx) => {
    const [subscriber] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO "newsletter_subscribers" AS s ("email", "language", "confirmationSentAt")
      VALUES (${email}, ${language}::"Language", now())
      ON CONFLICT ("email") DO UPDATE SET "confirmationSentAt" = now(), "language" = EXCLUDED."language"
        WHERE (s."confirmedAt" IS NULL OR s."bouncedAt" IS NOT NULL)
          AND (s."confirmationSentAt" IS NULL OR s."confirmationSentAt" < now() - interval '1 hour')
      RETURNING "id"`;
    if (!subscriber) return;
    await sendNotification(
      tx,
      newsletterConfirmNotification,
      { address: email, language },
      { subscriberId: subscriber.id },
    );
  });

type LinkContext = Pick<Context, 'db' | 'services'>;

const confirmationMs = periods.newsletterConfirmationDays * dayMs;

/** A second confirmation succeeds and changes nothing. */
async function confirm({ db, services: { linkTokens } }: LinkContext, token: string): Promise<void> {
  const id = readNewsletterToken(linkTokens, 'confirm', token);
  if (id === null) throw new Problem('linkNotValid');
  const now = new Date();
  const { count } = await db.newsletterSubscriber.updateMany({
    where: {
      id,
      OR: [{ confirmedAt: null }, { bouncedAt: { not: null } }],
      confirmationSentAt: { gt: new Date(now.getTime() - confirmationMs) },
    },
    data: { confirmedAt: now, bouncedAt: null },
  });
  if (count > 0) return;
  const confirmed = await db.newsletterSubscriber.count({ where: { id, confirmedAt: { not: null }, bouncedAt: null } });
  if (confirmed === 0) throw new Problem('linkNotValid');
}

/**
 * Deletes the subscriber of an unsubscribe token.
 * @throws Problem `linkNotValid`
 */
export async function unsubscribe({ db, services: { linkTokens } }: LinkContext, token: string): Promise<void> {
  const id = readNewsletterToken(linkTokens, 'unsubscribe', token);
  if (id === null) throw new Problem('linkNotValid');
  await db.newsletterSubscriber.deleteMany({ where: { id } });
}
