import { PersonType } from '../accounts/user';
import { builder } from '../builder';
import { CategoryType } from '../catalog/category';
import { limits } from '../contract/limits';
import { plainText, shortened } from '../contract/plain';
import { tags } from '../contract/validation/blog';
import { newest } from './filter';

const formed = 'paragraphs apart by blank lines, with a small part of Markdown.';
const summed = `The excerpt; where there is none, the first ${limits.blog.excerpt} characters of the text without its marks, and an ellipsis.`;

/** A few marks more than characters asked for: a text may be long, and only its beginning is looked at. */
const summaryOf = (excerpt: string | null, content: string): string =>
  excerpt?.trim() || shortened(plainText(content.slice(0, 20 * limits.blog.excerpt)), limits.blog.excerpt);

export const BlogPostType = builder.prismaObject('BlogPost', {
  description: 'An article of the blog.',
  // What decides whether reading it counts; everything else is read where it is asked for.
  select: { id: true, authorId: true, isPublished: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    content: t.exposeString('content', { description: `English text: ${formed}` }),
    contentAr: t.exposeString('contentAr', { description: `Arabic text: ${formed}` }),
    slug: t.exposeString('slug', { description: 'Unique; for addresses.' }),
    excerpt: t.exposeString('excerpt', { nullable: true, description: 'A few English sentences, where written.' }),
    excerptAr: t.exposeString('excerptAr', { nullable: true, description: 'A few Arabic sentences, where written.' }),
    summary: t.string({
      description: `What a card says in English. ${summed}`,
      select: { excerpt: true, content: true },
      resolve: ({ excerpt, content }) => summaryOf(excerpt, content),
    }),
    summaryAr: t.string({
      description: `What a card says in Arabic. ${summed}`,
      select: { excerptAr: true, contentAr: true },
      resolve: ({ excerptAr, contentAr }) => summaryOf(excerptAr, contentAr),
    }),
    categoryId: t.exposeID('categoryId', { nullable: true, description: 'Key of its category.' }),
    category: t.relation('category', {
      type: CategoryType,
      nullable: true,
      description: 'What it is filed under; null for an article about everything.',
    }),
    authorId: t.exposeID('authorId', { description: 'Key of its author.' }),
    author: t.relation('author', { type: PersonType, description: 'Who wrote it.' }),
    thumbnail: t.exposeString('thumbnail', {
      nullable: true,
      description: 'Address of a picture; null: draw your own.',
    }),
    tags: t.stringList({
      description: 'What it is about, in a word or two each, in either language.',
      select: { tags: true },
      resolve: (post) => tags.catch([]).parse(post.tags),
    }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft, which only its author and admins see.',
    }),
    views: t.exposeInt('views', {
      description: 'Readers; one counts once a day. Each reading by `blogPost` is counted.',
    }),
    readTime: t.exposeInt('readTime', { description: 'Minutes that reading it takes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the article was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed the article.' }),
  }),
});

builder.prismaObjectField(BlogPostType, 'related', (t) =>
  t.field({
    type: [BlogPostType],
    description: `Up to ${limits.blog.related} other published articles of its category, the newest first; none where it has no category.`,
    complexity: { multiplier: limits.blog.related },
    select: (_args, _context, nested) => ({
      // One more than wanted: the article itself may be among them.
      category: {
        select: { posts: nested({ where: { isPublished: true }, orderBy: newest, take: limits.blog.related + 1 }) },
      },
    }),
    resolve: ({ id, category }) =>
      (category?.posts ?? []).filter((post) => post.id !== id).slice(0, limits.blog.related),
  }),
);
