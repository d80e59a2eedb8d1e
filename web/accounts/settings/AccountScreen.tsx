import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useId, type ReactNode, useState } from 'react';
import { useEditDraft } from '../../ui/form/useFormDraft';
import { type Control, useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { useTranslation } from '../../language';
import { PageMeta } from '../../seo/PageMeta';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useUnsavedChangesGuard } from '../../ui/hooks/useUnsavedChangesGuard';
import { PageContainer } from '../../ui/layout/Section';
import { limits } from '../../../schema/contract/limits';
import { FormFrame, getFormError, submitWithServerErrors } from '../../ui/form/FormFrame';
import { NewPasswordInput } from '../../ui/form/NewPasswordInput';
import { PasswordInput, TextInput, SelectInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { languages } from '../../../schema/contract/languages';
import {
  type ProfileFormValues,
  changePasswordSchema,
  changePasswordFormSchema,
  type ChangePasswordFormValues,
  updateProfileSchema,
} from '../../../schema/contract/validation/accounts';
import { UploadInput } from '../../ui/form/upload/UploadInput';
import { useToast } from '../../ui/feedback/ToastProvider';
import { SessionList } from './SessionList';
import {
  useAccountScreenQuery,
  AccountScreenDocument,
  type ProfileFragment,
  useUpdateProfileMutation,
  useChangePasswordMutation,
} from './__generated__/AccountScreen';
import type { MySessionFragment } from './__generated__/SessionList';

export function AccountScreen() {
  const { t } = useTranslation('account');
  const account = useAccountScreenQuery();
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <Typography component="h1" variant="h2">
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{t('intro')}</Typography>
      <QueryResult of={account} skeleton={<AccountSkeleton />}>
        {({ me, mySessions }) => me && <AccountSettings key={me.id} profile={me} sessions={mySessions} />}
      </QueryResult>
    </PageContainer>
  );
}

function AccountSkeleton() {
  return [480, 320, 240].map((height) => (
    <Skeleton key={height} variant="rounded" height={height} sx={{ marginBlockStart: 4, borderRadius: '20px' }} />
  ));
}

interface AccountSettingsProps {
  profile: ProfileFragment;
  sessions: readonly MySessionFragment[];
}

/** Both forms are created here, so that leaving the page asks once for both. */
function AccountSettings({ profile, sessions }: AccountSettingsProps) {
  const { t } = useTranslation('account');
  const profileForm = useProfileForm(profile);
  const passwordForm = usePasswordForm();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 5, md: 6 }, marginBlockStart: { xs: 4, md: 5 } }}>
      <SettingsSection title={t('profile.title')} description={t('profile.text')}>
        <ProfileForm profile={profile} {...profileForm} />
      </SettingsSection>
      <SettingsSection title={t('password.title')} description={t('password.text')}>
        <PasswordForm email={profile.email} {...passwordForm} />
      </SettingsSection>
      <SettingsSection title={t('sessions.title')} description={t('sessions.text')}>
        <SessionList sessions={sessions} />
      </SettingsSection>
      <UnsavedChangesDialog isUnsaved={profileForm.form.formState.isDirty || passwordForm.form.formState.isDirty} />
    </Box>
  );
}

function UnsavedChangesDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation();
  const { isBlocked, proceed, cancel } = useUnsavedChangesGuard(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      title={t('unsaved.title')}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      onConfirm={proceed}
      onClose={cancel}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}

interface SettingsSectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

function SettingsSection({ title, description: text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 7fr)' },
        alignItems: 'start',
      }}
    >
      <div>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>{text}</Typography>
      </div>
      <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>{children}</Card>
    </Box>
  );
}

type PasswordFormProps = ReturnType<typeof usePasswordForm> & { email: string };

function PasswordForm({ email, form, submit }: PasswordFormProps) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const { control, formState } = form;
  const newPasswordProps = { control, autoComplete: 'new-password' };
  return (
    <FormFrame
      onSubmit={submit}
      pending={formState.isSubmitting}
      submit={t('password.save')}
      submitting={t('common:saving')}
      error={getFormError(formState.errors)}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        name="currentPassword"
        control={control}
        label={t('password.current')}
        autoComplete="current-password"
      />
      <Box sx={{ ...twoColumnGrid, gap: 2.5 }}>
        <NewPasswordInput
          name="newPassword"
          control={control}
          label={t('password.next')}
          helperText={t('auth:passwordHint', { min: String(limits.password.min) })}
        />
        <PasswordInput name="confirmation" label={t('password.confirmation')} {...newPasswordProps} />
      </Box>
    </FormFrame>
  );
}

type ProfileFormProps = ReturnType<typeof useProfileForm> & { profile: ProfileFragment };

/** Only trainers have the biography fields. */
function ProfileForm({ profile, form, submit }: ProfileFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const [isUploading, setUploading] = useState(false);
  const { control, formState } = form;
  return (
    <FormFrame
      onSubmit={submit}
      pending={formState.isSubmitting || isUploading}
      submit={t('profile.save')}
      submitting={isUploading ? t('profile.uploading') : t('common:saving')}
      error={getFormError(formState.errors)}
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
  );
}

/** Each language name in its own language. */
const languageNames = { ar: 'العربية', en: 'English' } as const;

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
  const { t } = useTranslation('auth');
  const nameProps = { control, slotProps: { htmlInput: { dir: 'auto' } } } as const;
  const phoneProps = { dir: 'ltr', inputMode: 'tel', spellCheck: false } as const;
  return (
    <>
      <Box sx={{ ...twoColumnGrid, gap: 2.5 }}>
        <TextInput name="firstName" label={t('firstName')} autoComplete="given-name" {...nameProps} />
        <TextInput name="lastName" label={t('lastName')} autoComplete="family-name" {...nameProps} />
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
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
        {...lines}
      />
      <TextInput name="bio" label={t('profile.bio')} slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }} {...lines} />
    </Box>
  );
}

const emptyPasswordForm: ChangePasswordFormValues = { currentPassword: '', newPassword: '', confirmation: '' };

/** After a change, the form is cleared and the other sessions are removed from the list. */
function usePasswordForm() {
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

function useProfileForm(profile: ProfileFragment) {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm<ProfileFormValues, unknown, z.output<typeof updateProfileSchema>>({
    resolver: zodResolver(updateProfileSchema),
    defaultValues: toProfileFormValues(profile),
  });
  const discardDraft = useEditDraft('profile', form, toProfileFormValues(profile));
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await updateProfile({ variables: { input } });
    if (!data) return;
    discardDraft();
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
