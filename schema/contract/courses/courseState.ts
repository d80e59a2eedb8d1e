/** `archived`: published before and withdrawn from the list; open to its enrolled students. */
export type CourseState = 'published' | 'archived' | 'draft';

export const courseState = ({
  isPublished,
  isArchived,
}: {
  isPublished: boolean;
  isArchived: boolean;
}): CourseState => {
  if (isPublished) return 'published';
  return isArchived ? 'archived' : 'draft';
};
