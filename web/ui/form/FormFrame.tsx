import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
  failure: string | undefined;
  children: ReactNode;
}

/** `method="post"` keeps the values out of the URL if the form is submitted before hydration. */
export function FormFrame({ onSubmit, pending, submit, submitting, icon, failure, children }: FormFrameProps) {
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
        {failure && (
          <Alert severity="error">
            <bdi>{failure}</bdi>
          </Alert>
        )}
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
