import { Button, Stack } from '@mui/material';
import { ErrorAlert } from '../feedback/ErrorAlert';
import type { ReactNode, SubmitEventHandler } from 'react';
import { scriptOnly } from '../layout/layoutStyles';
import { NoScriptSubmitGuard } from './NoScriptSubmitGuard';
import { submitOnCtrlEnter } from './submitOnCtrlEnter';
import { getFormError, type FormErrors } from './zodForm';

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
