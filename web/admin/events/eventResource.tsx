import { useTranslation, formatNumber, formatPrice, localizeField } from '../../language';
import { paths, TextLink } from '../../routing';
import { UsersIcon } from '../../art/icons/commonIcons';
import { adminResource, type ToggleChange } from '../resource/adminResource';
import { publishedFilter, parseYesNo } from '../resource/filterOptions';
import { confirmPublication, publishToggle } from '../resource/rowToggles';
import { type ResourceTexts } from '../resource/resourceTexts';
import type { ActionConfirmation, AdminRow } from '../table/types';
import { DateCell, StatusCell } from '../table/cells';
import {
  AdminEventListDocument,
  DeleteEventDocument,
  DeleteEventsDocument,
  PublishEventsDocument,
  type AdminEventFragment,
} from './__generated__/eventResource';
import { lazyDialog } from '../../ui/lazyDialog';
import type { ConflictFieldBuilder } from '../form/conflictFields';

/** The fields of the record, for its page and for conflicts. */
export const eventFields = ({
  t,
  arabicText,
  englishText,
  text,
  dateTime,
  yesNo,
  field,
  published,
}: ConflictFieldBuilder<AdminEventFragment, 'adminEvents'>) => [
  ...[arabicText('title'), englishText('title'), arabicText('description'), englishText('description')],
  ...[dateTime('startsAt'), dateTime('endsAt'), arabicText('location'), englishText('location')],
  ...[yesNo('isOnline'), text('meetingUrl')],
  field('price', ({ price }) => formatPrice(price, 'ar')),
  field('capacity', ({ capacity }) => (capacity === null ? t('unlimited') : String(capacity))),
  text('thumbnail'),
  published(),
];

const eventTimes = ['upcoming', 'past'] as const;

export const eventName = (event: AdminEventFragment) => localizeField(event, 'title', 'ar');

function RegistrationCount({ registeredCount, capacity, isSoldOut }: AdminEventFragment) {
  const { t } = useTranslation('adminEvents');
  if (capacity === null) return formatNumber(registeredCount, 'ar');
  if (isSoldOut) return <StatusCell color="warning">{`${t('soldOut')} (${formatNumber(capacity, 'ar')})`}</StatusCell>;
  return t('seats', { taken: formatNumber(registeredCount, 'ar'), capacity: formatNumber(capacity, 'ar') });
}

export const confirmEventPublication = (
  change: ToggleChange<AdminRow>,
  texts: ResourceTexts<'adminEvents'>,
): ActionConfirmation => ({
  ...confirmPublication(change, texts),
  ...(!change.isOn && { text: texts.t('unpublishText') }),
});

const eventToggle = publishToggle(PublishEventsDocument);

export const eventPath = ({ id }: AdminRow) => paths.admin.event(id);

export const EventForm = lazyDialog(async () => (await import('./EventForm')).EventForm);

export const eventResource = adminResource({
  name: 'events',
  namespace: 'adminEvents',
  list: AdminEventListDocument,
  page: ({ adminEvents }) => adminEvents,
  rowName: eventName,
  columns: ({ t, arabicText, englishText, column, published, date }) => [
    arabicText('title'),
    englishText('title', { isHidden: true }),
    column('startDate', {
      isOnCard: true,
      label: t('startsAt'),
      cell: ({ startsAt }) => <DateCell at={startsAt} hasTime />,
    }),
    column('price', {
      cell: ({ price }) => (Number(price) === 0 ? t('free') : <bdi>{formatPrice(price, 'ar')}</bdi>),
    }),
    column('registeredCount', {
      isOnCard: true,
      isNamedOnCard: true,
      cell: (event) => (
        <TextLink to={paths.admin.participants(event.id)} title={t('registrations.open', { name: eventName(event) })}>
          <RegistrationCount {...event} />
        </TextLink>
      ),
    }),
    published(),
    date('createdAt', { isHidden: true }),
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
  views: ({ t }) => eventTimes.map((when) => ({ name: t(when), filters: { when } })),
  toFilter: ({ status, when }) => ({
    isPublished: parseYesNo(status),
    when: eventTimes.find((value) => value === when),
  }),
  Form: EventForm,
  toggle: {
    ...eventToggle,
    confirm: confirmEventPublication,
    // Its withdrawal cancels open orders for good, and is announced.
    isUndoable: (isOn) => isOn,
  },
  actions: [
    {
      name: 'registrations',
      text: ({ t }) => t('registrations.action'),
      label: (event, { t }) => t('registrations.open', { name: eventName(event) }),
      icon: <UsersIcon />,
      run: ({ id }, navigate) => void navigate(paths.admin.participants(id)),
    },
  ],
  delete: DeleteEventDocument,
  deleteMany: DeleteEventsDocument,
  hasExport: true,
  recordPath: eventPath,
});
