import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginFormValues } from '../../../schema/contract/validation/accounts';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { TextInput } from '../../ui/form/TextInput';
import { submitWithServerErrors, getFormError } from '../../ui/form/submitWithServerErrors';
import { useLoginMutation } from './__generated__/LoginForm';
import { useSignIn } from './useSignIn';

/** The form object belongs to the screen, which keeps the values when the tab changes. */
export function LoginForm({ form }: { form: UseFormReturn<LoginFormValues> }) {
  const { t } = useTranslation('auth');
  const showToast = useToast();
  const signIn = useSignIn();
  const [login] = useLoginMutation();
  const { control, formState } = form;
  const submit = submitWithServerErrors(
    form,
    async (input) => {
      const { data } = await login({ variables: { input } });
      if (!data) return;
      const user = data.login.user;
      showToast({ title: t('welcomeBack'), description: t('hello', { firstName: user.firstName }) });
      signIn(user);
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('loginFailed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <FormFrame
      onSubmit={submit}
      pending={formState.isSubmitting}
      submit={t('signIn')}
      submitting={t('signingIn')}
      failure={getFormError(formState.errors)}
    >
      <TextInput
        name="email"
        control={control}
        label={t('email')}
        type="email"
        autoComplete="username"
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'none' } }}
      />
      <PasswordInput name="password" control={control} label={t('password')} autoComplete="current-password" />
    </FormFrame>
  );
}
