import { fallbackOf } from '../art/fallback';
import { PostPicture } from '../art/PostPicture';
import type { PostFaceFragment } from './__generated__/PostCard';
import { Thumbnail } from '../ui/Thumbnail';

/** The article's own picture, else one of the five by its key (spec.md section 9). It fills its frame and only decorates. */
export function PostThumbnail({ post: { id, thumbnail } }: { post: Pick<PostFaceFragment, 'id' | 'thumbnail'> }) {
  return thumbnail ? <Thumbnail src={thumbnail} /> : <PostPicture n={fallbackOf('posts', id)} />;
}
