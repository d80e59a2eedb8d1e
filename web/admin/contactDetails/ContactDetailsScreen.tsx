import { Alert, Box } from '@mui/material';
import { socialNetworks } from '../../../schema/contract/site/siteInfo';
import { useTranslation } from '../../language';
import { settingsScreen } from '../form/settingsScreen';
import { useFieldLabel } from '../resource/resourceTexts';
import { Fact, factListStyles } from '../table/factList';
import { AdminContactDetailsDocument, type AdminContactDetailsFragment } from './__generated__/contactDetails';
import { lazyDialog } from '../../ui/lazyDialog';

export const fields = ['addressAr', 'address', 'hoursAr', 'hours', 'phone', 'email', ...socialNetworks] as const;

function DetailsFacts({ settings }: { settings: AdminContactDetailsFragment }) {
  const { t } = useTranslation('adminContactDetails');
  const label = useFieldLabel('adminContactDetails');
  const isReachable = settings.phone !== '' || settings.email !== '';
  return (
    <>
      {!isReachable && (
        <Alert severity="warning" sx={{ marginBlockEnd: 3 }}>
          {t('missing')}
        </Alert>
      )}
      <Box component="dl" aria-label={t('details')} sx={factListStyles}>
        {fields.map((field) => (
          <Fact key={field} name={label(field)}>
            <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {settings[field] || t('none')}
            </Box>
          </Fact>
        ))}
      </Box>
    </>
  );
}

const ContactDetailsDialog = lazyDialog(async () => (await import('./ContactDetailsDialog')).ContactDetailsDialog);

export const Component = settingsScreen({
  name: 'contactDetails',
  namespace: 'adminContactDetails',
  document: AdminContactDetailsDocument,
  select: ({ contactDetails }) => contactDetails,
  skeletonLines: 8,
  Facts: DetailsFacts,
  Dialog: ContactDetailsDialog,
});
