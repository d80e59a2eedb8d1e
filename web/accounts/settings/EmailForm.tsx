import { Alert, Box } from '@mui/material';
import { changeEmailSchema, type ChangeEmailFormValues } from '../../../schema/contract/validation/accounts/accounts';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { ltrInputProps, PasswordInput, TextInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { AccountScreenDocument, useChangeEmailMutation } from './__generated__/AccountScreen';

const emptyEmailForm: ChangeEmailFormValues = { newEmail: '', currentPassword: '' };

type EmailFormProps = ReturnType<typeof useEmailForm> & { pendingEmail: string | null | undefined };

/** Requests another address; it takes effect when it is confirmed there. */
export function EmailForm({ pendingEmail, form, submit }: EmailFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const { control } = form;
  return (
    <FormFrame form={form} onSubmit={submit} submit={t('email.save')} submitting={t('common:saving')}>
      {pendingEmail && <Alert severity="info">{t('email.pending', { email: pendingEmail })}</Alert>}
      <Box sx={{ ...twoColumnGrid, gap: 2.5 }}>
        <TextInput
          name="newEmail"
          control={control}
          label={t('email.next')}
          type="email"
          autoComplete="email"
          slotProps={{ htmlInput: { ...ltrInputProps, inputMode: 'email', autoCapitalize: 'none' } }}
        />
        <PasswordInput
          name="currentPassword"
          control={control}
          label={t('email.password')}
          autoComplete="current-password"
        />
      </Box>
    </FormFrame>
  );
}

export function useEmailForm() {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [changeEmail] = useChangeEmailMutation({ refetchQueries: [AccountScreenDocument] });
  const form = useZodForm<ChangeEmailFormValues>(changeEmailSchema, emptyEmailForm);
  const submit = submitWithServerErrors(form, async (input) => {
    await changeEmail({ variables: { input } });
    form.reset(emptyEmailForm);
    showToast({ title: t('email.saved'), description: t('email.savedText'), variant: 'success' });
  });
  return { form, submit };
}
