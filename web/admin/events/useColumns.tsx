import { useTranslation } from 'react-i18next';
import type { AdminEventFragment } from '../../data/generated/admin';
import { formatNumber, formatPrice } from '../../language/formats';
import { DateCell, PublishedCell, StateCell, TextCell } from '../table/cells';
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
      cell: ({ titleAr }) => <TextCell>{titleAr}</TextCell>,
    },
    { field: 'title', label: t('titleEn'), width: 130, grow: 2, cell: ({ title }) => <TextCell>{title}</TextCell> },
    {
      field: 'startDate',
      label: t('startsAt'),
      width: 196,
      cell: ({ startsAt }) => <DateCell at={startsAt} hasTime />,
    },
    {
      field: 'price',
      label: t('price'),
      width: 104,
      cell: ({ price }) => (Number(price) === 0 ? t('free') : <bdi>{formatPrice(price, 'ar')}</bdi>),
    },
    {
      field: 'registeredCount',
      label: t('registered'),
      width: 120,
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
