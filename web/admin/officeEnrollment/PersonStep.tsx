import { Box, Button, Stack } from '@mui/material';
import type { Control, FieldValues } from 'react-hook-form';
import { UserIcon } from '../../art/icons/commonIcons';
import { PlusIcon } from '../../art/icons/editIcons';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import type { OfficePersonFormValues } from '../../../schema/contract/validation/office/office';
import { useTranslation } from '../../language';
import { autoDirectionInputProps, ltrInputProps, TextInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { AdminSearchPicker } from '../form/AdminSearchPicker';
import type { PickerOption } from '../../ui/form/SearchPicker';
import { usePeople } from './officePickers';

interface PersonStepProps {
  person: PickerOption | null;
  isNew: boolean;
  error: string | undefined;
  control: Control<OfficePersonFormValues, unknown, FieldValues>;
  onSelect(person: PickerOption | null): void;
  onNewChange(isNew: boolean): void;
}

/** A known person, or the few fields of a new one. */
export function PersonStep({ person, isNew, error, control, onSelect, onNewChange }: PersonStepProps) {
  const { t } = useTranslation('adminOfficeEnrollment');
  // Not the admin's own data.
  const field = { control, autoComplete: 'off' };
  return (
    <Stack sx={{ gap: 2, alignItems: 'start', '& > *': { inlineSize: '100%' } }}>
      {isNew ? (
        <Box sx={twoColumnGrid}>
          <TextInput
            {...field}
            name="firstName"
            label={fieldLabelsAr.firstName}
            required
            autoFocus
            slotProps={{ htmlInput: autoDirectionInputProps }}
          />
          <TextInput
            {...field}
            name="lastName"
            label={fieldLabelsAr.lastName}
            required
            slotProps={{ htmlInput: autoDirectionInputProps }}
          />
          <TextInput
            {...field}
            name="email"
            label={fieldLabelsAr.email}
            type="email"
            required
            helperText={t('emailHint')}
            slotProps={{ htmlInput: { ...ltrInputProps, inputMode: 'email' } }}
          />
          <TextInput
            {...field}
            name="phone"
            label={fieldLabelsAr.phone}
            type="tel"
            slotProps={{ htmlInput: { ...ltrInputProps, inputMode: 'tel' } }}
          />
        </Box>
      ) : (
        <AdminSearchPicker
          label={t('person')}
          helperText={t('personHint')}
          none={t('noPerson')}
          error={error}
          value={person}
          useOptions={usePeople}
          onChange={onSelect}
          autoFocus={person === null}
        />
      )}
      <Button
        color="inherit"
        variant="outlined"
        startIcon={isNew ? <UserIcon size={20} /> : <PlusIcon size={20} />}
        onClick={() => onNewChange(!isNew)}
        sx={{ inlineSize: 'auto !important' }}
      >
        {t(isNew ? 'knownPerson' : 'newPerson')}
      </Button>
    </Stack>
  );
}
