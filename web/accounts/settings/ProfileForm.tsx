import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { languageNames, languages } from '../../../schema/contract/languages';
import { updateProfileSchema, type ProfileFormValues } from '../../../schema/contract/validation/accounts/accounts';
import { pickFields } from '../../drafts/draftModel';
import { languageAttributes, useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { SelectInput, TextInput } from '../../ui/form/inputs';
import { NameInputs } from '../parts/NameInputs';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { useFocusAfterRemoval } from '../../ui/hooks/lostFocus';
import { isSameValue, useEditDraft } from '../../ui/form/useFormDraft';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { useUpdateProfileMutation, type ProfileFragment } from './__generated__/AccountScreen';

type ProfileFormProps = ReturnType<typeof useProfileForm> & { profile: ProfileFragment };

/** Only trainers have the biography fields. */
export function ProfileForm({ profile, form, submit, isRestored, discard }: ProfileFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const [isUploading, setUploading] = useState(false);
  const { control } = form;
  const ref = useFocusAfterRemoval<HTMLDivElement>(isRestored ? 1 : 0);
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label={t('profile.title')} sx={{ outlineOffset: 4 }}>
      {isRestored && <RestoredDraftNotice onDiscard={discard} />}
      <FormFrame
        form={form}
        onSubmit={submit}
        isPending={isUploading}
        submit={t('profile.save')}
        submitting={isUploading ? t('profile.uploading') : t('common:saving')}
      >
        <ReadOnlyIdentity profile={profile} />
        <UploadInput
          name="avatar"
          control={control}
          kind="avatar"
          label={t('profile.avatar')}
          onUploadingChange={setUploading}
        />
        <ProfileNameFields control={control} />
        {profile.role === 'trainer' && <TrainerBioFields control={control} />}
        <SelectInput
          name="preferredLanguage"
          control={control}
          label={t('profile.language')}
          helperText={t('profile.languageHint')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </FormFrame>
    </Box>
  );
}

function RestoredDraftNotice({ onDiscard }: { onDiscard(): void }) {
  const { t } = useTranslation();
  return (
    <Alert severity="info" role="status" sx={{ marginBlockEnd: 2.5 }}>
      <div>{t('restoredDraft.text')}</div>
      <Button size="small" variant="outlined" color="inherit" onClick={onDiscard} sx={{ marginBlockStart: 1 }}>
        {t('restoredDraft.discard')}
      </Button>
    </Alert>
  );
}

function ReadOnlyIdentity({ profile: { username, email } }: { profile: ProfileFragment }) {
  const { t } = useTranslation('account');
  const identityItems = [
    [t('profile.username'), username, 'auto'],
    [t('profile.email'), email, 'ltr'],
  ] as const;
  return (
    <Box component="dl" sx={{ ...twoColumnGrid, margin: 0, gap: 2 }}>
      {identityItems.map(([label, value, dir]) => (
        <div key={label}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi dir={dir}>{value}</bdi>
          </Box>
        </div>
      ))}
    </Box>
  );
}

interface ProfileFieldsProps {
  control: Control<ProfileFormValues>;
}

function ProfileNameFields({ control }: ProfileFieldsProps) {
  const { t } = useTranslation(['auth', 'account']);
  const phoneProps = { dir: 'ltr', inputMode: 'tel', spellCheck: false } as const;
  return (
    <>
      <Box sx={{ ...twoColumnGrid, gap: 2.5 }}>
        <NameInputs
          control={control}
          texts={{
            firstName: t('firstName'),
            lastName: t('lastName'),
            firstNameAr: t('account:profile.firstNameAr'),
            lastNameAr: t('account:profile.lastNameAr'),
            arabicNameHint: t('account:profile.arabicNameHint'),
            useSpelling: t('account:profile.useSpelling'),
          }}
          formatSpellingLabel={(name) => t('account:profile.useSpellingLabel', { name })}
          inputs={{ firstName: { autoComplete: 'given-name' }, lastName: { autoComplete: 'family-name' } }}
        />
      </Box>
      <TextInput
        name="phone"
        control={control}
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        slotProps={{ htmlInput: phoneProps }}
      />
    </>
  );
}

function TrainerBioFields({ control }: ProfileFieldsProps) {
  const { t } = useTranslation('account');
  const lines = { control, multiline: true, minRows: 4, helperText: t('profile.bioHint') } as const;
  return (
    <Box sx={{ ...twoColumnGrid, gap: 2.5 }}>
      <TextInput
        name="bioAr"
        label={t('profile.bioAr')}
        slotProps={{ htmlInput: languageAttributes('ar') }}
        {...lines}
      />
      <TextInput name="bio" label={t('profile.bio')} slotProps={{ htmlInput: languageAttributes('en') }} {...lines} />
    </Box>
  );
}

export function useProfileForm(profile: ProfileFragment) {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useZodForm<ProfileFormValues, z.output<typeof updateProfileSchema>>(
    updateProfileSchema,
    toProfileFormValues(profile),
  );
  const [isRestored, setRestored] = useState(false);
  const discardDraft = useEditDraft('profile', form, toProfileFormValues(profile), () => setRestored(true));
  const { defaultValues = {}, isDirty } = form.formState;
  const resetTo = (stored: ProfileFragment) => {
    form.reset(toProfileFormValues(stored));
    discardDraft();
    setRestored(false);
  };
  const submit = submitWithServerErrors(form, async (draft) => {
    // What another tab or an admin has changed since stays.
    const input = pickFields(draft, (field) => !isSameValue(form.getValues(field), defaultValues[field]));
    const { data } = await updateProfile({ variables: { input } });
    if (!data) return;
    resetTo(data.updateProfile);
    showToast({ title: t('profile.saved'), variant: 'success' });
  });
  return { form, submit, isRestored: isRestored && isDirty, discard: () => resetTo(profile) };
}

/** Only trainers have a biography; existing values of other roles are left unchanged. */
function toProfileFormValues({ role, bio, bioAr, ...profile }: ProfileFragment): ProfileFormValues {
  const { firstName, lastName, firstNameAr, lastNameAr, phone, avatar, preferredLanguage } = profile;
  const commonFields = {
    firstName,
    lastName,
    firstNameAr: firstNameAr ?? '',
    lastNameAr: lastNameAr ?? '',
    phone: phone ?? '',
    avatar: avatar ?? '',
    preferredLanguage,
  };
  return role === 'trainer' ? { ...commonFields, bio: bio ?? '', bioAr: bioAr ?? '' } : commonFields;
}
