import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, Button, Stack } from '@mui/material';
import { useState, type ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { PencilIcon } from '../../art/icons/editIcons';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { type ConflictField, EntityFormDialog } from '../../ui/form/EntityFormDialog';
import { AdminPage, type AdminPageName } from '../AdminPage';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';
import { createConflictFieldBuilder, type ConflictFieldBuilder } from './conflictFields';
import type { EntityFieldsProps } from './entityForm';
import { useAdminEntityForm } from './useAdminEntityForm';

interface SettingsScreenOptions<
  Settings,
  Values extends FieldValues,
  Parsed,
  Data,
  Namespace extends ResourceNamespace,
> {
  name: AdminPageName;
  /** The message table with the texts `about` and `edit` and the labels of the fields. */
  namespace: Namespace;
  document: TypedDocumentNode<Data, Record<string, never>>;
  select(data: Data): Settings;
  skeletonLines: number;
  schema: z.ZodType<Parsed, Values>;
  toFormValues(settings: Settings): Values;
  updateDocument: TypedDocumentNode<unknown, { input: Parsed; updatedAt: string }>;
  diff(builder: ConflictFieldBuilder<NoInfer<Settings>, Namespace>): ConflictField<NoInfer<Settings>>[];
  Facts: ComponentType<{ settings: NoInfer<Settings> }>;
  Fields: ComponentType<EntityFieldsProps<NoInfer<Values>, NoInfer<Settings>>>;
}

/** Creates the screen of settings and their dialog, which keeps the version that it was opened with. */
export function settingsScreen<
  Settings extends { updatedAt: string },
  Values extends FieldValues,
  Parsed extends FieldValues,
  Data,
  Namespace extends ResourceNamespace,
>(options: SettingsScreenOptions<Settings, Values, Parsed, Data, Namespace>) {
  const { name, namespace, document, select, schema, toFormValues, updateDocument, diff, Facts, Fields } = options;

  function SettingsDialog({ settings, onDone, ...dialog }: SettingsDialogProps<Settings>) {
    const texts = useResourceTexts(namespace);
    const client = useApolloClient();
    const [isUploading, setUploading] = useState(false);
    const entity = useAdminEntityForm<Settings, Values, Parsed>({
      draftName: namespace,
      row: settings,
      schema,
      values: toFormValues(settings),
      toFormValues,
      update: (input, { updatedAt }) => client.mutate({ mutation: updateDocument, variables: { input, updatedAt } }),
      fetchCurrent: async () => {
        const { data } = await client.query({ query: document, fetchPolicy: 'no-cache' });
        return data && select(data);
      },
      onDone,
    });
    const { control, ...form } = entity.form;
    return (
      <EntityFormDialog
        {...dialog}
        entityForm={entity}
        isUploading={isUploading}
        title={texts.label('edit')}
        diffFields={diff(createConflictFieldBuilder(texts))}
      >
        <Fields control={control} form={form} row={settings} data={undefined} onUploadingChange={setUploading} />
      </EntityFormDialog>
    );
  }

  function SettingsQuery() {
    const { label } = useResourceTexts(namespace);
    const query = useQuery(document, { fetchPolicy: 'cache-and-network' });
    return (
      <QueryResult of={query} skeleton={<TextSkeleton lines={options.skeletonLines} />}>
        {(data) => (
          <EditableSettings
            settings={select(data)}
            edit={label('edit')}
            refetch={() => query.refetch()}
            Facts={Facts}
            Dialog={SettingsDialog}
          />
        )}
      </QueryResult>
    );
  }

  return function SettingsScreen() {
    return (
      <AdminPage name={name} text={useResourceTexts(namespace).label('about')}>
        <SettingsQuery />
      </AdminPage>
    );
  };
}

interface SettingsDialogProps<Settings> {
  settings: Settings;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
  onDone(): Promise<void>;
}

interface EditableSettingsProps<Settings> {
  settings: Settings;
  edit: string;
  refetch(): Promise<unknown>;
  Facts: ComponentType<{ settings: Settings }>;
  Dialog: ComponentType<SettingsDialogProps<Settings>>;
}

function EditableSettings<Settings>({ settings, edit, refetch, Facts, Dialog }: EditableSettingsProps<Settings>) {
  const [dialog, setDialog] = useState<{ settings: Settings; isOpen: boolean } | null>(null);
  return (
    <Stack sx={{ gap: 4 }}>
      <Box>
        <Button variant="contained" startIcon={<PencilIcon />} onClick={() => setDialog({ settings, isOpen: true })}>
          {edit}
        </Button>
      </Box>
      <Facts settings={settings} />
      {dialog && (
        <Dialog
          {...dialog}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
          onExited={() => setDialog(null)}
          onDone={async () => {
            await refetch();
            setDialog({ ...dialog, isOpen: false });
          }}
        />
      )}
    </Stack>
  );
}
