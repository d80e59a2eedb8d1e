import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type ComponentType } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import {
  type ConflictField,
  EntityFormDialog,
  useEntityForm,
  type EntityFormOptions as DialogFormOptions,
} from '../../ui/form/EntityFormDialog';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';
import type { AdminRow, RecordDialogProps } from '../table/types';
import { createConflictFieldBuilder, type ConflictFieldBuilder } from './conflictFields';
import { useSaveQuestion, type SaveQuestion } from './useSaveQuestion';

/** The result of a mutation that creates a record. */
type CreatedRecord = Readonly<Record<string, AdminRow>>;

interface AdminEntityFormOptions<Row, Values extends FieldValues, Draft extends FieldValues> extends Omit<
  DialogFormOptions<Row, Values, Draft>,
  'save' | 'onError'
> {
  create?: ((draft: NoInfer<Draft>, clientKey: string) => Promise<{ data?: CreatedRecord | undefined }>) | undefined;
  /** Pass `baseRow.updatedAt` as the mutation's `updatedAt` (optimistic lock). */
  update(draft: NoInfer<Draft>, baseRow: NoInfer<Row>): Promise<unknown>;
  onDone(): Promise<void>;
  /** The page of a record, which {@link useAdminEntityForm} opens after its creation. */
  recordPath?: ((record: AdminRow) => string) | undefined;
}

/**
 * Form state of one entity of the admin panel, with its toasts (R-ADM-7).
 * @returns also `openCreated`, to be called when the dialog has closed
 */
export function useAdminEntityForm<Row, Values extends FieldValues, Draft extends FieldValues>({
  create,
  update,
  onDone,
  recordPath,
  ...options
}: AdminEntityFormOptions<Row, Values, Draft>) {
  const { t } = useTranslation('admin');
  const notify = useToast();
  const navigate = useNavigate();
  const created = useRef<AdminRow>(undefined);
  const entity = useEntityForm<Row, Values, Draft>({
    ...options,
    save: async (draft, baseRow, clientKey) => {
      if (baseRow) await update(draft, baseRow);
      else created.current = Object.values((await create?.(draft, clientKey))?.data ?? {})[0];
      await onDone();
      notify({ title: t(baseRow ? 'updated' : 'created') });
    },
    onError: ({ messageWithStatus }) =>
      notify({ title: t('error'), description: messageWithStatus, variant: 'destructive' }),
  });
  const openCreated = () => {
    if (created.current && recordPath) void navigate(recordPath(created.current));
  };
  return { ...entity, openCreated };
}

export interface EntityFieldsProps<Values extends FieldValues, Row = unknown, Data = unknown> {
  control: Control<Values, unknown, FieldValues>;
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'formState'>;
  /** The record that is edited; null for a new one. */
  row: Row | null;
  /** The result of the list query, for the options of a field. */
  data: Data | undefined;
  onUploadingChange(isUploading: boolean): void;
}

export interface ResourceFormProps<Row extends AdminRow, Data> extends RecordDialogProps<Row> {
  data: Data | undefined;
  filters: Readonly<Record<string, string>>;
}

interface EntityFormOptions<
  Row extends AdminRow,
  Values extends FieldValues & SchemaInput,
  SchemaInput,
  Parsed extends FieldValues,
  Input,
  Data,
  Namespace extends ResourceNamespace,
