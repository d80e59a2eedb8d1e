import { auditedTransaction } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { toSearchText } from '../contract/search/searchText';
import { updateBlogPostSchema, createBlogPostSchema } from '../contract/validation/blog';
import { validate, onConstraintViolation, onUniqueViolation, omitNullish, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { BlogPostType } from './blogPost';

const BlogPostInput = builder.inputType('BlogPostInput', {
  description: 'An article, or what changes of one. What is required of a new one is checked field by field.',
  fields: (t) => ({
    title: t.string({ description: 'English title; required.' }),
    titleAr: t.string({ description: 'Arabic title; required.' }),
    excerpt: t.string({ description: 'A few English sentences for cards; required.' }),
    excerptAr: t.string({ description: 'A few Arabic sentences for cards; required.' }),
    content: t.string({ description: 'English text; required.' }),
    contentAr: t.string({ description: 'Arabic text; required.' }),
    slug: t.string({ description: 'Its name in addresses, unique; lower-case letters, digits and hyphens; required.' }),
    categoryId: t.id({ description: 'Key of its category; null for an article about everything.' }),
    isPublished: t.boolean({ description: 'False for a draft, which it is unless told.' }),
    thumbnail: t.string({ description: 'Address of a picture; null for none.' }),
    tags: t.stringList({ description: 'What it is about, in a word or two each; none unless told.' }),
    readTime: t.int({ description: 'Minutes that reading it takes; 5 unless told.' }),
  }),
});

const blogPostIdArg = { required: true, description: 'Key of the article.' } as const;

const onDuplicateSlug = onUniqueViolation({ blog_posts_slug_key: { code: 'slugTaken', field: 'slug' } });
const onUnknownCategory = onConstraintViolation({
  blog_posts_categoryId_fkey: { code: 'invalidInput', fields: { categoryId: 'unknownCategory' } },
});

interface SearchedTexts {
  title: string;
  titleAr: string;
  content: string;
  contentAr: string;
}

/** The column that search compares, made of the texts that it is made of everywhere. */
const buildBlogPostSearchText = ({ title, titleAr, content, contentAr }: SearchedTexts) => ({
  searchText: toSearchText(title, titleAr, content, contentAr),
});

const deleteBlogPost = (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.blogPost.deleteMany({ where: { id } });
    if (count === 0) throw new Problem('blogPostNotFound');
  });

const setBlogPostPublished = (isPublished: boolean) => (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.blogPost.updateMany({ where: { id }, data: { isPublished } });
    if (count === 0) throw new Problem('blogPostNotFound');
  });

builder.mutationFields((t) => ({
  createBlogPost: t.withAuth({ can: 'blog:manage' }).prismaField({
    type: BlogPostType,
    description: 'Adds an article, by the caller. Problems: notSignedIn, notAllowed, invalidInput, slugTaken.',
    args: { input: t.arg({ type: BlogPostInput, required: true, description: 'The article.' }) },
    resolve: (query, _root, { input }, context) => {
      const draft = validate(createBlogPostSchema, omitNullish(input));
      const data = { ...draft, ...buildBlogPostSearchText(draft), authorId: context.viewer.id };
      return auditedTransaction(context, (tx) => tx.blogPost.create({ ...query, data }))
        .catch(onDuplicateSlug)
        .catch(onUnknownCategory);
    },
  }),
  updateBlogPost: t.withAuth({ can: 'blog:manage' }).prismaField({
    type: BlogPostType,
    description:
      'Changes an article; absent fields stay. Problems: notSignedIn, notAllowed, blogPostNotFound, invalidInput, slugTaken, changedMeanwhile.',
    args: {
      id: t.arg.id(blogPostIdArg),
      input: t.arg({ type: BlogPostInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: (query, _root, { id: key, input, updatedAt }, context) => {
      const id = parseId(key);
      const changes = validate(updateBlogPostSchema, input);
      return auditedTransaction(context, async (tx) => {
        // What is searched is made of all texts, also of those that this change leaves: nobody may write them meanwhile.
        await tx.$queryRaw`SELECT "id" FROM "blog_posts" WHERE "id" = ${id} FOR UPDATE`;
        const post = await tx.blogPost.findUnique({ where: { id } });
        if (!post) throw new Problem('blogPostNotFound');
        if (updatedAt && post.updatedAt.getTime() !== updatedAt.getTime()) throw new Problem('changedMeanwhile');
        const data = { ...changes, ...buildBlogPostSearchText({ ...post, ...changes }) };
        return tx.blogPost.update({ ...query, where: { id }, data });
      })
        .catch(onDuplicateSlug)
        .catch(onUnknownCategory);
    },
  }),
  deleteBlogPost: t.withAuth({ can: 'blog:manage' }).field({
    type: 'ID',
    description: 'Deletes an article for good. Answers its key. Problems: notSignedIn, notAllowed, blogPostNotFound.',
    args: { id: t.arg.id(blogPostIdArg) },
    resolve: async (_root, { id: key }, context) => {
      const id = parseId(key);
      await deleteBlogPost(id, context);
      return id;
    },
  }),
  publishBlogPosts: t.withAuth({ can: 'blog:manage' }).field({
    type: BulkResultType,
    description: 'Publishes articles, or makes drafts of them. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }),
      isPublished: t.arg.boolean({ required: true, description: 'False makes drafts of them.' }),
    },
    resolve: (_root, { ids, isPublished }, context) => applyInBulk(ids, setBlogPostPublished(isPublished), context),
  }),
  deleteBlogPosts: t.withAuth({ can: 'blog:manage' }).field({
    type: BulkResultType,
    description: 'Deletes articles for good. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteBlogPost, context),
  }),
}));
