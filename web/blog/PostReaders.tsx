import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ClockIcon } from '../art/icons/ClockIcon';
import { EyeIcon } from '../art/icons/EyeIcon';
import type { PostFaceFragment } from './__generated__/PostCard';
import { useCounted } from '../language/useCounted';
import { Fact } from '../ui/Fact';

/** An article as cards show it; how many have read it only where it was asked for, since that changes all the time. */
export type ShownPost = PostFaceFragment & { views?: number };

interface PostReadersProps {
  post: Pick<ShownPost, 'readTime' | 'views'>;
  /** Facts that come before. */
  children?: ReactNode;
}

/** How long an article takes to read, and how many have read it. */
export function PostReaders({ post: { readTime, views }, children }: PostReadersProps) {
  const counted = useCounted('blog');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {children}
      <Fact icon={<ClockIcon size={18} />}>{counted('readTime', readTime)}</Fact>
      {views !== undefined && <Fact icon={<EyeIcon size={18} />}>{counted('views', views)}</Fact>}
    </Stack>
  );
}
