import { acting } from '../acting';
import { builder } from '../builder';
import { BulkOutcomeType, each } from '../bulk';
import { cursorInList, pageComplexity } from '../connections';
import type { SignedInContext } from '../context';
import { LanguageType } from '../enums';
import { Problem } from '../errors';
import { recordId } from '../ids';

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
      complexity: pageComplexity,
      totalCount: (_root, _args, { db }) => db.newsletterSubscriber.count(),
      resolve: async (query, _root, _args, { db }) => {
        await cursorInList(query, (where) => db.newsletterSubscriber.count({ where }));
        return db.newsletterSubscriber.findMany({ ...query, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'NewsletterSubscriberConnection', description: 'A page of addresses.' },
    { name: 'NewsletterSubscriberEdge', description: 'An address in its place on the page.' },
  ),
);

const remove = (id: number, context: SignedInContext) =>
  acting(context, async (tx) => {
    const { count } = await tx.newsletterSubscriber.deleteMany({ where: { id } });
    if (count === 0) throw new Problem('notFound');
  });

builder.mutationFields((t) => ({
  deleteNewsletterSubscriber: t.withAuth({ can: 'newsletter:manage' }).boolean({
    description: 'Deletes an address for good. Problems: notSignedIn, notAllowed, notFound.',
    args: { id: t.arg.id({ required: true, description: 'Key of the subscriber.' }) },
    resolve: async (_root, { id }, context) => {
      await remove(recordId(id), context);
      return true;
    },
  }),
  deleteNewsletterSubscribers: t.withAuth({ can: 'newsletter:manage' }).field({
    type: BulkOutcomeType,
    description: 'Deletes addresses for good. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }) },
    resolve: (_root, { ids }, context) => each(ids, remove, context),
  }),
}));
