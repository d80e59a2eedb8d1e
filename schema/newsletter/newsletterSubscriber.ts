import { auditedTransaction } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../admin/bulkActions';
import type { SignedInContext } from '../core/context';
import { boundedCountNote, countRows } from '../paging/countRows';
import { connectionComplexity, findPage } from '../paging/cursorPagination';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { LanguageType } from '../core/scalarsAndEnums';

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
    bouncedAt: t.expose('bouncedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when a mail server refused the address, which gets no further issue; null otherwise.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of subscription.' }),
  }),
});

builder.queryField('newsletterSubscribers', (t) =>
  t.withAuth({ can: 'newsletter:manage' }).prismaConnection(
    {
      type: NewsletterSubscriberType,
      cursor: 'id',
      description: 'Newsletter subscribers, newest first.',
      complexity: connectionComplexity,
      totalCount: (_root, _args, { db }) => countRows(db.newsletterSubscriber, {}),
      resolve: async (query, _root, _args, { db }) => {
        return findPage(db.newsletterSubscriber, query, {
          where: {},
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
      },
    },
    { name: 'NewsletterSubscriberConnection', description: `A page of subscribers. totalCount: ${boundedCountNote}` },
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
    description: 'Deletes a subscriber.',
    problems: ['notFound'],
    args: { id: t.arg.id({ required: true, description: 'Key of the subscriber.' }) },
    resolve: async (_root, { id }, context) => {
      await deleteNewsletterSubscriber(parseId(id), context);
      return true;
    },
  }),
  deleteNewsletterSubscribers: t.withAuth({ can: 'newsletter:manage' }).field({
    type: BulkResultType,
    description: 'Deletes subscribers.',
    problems: ['invalidInput'],
    args: { ids: t.arg.idList({ required: true, description: 'Keys, maximum 100.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteNewsletterSubscriber, context),
  }),
}));
