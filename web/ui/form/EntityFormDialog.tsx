import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, DefaultValues } from 'react-hook-form';
import { useTranslation } from '../../language';
import { FormDialog } from './FormDialog';
import { Alert, AlertTitle, Button } from '@mui/material';
import { FieldVersions } from './FieldVersions';
import { createClientKeys } from '../../data/apollo/createClientKeys';
import type { ClientError } from '../../data/errors/clientError';
import { getFormError, submitWithServerErrors, useZodForm, type FormSchema } from './zodForm';
import { isEmptyObject } from '../../drafts/draftModel';
import { isSameValue, useEditDraft } from './useFormDraft';

export type EntityForm<Row, Values extends FieldValues, Draft extends FieldValues> = ReturnType<
  typeof useEntityForm<Row, Values, Draft>
>;

interface EntityFormDialogProps<Row, Values extends FieldValues, Draft extends FieldValues> {
  entityForm: EntityForm<Row, Values, Draft>;
  title: string;
  diffFields: readonly ConflictField<NoInfer<Row>>[];
  isOpen: boolean;
  isInline?: boolean | undefined;
  isWide?: boolean;
  isUploading?: boolean;
  onClose(): void;
  onExited?(): void;
  children: ReactNode;
}

/** The dialog of an entity form. After a save by someone else it shows both versions. */
export function EntityFormDialog<Row, Values extends FieldValues, Draft extends FieldValues>({
  entityForm: { form, submit, error, conflict, takeTheirs, discardDraft },
  onClose,
  diffFields,
  children,
  ...dialog
}: EntityFormDialogProps<Row, Values, Draft>) {
  const { t } = useTranslation();
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog
      {...dialog}
      isDirty={isDirty}
      isSaving={isSubmitting}
      {...(conflict && { submit: t('conflict.saveOver') })}
      error={error}
      onSubmit={submit}
      onClose={() => {
        discardDraft();
        onClose();
      }}
    >
      {conflict && <ConflictNotice conflict={conflict} fields={diffFields} onTakeTheirs={takeTheirs} />}
      {children}
    </FormDialog>
  );
}

/** A field as a conflict shows it: its label and its value as text ('' for none). */
export interface ConflictField<Row> {
  /** The field's name in the form, if it has the same value there. */
  name: string;
  label: string;
  formatValue(row: Row): string;
  /** The value typed into the form as text. Default: the text of the field `name`. */
  formatInput?(values: FieldValues): string;
}

interface ConflictNoticeProps<Row> {
  conflict: EditConflict<Row>;
  fields: readonly ConflictField<Row>[];
  onTakeTheirs(): void;
}

/** Shows which fields someone else has changed, theirs and mine, and takes the focus. */
function ConflictNotice<Row>({ conflict, fields, onTakeTheirs }: ConflictNoticeProps<Row>) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  // The focused button now saves over changes that the user has not read yet.
  useEffect(() => notice.current?.focus(), [conflict]);
  const { before, now, formValues } = conflict;
  const changed = fields.filter(
    ({ name, formatValue }) =>
      formatValue(before) !== formatValue(now) || !isSameValue(formValues.before[name], formValues.now[name]),
  );
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" sx={{ marginBlockEnd: 3 }}>
      <AlertTitle>{t('conflict.title')}</AlertTitle>
      {t('conflict.text')}
      <FieldVersions
        fields={changed.map((field) => ({
          name: field.name,
          label: field.label,
          theirs: field.formatValue(conflict.now),
          mine: formatMine(field, conflict),
        }))}
        labels={{ theirs: t('conflict.theirs'), mine: t('conflict.mine'), empty: t('conflict.emptied') }}
      />
      <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs} sx={{ marginBlockStart: 1 }}>
        {t('conflict.takeTheirs')}
      </Button>
    </Alert>
  );
}

