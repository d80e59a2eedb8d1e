import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  registerSchema,
  type RegisterFormValues as RegisterValues,
} from '../../../schema/contract/validation/accounts';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, getFormError } from '../../ui/form/submitWithServerErrors';
import { RegisterFields } from './RegisterFields';
import { useRegisterMutation } from './__generated__/RegisterForm';
import { useSignIn } from './useSignIn';

/** A successful registration also signs the user in. */
export function RegisterForm({ form }: { form: UseFormReturn<RegisterValues> }) {
  const { t } = useTranslation('auth');
  const showToast = useToast();
  const signIn = useSignIn();
  const [register] = useRegisterMutation();
  const { formState } = form;
  const submit = submitWithServerErrors(
    form,
    async (values) => {
      // The schema removes the confirmation, which the input does not have.
      const { data } = await register({ variables: { input: registerSchema.parse(values) } });
      if (!data) return;
      const user = data.register.user;
      showToast({ title: t('registered'), description: t('welcome', { firstName: user.firstName }) });
      signIn(user);
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('registrationFailed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <FormFrame
      onSubmit={submit}
      pending={formState.isSubmitting}
      submit={t('createAccount')}
      submitting={t('creatingAccount')}
      failure={getFormError(formState.errors)}
    >
      <RegisterFields control={form.control} />
    </FormFrame>
  );
}
