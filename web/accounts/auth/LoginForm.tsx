import type { UseFormReturn } from 'react-hook-form';
import type { LoginFormValues } from '../../../schema/contract/validation/accounts/accounts';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors } from '../../ui/form/zodForm';
import { PasswordInput, TextInput } from '../../ui/form/inputs';
import { useLoginMutation } from './__generated__/LoginForm';

interface LoginFormProps {
  /** Belongs to the screen, which keeps the values when the tab changes. */
  form: UseFormReturn<LoginFormValues>;
  onSignedIn: (user: ViewerFragment) => void;
  isSignedIn: boolean;
  /** Called instead if the account has a second factor. */
  onChallenge: (challenge: string) => void;
}

export function LoginForm({ form, onSignedIn, isSignedIn, onChallenge }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const showToast = useToast();
  const [login] = useLoginMutation();
  const { control } = form;
  const submit = submitWithServerErrors(
    form,
    async (input) => {
      const { data } = await login({ variables: { input } });
      const { user, secondFactor } = data?.login ?? {};
      if (secondFactor) onChallenge(secondFactor.challenge);
      else if (user) onSignedIn(user);
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('loginFailed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <FormFrame form={form} onSubmit={submit} isPending={isSignedIn} submit={t('signIn')} submitting={t('signingIn')}>
      <TextInput
        name="email"
        control={control}
        label={t('email')}
        type="email"
        autoComplete="username"
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'none' } }}
      />
      <PasswordInput name="password" control={control} label={t('password')} autoComplete="current-password" />
      <TextLink to={paths.forgotPassword}>{t('forgotPassword')}</TextLink>
    </FormFrame>
  );
}
