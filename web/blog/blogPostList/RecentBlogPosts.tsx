import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localizeFieldWithLang } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { lineClampStyles } from '../../ui/layout/linkedCardStyles';
import { TextLink } from '../../ui/navigation/routerLinks';
import { BlogPostDate, BlogPostThumbnail } from '../BlogPostCardParts';
import type { BlogPostPreviewFragment } from '../__generated__/BlogPostCard';

const rowStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'center',
  paddingBlock: 1.5,
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

const thumbnailStyles = { aspectRatio: '1', overflow: 'hidden', borderRadius: '12px' } as const;

const linkStyles = {
  ...lineClampStyles(2),
  color: 'inherit',
  fontWeight: 700,
  lineHeight: 1.5,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: 'primary.main' },
} as const;

export function RecentBlogPosts({ posts }: { posts: readonly BlogPostPreviewFragment[] }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 2.5, paddingBlockEnd: 1 }}>
      <Typography id={id} component="h2" variant="h4">
        {t('list.recent')}
      </Typography>
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', marginBlockStart: 1 }}>
        {posts.map((post) => {
          const { text, ...langProps } = localizeFieldWithLang(post, 'title', language);
          return (
            <Box component="li" key={post.id} sx={rowStyles}>
              <Box sx={thumbnailStyles}>
                <BlogPostThumbnail post={post} />
              </Box>
              <div>
                <TextLink to={paths.blogPost(post.slug)} underline="none" sx={linkStyles} {...langProps}>
                  {text}
                </TextLink>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  <BlogPostDate date={post.createdAt} />
                </Typography>
              </div>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
