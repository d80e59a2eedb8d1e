import type { Prisma } from '../../prisma/generated/client';
import { newsletterIssueStateLabelsAr } from '../contract/labels/stateLabelsAr';
import { createNewsletterIssueSchema, updateNewsletterIssueSchema } from '../contract/validation/site/newsletter';
import { adminList } from '../admin/adminList';
import { adminCrud } from '../admin/adminMutations';
import { adminSearchFilter, labeledStates } from '../admin/adminSearch';
import { builder } from '../core/builder';
import { Problem } from '../core/problem';
import {
  CreateNewsletterIssueInput,
  UpdateNewsletterIssueInput,
  NewsletterIssueStateType,
  NewsletterIssueType,
} from './newsletterIssue';

const AdminNewsletterIssueFilter = builder.inputType('AdminNewsletterIssueFilter', {
  description: 'Conditions on newsletter issues, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field or in the state.' }),
    state: t.field({ type: NewsletterIssueStateType, description: 'Issues in this state only.' }),
  }),
});

adminList('NewsletterIssue', {
  query: 'adminNewsletterIssues',
  permission: 'newsletter:manage',
  type: NewsletterIssueType,
  noun: 'newsletter issues',
  filter: AdminNewsletterIssueFilter,
  where: ({ search, state }) => ({
    AND: adminSearchFilter<Prisma.NewsletterIssueWhereInput>(search, {
      states: labeledStates(newsletterIssueStateLabelsAr, (each) => ({ state: each })),
    }),
    state: state ?? undefined,
  }),
  sortFields: ['createdAt'],
  defaultSort: ['createdAt', 'desc'],
  idsFirst: false,
});

adminCrud('NewsletterIssue', {
  type: NewsletterIssueType,
  permission: 'newsletter:manage',
  noun: ['newsletter issue', 'newsletter issues'],
  plural: 'NewsletterIssues',
  notFound: 'notFound',
  create: {
    input: CreateNewsletterIssueInput,
    schema: createNewsletterIssueSchema,
    toColumns: (issue, { viewer }) => ({ ...issue, createdBy: viewer.id }),
  },
  update: {
    input: UpdateNewsletterIssueInput,
    schema: updateNewsletterIssueSchema,
    toColumns: async (changes, { tx, id }) => {
      await requireDraft(tx, id);
      return changes;
    },
  },
  problems: { update: ['newsletterIssueSent'] },
  deletable: { where: { state: 'draft' }, otherwise: 'newsletterIssueSent', note: 'that has not been sent' },
});

/** Locks the row: sending cannot begin before the change is saved. */
async function requireDraft(tx: Prisma.TransactionClient, id: number): Promise<void> {
  const [issue] = await tx.$queryRaw<{ isDraft: boolean }[]>`
    SELECT "state" = 'draft' AS "isDraft" FROM "newsletter_issues" WHERE "id" = ${id} FOR UPDATE`;
  if (issue?.isDraft === false) throw new Problem('newsletterIssueSent');
}
