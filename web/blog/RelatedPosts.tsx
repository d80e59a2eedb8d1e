import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import type { PostFaceFragment } from './__generated__/PostCard';
import { Page } from '../ui/Page';
import { Section } from '../ui/Section';
import { column } from './columns';
import { PostDate } from './PostDate';
import { PostRow } from './PostRow';
import { PostSummary } from './PostSummary';
import { PostTitle } from './PostTitle';

/** Others of the same category: picture, title, the first 100 characters, date; left out where there is none. */
export function RelatedPosts({ posts }: { posts: readonly PostFaceFragment[] }) {
  const { t } = useTranslation('blog');
  if (posts.length === 0) return null;
  return (
    <Page className="no-print">
      <Box sx={{ ...column, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <Section title={t('article.related')}>
          <Stack sx={{ gap: 2 }}>
            {posts.map((post) => (
              <PostRow key={post.id} post={post}>
                <PostTitle post={post} />
                <PostSummary post={post} most={limits.blog.relatedExcerpt} />
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  <PostDate of={post.createdAt} />
                </Typography>
              </PostRow>
            ))}
          </Stack>
        </Section>
      </Box>
    </Page>
  );
}