/** The typed value as text: formatted like a row's if it equals one, else as typed. */
function formatMine<Row>(
  { name, formatValue, formatInput }: ConflictField<Row>,
  { before, now, formValues }: EditConflict<Row>,
): string | undefined {
  if (formatInput) return formatInput(formValues.mine);
  if (!(name in formValues.mine)) return undefined;
  const mine: unknown = formValues.mine[name];
  if (mine === formValues.before[name]) return formatValue(before);
  if (mine === formValues.now[name]) return formatValue(now);
  return typeof mine === 'string' ? mine : undefined;
}

/** The record as it was opened and as it is now, after a save by someone else. Of a restored draft only form values are known. */
interface EditConflict<Row> {
  before: Row;
  now: Row;
  /** The same as form values, and the values that were not saved. */
  formValues: Record<'before' | 'now' | 'mine', FieldValues>;
}

export interface EntityFormOptions<Row, Values extends FieldValues, Draft extends FieldValues> {
  /** Unique name of the form and its record; unsaved changes are kept under it. */
  draftName: string;
  /** Null for a new record. */
  row: Row | null;
  /** The validation schema of the server. */
  schema: FormSchema<Draft, Values>;
  values: NoInfer<Values>;
  toFormValues(row: NoInfer<Row>): NoInfer<Values>;
  /** Creates the record, or updates `baseRow`, the state that was edited. `clientKey` is the same for the same draft. */
  save(draft: NoInfer<Draft>, baseRow: NoInfer<Row> | null, clientKey: string): Promise<unknown>;
  /** The current record; null if it is gone. */
  fetchCurrent(row: NoInfer<Row>): Promise<NoInfer<Row> | null | undefined>;
  /** Called for every failure but a conflict. */
  onError?(error: ClientError): void;
}

/**
 * The form of a new or existing record with an optimistic lock. After a save by someone else, `conflict` has both versions,
 * and the next save overwrites theirs.
 */
export function useEntityForm<Row, Values extends FieldValues, Draft extends FieldValues>({
  draftName,
  row,
  schema,
  values,
  toFormValues,
  save,
  fetchCurrent,
  onError,
}: EntityFormOptions<Row, Values, Draft>) {
  const [baseRow, setBaseRow] = useState(row);
  const [conflict, setConflict] = useState<EditConflict<Row> | null>(null);
  const [isConflictError, setConflictError] = useState(false);
  const [{ keyOf, forget }] = useState(createClientKeys);
  // The type of a complete form, which DefaultValues does not derive from a type parameter.
  const form = useZodForm<Values, Draft>(schema, values as DefaultValues<Values>);

  const discardDraft = useEditDraft(draftName, form, values, ({ outdated }) => {
    if (!row || isEmptyObject(outdated)) return;
    const formValues = { before: { ...values, ...outdated }, now: values, mine: form.getValues() };
    setConflict({ before: row, now: row, formValues });
  });
  const fetchConflict = async (before: Row) => {
    const now = await fetchCurrent(before);
    if (!now) return;
    const formValues = { before: toFormValues(before), now: toFormValues(now), mine: form.getValues() };
    setConflict({ before, now, formValues });
    setBaseRow(now);
  };
  const submit = submitWithServerErrors(
    form,
    async (draft) => {
      await save(draft, baseRow, keyOf(draft));
      forget();
      discardDraft();
    },
    (error) => {
      const isConflict = error.problem === 'changedMeanwhile';
      setConflictError(isConflict);
      // If the record cannot be fetched, the form shows the failure, and the next save tries again.
      if (baseRow && isConflict) fetchConflict(baseRow).catch(() => undefined);
      else onError?.(error);
    },
  );
  const takeTheirs = () => {
    if (conflict) form.reset(toFormValues(conflict.now));
    discardDraft();
    setConflict(null);
  };
  // The notice already explains a conflict.
  const error = conflict && isConflictError ? undefined : getFormError(form.formState.errors);
  return { form, submit, error, conflict, takeTheirs, discardDraft };
}
