import { useTranslation } from 'react-i18next';
import type { AdminEventFragment } from '../__generated__/EventsTab';
import { formatNumber, formatPrice } from '../../language/formats';
import { ArabicCell, DateCell, LatinCell, PublishedCell, StateCell } from '../table/cells';
import type { AdminColumn } from '../table/types';

/** What the table says of each event. */
export function useColumns(): AdminColumn<AdminEventFragment>[] {
  const { t } = useTranslation('adminEvents');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'titleAr',
      label: t('titleAr'),
      width: 170,
      grow: 2,
      cell: ({ titleAr }) => <ArabicCell>{titleAr}</ArabicCell>,
    },
    { field: 'title', label: t('titleEn'), width: 180, grow: 2, cell: ({ title }) => <LatinCell>{title}</LatinCell> },
    {
      field: 'startDate',
      label: t('startsAt'),
      width: 196,
      cell: ({ startsAt }) => <DateCell at={startsAt} hasTime />,
    },
    {
      field: 'price',
      label: t('price'),
      width: 138,
      cell: ({ price }) => (Number(price) === 0 ? t('free') : <bdi>{formatPrice(price, 'ar')}</bdi>),
    },
    {
      field: 'registeredCount',
      label: t('registered'),
      width: 132,
      cell: (event) => <Seats {...event} />,
    },
    {
      field: 'isPublished',
      label: admin('state.label'),
      width: 104,
      cell: ({ isPublished }) => <PublishedCell isPublished={isPublished} />,
    },
    {
      field: 'createdAt',
      label: admin('createdAt'),
      width: 150,
      isHidden: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
  ];
}

function Seats({ registeredCount, capacity, isSoldOut }: AdminEventFragment) {
  const { t } = useTranslation('adminEvents');
  if (capacity === null) return formatNumber(registeredCount, 'ar');
  if (isSoldOut) return <StateCell tone="warning">{`${t('soldOut')} (${formatNumber(capacity, 'ar')})`}</StateCell>;
  return t('seats', { taken: formatNumber(registeredCount, 'ar'), capacity: formatNumber(capacity, 'ar') });
}
