import { useApolloClient } from '@apollo/client/react';
import { Alert, Box } from '@mui/material';
import type { z } from 'zod';
import { socialNetworks } from '../../../schema/contract/siteInfo';
import {
  contactDetailsSchema,
  type ContactDetailsFormValues,
} from '../../../schema/contract/validation/contactDetails';
import { useTranslation } from '../../language';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { TextInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { AdminPage } from '../AdminPage';
import { createConflictFieldBuilder } from '../form/conflictFields';
import { EditableSettings, type SettingsDialogProps } from '../form/EditableSettings';
import { arabicInputSlots, latinInputSlots } from '../form/scriptInputSlots';
import { toTextValues } from '../form/toTextValues';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import { useFieldLabel, useResourceTexts } from '../resource/resourceTexts';
import { Fact, factListStyles } from '../table/factList';
import {
  AdminContactDetailsDocument,
  UpdateContactDetailsDocument,
  useAdminContactDetailsQuery,
  type AdminContactDetailsFragment,
} from './__generated__/contactDetails';

const fields = ['addressAr', 'address', 'hoursAr', 'hours', 'phone', 'email', ...socialNetworks] as const;

/** How people reach the operator; changed in a dialog with an optimistic lock. */
export function Component() {
  const { t } = useTranslation('adminContactDetails');
  return (
    <AdminPage name="contactDetails" text={t('about')}>
      <ContactDetails />
    </AdminPage>
  );
}

function ContactDetails() {
  const { t } = useTranslation('adminContactDetails');
  const query = useAdminContactDetailsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={8} />}>
      {({ contactDetails }) => (
        <EditableSettings
          settings={contactDetails}
          edit={t('edit')}
          refetch={() => query.refetch()}
          Facts={DetailsFacts}
          Dialog={DetailsDialog}
        />
      )}
    </QueryResult>
  );
}

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

const toFormValues = (details: AdminContactDetailsFragment): ContactDetailsFormValues => toTextValues(details, fields);

function DetailsDialog({ settings, onDone, ...dialog }: SettingsDialogProps<AdminContactDetailsFragment>) {
  const texts = useResourceTexts('adminContactDetails');
  const label = useFieldLabel('adminContactDetails');
  const client = useApolloClient();
  const entity = useAdminEntityForm<
    AdminContactDetailsFragment,
    ContactDetailsFormValues,
    z.output<typeof contactDetailsSchema>
  >({
    draftName: 'adminContactDetails',
    row: settings,
    schema: contactDetailsSchema,
    values: toFormValues(settings),
    toFormValues,
    update: (input, { updatedAt }) =>
      client.mutate({ mutation: UpdateContactDetailsDocument, variables: { input, updatedAt } }),
    fetchCurrent: async () => {
      const { data } = await client.query({ query: AdminContactDetailsDocument, fetchPolicy: 'no-cache' });
      return data?.contactDetails;
    },
    onDone,
  });
  const { control } = entity.form;
  const { text } = createConflictFieldBuilder<AdminContactDetailsFragment, 'adminContactDetails'>(texts);
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={entity}
      title={texts.t('edit')}
      diffFields={fields.map((name) => text(name))}
    >
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
    </EntityFormDialog>
  );
}
