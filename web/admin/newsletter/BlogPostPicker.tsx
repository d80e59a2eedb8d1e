import { Autocomplete, Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import { bounds } from '../../../schema/contract/bounds';
import type { NewsletterIssueFormValues } from '../../../schema/contract/validation/newsletter';
import { translateErrorMessage } from '../../data/errorMessages';
import { useTranslation } from '../../language';
import { TrashIcon } from '../../art/icons/editIcons';
import { ArrowDownIcon, ArrowUpIcon } from '../../art/icons/studioIcons';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { useDebouncedText } from '../../ui/hooks/useDebouncedText';
import { useAdminNewsletterBlogPostsQuery } from './__generated__/issueResource';

type ChosenPost = NewsletterIssueFormValues['blogPosts'][number];

interface BlogPostPickerProps {
  control: Control<NewsletterIssueFormValues, unknown, FieldValues>;
}

/** The blogPosts of an issue: found by search, in the order of the mail. */
export function BlogPostPicker({ control }: BlogPostPickerProps) {
  const { t } = useTranslation('adminNewsletter');
  const { field, fieldState } = useController({
    name: 'blogPosts',
    control: control as unknown as Control<NewsletterIssueFormValues>,
  });
  const blogPosts = field.value;
  const message = fieldState.error?.message;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <BlogPostSearch
        chosen={blogPosts}
        error={message}
        onChoose={(post) => field.onChange([...blogPosts, post])}
        onBlur={field.onBlur}
      />
      {blogPosts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('blogPost.empty')}</Typography>
      ) : (
        <BlogPostList blogPosts={blogPosts} onChange={field.onChange} />
      )}
    </Stack>
  );
}

interface BlogPostSearchProps {
  chosen: readonly ChosenPost[];
  /** Key of a validation message. */
  error: string | undefined;
  onChoose(post: ChosenPost): void;
  onBlur(): void;
}

function BlogPostSearch({ chosen, error, onChoose, onBlur }: BlogPostSearchProps) {
  const { t } = useTranslation('adminNewsletter');
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { text, changeText, clear } = useDebouncedText(search, setSearch);
  const query = useAdminNewsletterBlogPostsQuery({ variables: { search }, skip: !isOpen });
  const options = dataOrPrevious(query)?.adminBlogPosts.rows ?? [];
  return (
    <Autocomplete
      options={options.filter(({ id }) => chosen.every((post) => post.id !== id))}
      value={null}
      inputValue={text}
      onChange={(_event, post) => {
        if (post) onChoose({ id: post.id, titleAr: post.titleAr });
        clear();
      }}
      onInputChange={(_event, input, reason) => reason === 'input' && changeText(input)}
      onBlur={onBlur}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The server searches, with Arabic letters normalized.
      filterOptions={(found) => found}
      loading={query.loading}
      loadingText={t('blogPost.searching')}
      noOptionsText={t('blogPost.none')}
      getOptionLabel={({ titleAr }) => titleAr}
      getOptionKey={({ id }) => id}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('blogPost.search')}
          error={error !== undefined}
          helperText={error === undefined ? undefined : translateErrorMessage(error, 'ar')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, dir: 'auto', maxLength: bounds.search.max },
          }}
        />
      )}
    />
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 0.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

interface BlogPostListProps {
  blogPosts: readonly ChosenPost[];
  onChange(blogPosts: ChosenPost[]): void;
}

function BlogPostList({ blogPosts, onChange }: BlogPostListProps) {
  const { t } = useTranslation('adminNewsletter');
  const move = (index: number, target: number) => {
    const next = [...blogPosts];
    next.splice(target, 0, ...next.splice(index, 1));
    onChange(next);
  };
  return (
    <Box component="ol" aria-label={t('blogPost.list')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {blogPosts.map(({ id, titleAr: name }, index) => (
        <Box component="li" key={id} sx={rowStyles}>
          <Box component="span" dir="auto" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <IconButton
            aria-label={t('blogPost.up', { name })}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            aria-label={t('blogPost.down', { name })}
            disabled={index === blogPosts.length - 1}
            onClick={() => move(index, index + 1)}
          >
            <ArrowDownIcon />
          </IconButton>
          <IconButton
            aria-label={t('blogPost.remove', { name })}
            onClick={() => onChange(blogPosts.filter((post) => post.id !== id))}
          >
            <TrashIcon />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
