import { Button, Stack } from '@mui/material';
import { ErrorAlert } from '../feedback/ErrorAlert';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useIsHydrated } from '../hooks/useIsHydrated';

interface FormFrameProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  pending: boolean;
  /** Labels of the submit button, idle and pending. */
  submit: string;
  submitting: string;
  icon?: ReactNode;
  /** Error of the last attempt that belongs to no field. */
  error: string | undefined;
  children: ReactNode;
}

/** `method="post"` keeps the values out of the URL if the form is submitted before hydration. */
export function FormFrame({ onSubmit, pending, submit, submitting, icon, error, children }: FormFrameProps) {
  const ready = useIsHydrated();
  return (
    <form
      method="post"
      noValidate
      onSubmit={pending ? (event) => event.preventDefault() : onSubmit}
      aria-busy={pending}
    >
      <Stack sx={{ gap: 2.5 }}>
        {children}
        {error && <ErrorAlert message={error} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={icon}
          disabled={!ready}
          aria-disabled={pending}
          sx={{ marginBlockStart: 1 }}
        >
          {pending ? submitting : submit}
        </Button>
      </Stack>
    </form>
  );
}
