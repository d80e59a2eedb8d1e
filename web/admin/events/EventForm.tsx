import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { createEventSchema, type CreateEventData } from '../../../schema/contract/validation/events';
import { DateTimeInput } from '../../ui/form/DateTimeInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { toDateTimeLocal } from '../../ui/form/toDateTimeLocal';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { formatPrice } from '../../language/formatters';
import { BilingualFields } from '../form/BilingualFields';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { toTextValues } from '../form/toTextValues';
import {
  AdminEventByIdDocument,
  CreateEventDocument,
  UpdateEventDocument,
  type AdminEventFragment,
} from './__generated__/eventResource';

/** The times are those of Algeria; the form holds texts where the input is optional. */
const toEventFormValues = (row: AdminEventFragment | null) => ({
  ...toTextValues(row, ['title', 'titleAr', 'description', 'descriptionAr', 'location', 'locationAr']),
  ...toTextValues(row, ['meetingUrl', 'thumbnail']),
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
const integerSlotProps = { htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } } as const;

type EventFieldsProps = EntityFieldsProps<ReturnType<typeof toEventFormValues>, AdminEventFragment>;

function EventFields({ control, onUploadingChange }: EventFieldsProps) {
  const { t } = useTranslation('adminEvents');
  const { t: tAdmin } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualFields control={control} name="title" label={t('title')} required autoFocus />
      <BilingualFields
        control={control}
        name="description"
        label={t('description')}
        required
        multiline
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
          label={tAdmin('form.arabic', { label: t('location') })}
          slotProps={{ htmlInput: { lang: 'ar', dir: 'rtl' } }}
        />
        <TextInput
          control={control}
          name="location"
          label={tAdmin('form.english', { label: t('location') })}
          required
          slotProps={{ htmlInput: { lang: 'en', dir: 'ltr' } }}
        />
      </Box>
      <Box sx={twoColumnGrid}>
        <SwitchInput control={control} name="isOnline" label={t('isOnline')} helperText={t('isOnlineHint')} />
        <TextInput
          control={control}
          name="meetingUrl"
          label={t('meetingUrl')}
          helperText={t('meetingUrlHint')}
          slotProps={urlSlotProps}
        />
      </Box>
      <Box sx={twoColumnGrid}>
        <NumberInput control={control} name="price" label={t('price')} helperText={t('priceHint')} />
        <TextInput
          control={control}
          name="capacity"
          label={t('capacity')}
          helperText={t('capacityHint')}
          slotProps={integerSlotProps}
        />
      </Box>
      <UploadInput
        control={control}
        name="thumbnail"
        label={t('thumbnail')}
        kind="thumbnail"
        onUploadingChange={onUploadingChange}
      />
      <SwitchInput control={control} name="isPublished" label={tAdmin('state.published')} />
    </Stack>
  );
}

/** An event in both languages. */
export const EventForm = entityForm({
  namespace: 'adminEvents',
  schema: createEventSchema,
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
  Fields: EventFields,
});
