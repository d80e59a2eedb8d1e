import { useApolloClient } from '@apollo/client/react';
import { useState, useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { problems } from '../../../schema/contract/problems/problems';
import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import { blogPostFormSchema } from '../../../schema/contract/validation/blog';
import type { BlogPostFormValues } from '../../../schema/contract/validation/blog';
import { slugify } from '../../../schema/contract/validation/slug';
import type { DiffField } from '../../ui/form/entity/ConflictNotice';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { RecordDialogSkeleton } from '../form/RecordDialogSkeleton';
import { toGraphqlId } from '../form/categoryField';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';
import { BlogPostFields } from './BlogPostFields';
import {
  AdminBlogPostForEditDocument,
  useCreateBlogPostMutation,
  useAdminBlogPostForEditQuery,
  useUpdateBlogPostMutation,
} from './__generated__/BlogPostsTab';
import type {
  AdminBlogPostDetailsFragment,
  AdminBlogPostFragment,
  AdminBlogPostsQuery,
} from './__generated__/BlogPostsTab';

/** Default values of a new blog post (R-BLOG-7). */
const emptyBlogPostForm: BlogPostFormValues = {
  ...{ title: '', titleAr: '', excerpt: '', excerptAr: '', content: '', contentAr: '', slug: '' },
  ...{ categoryId: '', isPublished: false, thumbnail: '', tags: '', readTime: String(limits.blog.readTime) },
};

/** What the form of an article begins with; null for a new one. */
function toBlogPostFormValues(post: AdminBlogPostDetailsFragment | null): BlogPostFormValues {
  if (!post) return emptyBlogPostForm;
  const { title, titleAr, content, contentAr, slug, isPublished } = post;
  return {
    ...{ title, titleAr, content, contentAr, slug, isPublished },
    excerpt: post.excerpt ?? '',
    excerptAr: post.excerptAr ?? '',
    categoryId: post.category?.id ?? '',
    thumbnail: post.thumbnail ?? '',
    tags: formatCommaList(post.tags),
    readTime: String(post.readTime),
  };
}

type BlogPostCategories = AdminBlogPostsQuery['categories'];

interface BlogPostDialogProps extends RecordDialogProps<AdminBlogPostFragment> {
  categories: BlogPostCategories;
}

/** The dialog in which an article is written. A known one is read first: the table knows it without its texts. */
export function BlogPostDialog({ row, ...props }: BlogPostDialogProps) {
  return row ? <EditBlogPostDialog {...props} row={row} /> : <BlogPostFormDialog {...props} row={null} />;
}

function EditBlogPostDialog({ row: { id }, ...props }: BlogPostDialogProps & { row: AdminBlogPostFragment }) {
  const { t } = useTranslation('adminBlog');
  const read = useAdminBlogPostForEditQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const { isOpen, onClose, onGone } = props;
  const post = read.data?.adminBlogPost;
  if (post) return <BlogPostFormDialog {...props} row={post} />;
  return (
    <RecordDialogSkeleton
      {...{ isOpen, onClose, onGone }}
      title={t('edit')}
      error={read.error ?? (read.data && new Error(problems.blogPostNotFound.text.ar))}
      onRetry={() => void read.refetch().catch(() => undefined)}
    />
  );
}

interface BlogPostFormDialogProps extends RecordDialogProps<AdminBlogPostDetailsFragment> {
  categories: BlogPostCategories;
}

function BlogPostFormDialog({ row, onDone, categories, ...dialog }: BlogPostFormDialogProps) {
  const { t } = useTranslation('adminBlog');
  const client = useApolloClient();
  const [create] = useCreateBlogPostMutation();
  const [update] = useUpdateBlogPostMutation();
  const [isSending, setSending] = useState(false);
  const record = useAdminEntityForm({
    row,
    schema: blogPostFormSchema,
    values: toBlogPostFormValues(row),
    toFormValues: toBlogPostFormValues,
    create: (input) => create({ variables: { input: { ...input, categoryId: toGraphqlId(input.categoryId) } } }),
    update: (input, { id, updatedAt }) =>
      update({ variables: { id, input: { ...input, categoryId: toGraphqlId(input.categoryId) }, updatedAt } }),
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: AdminBlogPostForEditDocument, variables: { id }, fetchPolicy: 'no-cache' })).data
        ?.adminBlogPost,
    onDone,
  });
  useSuggestedSlug(record.form, row === null);
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={record}
      isUploading={isSending}
      title={row ? t('edit') : t('add')}
      diffFields={useBlogPostDiffFields()}
    >
      <BlogPostFields control={record.form.control} categories={categories} onBusy={setSending} />
    </EntityFormDialog>
  );
}

/** How a conflict tells what somebody else has changed of an article. */
function useBlogPostDiffFields(): DiffField<AdminBlogPostDetailsFragment>[] {
  const { t } = useTranslation('adminBlog');
  const { t: admin } = useTranslation('admin');
  const inEnglish = (label: string) => admin('form.english', { label });
  const inArabic = (label: string) => admin('form.arabic', { label });
  return [
    { name: 'titleAr', label: inArabic(t('title')), said: ({ titleAr }) => titleAr },
    { name: 'title', label: inEnglish(t('title')), said: ({ title }) => title },
    { name: 'slug', label: t('slug'), said: ({ slug }) => slug },
    { name: 'excerptAr', label: inArabic(t('excerpt')), said: ({ excerptAr }) => excerptAr ?? '' },
    { name: 'excerpt', label: inEnglish(t('excerpt')), said: ({ excerpt }) => excerpt ?? '' },
    { name: 'contentAr', label: inArabic(t('content')), said: ({ contentAr }) => contentAr },
    { name: 'content', label: inEnglish(t('content')), said: ({ content }) => content },
    { name: 'category', label: t('category'), said: ({ category }) => category?.nameAr ?? '' },
    { name: 'tags', label: t('tags'), said: ({ tags }) => tags.join('، ') },
    { name: 'readTime', label: t('readTime'), said: ({ readTime }) => String(readTime) },
    { name: 'thumbnail', label: t('thumbnail'), said: ({ thumbnail }) => thumbnail ?? '' },
    {
      name: 'isPublished',
      label: admin('state.label'),
      said: ({ isPublished }) => admin(isPublished ? 'state.published' : 'state.draft'),
    },
  ];
}

/**
 * Of a new article, the slug follows the English title until somebody writes one of their own. That of a known one stays:
 * it is in links.
 */
function useSuggestedSlug<Draft>(
  { control, getValues, setValue, formState }: UseFormReturn<BlogPostFormValues, unknown, Draft>,
  isNew: boolean,
) {
  const title = useWatch({ control, name: 'title' });
  const before = useRef(title);
  const { isSubmitted } = formState;
  useEffect(() => {
    const isOurs = getValues('slug') === slugify(before.current);
    before.current = title;
    if (isNew && isOurs) setValue('slug', slugify(title), { shouldDirty: true, shouldValidate: isSubmitted });
  }, [title, isNew, isSubmitted, getValues, setValue]);
}
