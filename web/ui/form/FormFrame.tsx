import { Button, Stack } from '@mui/material';
import { ErrorAlert } from '../feedback/ErrorAlert';
import type { ReactNode, SubmitEventHandler } from 'react';
import { scriptOnly } from '../layout/layoutStyles';
import { NoScriptSubmitGuard } from './NoScriptSubmitGuard';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { toClientError, type ClientError } from '../../data/errors/clientError';
import { schemaResolver, type FormSchema } from './schemaResolver';
import { submitOnCtrlEnter } from './submitOnCtrlEnter';

interface FormFrameProps {
  form: { formState: { isSubmitting: boolean; errors: FormErrors } };
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Whether something else than the submission is awaited, such as an upload. */
  isPending?: boolean;
  submit: string;
  submitting: string;
  icon?: ReactNode;
  /** Whether the form cannot be sent yet; a notice says why. */
  isDisabled?: boolean;
  children: ReactNode;
}

/** `method="post"` keeps the values out of the URL if the form is submitted before hydration. */
export function FormFrame({
  form: { formState },
  onSubmit,
  isPending = false,
  submit,
  submitting,
  icon,
  isDisabled = false,
  children,
}: FormFrameProps) {
  const pending = formState.isSubmitting || isPending;
  const error = getFormError(formState.errors);
  return (
    <form
      method="post"
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={pending || isDisabled ? (event) => event.preventDefault() : onSubmit}
      aria-busy={pending}
    >
      <NoScriptSubmitGuard />
      <Stack sx={{ gap: 2.5 }}>
        {children}
        {error && <ErrorAlert message={error} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={icon}
          aria-disabled={pending}
          disabled={isDisabled}
          sx={{ marginBlockStart: 1, ...scriptOnly }}
        >
          {pending ? submitting : submit}
        </Button>
      </Stack>
    </form>
  );
}

/**
 * Creates an `onSubmit` that validates, runs the action, and puts field errors of the server on their fields. Other
 * errors are set at `formState.errors.root.server` and passed to `onFailure`; values are kept.
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
interface FormErrors {
  root?: FieldErrors['root'];
}

/** The server's error unless a field already shows it. */
export const getFormError = ({ root, ...fields }: FormErrors): string | undefined =>
  Object.keys(fields).length > 0 ? undefined : root?.server?.message;
