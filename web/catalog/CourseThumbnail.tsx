import { CourseFallbackImage } from '../art/fallbackImages/CourseFallbackImage';
import { fallbackImageIndex } from '../art/fallbackImages/fallbackImageIndex';
import type { CourseCardFragment } from './__generated__/CourseCard';
import { ThumbnailImage } from '../ui/layout/ThumbnailImage';

interface CourseThumbnailProps {
  course: Pick<CourseCardFragment, 'id' | 'thumbnail'>;
  /** Loaded at once, for the picture one came for; others wait until they are near. */
  eager?: boolean;
}

/** The course's own picture, else one of the six by its key (spec.md section 9). It fills its frame and only decorates. */
export function CourseThumbnail({ course: { id, thumbnail }, eager = false }: CourseThumbnailProps) {
  return thumbnail ? (
    <ThumbnailImage src={thumbnail} eager={eager} />
  ) : (
    <CourseFallbackImage n={fallbackImageIndex('courses', id)} />
  );
}
