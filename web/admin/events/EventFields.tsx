import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '../../ui/form/DateTimeInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { sideBySide } from '../../ui/form/sideBySide';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { UploadInput } from '../../ui/form/UploadInput';
import { BilingualFields } from '../form/BilingualFields';
import type { valuesOf } from './values';

type Values = ReturnType<typeof valuesOf>;

const latin = { htmlInput: { dir: 'ltr', inputMode: 'url', autoComplete: 'off' } } as const;
const digits = { htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } } as const;

interface EventFieldsProps {
  control: Control<never, unknown, never>;
  /** Told while a picture is being sent. */
  onBusy(isSending: boolean): void;
}

/** The fields of an event: what it is, when, where, for how many and at what price. */
export function EventFields({ control: given, onBusy }: EventFieldsProps) {
  const { t } = useTranslation('adminEvents');
  const { t: admin } = useTranslation('admin');
  const control = given as unknown as Control<Values, unknown, FieldValues>;
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
      <Box sx={sideBySide}>
        <DateTimeInput control={control} name="startsAt" label={t('startsAt')} helperText={t('times')} required />
        <DateTimeInput control={control} name="endsAt" label={t('endsAt')} helperText={t('times')} required />
      </Box>
      <Box sx={sideBySide}>
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
      <Box sx={sideBySide}>
        <SwitchInput control={control} name="isOnline" label={t('isOnline')} helperText={t('isOnlineHint')} />
        <TextInput
          control={control}
          name="meetingUrl"
          label={t('meetingUrl')}
          helperText={t('meetingUrlHint')}
          slotProps={latin}
        />
      </Box>
      <Box sx={sideBySide}>
        <NumberInput control={control} name="price" label={t('price')} helperText={t('priceHint')} />
        <TextInput
          control={control}
          name="capacity"
          label={t('capacity')}
          helperText={t('capacityHint')}
          slotProps={digits}
        />
      </Box>
      <UploadInput control={control} name="thumbnail" label={t('thumbnail')} kind="thumbnail" onBusy={onBusy} />
      <SwitchInput control={control} name="isPublished" label={admin('state.published')} />
    </Stack>
  );
}
