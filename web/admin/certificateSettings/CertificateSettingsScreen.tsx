import { Box } from '@mui/material';
import { useTranslation } from '../../language';
import { settingsScreen } from '../form/settingsScreen';
import { useFieldLabel } from '../resource/resourceTexts';
import { Fact, factListStyles } from '../table/factList';
import {
  AdminCertificateSettingsDocument,
  type AdminCertificateSettingsFragment,
} from './__generated__/certificateSettings';
import { lazyDialog } from '../../ui/lazyDialog';

export const textFields = ['signatoryNameAr', 'signatoryName', 'signatoryTitleAr', 'signatoryTitle'] as const;

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

const CertificateSettingsDialog = lazyDialog(
  async () => (await import('./CertificateSettingsDialog')).CertificateSettingsDialog,
);

export const Component = settingsScreen({
  name: 'certificateSettings',
  namespace: 'adminCertificateSettings',
  document: AdminCertificateSettingsDocument,
  select: ({ certificateSettings }) => certificateSettings,
  skeletonLines: 5,
  Facts: SettingsFacts,
  Dialog: CertificateSettingsDialog,
});
