import { useTranslation } from 'react-i18next';
import { courseLevelLabelsAr } from '../../../schema/contract/validation/catalog';
import type { AdminCourseFragment } from './__generated__/CoursesTab';
import { formatNumber, formatPrice } from '../../language/formatters';
import { ArabicCell, DateCell, LatinCell, PublishedCell, TextCell } from '../table/cells';
import type { AdminColumn } from '../table/types';

/** What the table says of a course. */
export function useCourseColumns(): AdminColumn<AdminCourseFragment>[] {
  return [...useDefaultCourseColumns(), ...useHiddenCourseColumns()];
}

function useDefaultCourseColumns(): AdminColumn<AdminCourseFragment>[] {
  const { t: admin } = useTranslation('admin');
  const { t } = useTranslation('adminCourses');
  return [
    {
      field: 'titleAr',
      label: t('titleAr'),
      width: 230,
      grow: 3,
      cell: ({ titleAr }) => <ArabicCell>{titleAr}</ArabicCell>,
    },
    {
      field: 'title',
      label: t('titleEn'),
      width: 200,
      grow: 2,
      isHidden: true,
      cell: ({ title }) => <LatinCell>{title}</LatinCell>,
    },
    {
      field: 'category',
      label: t('category'),
      isSortable: false,
      width: 130,
      grow: 1,
      cell: ({ category }) => <ArabicCell>{category.nameAr || category.name}</ArabicCell>,
    },
    {
      field: 'trainer',
      label: t('trainer'),
      isSortable: false,
      width: 120,
      grow: 1,
      cell: ({ trainer }) => <TextCell>{`${trainer.firstName} ${trainer.lastName}`}</TextCell>,
    },
    {
      field: 'price',
      label: t('price'),
      width: 105,
      cell: ({ price, isFree }) => (isFree ? t('free') : formatPrice(price, 'ar')),
    },
    {
      field: 'enrollmentCount',
      label: t('students'),
      width: 132,
      cell: ({ enrollmentCount }) => formatNumber(enrollmentCount, 'ar'),
    },
    {
      field: 'rating',
      label: t('rating'),
      width: 105,
      cell: ({ rating, ratingCount }) =>
        ratingCount === 0
          ? t('noRating')
          : t('ratingOf', { rating: Number(rating).toFixed(1), n: formatNumber(ratingCount, 'ar') }),
    },
    {
      field: 'isPublished',
      label: admin('state.label'),
      width: 100,
      cell: ({ isPublished }) => <PublishedCell isPublished={isPublished} />,
    },
  ];
}

/** Left out until they are asked for. */
function useHiddenCourseColumns(): AdminColumn<AdminCourseFragment>[] {
  const { t: admin } = useTranslation('admin');
  const { t } = useTranslation('adminCourses');
  return [
    {
      field: 'level',
      label: t('level'),
      isSortable: false,
      width: 100,
      isHidden: true,
      cell: ({ level }) => courseLevelLabelsAr[level],
    },
    {
      field: 'updatedAt',
      label: admin('updatedAt'),
      width: 140,
      isHidden: true,
      cell: ({ updatedAt }) => <DateCell at={updatedAt} />,
    },
    {
      field: 'createdAt',
      label: admin('createdAt'),
      width: 140,
      isHidden: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
    {
      field: 'slug',
      label: t('slugColumn'),
      isSortable: false,
      width: 180,
      isHidden: true,
      cell: ({ slug }) => <LatinCell>{slug}</LatinCell>,
    },
  ];
}
