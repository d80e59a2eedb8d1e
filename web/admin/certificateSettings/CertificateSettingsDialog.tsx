import { Box, Stack } from '@mui/material';
import {
  certificateSettingsSchema,
  type CertificateSettingsFormValues,
} from '../../../schema/contract/validation/learning/certificates';
import { useTranslation } from '../../language';
import { languageInputSlots, TextInput } from '../../ui/form/inputs';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import type { EntityFieldsProps } from '../form/entityForm';
import { settingsDialog } from '../form/settingsDialog';
import { toTextFormValues } from '../form/toTextFormValues';
import { useFieldLabel } from '../resource/resourceTexts';
import {
  AdminCertificateSettingsDocument,
  UpdateCertificateSettingsDocument,
  type AdminCertificateSettingsFragment,
} from './__generated__/certificateSettings';
import { textFields } from './CertificateSettingsScreen';

const toFormValues = (settings: AdminCertificateSettingsFragment): CertificateSettingsFormValues =>
  toTextFormValues(settings, [...textFields, 'signature']);

type SettingsFieldsProps = EntityFieldsProps<CertificateSettingsFormValues, AdminCertificateSettingsFragment>;

function SettingsFields({ control, onUploadingChange }: SettingsFieldsProps) {
  const { t } = useTranslation('adminCertificateSettings');
  const label = useFieldLabel('adminCertificateSettings');
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={twoColumnGrid}>
        {textFields.map((name) => (
          <TextInput
            key={name}
            control={control}
            name={name}
            label={label(name)}
            slotProps={languageInputSlots(name.endsWith('Ar') ? 'ar' : 'en')}
          />
        ))}
      </Box>
      <UploadInput
        control={control}
        name="signature"
        kind="signature"
        label={label('signature')}
        helperText={t('signatureHint')}
        onUploadingChange={onUploadingChange}
      />
    </Stack>
  );
}

export const CertificateSettingsDialog = settingsDialog({
  namespace: 'adminCertificateSettings',
  document: AdminCertificateSettingsDocument,
  select: ({ certificateSettings }) => certificateSettings,
  schema: certificateSettingsSchema,
  toFormValues,
  updateDocument: UpdateCertificateSettingsDocument,
  diff: ({ text }) => [...textFields.map((name) => text(name)), text('signature')],
  Fields: SettingsFields,
});
