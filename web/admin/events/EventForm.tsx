import { Box, Stack } from '@mui/material';
import { localizeField, useTranslation } from '../../language';
import { useFieldLabel } from '../resource/resourceTexts';
import { useDescribePriceChange } from '../../catalog/courseForm/useCourseChanges';
import {
  createEventSchema,
  editEventSchema,
  updateEventSchema,
  type CreateEventData,
} from '../../../schema/contract/validation/site/events';
import {
  languageInputSlots,
  TextInput,
  DateTimeInput,
  toDateTimeLocal,
  AmountInput,
  SwitchInput,
} from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { BilingualFields } from '../form/BilingualFields';
import { BilingualRichTexts } from '../form/BilingualRichTexts';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import {
  type AdminEventFragment,
  AdminEventByIdDocument,
  CreateEventDocument,
  UpdateEventDocument,
} from './__generated__/eventResource';
import { usePublicationQuestion } from '../form/usePublicationQuestion';
import { eventFields, confirmEventPublication, eventPath } from './eventResource';

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

type EventFormValues = ReturnType<typeof toEventFormValues>;

const toEventInput = ({ startsAt, endsAt, startDate: _start, endDate: _end, ...event }: CreateEventData) => ({
  ...event,
  startsAt: startsAt?.toISOString(),
  endsAt: endsAt?.toISOString(),
});

const urlSlotProps = { htmlInput: { dir: 'ltr', inputMode: 'url', autoComplete: 'off' } } as const;

type EventFieldsProps = EntityFieldsProps<EventFormValues, AdminEventFragment>;

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
          slotProps={languageInputSlots('ar')}
        />
        <TextInput
          control={control}
          name="location"
          label={tAdmin('form.english', { label: label('location') })}
          required
          slotProps={languageInputSlots('en')}
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

const nameOfEvent = (event: EventFormValues): string => localizeField(event, 'title', 'ar');

function useEventQuestion() {
  const describePriceChange = useDescribePriceChange('event');
  const askAboutPublication = usePublicationQuestion({
    namespace: 'adminEvents',
    toName: nameOfEvent,
    confirm: confirmEventPublication,
  });
  return (row: AdminEventFragment | null, values: EventFormValues) => {
    const question = askAboutPublication(row, values);
    if (!row?.isPublished) return question;
    const price = updateEventSchema.shape.price.safeParse(values.price).data;
    return { ...question, changes: price === undefined ? [] : [describePriceChange(row.price, price)] };
  };
}

export const EventForm = entityForm({
  namespace: 'adminEvents',
  schema: (row) => (row ? editEventSchema : createEventSchema),
  toFormValues: toEventFormValues,
  toInput: toEventInput,
  createDocument: CreateEventDocument,
  updateDocument: UpdateEventDocument,
  fetchCurrent: queryById(AdminEventByIdDocument, ({ event }) => event),
  diff: eventFields,
  recordPath: eventPath,
  Fields: EventFields,
  useQuestion: useEventQuestion,
});
