import { localizeField } from '../../language/formatters';
import { adminResource } from '../resource/adminResource';
import { activeFilter } from '../resource/filters';
import { activateToggle } from '../resource/rowToggle';
import { ActiveCell, ArabicCell, DateCell, StatusCell } from '../table/cells';
import { parseYesNo } from '../table/tableState';
import {
  ActivatePollsDocument,
  AdminPollListDocument,
  DeletePollDocument,
  DeletePollsDocument,
} from './__generated__/pollResource';
import { PollForm } from './PollForm';

/** The polls. */
export const pollResource = adminResource({
  name: 'polls',
  namespace: 'adminPolls',
  label: ({ admin }) => admin('tabs.polls'),
  list: AdminPollListDocument,
  page: ({ adminPolls }) => adminPolls,
  rowName: (poll) => localizeField(poll, 'question', 'ar'),
  columns: ({ t, admin, arabicText, englishText, column, number, date }) => [
    arabicText('question', { width: 220, grow: 2 }),
    englishText('question', { width: 196, grow: 2 }),
    column('options', {
      isSortable: false,
      width: 150,
      grow: 1,
      cell: ({ options }) => <ArabicCell>{options.map(({ optionTextAr }) => optionTextAr).join('، ')}</ArabicCell>,
    }),
    number('voterCount', { label: t('voters'), width: 130 }),
    column('isActive', {
      label: admin('state.label'),
      width: 110,
      cell: ({ isActive, isExpired }) =>
        isActive && isExpired ? (
          <StatusCell tone="warning">{t('expired')}</StatusCell>
        ) : (
          <ActiveCell isActive={isActive} />
        ),
    }),
    column('endsAt', {
      label: t('expiresAt'),
      width: 150,
      cell: ({ expiresAt }) => (expiresAt ? <DateCell at={expiresAt} /> : t('never')),
    }),
    date('createdAt', { width: 150, isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts) => ({ status: activeFilter(texts) }),
  toFilter: ({ status }) => ({ isActive: parseYesNo(status) }),
  Form: PollForm,
  toggle: activateToggle(ActivatePollsDocument),
  delete: DeletePollDocument,
  deleteMany: DeletePollsDocument,
  hasExport: true,
});
