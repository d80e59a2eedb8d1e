import { Alert, Box } from '@mui/material';
import { socialNetworks } from '../../../schema/contract/site/siteInfo';
import {
  contactDetailsSchema,
  type ContactDetailsFormValues,
} from '../../../schema/contract/validation/contactDetails';
import { useTranslation } from '../../language';
import { TextInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import type { EntityFieldsProps } from '../form/entityForm';
import { arabicInputSlots, latinInputSlots } from '../form/scriptInputSlots';
import { settingsScreen } from '../form/settingsScreen';
import { toTextFormValues } from '../form/toTextFormValues';
import { useFieldLabel } from '../resource/resourceTexts';
import { Fact, factListStyles } from '../table/factList';
import {
  AdminContactDetailsDocument,
  UpdateContactDetailsDocument,
  type AdminContactDetailsFragment,
} from './__generated__/contactDetails';

const fields = ['addressAr', 'address', 'hoursAr', 'hours', 'phone', 'email', ...socialNetworks] as const;

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

const toFormValues = (details: AdminContactDetailsFragment): ContactDetailsFormValues =>
  toTextFormValues(details, fields);

type DetailsFieldsProps = EntityFieldsProps<ContactDetailsFormValues, AdminContactDetailsFragment>;

function DetailsFields({ control }: DetailsFieldsProps) {
  const label = useFieldLabel('adminContactDetails');
  return (
    <Box sx={twoColumnGrid}>
      {fields.map((name) => (
        <TextInput
          key={name}
          control={control}
          name={name}
          label={label(name)}
          slotProps={name.endsWith('Ar') ? arabicInputSlots : latinInputSlots}
        />
      ))}
    </Box>
  );
}

export const Component = settingsScreen({
  name: 'contactDetails',
  namespace: 'adminContactDetails',
  document: AdminContactDetailsDocument,
  select: ({ contactDetails }) => contactDetails,
  skeletonLines: 8,
  schema: contactDetailsSchema,
  toFormValues,
  updateDocument: UpdateContactDetailsDocument,
  diff: ({ text }) => fields.map((name) => text(name)),
  Facts: DetailsFacts,
  Fields: DetailsFields,
});
