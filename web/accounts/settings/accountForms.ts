import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  changePasswordSchema,
  changePasswordFormSchema,
  type ChangePasswordFormValues,
  updateProfileSchema,
  type ProfileFormValues,
} from '../../../schema/contract/validation/accounts';
import { useToast } from '../../ui/feedback/ToastProvider';
import { submitWithServerErrors } from '../../ui/form/submitWithServerErrors';
import {
  AccountScreenDocument,
  useChangePasswordMutation,
  useUpdateProfileMutation,
} from './__generated__/AccountScreen';
import type { ProfileFragment } from './__generated__/AccountScreen';

const emptyPasswordForm: ChangePasswordFormValues = { current: '', next: '', confirmation: '' };

/** The form of a new password; once it is changed nothing of it stays, and the other sessions are gone from the page. */
export function usePasswordForm() {
  const { t } = useTranslation('account');
  const notify = useToast();
  const [changePassword] = useChangePasswordMutation({ refetchQueries: [AccountScreenDocument] });
  const form = useForm<ChangePasswordFormValues>({
    resolver: zodResolver(changePasswordFormSchema),
    defaultValues: emptyPasswordForm,
  });
  const submit = submitWithServerErrors(form, async (values) => {
    // The draft knows no confirmation, so it stays here.
    await changePassword({ variables: { input: changePasswordSchema.parse(values) } });
    form.reset(emptyPasswordForm);
    notify({ title: t('password.saved'), description: t('password.savedText'), variant: 'success' });
  });
  return { form, submit };
}

/** The form of one's own profile, as it is stored, and the way to store it. */
export function useProfileForm(profile: ProfileFragment) {
  const { t } = useTranslation('account');
  const notify = useToast();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm<ProfileFormValues, unknown, z.output<typeof updateProfileSchema>>({
    resolver: zodResolver(updateProfileSchema),
    defaultValues: toProfileFormValues(profile),
  });
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await updateProfile({ variables: { input } });
    if (!data) return;
    form.reset(toProfileFormValues(data.updateProfile));
    notify({ title: t('profile.saved'), variant: 'success' });
  });
  return { form, submit };
}

/** Only trainers have a card to write on; what others may once have written stays as it is. */
function toProfileFormValues({ role, bio, bioAr, ...profile }: ProfileFragment): ProfileFormValues {
  const { firstName, lastName, phone, avatar, preferredLanguage } = profile;
  const person = { firstName, lastName, phone: phone ?? '', avatar: avatar ?? '', preferredLanguage };
  return role === 'trainer' ? { ...person, bio: bio ?? '', bioAr: bioAr ?? '' } : person;
}
