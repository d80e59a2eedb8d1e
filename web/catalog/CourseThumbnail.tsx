import { CourseFallbackImage } from '../art/fallbackImages/CourseFallbackImage';
import { fallbackImageIndex, fallbackImageUrl } from '../art/fallbackImages/fallbackImageIndex';
import { ThumbnailImage } from '../ui/layout/ThumbnailImage';
import type { CourseCardFragment } from './__generated__/CourseCard';

interface CourseThumbnailProps {
  course: Pick<CourseCardFragment, 'id' | 'thumbnail' | 'thumbnailSources'>;
  eager?: boolean;
}

/** The course's image, otherwise a fallback chosen by its id. Decorative: it has no alternative text. */
export function CourseThumbnail({ course: { id, thumbnail, thumbnailSources }, eager = false }: CourseThumbnailProps) {
  const fallback = <CourseFallbackImage n={fallbackImageIndex('courses', id)} />;
  return (
    <ThumbnailImage
      src={thumbnail}
      sources={thumbnailSources}
      fallback={fallback}
      fallbackUrl={fallbackImageUrl('courses', id)}
      eager={eager}
    />
  );
}
