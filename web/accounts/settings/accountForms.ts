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
import { AccountScreenDocument } from './__generated__/AccountScreen';
import { useChangePasswordMutation } from './__generated__/PasswordForm';
import { useUpdateProfileMutation, type ProfileFragment } from './__generated__/ProfileForm';

const emptyPasswordForm: ChangePasswordFormValues = { current: '', next: '', confirmation: '' };

/** After a change, the form is cleared and the other sessions are removed from the list. */
export function usePasswordForm() {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [changePassword] = useChangePasswordMutation({ refetchQueries: [AccountScreenDocument] });
  const form = useForm<ChangePasswordFormValues>({
    resolver: zodResolver(changePasswordFormSchema),
    defaultValues: emptyPasswordForm,
  });
  const submit = submitWithServerErrors(form, async (values) => {
    // The schema removes the confirmation, which the input does not have.
    await changePassword({ variables: { input: changePasswordSchema.parse(values) } });
    form.reset(emptyPasswordForm);
    showToast({ title: t('password.saved'), description: t('password.savedText'), variant: 'success' });
  });
  return { form, submit };
}

export function useProfileForm(profile: ProfileFragment) {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm<ProfileFormValues, unknown, z.output<typeof updateProfileSchema>>({
    resolver: zodResolver(updateProfileSchema),
    defaultValues: toProfileFormValues(profile),
  });
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await updateProfile({ variables: { input } });
    if (!data) return;
    form.reset(toProfileFormValues(data.updateProfile));
    showToast({ title: t('profile.saved'), variant: 'success' });
  });
  return { form, submit };
}

/** Only trainers have a biography; existing values of other roles are left unchanged. */
function toProfileFormValues({ role, bio, bioAr, ...profile }: ProfileFragment): ProfileFormValues {
  const { firstName, lastName, phone, avatar, preferredLanguage } = profile;
  const commonFields = { firstName, lastName, phone: phone ?? '', avatar: avatar ?? '', preferredLanguage };
  return role === 'trainer' ? { ...commonFields, bio: bio ?? '', bioAr: bioAr ?? '' } : commonFields;
}
