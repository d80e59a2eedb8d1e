import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ClientError } from '../../../data/clientError';
import { getFormError, submitWithServerErrors } from '../submitWithServerErrors';

/** Somebody else has saved the record since it was opened here: what it was then, and what it is now. */
export interface EditConflict<Row> {
  before: Row;
  now: Row;
}

export interface EntityFormOptions<Row, Values extends FieldValues, Draft extends FieldValues> {
  /** Null for a new one. */
  row: Row | null;
  /** The schema's own rules for it. */
  schema: z.ZodType<Draft, Values>;
  /** What the form begins with. */
  values: NoInfer<Values>;
  /** A known record as the form holds it. */
  toFormValues(row: NoInfer<Row>): NoInfer<Values>;
  /** Creates it, or writes it over the state that was seen and no other (its `updatedAt`). */
  save(draft: NoInfer<Draft>, seen: NoInfer<Row> | null): Promise<unknown>;
  /** The record as it is now; null where it is gone. */
  fetchCurrent(row: NoInfer<Row>): Promise<NoInfer<Row> | null | undefined>;
  /** Hears of a try that failed, but not of a conflict: that is told in its own words. */
  onFailure?(failure: ClientError): void;
}

/**
 * The form of a record, new or known. A record is saved over the state that its editor has seen and no other; where
 * somebody else was first, `conflict` says what they have changed, and saving once more is saving over that.
 */
export function useEntityForm<Row, Values extends FieldValues, Draft extends FieldValues>({
  row,
  schema,
  values,
  toFormValues,
  save,
  fetchCurrent,
  onFailure,
}: EntityFormOptions<Row, Values, Draft>) {
  const [seen, setSeen] = useState(row);
  const [conflict, setConflict] = useState<EditConflict<Row> | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useForm<Values, unknown, Draft>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Values>,
  });

  const readAnew = async (before: Row) => {
    const now = await fetchCurrent(before);
    if (!now) return;
    setConflict({ before, now });
    setSeen(now);
  };
  const submit = submitWithServerErrors(
    form,
    (draft) => save(draft, seen),
    (failure) => {
      const isConflict = failure.problem === 'changedMeanwhile';
      setOvertaken(isConflict);
      // Where it cannot be read, the failure itself stands, and saving again asks again.
      if (seen && isConflict) readAnew(seen).catch(() => undefined);
      else onFailure?.(failure);
    },
  );
  const takeTheirs = () => {
    if (conflict) form.reset(toFormValues(conflict.now));
    setConflict(null);
  };
  // The conflict itself is told in its own words; what goes wrong after it is not.
  const failure = conflict && isOvertaken ? undefined : getFormError(form.formState.errors);
  return { form, submit, failure, conflict, takeTheirs };
}
