import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import type { PostForm } from '../../../schema/contract/validation/blog';
import type { PostTableQuery } from '../__generated__/BlogTab';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { UploadInput } from '../../ui/form/UploadInput';
import { sideBySide } from '../../ui/form/sideBySide';
import { BilingualFields } from '../form/BilingualFields';
import { categoryOptions } from '../form/categoryOptions';
import { TextPreview } from '../form/TextPreview';

interface PostFieldsProps {
  control: Control<PostForm, unknown, FieldValues>;
  categories: PostTableQuery['categories'];
  /** Told whether a picture is on its way. */
  onBusy(isBusy: boolean): void;
}

/** The fields of an article, both languages beside each other, and what readers will see of them. */
export function PostFields({ control, categories, onBusy }: PostFieldsProps) {
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
      <Preview control={control} />
      <Box sx={sideBySide}>
        <SlugInput control={control} />
        <SelectInput
          control={control}
          name="categoryId"
          label={t('category')}
          options={[{ value: '', label: admin('form.none') }, ...categoryOptions(categories)]}
        />
        <TextInput
          control={control}
          name="tags"
          label={t('tags')}
          helperText={t('tagsHint')}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <NumberInput control={control} name="readTime" label={t('readTime')} blank={limits.blog.readTime} />
      </Box>
      <UploadInput
        control={control}
        name="thumbnail"
        kind="thumbnail"
        label={t('thumbnail')}
        helperText={t('thumbnailHint')}
        onBusy={onBusy}
      />
      <SwitchInput control={control} name="isPublished" label={t('published')} />
    </Stack>
  );
}

function SlugInput({ control }: Pick<PostFieldsProps, 'control'>) {
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

function Preview({ control }: Pick<PostFieldsProps, 'control'>) {
  const [titleAr, title, contentAr, content] = useWatch({
    control,
    name: ['titleAr', 'title', 'contentAr', 'content'],
  });
  return <TextPreview texts={{ ar: { title: titleAr, text: contentAr }, en: { title, text: content } }} />;
}
