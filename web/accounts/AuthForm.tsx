import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useHydrated } from './useHydrated';

interface AuthFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  pending: boolean;
  /** What the button says, and what it says meanwhile. */
  submit: string;
  submitting: string;
  /** Why the last try failed, where it is about no single field. */
  failure: string | undefined;
  children: ReactNode;
}

/** The frame that login and register share. `method` keeps a password out of the address, whatever submits the form. */
export function AuthForm({ onSubmit, pending, submit, submitting, failure, children }: AuthFormProps) {
  const ready = useHydrated();
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
