import { Box, Stack } from '@mui/material';
import { useTranslation, formatNumber, formatPrice, localizeField } from '../../language';
import { paths, TextLink } from '../../routing';
import { UsersIcon } from '../../art/icons/commonIcons';
import { adminResource } from '../resource/adminResource';
import { publishedFilter, parseYesNo } from '../resource/filterOptions';
import { confirmPublication, publishToggle } from '../resource/rowToggles';
import { useFieldLabel, useResourceTexts, type ResourceTexts } from '../resource/resourceTexts';
import type { ActionConfirmation, AdminRow } from '../table/types';
import { useDescribePriceChange } from '../../catalog/courseForm/useCourseChanges';
import { DateCell, StatusCell } from '../table/cells';
import {
  createEventSchema,
  editEventSchema,
  updateEventSchema,
  type CreateEventData,
} from '../../../schema/contract/validation/events';
import { TextInput, DateTimeInput, toDateTimeLocal, AmountInput, SwitchInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { BilingualFields } from '../form/BilingualFields';
import { BilingualRichTexts } from '../form/BilingualRichTexts';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import {
  AdminEventListDocument,
  DeleteEventDocument,
  DeleteEventsDocument,
  PublishEventsDocument,
  type AdminEventFragment,
  AdminEventByIdDocument,
  CreateEventDocument,
  UpdateEventDocument,
} from './__generated__/eventResource';

const eventTimes = ['upcoming', 'past'] as const;

const eventName = (event: AdminEventFragment) => localizeField(event, 'title', 'ar');

function RegistrationCount({ registeredCount, capacity, isSoldOut }: AdminEventFragment) {
  const { t } = useTranslation('adminEvents');
  if (capacity === null) return formatNumber(registeredCount, 'ar');
  if (isSoldOut) return <StatusCell color="warning">{`${t('soldOut')} (${formatNumber(capacity, 'ar')})`}</StatusCell>;
  return t('seats', { taken: formatNumber(registeredCount, 'ar'), capacity: formatNumber(capacity, 'ar') });
}

/** Times are in Algerian time; optional fields are ''. */
const toEventFormValues = (row: AdminEventFragment | null) => ({
  ...toTextFormValues(row, ['title', 'titleAr', 'description', 'descriptionAr', 'location', 'locationAr']),
  ...toTextFormValues(row, ['meetingUrl', 'thumbnail']),
  startsAt: toDateTimeLocal(row?.startsAt),
  endsAt: toDateTimeLocal(row?.endsAt),
  isOnline: row?.isOnline ?? false,
  capacity: row?.capacity?.toString() ?? '',
  price: String(Number(row?.price ?? 0)),
  isPublished: row?.isPublished ?? false,
});

const toEventInput = ({ startsAt, endsAt, startDate: _start, endDate: _end, ...event }: CreateEventData) => ({
  ...event,
  startsAt: startsAt?.toISOString(),
  endsAt: endsAt?.toISOString(),
});

const urlSlotProps = { htmlInput: { dir: 'ltr', inputMode: 'url', autoComplete: 'off' } } as const;

type EventFieldsProps = EntityFieldsProps<ReturnType<typeof toEventFormValues>, AdminEventFragment>;

function EventFields({ control, onUploadingChange }: EventFieldsProps) {
  const { t } = useTranslation('adminEvents');
  const label = useFieldLabel('adminEvents');
  const { t: tAdmin } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualFields control={control} name="title" label={label('title')} required autoFocus />
      <BilingualRichTexts
        control={control}
        name="description"
        label={label('description')}
        required
        minRows={4}
        maxRows={12}
      />
      <Box sx={twoColumnGrid}>
        <DateTimeInput control={control} name="startsAt" label={t('startsAt')} helperText={t('times')} required />
        <DateTimeInput control={control} name="endsAt" label={t('endsAt')} helperText={t('times')} required />
      </Box>
      <Box sx={twoColumnGrid}>
        <TextInput
          control={control}
          name="locationAr"
          label={tAdmin('form.arabic', { label: label('location') })}
          slotProps={{ htmlInput: { lang: 'ar', dir: 'rtl' } }}
        />
        <TextInput
          control={control}
          name="location"
          label={tAdmin('form.english', { label: label('location') })}
          required
          slotProps={{ htmlInput: { lang: 'en', dir: 'ltr' } }}
        />
      </Box>
      <Box sx={twoColumnGrid}>
        <SwitchInput control={control} name="isOnline" label={label('isOnline')} helperText={t('isOnlineHint')} />
        <TextInput
          control={control}
          name="meetingUrl"
          label={label('meetingUrl')}
          helperText={t('meetingUrlHint')}
          slotProps={urlSlotProps}
        />
      </Box>
      <Box sx={twoColumnGrid}>
        <AmountInput control={control} kind="price" name="price" label={label('price')} helperText={t('priceHint')} />
        <AmountInput
          control={control}
          kind="number"
          name="capacity"
          label={label('capacity')}
          helperText={t('capacityHint')}
        />
      </Box>
      <UploadInput
        control={control}
        name="thumbnail"
        label={label('thumbnail')}
        kind="thumbnail"
        onUploadingChange={onUploadingChange}
      />
      <SwitchInput control={control} name="isPublished" label={tAdmin('state.publishedFeminine')} />
    </Stack>
  );
}

const confirmUnpublishing = (
  events: readonly AdminEventFragment[],
  texts: ResourceTexts<'adminEvents'>,
): ActionConfirmation => {
  const [first] = events;
  const name = first ? eventName(first) : '';
  const change = { isOn: false, rows: events, name };
  return { ...confirmPublication(change, texts), text: texts.t('unpublishText') };
};

function useEventQuestion() {
  const texts = useResourceTexts('adminEvents');
  const describePriceChange = useDescribePriceChange('event');
  return (row: AdminEventFragment, values: ReturnType<typeof toEventFormValues>) => {
    if (!row.isPublished) {
      const publishing = { isOn: true, rows: [row], name: eventName(row) };
      return { changes: [], publication: values.isPublished ? confirmPublication(publishing, texts) : undefined };
    }
    const price = updateEventSchema.shape.price.safeParse(values.price).data;
    return {
      changes: price === undefined ? [] : [describePriceChange(row.price, price)],
      publication: values.isPublished ? undefined : confirmUnpublishing([row], texts),
    };
  };
}

const eventToggle = publishToggle(PublishEventsDocument);

const eventPath = ({ id }: AdminRow) => paths.admin.event(id);

export const EventForm = entityForm({
  namespace: 'adminEvents',
  schema: (row) => (row ? editEventSchema : createEventSchema),
  toFormValues: toEventFormValues,
  toInput: toEventInput,
  createDocument: CreateEventDocument,
  updateDocument: UpdateEventDocument,
  fetchCurrent: queryById(AdminEventByIdDocument, ({ event }) => event),
  diff: ({ t, arabicText, englishText, text, dateTime, yesNo, field, published }) => [
    ...[arabicText('title'), englishText('title'), arabicText('description'), englishText('description')],
    ...[dateTime('startsAt'), dateTime('endsAt'), arabicText('location'), englishText('location')],
    ...[yesNo('isOnline'), text('meetingUrl')],
    field('price', ({ price }) => formatPrice(price, 'ar')),
    field('capacity', ({ capacity }) => (capacity === null ? t('unlimited') : String(capacity))),
    text('thumbnail'),
    published(),
  ],
  recordPath: eventPath,
  Fields: EventFields,
  useQuestion: useEventQuestion,
});

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
    confirm: (change, texts) =>
      change.isOn ? confirmPublication(change, texts) : confirmUnpublishing(change.rows, texts),
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
