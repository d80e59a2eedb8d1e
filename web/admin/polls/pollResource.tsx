import { useTranslation, localizeField } from '../../language';
import { paths } from '../../routing';
import type { AdminRow } from '../table/types';
import { adminResource } from '../resource/adminResource';
import { activeFilter, parseYesNo } from '../resource/filterOptions';
import { activateToggle } from '../resource/rowToggles';
import { ActiveCell, ArabicCell, DateCell, StatusCell } from '../table/cells';
import {
  ActivatePollsDocument,
  AdminPollListDocument,
  DeletePollDocument,
  DeletePollsDocument,
  type AdminPollFragment,
} from './__generated__/pollResource';
import { lazyDialog } from '../../ui/lazyDialog';
import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import { formatDateTime, type ConflictFieldBuilder } from '../form/conflictFields';

/** The options of a language as one comma-separated text. */
export const formatPollOptions = (options: AdminPollFragment['options']) => ({
  options: formatCommaList(options.map(({ optionText }) => optionText)),
  optionsAr: formatCommaList(
    options.map(({ optionTextAr }) => optionTextAr),
    '، ',
  ),
});

/** The fields of the record, for its page and for conflicts. */
export const pollFields = ({
  t,
  arabic,
  english,
  arabicText,
  englishText,
  field,
  yesNo,
  active,
}: ConflictFieldBuilder<AdminPollFragment, 'adminPolls'>) => [
  ...[arabicText('question'), englishText('question')],
  {
    name: 'optionsAr',
    label: arabic('options'),
    formatValue: ({ options }: AdminPollFragment) => formatPollOptions(options).optionsAr,
  },
  {
    name: 'options',
    label: english('options'),
    formatValue: ({ options }: AdminPollFragment) => formatPollOptions(options).options,
  },
  field('expiresAt', ({ expiresAt }) => (expiresAt ? formatDateTime(expiresAt) : t('never'))),
  ...[yesNo('allowMultiple'), active()],
];

export const pollPath = ({ id }: AdminRow) => paths.admin.poll(id);

export const PollForm = lazyDialog(async () => (await import('./PollForm')).PollForm);

export function PollState({ isActive, isExpired }: Pick<AdminPollFragment, 'isActive' | 'isExpired'>) {
  const { t } = useTranslation('adminPolls');
  if (isActive && isExpired) return <StatusCell color="warning">{t('expired')}</StatusCell>;
  return <ActiveCell isActive={isActive} />;
}

export const pollResource = adminResource({
  name: 'polls',
  namespace: 'adminPolls',
  list: AdminPollListDocument,
  page: ({ adminPolls }) => adminPolls,
  rowName: (poll) => localizeField(poll, 'question', 'ar'),
  columns: ({ t, admin, arabicText, englishText, column, number, date }) => [
    arabicText('question'),
    englishText('question', { isHidden: true }),
    column('options', {
      isSortable: false,
      cell: ({ options }) => <ArabicCell>{options.map(({ optionTextAr }) => optionTextAr).join('، ')}</ArabicCell>,
    }),
    number('voterCount', { label: t('voters') }),
    column('isActive', {
      label: admin('state.label'),
      cell: (poll) => <PollState {...poll} />,
    }),
    column('endsAt', {
      label: t('expiresAt'),
      cell: ({ expiresAt }) => (expiresAt ? <DateCell at={expiresAt} /> : t('never')),
    }),
    date('createdAt', { isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts) => ({ status: activeFilter(texts) }),
  toFilter: ({ status }) => ({ isActive: parseYesNo(status) }),
  Form: PollForm,
  toggle: activateToggle(ActivatePollsDocument),
  delete: DeletePollDocument,
  deleteMany: DeletePollsDocument,
  hasExport: true,
  recordPath: pollPath,
});
