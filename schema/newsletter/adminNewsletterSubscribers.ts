import type { Prisma } from '../../prisma/generated/client';
import { languageLabelsAr, stateLabelsAr } from '../contract/labels/stateLabelsAr';
import { splitSearchWords } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/fields/textFields';
import { adminList } from '../admin/adminList';
import { labeledStates, matchWordsOrStates } from '../admin/adminSearch';
import { builder } from '../core/builder';
import { validate } from '../core/problem';
import { escapeLike } from '../core/escapeLike';
import { LanguageType } from '../core/scalarsAndEnums';
import { NewsletterSubscriberType } from './newsletterSubscriber';

const AdminNewsletterSubscriberFilter = builder.inputType('AdminNewsletterSubscriberFilter', {
  description: 'Conditions on newsletter subscribers, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in the email address, the language or the state.' }),
    language: t.field({ type: LanguageType, description: 'Subscribers in this language only.' }),
    isConfirmed: t.boolean({ description: 'True: confirmed addresses only; false: unconfirmed addresses only.' }),
    isBounced: t.boolean({ description: 'True: refused addresses only; false: without them.' }),
  }),
});

const list = adminList('NewsletterSubscriber', {
  query: 'adminNewsletterSubscribers',
  permission: 'newsletter:manage',
  type: NewsletterSubscriberType,
  noun: 'newsletter subscribers',
  filter: AdminNewsletterSubscriberFilter,
  where: ({ search, language, isConfirmed, isBounced }) => ({
    AND: matchWordsOrStates<Prisma.NewsletterSubscriberWhereInput>(
      splitSearchWords(validate(searchQuerySchema, search)),
      [
        ...labeledStates(languageLabelsAr, (each) => ({ language: each })),
        [stateLabelsAr.confirmed, { confirmedAt: { not: null } }],
        [stateLabelsAr.unconfirmed, { confirmedAt: null }],
        [stateLabelsAr.bounced, { bouncedAt: { not: null } }],
      ],
      (word) => [{ email: { contains: escapeLike(word) } }],
    ),
    language: language ?? undefined,
    ...(isConfirmed != null && { confirmedAt: isConfirmed ? { not: null } : null }),
    ...(isBounced != null && { bouncedAt: isBounced ? { not: null } : null }),
  }),
  sortFields: ['email', 'language', 'confirmedAt', 'createdAt'],
  defaultSort: ['createdAt', 'desc'],
  idsFirst: false,
});

export const newsletterSubscriberExport = list.exportAs((db, where) => db.newsletterSubscriber.findMany({ where }));
