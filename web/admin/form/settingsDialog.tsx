import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState, type ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { type ConflictField, EntityFormDialog } from '../../ui/form/EntityFormDialog';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';
import { createConflictFieldBuilder, type ConflictFieldBuilder } from './conflictFields';
import type { SettingsDialogProps } from './settingsScreen';
import { useAdminEntityForm, type EntityFieldsProps } from './entityForm';

interface SettingsDialogOptions<
  Settings,
  Values extends FieldValues,
  Parsed,
  Data,
  Namespace extends ResourceNamespace,
> {
  namespace: Namespace;
  document: TypedDocumentNode<Data, Record<string, never>>;
  select(data: Data): Settings;
  schema: z.ZodType<Parsed, Values>;
  toFormValues(settings: Settings): Values;
  updateDocument: TypedDocumentNode<unknown, { input: Parsed; updatedAt: string }>;
  diff(builder: ConflictFieldBuilder<NoInfer<Settings>, Namespace>): ConflictField<NoInfer<Settings>>[];
  Fields: ComponentType<EntityFieldsProps<NoInfer<Values>, NoInfer<Settings>>>;
}

/** Creates the dialog of settings, which keeps the version that it was opened with. */
export function settingsDialog<
  Settings extends { updatedAt: string },
  Values extends FieldValues,
  Parsed extends FieldValues,
  Data,
  Namespace extends ResourceNamespace,
>(options: SettingsDialogOptions<Settings, Values, Parsed, Data, Namespace>) {
  const { namespace, document, select, schema, toFormValues, updateDocument, diff, Fields } = options;
  return function SettingsDialog({ settings, onDone, ...dialog }: SettingsDialogProps<Settings>) {
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
  };
}
