import { useTranslation } from 'react-i18next';
import type { AdminPollFragment } from '../../data/generated/admin';
import { formatNumber } from '../../language/formats';
import { ActiveCell, DateCell, StateCell, TextCell } from '../table/cells';
import type { AdminColumn } from '../table/types';

/** What the table says of each poll. */
export function useColumns(): AdminColumn<AdminPollFragment>[] {
  const { t } = useTranslation('adminPolls');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'questionAr',
      label: t('questionAr'),
      width: 240,
      grow: 2,
      cell: ({ questionAr }) => <TextCell>{questionAr}</TextCell>,
    },
    {
      field: 'question',
      label: t('questionEn'),
      width: 200,
      grow: 2,
      cell: ({ question }) => <TextCell>{question}</TextCell>,
    },
    {
      field: 'options',
      label: t('options'),
      isSortable: false,
      width: 160,
      grow: 1,
      cell: ({ options }) => <TextCell>{options.map(({ optionTextAr }) => optionTextAr).join('، ')}</TextCell>,
    },
    {
      field: 'voterCount',
      label: t('voters'),
      width: 110,
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
