import { builder } from '../builder';
import { cursorInList, pageComplexity } from '../connections';
import { LanguageType } from '../enums';
import { Problem } from '../errors';
import { recordId } from '../ids';

const NewsletterSubscriberType = builder.prismaObject('NewsletterSubscriber', {
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

builder.mutationField('deleteNewsletterSubscriber', (t) =>
  t.withAuth({ can: 'newsletter:manage' }).boolean({
    description: 'Deletes an address for good. Problems: notSignedIn, notAllowed, notFound.',
    args: { id: t.arg.id({ required: true, description: 'Key of the subscriber.' }) },
    resolve: async (_root, { id }, { db }) => {
      const { count } = await db.newsletterSubscriber.deleteMany({ where: { id: recordId(id) } });
      if (count === 0) throw new Problem('notFound');
      return true;
    },
  }),
);
