import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import type { NewsletterIssueFormValues } from '../../../schema/contract/validation/site/newsletter';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { formatNumber, useTranslation } from '../../language';
import { PlusIcon, TrashIcon } from '../../art/icons/editIcons';
import { ArrowDownIcon, ArrowUpIcon } from '../../art/icons/rowIcons';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { AdminSearchPicker } from '../form/AdminSearchPicker';
import { useAdminNewsletterBlogPostsQuery, useAdminNewsletterNewBlogPostsQuery } from './__generated__/issueResource';

type ChosenPost = NewsletterIssueFormValues['blogPosts'][number];

function useBlogPosts(search: string, skip: boolean) {
  const query = useAdminNewsletterBlogPostsQuery({ variables: { search }, skip });
  const rows = dataOrPrevious(query)?.adminBlogPosts.rows ?? [];
  return { options: rows.map(({ id, titleAr }) => ({ id, label: titleAr })), isLoading: query.loading };
}

/** The articles that were published since the last issue was sent; none before the first. */
function useNewBlogPosts(): ChosenPost[] {
  const { data } = useAdminNewsletterNewBlogPostsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return [];
  const lastSentAt = data.adminNewsletterIssues.rows
    .map(({ sentAt }) => sentAt ?? '')
    .toSorted()
    .at(-1);
  return data.adminBlogPosts.rows
    .filter(({ publishedAt }) => lastSentAt !== undefined && publishedAt > lastSentAt)
    .map(({ id, titleAr }) => ({ id, titleAr }));
}

/** The articles of an issue: found by search or new since the last issue, in the order of the mail. */
export function BlogPostPicker({ control }: { control: Control<NewsletterIssueFormValues, unknown, FieldValues> }) {
  const { t } = useTranslation('adminNewsletter');
  const { field, fieldState } = useController({
    name: 'blogPosts',
    control: control as unknown as Control<NewsletterIssueFormValues>,
  });
  const blogPosts = field.value;
  const error = useErrorMessage(fieldState.error?.message, 'ar');
  const newPosts = useNewBlogPosts().filter(({ id }) => !blogPosts.some((post) => post.id === id));
  return (
    <Stack sx={{ gap: 1.5 }}>
      {newPosts.length > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PlusIcon />}
          onClick={() => field.onChange([...blogPosts, ...newPosts])}
          sx={{ alignSelf: 'start' }}
        >
          {t('blogPost.addNew', { n: formatNumber(newPosts.length, 'ar') })}
        </Button>
      )}
      <AdminSearchPicker
        label={t('blogPost.search')}
        none={t('blogPost.none')}
        error={error}
        useOptions={useBlogPosts}
        chosenIds={blogPosts.map(({ id }) => id)}
        onChange={(post) => post && field.onChange([...blogPosts, { id: post.id, titleAr: post.label }])}
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
