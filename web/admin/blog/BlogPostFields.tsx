import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import type { BlogPostFormValues } from '../../../schema/contract/validation/blog';
import { slugify } from '../../../schema/contract/validation/slug';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { BilingualFields } from '../form/BilingualFields';
import { toCategoryOptions } from '../form/categoryField';
import { BilingualTextPreview } from '../form/BilingualTextPreview';
import type { EntityFieldsProps } from '../form/entityForm';
import type { AdminBlogPostDetailsFragment, AdminBlogPostsQuery } from './__generated__/blogPostResource';

type BlogPostFieldsProps = EntityFieldsProps<BlogPostFormValues, AdminBlogPostDetailsFragment, AdminBlogPostsQuery>;

/** The fields of a post, both languages beside each other, with a preview. */
export function BlogPostFields({ control, form, row, data, onUploadingChange }: BlogPostFieldsProps) {
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
      <BilingualFields
        control={control}
        name="content"
        label={t('content')}
        required
        multiline
        minRows={8}
        maxRows={20}
      />
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
        <NumberInput control={control} name="readTime" label={t('readTime')} emptyValue={limits.blog.readTime} />
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
 * stays, since links contain it.
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
