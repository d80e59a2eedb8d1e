import { Box, Card, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { linkedCardStyles } from '../ui/layout/layoutStyles';
import {
  BlogPostThumbnail,
  BlogPostCategoryAndDate,
  BlogPostStats,
  type BlogPostPreview,
  BlogPostSummaryText,
  BlogPostTitle,
} from './BlogPostParts';
import type { BlogPostPreviewFragment } from './__generated__/BlogPostCard';

const rowStyles = {
  position: 'relative',
  overflow: 'visible',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
  blockSize: '100%',
} as const;

const rowThumbnailStyles = {
  position: 'relative',
  aspectRatio: { xs: '16 / 9', sm: 'auto' },
  minBlockSize: { sm: 150 },
  overflow: 'hidden',
  borderStartStartRadius: '15px',
  borderStartEndRadius: { xs: '15px', sm: 0 },
  borderEndStartRadius: { xs: 0, sm: '15px' },
  // The image does not add to the row's height, which the text decides.
  '& > *': { position: 'absolute', inset: 0 },
} as const;

export function BlogPostRowFrame({ post, children }: { post: BlogPostPreviewFragment; children: ReactNode }) {
  return (
    <Card component="article" data-hoverable sx={rowStyles}>
      <Box sx={rowThumbnailStyles}>
        <BlogPostThumbnail post={post} />
      </Box>
      <Stack sx={{ gap: 1, padding: 2.5, justifyContent: 'center', minInlineSize: 0 }}>{children}</Stack>
    </Card>
  );
}

const cardThumbnailStyles = { overflow: 'hidden', borderRadius: '15px 15px 0 0' } as const;

const cardVariants = {
  usual: { frame: { ...cardThumbnailStyles, aspectRatio: '16 / 9' }, title: 'h4', padding: 2.5 },
  large: {
    frame: { ...cardThumbnailStyles, flexGrow: 1, minBlockSize: { xs: 200, md: 280 }, maxBlockSize: 420 },
    title: 'h3',
    padding: { xs: 2.5, sm: 3.5 },
  },
} as const;

interface BlogPostCardProps {
  post: BlogPostPreview;
  search?: string;
  variant?: keyof typeof cardVariants;
}

export function BlogPostCard({ post, search, variant = 'usual' }: BlogPostCardProps) {
  const { frame, title, padding } = cardVariants[variant];
  return (
    <Card component="article" data-hoverable sx={linkedCardStyles}>
      <Box sx={frame}>
        <BlogPostThumbnail post={post} eager={variant === 'large'} />
      </Box>
      <Stack sx={{ flexGrow: variant === 'usual' ? 1 : 0, gap: 1.25, padding }}>
        <BlogPostCategoryAndDate post={post} />
        <BlogPostTitle post={post} search={search} variant={title} />
        <BlogPostSummaryText post={post} search={search} />
        <Box sx={{ flexGrow: 1 }} />
        <BlogPostStats post={post} />
      </Stack>
    </Card>
  );
}
