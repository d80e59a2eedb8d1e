import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { linkedCard } from '../ui/stretched';
import { CategoryLine } from './CategoryLine';
import { PostReaders, type ShownPost } from './PostReaders';
import { PostSummary } from './PostSummary';
import { PostThumbnail } from './PostThumbnail';
import { PostTitle } from './PostTitle';

const frame = { overflow: 'hidden', borderRadius: '15px 15px 0 0' } as const;

const looks = {
  usual: { frame: { ...frame, aspectRatio: '16 / 9' }, title: 'h4', padding: 2.5 },
  large: {
    frame: { ...frame, flexGrow: 1, minBlockSize: { xs: 200, md: 280 }, maxBlockSize: 420 },
    title: 'h3',
    padding: { xs: 2.5, sm: 3.5 },
  },
} as const;

interface PostCardProps {
  post: ShownPost;
  /** What was searched for, to be marked. */
  search?: string;
  look?: keyof typeof looks;
}

/** An article among others. The whole card leads to it, by one link (spec.md section 2, Blog list). */
export function PostCard({ post, search, look = 'usual' }: PostCardProps) {
  const { frame, title, padding } = looks[look];
  return (
    <Card component="article" data-lift sx={linkedCard}>
      <Box sx={frame}>
        <PostThumbnail post={post} />
      </Box>
      <Stack sx={{ flexGrow: look === 'usual' ? 1 : 0, gap: 1.25, padding }}>
        <CategoryLine post={post} />
        <PostTitle post={post} search={search} variant={title} />
        <PostSummary post={post} search={search} />
        <Box sx={{ flexGrow: 1 }} />
        <PostReaders post={post} />
      </Stack>
    </Card>
  );
}
