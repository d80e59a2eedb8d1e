import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registerDraft, type RegisterForm as RegisterValues } from '../../schema/contract/validation/accounts';
import { useRegisterMutation } from './__generated__/Register';
import { saving } from '../ui/form/saving';
import { useNotify } from '../ui/Notices';
import { FormFrame } from '../ui/form/FormFrame';
import { generalFailure } from '../ui/form/generalFailure';
import { RegisterFields } from './RegisterFields';
import { useEnter } from './useEnter';

/** Register (spec.md sections 2, 5 and 8); whoever succeeds is signed in. */
export function RegisterForm({ form }: { form: UseFormReturn<RegisterValues> }) {
  const { t } = useTranslation('auth');
  const notify = useNotify();
  const enter = useEnter();
  const [register] = useRegisterMutation();
  const { formState } = form;
  const submit = saving(
    form,
    async (values) => {
      // The draft knows no confirmation, so it stays here.
      const { data } = await register({ variables: { input: registerDraft.parse(values) } });
      if (!data) return;
      const person = data.register.user;
      notify({ title: t('registered'), description: t('welcome', { firstName: person.firstName }) });
      enter(person);
    },
    ({ text }) => notify({ title: t('registrationFailed'), description: text, tone: 'destructive' }),
  );
  return (
    <FormFrame
      onSubmit={submit}
      pending={formState.isSubmitting}
      submit={t('createAccount')}
      submitting={t('creatingAccount')}
      failure={generalFailure(formState.errors)}
    >
      <RegisterFields control={form.control} />
    </FormFrame>
  );
}
