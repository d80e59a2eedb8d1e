import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useIsHydrated } from '../hooks/useIsHydrated';

interface FormFrameProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  pending: boolean;
  /** What the button says, and what it says meanwhile. */
  submit: string;
  submitting: string;
  /** Before what the button says. */
  icon?: ReactNode;
  /** Why the last try failed, where it is about no single field. */
  failure: string | undefined;
  children: ReactNode;
}

/**
 * The frame of a form: its fields, why the last try failed, and the button. `method` keeps what is typed out of the
 * address, whatever submits the form.
 */
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
