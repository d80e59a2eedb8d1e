import { toNestErrors } from '@hookform/resolvers';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { networkErrorMessages } from '../../data/apollo/transport';
import { documentLanguage } from '../../language/documentLanguage';
import { loadWhenIdle } from '../../data/browser/idleLoading';
import { toClientError, type ClientError } from '../../data/errors/clientError';
import { loadErrorMessages } from '../../data/errors/useErrorMessage';

/** A validation schema, or the function of `lazySchema`. */
export type FormSchema<Parsed, Values> = z.ZodType<Parsed, Values> | LazySchema<Parsed, Values>;
type LazySchema<Parsed, Values> = () => Promise<z.ZodType<Parsed, Values>>;

/**
 * A validation schema in a chunk of its own, for the form of a screen that is loaded at once: zod and its rules are a
 * large part of it. It is loaded when the page is idle, or at the first validation.
 */
export function lazySchema<Parsed, Values>(load: LazySchema<Parsed, Values>): LazySchema<Parsed, Values> {
  void loadWhenIdle(load);
  return load;
}

/** Validates with a schema; without a connection to load it, the form has the error of a failed request. */
export const schemaResolver =
  <Values extends FieldValues, Parsed extends FieldValues>(
    schema: FormSchema<Parsed, Values>,
  ): Resolver<Values, unknown, Parsed> =>
  async (values, _context, options): Promise<ResolverResult<Values, Parsed>> => {
    const loaded = await Promise.all([typeof schema === 'function' ? schema() : schema, loadErrorMessages()]).catch(
      () => null,
    );
    if (!loaded) return { values: {}, errors: connectionError<Values>() };
    const { success, data, error } = await loaded[0].safeParseAsync(values);
    return success
      ? { values: data, errors: {} }
      : { values: {}, errors: toNestErrors(firstErrors(error.issues), options) };
  };

/** The error that `submitWithServerErrors` sets after a request without a response. */
function connectionError<Values extends FieldValues>(): FieldErrors<Values> {
  const server = { type: 'server', message: networkErrorMessages[documentLanguage()] };
  // The form's root is no field of the values.
  return { root: { server } } as unknown as FieldErrors<Values>;
}

/** The first issue of each path. */
function firstErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of issues) errors[path.join('.')] ??= { type: code, message };
  return errors;
}

/**
 * Creates an `onSubmit` that validates, runs the action, and puts field errors of the server on their fields. Other
 * errors are set at `formState.errors.root.server` and passed to `onError`; values are kept.
 */
export const submitWithServerErrors = <Values extends FieldValues, Context, Draft>(
  form: UseFormReturn<Values, Context, Draft>,
  action: (draft: Draft) => Promise<unknown>,
  onError?: (clientError: ClientError) => void,
) =>
  form.handleSubmit(async (draft) => {
    try {
      await action(draft);
    } catch (error) {
      const clientError = toClientError(error);
      setServerErrors(form, clientError);
      onError?.(clientError);
    }
  });

function setServerErrors<Values extends FieldValues, Context, Draft>(
  form: UseFormReturn<Values, Context, Draft>,
  { fields, message }: ClientError,
) {
  Object.entries(fields).forEach(([path, fieldMessage], index) =>
    form.setError(path as FieldPath<Values>, { type: 'server', message: fieldMessage }, { shouldFocus: index === 0 }),
  );
  form.setError('root.server', { type: 'server', message });
}

/** A form whose values are validated by the server's own schema. */
export const useZodForm = <Values extends FieldValues, Parsed extends FieldValues = Values>(
  schema: FormSchema<Parsed, Values>,
  defaultValues: DefaultValues<Values>,
) => useForm<Values, unknown, Parsed>({ resolver: schemaResolver(schema), defaultValues });

/** The part of the errors of a form that `submitWithServerErrors` sets; the others are those of fields. */
export interface FormErrors {
  root?: FieldErrors['root'];
}

/** The server's error unless a field already shows it. */
export const getFormError = ({ root, ...fields }: FormErrors): string | undefined =>
  Object.keys(fields).length > 0 ? undefined : root?.server?.message;