> {
  /** The message table of the entity: its titles `add` and `edit`, and the labels of its fields. */
  namespace: Namespace;
  /** The server's own validation; it may accept more than the form holds. */
  schema: z.ZodType<Parsed, SchemaInput> | ((row: Row | null) => z.ZodType<Parsed, SchemaInput>);
  /** @param data the list, for the defaults of a new record */
  toFormValues(row: Row | null, data?: Data): Values;
  /** The validated values as the mutations take them. */
  toInput(parsed: Parsed): Input;
  /** Left out: rows are edited only. */
  createDocument?: TypedDocumentNode<CreatedRecord, { input: Input; clientKey?: string | null }>;
  /** The page of a record, which is shown after its creation. */
  recordPath?(record: AdminRow): string;
  updateDocument: TypedDocumentNode<unknown, { id: string; input: Input; updatedAt: string }>;
  /** Reads the record again when saving finds a newer version. */
  fetchCurrent(client: ApolloClient, id: string): Promise<NoInfer<Row> | null | undefined>;
  diff(builder: ConflictFieldBuilder<NoInfer<Row>, Namespace>): ConflictField<NoInfer<Row>>[];
  Fields: ComponentType<EntityFieldsProps<NoInfer<Values>, NoInfer<Row>, Data>>;
  /** A hook: returns what is asked before the values of a record, or of a new one, are saved. */
  useQuestion?(): (row: NoInfer<Row> | null, values: NoInfer<Values>) => SaveQuestion;
}

const useNoQuestion = () => () => ({ changes: [] });

/**
 * Creates the dialog that creates and edits a record, with validation, optimistic lock and field diff.
 */
export function entityForm<
  Row extends AdminRow & { updatedAt: string },
  Values extends FieldValues & SchemaInput,
  SchemaInput,
  Parsed extends FieldValues,
  Input,
  Data,
  Namespace extends ResourceNamespace,
>(options: EntityFormOptions<Row, Values, SchemaInput, Parsed, Input, Data, Namespace>) {
  const { namespace, toFormValues, toInput, createDocument, updateDocument, fetchCurrent, diff, Fields } = options;
  const { schema, recordPath, useQuestion = useNoQuestion } = options;
  function EntityForm({ row, data, onDone, filters: _filters, ...dialog }: ResourceFormProps<Row, Data>) {
    const texts = useResourceTexts(namespace);
    const client = useApolloClient();
    const [isUploading, setUploading] = useState(false);
    const entity = useAdminEntityForm<Row, Values, Parsed>({
      draftName: `${namespace}:${row?.id ?? 'new'}`,
      row,
      // Safe: the constraint of Values demands that the schema accepts them.
      schema: (typeof schema === 'function' ? schema(row) : schema) as unknown as z.ZodType<Parsed, Values>,
      values: toFormValues(row, data),
      toFormValues,
      create:
        createDocument &&
        ((parsed, clientKey) =>
          client.mutate({ mutation: createDocument, variables: { input: toInput(parsed), clientKey } })),
      update: (parsed, { id, updatedAt }) =>
        client.mutate({ mutation: updateDocument, variables: { id, input: toInput(parsed), updatedAt } }),
      fetchCurrent: ({ id }) => fetchCurrent(client, id),
      recordPath,
      onDone,
    });
    const { control, ...form } = entity.form;
    const toQuestion = useQuestion();
    const question = useSaveQuestion(entity, (values) => toQuestion(row, values));
    return (
      <>
        <EntityFormDialog
          {...dialog}
          onExited={() => {
            dialog.onExited();
            entity.openCreated();
          }}
          entityForm={{ ...entity, submit: question.submit }}
          isUploading={isUploading}
          title={texts.label(row ? 'edit' : 'add')}
          diffFields={diff(createConflictFieldBuilder(texts))}
        >
          <Fields control={control} form={form} row={row} data={data} onUploadingChange={setUploading} />
        </EntityFormDialog>
        {question.dialog}
      </>
    );
  }
  return EntityForm;
}

export type ReadById<Data> = TypedDocumentNode<Data, { id: string }>;

/** Fetches a record by its id, without the cache. */
export const queryById =
  <Data, Row>(document: ReadById<Data>, select: (data: Data) => Row) =>
  async (client: ApolloClient, id: string): Promise<Row | undefined> => {
    const { data } = await client.query({ query: document, variables: { id }, fetchPolicy: 'no-cache' });
    return data && select(data);
  };
