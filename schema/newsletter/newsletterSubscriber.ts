import { auditedTransaction } from '../audit/auditedTransaction';
import { newsletterSubscriptionSchema } from '../contract/validation/contact';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';
import { validate, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { LanguageType } from '../core/scalarsAndEnums';

const NewsletterSubscriptionInput = builder.inputType('NewsletterSubscriptionInput', {
  description: 'Who wants the newsletter.',
  fields: (t) => ({ email: t.string({ required: true, description: 'A valid address.' }) }),
});

builder.mutationField('subscribeToNewsletter', (t) =>
  t.boolean({
    description:
      "Keeps an address for the newsletter, in the caller's language; anybody may give one. One that is kept already " +
      'answers true as well, so that nobody learns who has subscribed. Problems: invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: NewsletterSubscriptionInput, required: true, description: 'The address.' }) },
    resolve: async (_root, { input }, { db, rateLimiter, language }) => {
      const { email } = validate(newsletterSubscriptionSchema, input);
      await rateLimiter.limitByIp('subscription');
      await db.newsletterSubscriber.createMany({ data: { email, language }, skipDuplicates: true });
      return true;
    },
  }),
);

export const NewsletterSubscriberType = builder.prismaObject('NewsletterSubscriber', {
  description: 'An address that wants the newsletter. Only admins read it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    email: t.exposeString('email', { description: 'Unique; in lower case.' }),
    language: t.expose('language', { type: LanguageType, description: 'The language in which it was given.' }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its owner confirmed it by mail; null until then.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first given.' }),
  }),
});

builder.queryField('newsletterSubscribers', (t) =>
  t.withAuth({ can: 'newsletter:manage' }).prismaConnection(
    {
      type: NewsletterSubscriberType,
      cursor: 'id',
      description: 'Addresses that want the newsletter, the newest first. Problems: notSignedIn, notAllowed.',
      complexity: connectionComplexity,
      totalCount: (_root, _args, { db }) => db.newsletterSubscriber.count(),
      resolve: async (query, _root, _args, { db }) => {
        await assertCursorInList(query, (where) => db.newsletterSubscriber.count({ where }));
        return db.newsletterSubscriber.findMany({ ...query, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'NewsletterSubscriberConnection', description: 'A page of addresses.' },
    { name: 'NewsletterSubscriberEdge', description: 'An address in its place on the page.' },
  ),
);

const deleteNewsletterSubscriber = (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.newsletterSubscriber.deleteMany({ where: { id } });
    if (count === 0) throw new Problem('notFound');
  });

builder.mutationFields((t) => ({
  deleteNewsletterSubscriber: t.withAuth({ can: 'newsletter:manage' }).boolean({
    description: 'Deletes an address for good. Problems: notSignedIn, notAllowed, notFound.',
    args: { id: t.arg.id({ required: true, description: 'Key of the subscriber.' }) },
    resolve: async (_root, { id }, context) => {
      await deleteNewsletterSubscriber(parseId(id), context);
      return true;
    },
  }),
  deleteNewsletterSubscribers: t.withAuth({ can: 'newsletter:manage' }).field({
    type: BulkResultType,
    description: 'Deletes addresses for good. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteNewsletterSubscriber, context),
  }),
}));
