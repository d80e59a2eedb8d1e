import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ClientError } from '../../../data/clientError';
import { getFormError, submitWithServerErrors, useZodForm } from '../FormFrame';
import { useEditDraft } from '../useFormDraft';

/** The record as it was opened and as it is now, after a save by someone else. */
export interface EditConflict<Row> {
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
  schema: z.ZodType<Draft, Values>;
  values: NoInfer<Values>;
  toFormValues(row: NoInfer<Row>): NoInfer<Values>;
  /** Creates the record, or updates the state last changed at `seen.updatedAt`. */
  save(draft: NoInfer<Draft>, baseRow: NoInfer<Row> | null): Promise<unknown>;
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
  // The type of a complete form, which DefaultValues does not derive from a type parameter.
  const form = useZodForm<Values, Draft>(schema, values as DefaultValues<Values>);

  const discardDraft = useEditDraft(draftName, form, values);
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
      await save(draft, baseRow);
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
