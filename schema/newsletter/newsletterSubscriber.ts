import { auditedTransaction } from '../audit/auditedTransaction';
import { newsletterSubscriptionSchema } from '../contract/validation/contact';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { connectionComplexity, findPage } from '../core/cursorPagination';
import { validate, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { LanguageType } from '../core/scalarsAndEnums';

const NewsletterSubscriptionInput = builder.inputType('NewsletterSubscriptionInput', {
  description: 'A newsletter subscription.',
  fields: (t) => ({ email: t.string({ required: true, description: 'Valid email address.' }) }),
});

builder.mutationField('subscribeToNewsletter', (t) =>
  t.boolean({
    description:
      'Subscribes an email address to the newsletter in the language of the request. Also returns true if it is ' +
      'already subscribed, so that subscribers cannot be discovered. Problems: invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: NewsletterSubscriptionInput, required: true, description: 'The subscription.' }) },
    resolve: async (_root, { input }, { db, rateLimiter, language }) => {
      const { email } = validate(newsletterSubscriptionSchema, input);
      await rateLimiter.limitByIp('subscription');
      await db.newsletterSubscriber.createMany({ data: { email, language }, skipDuplicates: true });
      return true;
    },
  }),
);

export const NewsletterSubscriberType = builder.prismaObject('NewsletterSubscriber', {
  description: 'A newsletter subscriber. Visible to admins only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    email: t.exposeString('email', { description: 'Unique, lower case.' }),
    language: t.expose('language', { type: LanguageType, description: 'Language of the subscription.' }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when the address was confirmed by email; null if not confirmed.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of subscription.' }),
  }),
});

builder.queryField('newsletterSubscribers', (t) =>
  t.withAuth({ can: 'newsletter:manage' }).prismaConnection(
    {
      type: NewsletterSubscriberType,
      cursor: 'id',
      description: 'Newsletter subscribers, newest first. Problems: notSignedIn, notAllowed.',
      complexity: connectionComplexity,
      totalCount: (_root, _args, { db }) => db.newsletterSubscriber.count(),
      resolve: async (query, _root, _args, { db }) => {
        return findPage(
          query,
          { where: {}, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
          (list) => db.newsletterSubscriber.findMany({ ...list, select: { id: true } }),
          (list) => db.newsletterSubscriber.findMany({ ...query, ...list }),
        );
      },
    },
    { name: 'NewsletterSubscriberConnection', description: 'A page of subscribers.' },
    { name: 'NewsletterSubscriberEdge', description: 'A subscriber and its cursor.' },
  ),
);

const deleteNewsletterSubscriber = (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.newsletterSubscriber.deleteMany({ where: { id } });
    if (count === 0) throw new Problem('notFound');
  });

builder.mutationFields((t) => ({
  deleteNewsletterSubscriber: t.withAuth({ can: 'newsletter:manage' }).boolean({
    description: 'Deletes a subscriber. Problems: notSignedIn, notAllowed, notFound.',
    args: { id: t.arg.id({ required: true, description: 'Key of the subscriber.' }) },
    resolve: async (_root, { id }, context) => {
      await deleteNewsletterSubscriber(parseId(id), context);
      return true;
    },
  }),
  deleteNewsletterSubscribers: t.withAuth({ can: 'newsletter:manage' }).field({
    type: BulkResultType,
    description: 'Deletes subscribers. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys, maximum 100.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteNewsletterSubscriber, context),
  }),
}));
