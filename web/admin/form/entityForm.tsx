import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState, type ComponentType } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Box, Button, CircularProgress } from '@mui/material';
import { useTranslation } from '../../language';
import { problems, type ProblemCode } from '../../../schema/contract/problems/problems';
import { type ConflictField, EntityFormDialog } from '../../ui/form/EntityFormDialog';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';
import type { AdminRow, RecordDialogProps } from '../table/types';
import { ErrorState } from '../../ui/feedback/queryStates';
import { createConflictFieldBuilder, type ConflictFieldBuilder } from './conflictFields';
import { useAdminEntityForm, type CreatedRecord } from './useAdminEntityForm';
import { useSaveQuestion, type SaveQuestion } from './useSaveQuestion';

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
  createDocument?: TypedDocumentNode<CreatedRecord, { input: Input }>;
  /** The page of a record, which is shown after its creation. */
  recordPath?(record: AdminRow): string;
  updateDocument: TypedDocumentNode<unknown, { id: string; input: Input; updatedAt: string }>;
  /** Reads the record again when saving finds a newer version. */
  fetchCurrent(client: ApolloClient, id: string): Promise<NoInfer<Row> | null | undefined>;
  diff(builder: ConflictFieldBuilder<NoInfer<Row>, Namespace>): ConflictField<NoInfer<Row>>[];
  Fields: ComponentType<EntityFieldsProps<NoInfer<Values>, NoInfer<Row>, Data>>;
  /** A hook: returns what is asked before the values of a record are saved. */
  useQuestion?(): (row: NoInfer<Row>, values: NoInfer<Values>) => SaveQuestion;
}

const useNoQuestion = () => () => ({ changes: [] });

/**
 * Creates the dialog that creates and edits a record, with validation, optimistic lock and field diff. Its `fields` are
 * those of the diff, for the page of a record.
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
        ((parsed) => client.mutate({ mutation: createDocument, variables: { input: toInput(parsed) } })),
      update: (parsed, { id, updatedAt }) =>
        client.mutate({ mutation: updateDocument, variables: { id, input: toInput(parsed), updatedAt } }),
      fetchCurrent: ({ id }) => fetchCurrent(client, id),
      recordPath,
      onDone,
    });
    const { control, ...form } = entity.form;
    const toQuestion = useQuestion();
    const question = useSaveQuestion(entity, (values) => (row ? toQuestion(row, values) : { changes: [] }));
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
  return Object.assign(EntityForm, { fields: diff });
}

type ReadById<Data> = TypedDocumentNode<Data, { id: string }>;

/** Fetches a record by its id, without the cache. */
export const queryById =
  <Data, Row>(document: ReadById<Data>, select: (data: Data) => Row) =>
  async (client: ApolloClient, id: string): Promise<Row | undefined> => {
    const { data } = await client.query({ query: document, variables: { id }, fetchPolicy: 'no-cache' });
    return data && select(data);
  };

interface FullRecordOptions<Row, ReadData> {
  namespace: ResourceNamespace;
  document: ReadById<ReadData>;
  select(data: ReadData): Row | null | undefined;
  notFound: ProblemCode;
}

/** Reads the full record before it is edited, for lists whose rows lack some fields. */
export function withFullRecord<ListRow extends AdminRow, Row extends AdminRow, Data, ReadData>(
  Form: ComponentType<ResourceFormProps<Row, Data>>,
  { namespace, document, select, notFound }: FullRecordOptions<Row, ReadData>,
) {
  function FullRecordForm({ id, ...props }: Omit<ResourceFormProps<ListRow, Data>, 'row'> & { id: string }) {
    const texts = useResourceTexts(namespace);
    const { t } = useTranslation();
    const { data, error, refetch } = useQuery(document, { variables: { id }, fetchPolicy: 'no-cache' });
    const row = data && select(data);
    if (row) return <Form {...props} row={row} />;
    const { isOpen, onClose, onExited } = props;
    const failure = error ?? (data && new Error(problems[notFound].text.ar));
    return (
      <RowDialogFrame
        isOpen={isOpen}
        onClose={onClose}
        onExited={onExited}
        maxWidth="md"
        title={texts.label('edit')}
        actions={
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('cancel')}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: 200 }}>
          {failure ? (
            <ErrorState error={failure} onRetry={() => void refetch().catch(() => undefined)} />
          ) : (
            <CircularProgress aria-label={texts.admin('form.reading')} />
          )}
        </Box>
      </RowDialogFrame>
    );
  }
  return ({ row, ...props }: ResourceFormProps<ListRow, Data>) =>
    row ? <FullRecordForm {...props} id={row.id} /> : <Form {...props} row={null} />;
}
