import { useApolloClient } from '@apollo/client/react';
import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import type { z } from 'zod';
import {
  certificateSettingsSchema,
  type CertificateSettingsFormValues,
} from '../../../schema/contract/validation/certificates';
import { useTranslation } from '../../language';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { TextInput } from '../../ui/form/inputs';
import { UploadInput } from '../../ui/form/upload/UploadInput';
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
  AdminCertificateSettingsDocument,
  UpdateCertificateSettingsDocument,
  useAdminCertificateSettingsQuery,
  type AdminCertificateSettingsFragment,
} from './__generated__/certificateSettings';

const textFields = ['signatoryNameAr', 'signatoryName', 'signatoryTitleAr', 'signatoryTitle'] as const;

/** Who signs certificates for the platform; changed in a dialog with an optimistic lock. */
export function Component() {
  const { t } = useTranslation('adminCertificateSettings');
  return (
    <AdminPage name="certificateSettings" text={t('about')}>
      <CertificateSettings />
    </AdminPage>
  );
}

function CertificateSettings() {
  const { t } = useTranslation('adminCertificateSettings');
  const query = useAdminCertificateSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={5} />}>
      {({ certificateSettings: settings }) => (
        <EditableSettings
          settings={settings}
          edit={t('edit')}
          refetch={() => query.refetch()}
          Facts={SettingsFacts}
          Dialog={SettingsDialog}
        />
      )}
    </QueryResult>
  );
}

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
  toTextValues(settings, [...textFields, 'signature']);

function SettingsDialog({ settings, onDone, ...dialog }: SettingsDialogProps<AdminCertificateSettingsFragment>) {
  const texts = useResourceTexts('adminCertificateSettings');
  const label = useFieldLabel('adminCertificateSettings');
  const client = useApolloClient();
  const [isUploading, setUploading] = useState(false);
  const entity = useAdminEntityForm<
    AdminCertificateSettingsFragment,
    CertificateSettingsFormValues,
    z.output<typeof certificateSettingsSchema>
  >({
    draftName: 'adminCertificateSettings',
    row: settings,
    schema: certificateSettingsSchema,
    values: toFormValues(settings),
    toFormValues,
    update: (input, { updatedAt }) =>
      client.mutate({ mutation: UpdateCertificateSettingsDocument, variables: { input, updatedAt } }),
    fetchCurrent: async () => {
      const { data } = await client.query({ query: AdminCertificateSettingsDocument, fetchPolicy: 'no-cache' });
      return data?.certificateSettings;
    },
    onDone,
  });
  const { control } = entity.form;
  const { text } = createConflictFieldBuilder<AdminCertificateSettingsFragment, 'adminCertificateSettings'>(texts);
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={entity}
      isUploading={isUploading}
      title={texts.t('edit')}
      diffFields={[...textFields.map((name) => text(name)), text('signature')]}
    >
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
          helperText={texts.t('signatureHint')}
          onUploadingChange={setUploading}
        />
      </Stack>
    </EntityFormDialog>
  );
}
