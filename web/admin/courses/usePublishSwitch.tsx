import { useTranslation } from 'react-i18next';
import { EyeIcon } from '../../art/icons/EyeIcon';
import { EyeOffIcon } from '../../art/icons/EyeOffIcon';
import type { AdminCourseFragment } from '../../data/generated/admin';
import type { BulkOutcome, RowAction } from '../table/types';
import { useRowSwitch } from '../table/useRowSwitch';

/** Publishes the course of a row, or takes it back, with one press. */
export function usePublishSwitch(
  publish: (ids: string[], isPublished: boolean) => Promise<BulkOutcome | undefined>,
): RowAction<AdminCourseFragment> {
  const { t } = useTranslation('adminCourses');
  const turn = useRowSwitch(publish);
  return {
    name: 'publish',
    label: ({ isPublished, titleAr, title }) => t(isPublished ? 'unpublish' : 'publish', { name: titleAr || title }),
    icon: ({ isPublished }) => (isPublished ? <EyeOffIcon /> : <EyeIcon />),
    run: (row) => void turn(row, !row.isPublished),
  };
}
