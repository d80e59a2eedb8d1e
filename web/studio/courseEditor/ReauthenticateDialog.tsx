import { Stack, Typography } from '@mui/material';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { loginSchema, type LoginFormValues } from '../../../schema/contract/validation/accounts/accounts';
import { useLoginMutation } from '../../accounts/auth/__generated__/LoginForm';
import { SecondFactorFields } from '../../accounts/auth/SecondFactorStep';
import { useSecondFactorForm } from '../../accounts/auth/useSecondFactorForm';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextInput, PasswordInput } from '../../ui/form/inputs';
import { getFormError, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { useTranslation } from '../../language';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { switchViewer, broadcastSession } from '../../session/sessionSync';
import { useAutosaveStore } from './drafts/courseDrafts';

/** Signs in again on top of the editor, then saves the pending changes. */
export function ReauthenticateDialog({ user, onClose }: { user: ViewerFragment; onClose(): void }) {
  const { t } = useTranslation('editor');
  const client = useApolloClient();
  const toast = useToast();
  const store = useAutosaveStore();
  const [login] = useLoginMutation();
  const form = useZodForm<LoginFormValues>(loginSchema, { email: user.email, password: '' });
  const [challenge, setChallenge] = useState<string | null>(null);
  const finish = async (signedIn: ViewerFragment) => {
    broadcastSession();
    onClose();
    if (signedIn.id === user.id) {
      store.retry();
      return;
    }
    toast({ title: t('signIn.other') });
    await switchViewer(client, signedIn);
  };
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await login({ variables: { input } });
    const { user: signedIn, secondFactor } = data?.login ?? {};
    if (secondFactor) setChallenge(secondFactor.challenge);
    else if (signedIn) await finish(signedIn);
  });
  if (challenge !== null) {
    const goBack = (message: string) => {
      setChallenge(null);
      form.setError('root.server', { type: 'server', message });
    };
    return <SecondFactorDialog challenge={challenge} onSignedIn={finish} onExpired={goBack} onClose={onClose} />;
  }
  return (
    <FormDialog
      isOpen
      title={t('signIn.title')}
      isDirty={false}
      isSaving={form.formState.isSubmitting}
      submit={t('signIn.submit')}
      error={getFormError(form.formState.errors)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography>{t('signIn.text')}</Typography>
        <TextInput
          name="email"
          control={form.control}
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'none' } }}
        />
        <PasswordInput
          name="password"
          control={form.control}
          label={t('signIn.password')}
          autoComplete="current-password"
          autoFocus
        />
      </Stack>
    </FormDialog>
  );
}

interface SecondFactorDialogProps {
  challenge: string;
  onSignedIn: (user: ViewerFragment) => Promise<void>;
  onExpired: (message: string) => void;
  onClose(): void;
}

function SecondFactorDialog({ onClose, ...options }: SecondFactorDialogProps) {
  const { t } = useTranslation(['editor', 'auth']);
  const secondFactor = useSecondFactorForm(options);
  const { form, submit, kind } = secondFactor;
  return (
    <FormDialog
      isOpen
      title={t('auth:secondFactor.title')}
      isDirty={false}
      isSaving={form.formState.isSubmitting}
      submit={t('signIn.submit')}
      error={getFormError(form.formState.errors)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography>{t(`auth:secondFactor.${kind}Hint`)}</Typography>
        <SecondFactorFields {...secondFactor} />
      </Stack>
    </FormDialog>
  );
}
