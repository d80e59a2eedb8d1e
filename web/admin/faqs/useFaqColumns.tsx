import { useTranslation } from 'react-i18next';
import type { AdminFaqFragment } from '../__generated__/Faqs';
import { inLanguage } from '../../language/formats';
import { ArabicCell, DateCell, LatinCell, PublishedCell } from '../table/cells';
import type { AdminColumn } from '../table/types';

/** What the table of questions shows of each. */
export function useFaqColumns(): AdminColumn<AdminFaqFragment>[] {
  const { t } = useTranslation('adminFaqs');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'questionAr',
      label: t('questionAr'),
      width: 250,
      grow: 2,
      cell: ({ questionAr }) => <ArabicCell>{questionAr}</ArabicCell>,
    },
    {
      field: 'question',
      label: t('questionEn'),
      width: 220,
      grow: 2,
      cell: ({ question }) => <LatinCell>{question}</LatinCell>,
    },
    {
      field: 'category',
      label: t('category'),
      isSortable: false,
      width: 130,
      cell: ({ category }) => category && <ArabicCell>{inLanguage(category, 'name', 'ar')}</ArabicCell>,
    },
    { field: 'order', label: t('order'), width: 106, cell: ({ order }) => order },
    {
      field: 'isPublished',
      label: admin('state.label'),
      width: 110,
      cell: ({ isPublished }) => <PublishedCell isPublished={isPublished} />,
    },
    { field: 'updatedAt', label: admin('updatedAt'), width: 150, cell: ({ updatedAt }) => <DateCell at={updatedAt} /> },
    {
      field: 'createdAt',
      label: admin('createdAt'),
      width: 150,
      isHidden: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
  ];
}
