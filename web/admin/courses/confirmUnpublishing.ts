import { formatNumber } from '../../language';
import type { ResourceTexts } from '../resource/resourceTexts';
import type { ActionConfirmation } from '../table/types';
import type { AdminCourseFragment } from './__generated__/courseResource';

export const confirmUnpublishing = (
  courses: readonly Pick<AdminCourseFragment, 'title' | 'titleAr' | 'enrollmentCount'>[],
  { t, admin }: Pick<ResourceTexts<'adminCourses'>, 't' | 'admin'>,
): ActionConfirmation => {
  const count = courses.reduce((sum, { enrollmentCount }) => sum + enrollmentCount, 0);
  const [first] = courses;
  return {
    title:
      first && courses.length === 1
        ? t('unpublish.title', { name: first.titleAr || first.title })
        : t('unpublish.titleMany'),
    text: `${t('unpublish.text')} ${t('unpublish.students', { count, n: formatNumber(count, 'ar') })}`,
    confirm: admin('bulk.unpublish'),
    isDestructive: true,
  };
};
