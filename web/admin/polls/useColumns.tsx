import { useTranslation } from 'react-i18next';
import type { AdminPollFragment } from '../__generated__/PollsTab';
import { formatNumber } from '../../language/formats';
import { ActiveCell, ArabicCell, DateCell, LatinCell, StateCell } from '../table/cells';
import type { AdminColumn } from '../table/types';

/** What the table says of each poll. */
export function useColumns(): AdminColumn<AdminPollFragment>[] {
  const { t } = useTranslation('adminPolls');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'questionAr',
      label: t('questionAr'),
      width: 220,
      grow: 2,
      cell: ({ questionAr }) => <ArabicCell>{questionAr}</ArabicCell>,
    },
    {
      field: 'question',
      label: t('questionEn'),
      width: 196,
      grow: 2,
      cell: ({ question }) => <LatinCell>{question}</LatinCell>,
    },
    {
      field: 'options',
      label: t('options'),
      isSortable: false,
      width: 150,
      grow: 1,
      cell: ({ options }) => <ArabicCell>{options.map(({ optionTextAr }) => optionTextAr).join('، ')}</ArabicCell>,
    },
    {
      field: 'voterCount',
      label: t('voters'),
      width: 130,
      cell: ({ voterCount }) => formatNumber(voterCount, 'ar'),
    },
    {
      field: 'isActive',
      label: admin('state.label'),
      width: 110,
      cell: ({ isActive, isExpired }) =>
        isActive && isExpired ? (
          <StateCell tone="warning">{t('expired')}</StateCell>
        ) : (
          <ActiveCell isActive={isActive} />
        ),
    },
    {
      field: 'endsAt',
      label: t('expiresAt'),
      width: 150,
      cell: ({ expiresAt }) => (expiresAt ? <DateCell at={expiresAt} /> : t('never')),
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
