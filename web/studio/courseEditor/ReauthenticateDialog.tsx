import { Stack, Typography } from '@mui/material';
import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { loginSchema, type LoginFormValues } from '../../../schema/contract/validation/accounts';
import { useLoginMutation } from '../../accounts/auth/__generated__/AuthScreen';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextInput, PasswordInput } from '../../ui/form/inputs';
import { getFormError, submitWithServerErrors } from '../../ui/form/FormFrame';
import { useTranslation } from '../../language';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { switchViewer, broadcastSession } from '../../session/sessionSync';
import { useAutosaveStore } from './draftKeys';

interface ReauthenticateDialogProps {
  user: ViewerFragment;
  onClose(): void;
}

/** Signs in again on top of the editor, then saves the pending changes. */
export function ReauthenticateDialog({ user, onClose }: ReauthenticateDialogProps) {
  const { t } = useTranslation('editor');
  const client = useApolloClient();
  const toast = useToast();
  const store = useAutosaveStore();
  const [login] = useLoginMutation();
  const form = useForm<LoginFormValues>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: user.email, password: '' },
  });
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await login({ variables: { input } });
    if (!data) return;
    broadcastSession();
    onClose();
    if (data.login.user.id === user.id) {
      store.retry();
      return;
    }
    toast({ title: t('signIn.other') });
    await switchViewer(client, data.login.user);
  });
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
