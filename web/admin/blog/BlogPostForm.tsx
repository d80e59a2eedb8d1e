import { Box, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { localizeField, useTranslation } from '../../language';
import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import { blogPostFormSchema, type BlogPostFormValues } from '../../../schema/contract/validation/site/blog';
import { toGraphqlId, toCategoryOptions } from '../form/categoryField';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import { usePublicationQuestion } from '../form/usePublicationQuestion';
import { slugify } from '../../../schema/contract/text/slug';
import { TextInput, NumberInput, SelectInput, SwitchInput } from '../../ui/form/inputs';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { BilingualFields } from '../form/BilingualFields';
import { BilingualRichTexts } from '../form/BilingualRichTexts';
import { BilingualTextPreview } from '../form/BilingualTextPreview';
import {
  AdminBlogPostForEditDocument,
  CreateBlogPostDocument,
  UpdateBlogPostDocument,
  type AdminBlogPostDetailsFragment,
  type AdminBlogPostsQuery,
} from './__generated__/blogPostResource';
import { blogPostFields, blogPostPath } from './blogPostResource';

/** Minutes. */
const defaultReadTime = 5;

/** A new post has the default values of R-BLOG-7. */
const toBlogPostFormValues = (post: AdminBlogPostDetailsFragment | null): BlogPostFormValues => ({
  ...toTextFormValues(post, ['title', 'titleAr', 'excerpt', 'excerptAr', 'content', 'contentAr', 'slug', 'thumbnail']),
  categoryId: post?.category?.id ?? '',
  isPublished: post?.isPublished ?? false,
  tags: formatCommaList(post?.tags ?? []),
  readTime: String(post?.readTime ?? defaultReadTime),
});

/** Form of a post whose texts are there, or of a new one. */
export const BlogPostForm = entityForm({
  namespace: 'adminBlog',
  schema: blogPostFormSchema,
  toFormValues: toBlogPostFormValues,
  toInput: (post) => ({ ...post, categoryId: toGraphqlId(post.categoryId) }),
  createDocument: CreateBlogPostDocument,
  updateDocument: UpdateBlogPostDocument,
  fetchCurrent: queryById(AdminBlogPostForEditDocument, ({ adminBlogPost }) => adminBlogPost),
  diff: blogPostFields,
  recordPath: blogPostPath,
  Fields: BlogPostFields,
  useQuestion: () =>
    usePublicationQuestion({
      namespace: 'adminBlog',
      toName: (post: BlogPostFormValues) => localizeField(post, 'title', 'ar'),
    }),
});

type BlogPostFieldsProps = EntityFieldsProps<
  BlogPostFormValues,
  AdminBlogPostDetailsFragment,
  Pick<AdminBlogPostsQuery, 'categories'>
>;

function BlogPostFields({ control, form, row, data, onUploadingChange }: BlogPostFieldsProps) {
  useSuggestedSlug(control, form, row === null);
  const { t } = useTranslation('adminBlog');
  const { t: tAdmin } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualFields control={control} name="title" label={t('title')} required autoFocus />
      <BilingualFields
        control={control}
        name="excerpt"
        label={t('excerpt')}
        helperText={t('excerptHint')}
        required
        multiline
        minRows={2}
        maxRows={6}
      />
      <BilingualRichTexts control={control} name="content" label={t('content')} required minRows={8} maxRows={20} />
      <BilingualTextPreview control={control} title="title" text="content" />
      <Box sx={twoColumnGrid}>
        <SlugInput control={control} />
        <SelectInput
          control={control}
          name="categoryId"
          label={t('category')}
          options={[{ value: '', label: tAdmin('form.none') }, ...toCategoryOptions(data?.categories ?? [])]}
        />
        <TextInput
          control={control}
          name="tags"
          label={t('tags')}
          helperText={t('tagsHint')}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <NumberInput control={control} name="readTime" label={t('readTime')} emptyValue={defaultReadTime} />
      </Box>
      <UploadInput
        control={control}
        name="thumbnail"
        kind="thumbnail"
        label={t('thumbnail')}
        helperText={t('thumbnailHint')}
        onUploadingChange={onUploadingChange}
      />
      <SwitchInput control={control} name="isPublished" label={t('published')} />
    </Stack>
  );
}

function SlugInput({ control }: Pick<BlogPostFieldsProps, 'control'>) {
  const { t } = useTranslation('adminBlog');
  const slug = useWatch({ control, name: 'slug' });
  return (
    <TextInput
      control={control}
      name="slug"
      label={t('slug')}
      required
      helperText={t('slugHint', { slug: slug || t('slugExample') })}
      slotProps={{ htmlInput: { dir: 'auto', spellCheck: false, autoCapitalize: 'none' } }}
    />
  );
}

/**
 * Derives the slug of a new post from its English title until the slug itself is edited. The slug of an existing post
 * does not change, because links contain it.
 */
function useSuggestedSlug(
  control: BlogPostFieldsProps['control'],
  { getValues, setValue, formState }: BlogPostFieldsProps['form'],
  isNew: boolean,
) {
  const title = useWatch({ control, name: 'title' });
  const previousTitle = useRef(title);
  const { isSubmitted } = formState;
  useEffect(() => {
    const isSuggested = getValues('slug') === slugify(previousTitle.current);
    previousTitle.current = title;
    if (isNew && isSuggested) setValue('slug', slugify(title), { shouldDirty: true, shouldValidate: isSubmitted });
  }, [title, isNew, isSubmitted, getValues, setValue]);
}
