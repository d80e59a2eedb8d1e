import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginDraft } from '../../schema/contract/validation/accounts';
import { useLoginMutation } from './__generated__/Login';
import { PasswordInput } from '../ui/form/PasswordInput';
import { saving } from '../ui/form/saving';
import { TextInput } from '../ui/form/TextInput';
import { useNotify } from '../ui/Notices';
import { FormFrame } from '../ui/form/FormFrame';
import { generalFailure } from '../ui/form/generalFailure';
import { useEnter } from './useEnter';

/** Login (spec.md sections 2, 5 and 8). Its form lives with the screen, which keeps what was typed while tabs change. */
export function LoginForm({ form }: { form: UseFormReturn<LoginDraft> }) {
  const { t } = useTranslation('auth');
  const notify = useNotify();
  const enter = useEnter();
  const [login] = useLoginMutation();
  const { control, formState } = form;
  const submit = saving(
    form,
    async (input) => {
      const { data } = await login({ variables: { input } });
      if (!data) return;
      const person = data.login.user;
      notify({ title: t('welcomeBack'), description: t('hello', { firstName: person.firstName }) });
      enter(person);
    },
    ({ text }) => notify({ title: t('loginFailed'), description: text, tone: 'destructive' }),
  );
  return (
    <FormFrame
      onSubmit={submit}
      pending={formState.isSubmitting}
      submit={t('signIn')}
      submitting={t('signingIn')}
      failure={generalFailure(formState.errors)}
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
