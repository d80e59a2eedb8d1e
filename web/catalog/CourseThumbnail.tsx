import Box from '@mui/material/Box';
import { limits } from '../../schema/contract/limits';
import { CoursePicture } from '../art/CoursePicture';
import type { CourseCardFragment } from '../data/generated';

const filling = { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;

interface CourseThumbnailProps {
  course: Pick<CourseCardFragment, 'id' | 'thumbnail'>;
  /** Loaded at once, for the picture one came for; others wait until they are near. */
  eager?: boolean;
}

/** The course's own picture, else one of the six by its key (spec.md section 9). It fills its frame and only decorates. */
export function CourseThumbnail({ course, eager = false }: CourseThumbnailProps) {
  if (!course.thumbnail) return <CoursePicture n={(Number(course.id) - 1) % limits.fallbackPictures.courses} />;
  return (
    <Box
      component="img"
      src={course.thumbnail}
      alt=""
      width={640}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sx={filling}
    />
  );
}
