import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { profileDraft, type ProfileDraft } from '../../schema/contract/validation/accounts';
import { useUpdateProfileMutation } from './__generated__/AccountScreen';
import type { ProfileFragment } from './__generated__/AccountScreen';
import { saving } from '../ui/form/saving';
import { useNotify } from '../ui/Notices';

/** The form of one's own profile, as it is stored, and the way to store it. */
export function useProfileForm(profile: ProfileFragment) {
  const { t } = useTranslation('account');
  const notify = useNotify();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm<ProfileDraft, unknown, z.output<typeof profileDraft>>({
    resolver: zodResolver(profileDraft),
    defaultValues: valuesOf(profile),
  });
  const submit = saving(form, async (input) => {
    const { data } = await updateProfile({ variables: { input } });
    if (!data) return;
    form.reset(valuesOf(data.updateProfile));
    notify({ title: t('profile.saved'), tone: 'success' });
  });
  return { form, submit };
}

/** Only trainers have a card to write on; what others may once have written stays as it is. */
function valuesOf({ role, bio, bioAr, ...profile }: ProfileFragment): ProfileDraft {
  const { firstName, lastName, phone, avatar, preferredLanguage } = profile;
  const person = { firstName, lastName, phone: phone ?? '', avatar: avatar ?? '', preferredLanguage };
  return role === 'trainer' ? { ...person, bio: bio ?? '', bioAr: bioAr ?? '' } : person;
}
