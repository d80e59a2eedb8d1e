import { useTranslation } from 'react-i18next';
import { UsersIcon } from '../../art/icons/contentIcons';
import { formatNumber, formatPrice, localizeField } from '../../language/formatters';
import { adminResource } from '../resource/adminResource';
import { publishedFilter } from '../resource/filters';
import { publishToggle } from '../resource/rowToggle';
import { DateCell, StatusCell } from '../table/cells';
import { parseYesNo } from '../table/tableState';
import {
  AdminEventListDocument,
  DeleteEventDocument,
  DeleteEventsDocument,
  PublishEventsDocument,
  type AdminEventFragment,
} from './__generated__/eventResource';
import { EventForm } from './EventForm';
import { EventRegistrationsDialog } from './EventRegistrationsDialog';

const eventTimes = ['upcoming', 'past'] as const;

const eventName = (event: AdminEventFragment) => localizeField(event, 'title', 'ar');

/** The events, with the lists of their registrations. */
export const eventResource = adminResource({
  name: 'events',
  namespace: 'adminEvents',
  label: ({ admin }) => admin('tabs.events'),
  list: AdminEventListDocument,
  page: ({ adminEvents }) => adminEvents,
  rowName: eventName,
  columns: ({ t, arabicText, englishText, column, published, date }) => [
    arabicText('title', { width: 170, grow: 2 }),
    englishText('title', { width: 180, grow: 2 }),
    column('startDate', {
      label: t('startsAt'),
      width: 196,
      cell: ({ startsAt }) => <DateCell at={startsAt} hasTime />,
    }),
    column('price', {
      width: 138,
      cell: ({ price }) => (Number(price) === 0 ? t('free') : <bdi>{formatPrice(price, 'ar')}</bdi>),
    }),
    column('registeredCount', {
      label: t('registered'),
      width: 132,
      cell: (event) => <RegistrationCount {...event} />,
    }),
    published({ width: 104 }),
    date('createdAt', { width: 150, isHidden: true }),
  ],
  sort: ['startDate', 'desc'],
  filters: (texts) => ({
    status: publishedFilter(texts),
    when: {
      label: texts.t('when'),
      allLabel: texts.t('anytime'),
      options: eventTimes.map((value) => ({ value, label: texts.t(value) })),
    },
  }),
  toFilter: ({ status, when }) => ({
    isPublished: parseYesNo(status),
    when: eventTimes.find((value) => value === when),
  }),
  Form: EventForm,
  toggle: publishToggle(PublishEventsDocument),
  actions: [
    {
      name: 'guests',
      label: (event, { t }) => t('guests.open', { name: eventName(event) }),
      icon: <UsersIcon />,
      Dialog: EventRegistrationsDialog,
    },
  ],
  delete: DeleteEventDocument,
  deleteMany: DeleteEventsDocument,
  hasExport: true,
});

function RegistrationCount({ registeredCount, capacity, isSoldOut }: AdminEventFragment) {
  const { t } = useTranslation('adminEvents');
  if (capacity === null) return formatNumber(registeredCount, 'ar');
  if (isSoldOut) return <StatusCell tone="warning">{`${t('soldOut')} (${formatNumber(capacity, 'ar')})`}</StatusCell>;
  return t('seats', { taken: formatNumber(registeredCount, 'ar'), capacity: formatNumber(capacity, 'ar') });
}
