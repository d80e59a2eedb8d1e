import { Box } from '@mui/material';
import {
  contactDetailsSchema,
  type ContactDetailsFormValues,
} from '../../../schema/contract/validation/site/contactDetails';
import { languageInputSlots, TextInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import type { EntityFieldsProps } from '../form/entityForm';
import { settingsDialog } from '../form/settingsDialog';
import { toTextFormValues } from '../form/toTextFormValues';
import { useFieldLabel } from '../resource/resourceTexts';
import {
  AdminContactDetailsDocument,
  UpdateContactDetailsDocument,
  type AdminContactDetailsFragment,
} from './__generated__/contactDetails';
import { fields } from './ContactDetailsScreen';

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
          slotProps={languageInputSlots(name.endsWith('Ar') ? 'ar' : 'en')}
        />
      ))}
    </Box>
  );
}

export const ContactDetailsDialog = settingsDialog({
  namespace: 'adminContactDetails',
  document: AdminContactDetailsDocument,
  select: ({ contactDetails }) => contactDetails,
  schema: contactDetailsSchema,
  toFormValues,
  updateDocument: UpdateContactDetailsDocument,
  diff: ({ text }) => fields.map((name) => text(name)),
  Fields: DetailsFields,
});
