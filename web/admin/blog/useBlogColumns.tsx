import { useTranslation } from 'react-i18next';
import type { AdminPostFragment } from '../__generated__/BlogTab';
import { formatNumber, inLanguage } from '../../language/formats';
import { ArabicCell, DateCell, LatinCell, PublishedCell, TextCell } from '../table/cells';
import type { AdminColumn } from '../table/types';

/** What the table of articles shows of each. */
export function useBlogColumns(): AdminColumn<AdminPostFragment>[] {
  const { t } = useTranslation('adminBlog');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'titleAr',
      label: t('titleAr'),
      width: 230,
      grow: 2,
      cell: ({ titleAr }) => <ArabicCell>{titleAr}</ArabicCell>,
    },
    { field: 'title', label: t('titleEn'), width: 190, grow: 2, cell: ({ title }) => <LatinCell>{title}</LatinCell> },
    {
      field: 'slug',
      label: t('slug'),
      width: 200,
      isSortable: false,
      isHidden: true,
      cell: ({ slug }) => <LatinCell>{slug}</LatinCell>,
    },
    {
      field: 'category',
      label: t('category'),
      width: 140,
      isSortable: false,
      cell: ({ category }) => category && <ArabicCell>{inLanguage(category, 'name', 'ar')}</ArabicCell>,
    },
    {
      field: 'author',
      label: t('author'),
      width: 140,
      isSortable: false,
      isHidden: true,
      cell: ({ author }) => <TextCell>{`${author.firstName} ${author.lastName}`}</TextCell>,
    },
    { field: 'views', label: t('views'), width: 140, cell: ({ views }) => formatNumber(views, 'ar') },
    {
      field: 'isPublished',
      label: admin('state.label'),
      width: 110,
      cell: ({ isPublished }) => <PublishedCell isPublished={isPublished} />,
    },
    { field: 'createdAt', label: admin('createdAt'), width: 150, cell: ({ createdAt }) => <DateCell at={createdAt} /> },
    {
      field: 'updatedAt',
      label: admin('updatedAt'),
      width: 150,
      isHidden: true,
      cell: ({ updatedAt }) => <DateCell at={updatedAt} />,
    },
  ];
}
