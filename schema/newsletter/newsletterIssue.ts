import { createAndUpdateInputs } from '../admin/createAndUpdateInputs';
import { NewsletterIssueState } from '../../prisma/generated/enums';
import { BlogPostType } from '../blog/blogPost';
import { builder } from '../core/builder';
import { parseId } from '../core/ids';
import { LanguageType } from '../core/scalarsAndEnums';
import { sortByIds } from '../contract/sortByIds';
import { readIssueContent } from './issueContent';

export const NewsletterIssueStateType = builder.enumType('NewsletterIssueState', {
  description: 'Whether an issue is a draft, being sent, sent, or stopped before all recipients got it.',
  values: Object.values(NewsletterIssueState),
});

/** Fields that read rows of other tables for each issue of a list. */
const nestedReadComplexity = 10;

export const NewsletterIssueType = builder.prismaObject('NewsletterIssue', {
  select: { id: true },
  description: 'An issue of the newsletter. Visible to admins only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    subject: t.exposeString('subject', { description: 'English subject of the mail.' }),
    subjectAr: t.exposeString('subjectAr', { description: 'Arabic subject of the mail.' }),
    intro: t.exposeString('intro', {
      description: 'English text above the posts; blank lines separate paragraphs.',
    }),
    introAr: t.exposeString('introAr', { description: 'Arabic text above the posts.' }),
    state: t.expose('state', { type: NewsletterIssueStateType, description: 'State of the issue.' }),
    recipientCount: t.exposeInt('recipientCount', { description: 'Number of recipients; 0 for a draft.' }),
    sentCount: t.exposeInt('sentCount', { description: 'Recipients whose mail was sent.' }),
    skippedCount: t.exposeInt('skippedCount', {
      description: 'Recipients who unsubscribed meanwhile or whose address was refused.',
    }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when sending began; null for a draft.',
    }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when sending ended; null before.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
    blogPosts: t.prismaField({
      type: [BlogPostType],
      description: 'The chosen posts in order. Those that are not published are left out of the mail.',
      complexity: { field: nestedReadComplexity, multiplier: 20 },
      select: { blogPostIds: true },
      resolve: async (query, { blogPostIds }, _args, { db }) =>
        sortByIds(await db.blogPost.findMany({ ...query, where: { id: { in: blogPostIds } } }), blogPostIds),
    }),
    previewHtml: t.string({
      description: 'The mail as an HTML document, without links of a recipient.',
      args: { language: t.arg({ type: LanguageType, required: true, description: 'Language of the mail.' }) },
      complexity: nestedReadComplexity,
      select: { subject: true, subjectAr: true, intro: true, introAr: true, blogPostIds: true },
      resolve: async (issue, { language }, { db, services: { renderNewsletter } }) =>
        renderNewsletter(await readIssueContent(db, issue, language)),
    }),
  }),
});

export const [CreateNewsletterIssueInput, UpdateNewsletterIssueInput] = createAndUpdateInputs(
  'NewsletterIssue',
  'newsletter issue',
  (t, required) => ({
    subject: t.string({ required, description: 'English subject of the mail.' }),
    subjectAr: t.string({ required, description: 'Arabic subject of the mail.' }),
    intro: t.string({ required, description: 'English text above the posts; blank lines separate paragraphs.' }),
    introAr: t.string({ required, description: 'Arabic text above the posts.' }),
    blogPostIds: t.idList({ description: 'Ids of blog posts in their order in the mail, at most 20; default none.' }),
  }),
);

builder.queryField('newsletterIssue', (t) =>
  t.withAuth({ can: 'newsletter:manage' }).prismaField({
    type: NewsletterIssueType,
    nullable: true,
    description: 'An issue of the newsletter.',
    args: { id: t.arg.id({ required: true, description: 'Key of the issue.' }) },
    resolve: (query, _root, { id }, { db }) => db.newsletterIssue.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);
