import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import type { BlogPostFormValues } from '../../../schema/contract/validation/blog';
import type { AdminBlogPostsQuery } from './__generated__/BlogPostsTab';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { BilingualFields } from '../form/BilingualFields';
import { toCategoryOptions } from '../form/categoryField';
import { BilingualTextPreview } from '../form/BilingualTextPreview';

interface BlogPostFieldsProps {
  control: Control<BlogPostFormValues, unknown, FieldValues>;
  categories: AdminBlogPostsQuery['categories'];
  /** Told whether a picture is on its way. */
  onBusy(isBusy: boolean): void;
}

/** The fields of an article, both languages beside each other, and what readers will see of them. */
export function BlogPostFields({ control, categories, onBusy }: BlogPostFieldsProps) {
  const { t } = useTranslation('adminBlog');
  const { t: admin } = useTranslation('admin');
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
      <BlogPostFormPreview control={control} />
      <Box sx={twoColumnGrid}>
        <SlugInput control={control} />
        <SelectInput
          control={control}
          name="categoryId"
          label={t('category')}
          options={[{ value: '', label: admin('form.none') }, ...toCategoryOptions(categories)]}
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
        onUploadingChange={onBusy}
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

function BlogPostFormPreview({ control }: Pick<BlogPostFieldsProps, 'control'>) {
  const [titleAr, title, contentAr, content] = useWatch({
    control,
    name: ['titleAr', 'title', 'contentAr', 'content'],
  });
  return <BilingualTextPreview texts={{ ar: { title: titleAr, text: contentAr }, en: { title, text: content } }} />;
}
