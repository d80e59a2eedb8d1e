import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loginDraft, type LoginDraft } from '../../../schema/contract/validation/accounts';
import { useLoginMutation } from '../../accounts/__generated__/Login';
import type { ViewerFragment } from '../../session/__generated__/Me';
import { becomeViewer, tellOtherTabs } from '../../session/elsewhere';
import { generalFailure } from '../../ui/form/generalFailure';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { saving } from '../../ui/form/saving';
import { TextInput } from '../../ui/form/TextInput';
import { FormDialog } from '../../ui/FormDialog';
import { useNotify } from '../../ui/Notices';
import { useDesk } from './sheets';

interface SignInAgainProps {
  person: ViewerFragment;
  onClose(): void;
}

/** Signs in over the page that is being written, which stays as it is and is saved at once. */
export function SignInAgain({ person, onClose }: SignInAgainProps) {
  const { t } = useTranslation('editor');
  const client = useApolloClient();
  const notify = useNotify();
  const desk = useDesk();
  const [login] = useLoginMutation();
  const form = useForm<LoginDraft>({
    resolver: zodResolver(loginDraft),
    defaultValues: { email: person.email, password: '' },
  });
  const submit = saving(form, async (input) => {
    const { data } = await login({ variables: { input } });
    if (!data) return;
    tellOtherTabs();
    onClose();
    if (data.login.user.id === person.id) {
      desk.retry();
      return;
    }
    notify({ title: t('signIn.other') });
    await becomeViewer(client, data.login.user);
  });
  return (
    <FormDialog
      isOpen
      title={t('signIn.title')}
      isDirty={false}
      isSaving={form.formState.isSubmitting}
      submit={t('signIn.submit')}
      failure={generalFailure(form.formState.errors)}
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
