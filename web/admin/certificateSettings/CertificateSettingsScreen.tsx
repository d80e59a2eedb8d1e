import { Box, Stack } from '@mui/material';
import {
  certificateSettingsSchema,
  type CertificateSettingsFormValues,
} from '../../../schema/contract/validation/certificates';
import { useTranslation } from '../../language';
import { TextInput } from '../../ui/form/inputs';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import type { EntityFieldsProps } from '../form/entityForm';
import { arabicInputSlots, latinInputSlots } from '../form/scriptInputSlots';
import { settingsScreen } from '../form/settingsScreen';
import { toTextFormValues } from '../form/toTextFormValues';
import { useFieldLabel } from '../resource/resourceTexts';
import { Fact, factListStyles } from '../table/factList';
import {
  AdminCertificateSettingsDocument,
  UpdateCertificateSettingsDocument,
  type AdminCertificateSettingsFragment,
} from './__generated__/certificateSettings';

const textFields = ['signatoryNameAr', 'signatoryName', 'signatoryTitleAr', 'signatoryTitle'] as const;

function SettingsFacts({ settings }: { settings: AdminCertificateSettingsFragment }) {
  const { t } = useTranslation('adminCertificateSettings');
  const label = useFieldLabel('adminCertificateSettings');
  return (
    <Box component="dl" aria-label={t('signatory')} sx={factListStyles}>
      {textFields.map((field) => (
        <Fact key={field} name={label(field)}>
          <bdi>{settings[field] || t('none')}</bdi>
        </Fact>
      ))}
      <Fact name={label('signature')}>
        {settings.signature ? (
          <Box
            component="img"
            key={settings.signature}
            src={settings.signature}
            alt={label('signature')}
            sx={{ maxInlineSize: 240, maxBlockSize: 96, backgroundColor: '#fff', borderRadius: '8px' }}
          />
        ) : (
          t('none')
        )}
      </Fact>
    </Box>
  );
}

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
            slotProps={name.endsWith('Ar') ? arabicInputSlots : latinInputSlots}
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

export const Component = settingsScreen({
  name: 'certificateSettings',
  namespace: 'adminCertificateSettings',
  document: AdminCertificateSettingsDocument,
  select: ({ certificateSettings }) => certificateSettings,
  skeletonLines: 5,
  schema: certificateSettingsSchema,
  toFormValues,
  updateDocument: UpdateCertificateSettingsDocument,
  diff: ({ text }) => [...textFields.map((name) => text(name)), text('signature')],
  Facts: SettingsFacts,
  Fields: SettingsFields,
});
