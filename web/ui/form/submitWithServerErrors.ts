import type { FieldPath, FieldValues, UseFormReturn, FieldErrors } from 'react-hook-form';
import { toClientError, type ClientError } from '../../data/clientError';

/**
 * The `onSubmit` of a form: checks it, runs the action, and puts the server's complaints on the fields they are about,
 * the first of them focused. Whatever else went wrong is at `formState.errors.root.server` as 'STATUS: MESSAGE', and
 * told to `onFailure`. Nothing typed is lost.
 */
export const submitWithServerErrors = <Values extends FieldValues, Context, Draft>(
  form: UseFormReturn<Values, Context, Draft>,
  action: (draft: Draft) => Promise<unknown>,
  onFailure?: (failure: ClientError) => void,
) =>
  form.handleSubmit(async (draft) => {
    try {
      await action(draft);
    } catch (error) {
      const failure = toClientError(error);
      setServerErrors(form, failure);
      onFailure?.(failure);
    }
  });

function setServerErrors<Values extends FieldValues, Context, Draft>(
  form: UseFormReturn<Values, Context, Draft>,
  { fields, messageWithStatus }: ClientError,
) {
  Object.entries(fields).forEach(([path, message], index) =>
    form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  form.setError('root.server', { type: 'server', message: messageWithStatus });
}

/** What the server said of a try, where no field says it already. */
export const getFormError = <Values extends FieldValues>({
  root,
  ...fields
}: FieldErrors<Values>): string | undefined => (Object.keys(fields).length > 0 ? undefined : root?.server?.message);
