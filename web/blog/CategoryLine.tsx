import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PostFaceFragment } from './__generated__/PostCard';
import { CategoryChip } from './CategoryChip';
import { PostDate } from './PostDate';

/** At the ends of a line, or of two where they are too long for one: what an article is filed under, and its day. */
export function CategoryLine({ post }: { post: Pick<PostFaceFragment, 'category' | 'createdAt'> }) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      <CategoryChip category={post.category} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <PostDate of={post.createdAt} />
      </Typography>
    </Stack>
  );
}
