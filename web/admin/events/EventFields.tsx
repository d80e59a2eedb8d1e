import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CreateEventData } from '../../../schema/contract/validation/events';
import { DateTimeInput } from '../../ui/form/DateTimeInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { toDateTimeLocal } from '../../ui/form/toDateTimeLocal';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { BilingualFields } from '../form/BilingualFields';
import type { AdminEventFragment } from './__generated__/EventsTab';

const emptyEventForm = {
  ...{ title: '', titleAr: '', description: '', descriptionAr: '', startsAt: '', endsAt: '' },
  ...{ location: null, locationAr: null, isOnline: false, meetingUrl: null, capacity: null },
  ...{ price: '0.00', thumbnail: null, isPublished: false },
};

/** An event as its form holds it: times by the clocks of Algeria, and texts where the draft may do without. */
export function toEventFormValues(row: AdminEventFragment | null) {
  const event: Pick<AdminEventFragment, keyof typeof emptyEventForm> = row ?? emptyEventForm;
  return {
    title: event.title,
    titleAr: event.titleAr,
    description: event.description,
    descriptionAr: event.descriptionAr,
    startsAt: toDateTimeLocal(event.startsAt),
    endsAt: toDateTimeLocal(event.endsAt),
    location: event.location ?? '',
    locationAr: event.locationAr ?? '',
    isOnline: event.isOnline,
    meetingUrl: event.meetingUrl ?? '',
    capacity: event.capacity?.toString() ?? '',
    price: String(Number(event.price)),
    thumbnail: event.thumbnail ?? '',
    isPublished: event.isPublished,
  };
}

/** A draft as the mutations take it. */
export const toEventInput = ({ startsAt, endsAt, startDate: _start, endDate: _end, ...draft }: CreateEventData) => ({
  ...draft,
  startsAt: startsAt?.toISOString(),
  endsAt: endsAt?.toISOString(),
});

type EventFormValues = ReturnType<typeof toEventFormValues>;

const urlSlotProps = { htmlInput: { dir: 'ltr', inputMode: 'url', autoComplete: 'off' } } as const;
const integerSlotProps = { htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } } as const;

interface EventFieldsProps {
  control: Control<never, unknown, never>;
  /** Told while a picture is being sent. */
  onBusy(isSending: boolean): void;
}

/** The fields of an event: what it is, when, where, for how many and at what price. */
export function EventFields({ control: given, onBusy }: EventFieldsProps) {
  const { t } = useTranslation('adminEvents');
  const { t: admin } = useTranslation('admin');
  const control = given as unknown as Control<EventFormValues, unknown, FieldValues>;
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
          label={t('locationAr')}
          slotProps={{ htmlInput: { lang: 'ar', dir: 'rtl' } }}
        />
        <TextInput
          control={control}
          name="location"
          label={t('locationEn')}
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
        onUploadingChange={onBusy}
      />
      <SwitchInput control={control} name="isPublished" label={admin('state.published')} />
    </Stack>
  );
}
