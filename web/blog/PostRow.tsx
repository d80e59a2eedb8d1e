import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { PostFaceFragment } from './__generated__/PostCard';
import { PostThumbnail } from './PostThumbnail';

const rowStyles = {
  position: 'relative',
  overflow: 'visible',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
  blockSize: '100%',
} as const;

const frameStyles = {
  position: 'relative',
  aspectRatio: { xs: '16 / 9', sm: 'auto' },
  minBlockSize: { sm: 150 },
  overflow: 'hidden',
  borderStartStartRadius: '15px',
  borderStartEndRadius: { xs: '15px', sm: 0 },
  borderEndStartRadius: { xs: 0, sm: '15px' },
  // The picture is as high as the words beside it, never higher.
  '& > *': { position: 'absolute', inset: 0 },
} as const;

/** An article whose picture stands beside what is said of it. One link answers for all of it. */
export function PostRow({ post, children }: { post: PostFaceFragment; children: ReactNode }) {
  return (
    <Card component="article" data-lift sx={rowStyles}>
      <Box sx={frameStyles}>
        <PostThumbnail post={post} />
      </Box>
      <Stack sx={{ gap: 1, padding: 2.5, justifyContent: 'center', minInlineSize: 0 }}>{children}</Stack>
    </Card>
  );
}
