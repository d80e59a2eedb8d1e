import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passwordDraft, passwordForm, type PasswordForm } from '../../schema/contract/validation/accounts';
import { AccountScreenDocument, useChangePasswordMutation } from './__generated__/AccountScreen';
import { saving } from '../ui/form/saving';
import { useNotify } from '../ui/Notices';

const blank: PasswordForm = { current: '', next: '', confirmation: '' };

/** The form of a new password; once it is changed nothing of it stays, and the other sessions are gone from the page. */
export function usePasswordForm() {
  const { t } = useTranslation('account');
  const notify = useNotify();
  const [changePassword] = useChangePasswordMutation({ refetchQueries: [AccountScreenDocument] });
  const form = useForm<PasswordForm>({ resolver: zodResolver(passwordForm), defaultValues: blank });
  const submit = saving(form, async (values) => {
    // The draft knows no confirmation, so it stays here.
    await changePassword({ variables: { input: passwordDraft.parse(values) } });
    form.reset(blank);
    notify({ title: t('password.saved'), description: t('password.savedText'), tone: 'success' });
  });
  return { form, submit };
}
