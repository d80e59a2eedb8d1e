import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOf, type Failure } from '../../data/failures';

/**
 * The `onSubmit` of a form: checks it, runs the action, and puts the server's complaints on the fields they are about,
 * the first of them focused. Whatever else went wrong is at `formState.errors.root.server` as 'STATUS: MESSAGE', and
 * told to `onFailure`. Nothing typed is lost.
 */
export const saving = <Values extends FieldValues, Context, Draft>(
  form: UseFormReturn<Values, Context, Draft>,
  action: (draft: Draft) => Promise<unknown>,
  onFailure?: (failure: Failure) => void,
) =>
  form.handleSubmit(async (draft) => {
    try {
      await action(draft);
    } catch (error) {
      const failure = failureOf(error);
      complain(form, failure);
      onFailure?.(failure);
    }
  });

function complain<Values extends FieldValues, Context, Draft>(
  form: UseFormReturn<Values, Context, Draft>,
  { fields, text }: Failure,
) {
  Object.entries(fields).forEach(([path, message], index) =>
    form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  form.setError('root.server', { type: 'server', message: text });
}
