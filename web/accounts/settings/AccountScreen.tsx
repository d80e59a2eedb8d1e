import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pageQuery, type ListPageQueries } from '../../data/pageQueries';
import { useTranslation } from '../../language';
import { PageMeta } from '../../seo/PageMeta';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useUnsavedChangesGuard } from '../../ui/hooks/useUnsavedChangesGuard';
import { PageContainer } from '../../ui/layout/Section';
import { SettingsSection } from '../../ui/layout/SettingsSection';
import { EmailNotice } from '../parts/EmailNotice';
import { AccountDeletion } from '../privacy/AccountDeletion';
import { DataExport } from '../privacy/DataExport';
import { DeletionEffectsDocument } from '../privacy/__generated__/DeletionEffects';
import { OwnDataExportDocument } from '../privacy/__generated__/DataExport';
import { EmailForm, useEmailForm } from './EmailForm';
import { NotificationPreferences } from './NotificationPreferences';
import { PasswordForm, usePasswordForm } from './PasswordForm';
import { ProfileForm, useProfileForm } from './ProfileForm';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionList } from './SessionList';
import { SignatureForm, useSignatureForm } from './SignatureForm';
import { AccountScreenDocument, useAccountScreenQuery, type ProfileFragment } from './__generated__/AccountScreen';
import { NotificationPreferencesDocument } from './__generated__/NotificationPreferences';
import type { MySecondFactorFragment } from './__generated__/SecondFactorSection';
import type { MySessionFragment } from './__generated__/SessionList';

export const listAccountQueries: ListPageQueries = () => [
  pageQuery(AccountScreenDocument, {}),
  pageQuery(NotificationPreferencesDocument, {}),
  pageQuery(OwnDataExportDocument, {}),
  pageQuery(DeletionEffectsDocument, {}),
];

interface AccountScreenProps {
  /** Sections about certificates, for students. */
  certificates: ReactNode;
}

export function AccountScreen({ certificates }: AccountScreenProps) {
  const { t } = useTranslation('account');
  const account = useAccountScreenQuery();
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <Typography component="h1" variant="h2">
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{t('intro')}</Typography>
      <EmailNotice sx={{ marginBlockStart: 3 }} />
      <QueryResult of={account} skeleton={<AccountSkeleton />}>
        {({ me, mySecondFactor, mySessions }) =>
          me && (
            <AccountSettings key={me.id} profile={me} secondFactor={mySecondFactor} sessions={mySessions}>
              {me.role === 'student' && certificates}
            </AccountSettings>
          )
        }
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
  secondFactor: MySecondFactorFragment | null;
  sessions: readonly MySessionFragment[];
  /** Further sections after the profile. */
  children: ReactNode;
}

/** The forms are created here, so that leaving the page asks once for all. */
function AccountSettings({ profile, secondFactor, sessions, children }: AccountSettingsProps) {
  const { t } = useTranslation(['account', 'accountData']);
  const profileForm = useProfileForm(profile);
  const emailForm = useEmailForm();
  const passwordForm = usePasswordForm();
  const signatureForm = useSignatureForm(profile.signature);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 5, md: 6 }, marginBlockStart: { xs: 4, md: 5 } }}>
      <SettingsSection title={t('profile.title')} description={t('profile.text')}>
        <ProfileForm profile={profile} {...profileForm} />
      </SettingsSection>
      {profile.role === 'trainer' && (
        <SettingsSection id="signature" title={t('signature.title')} description={t('signature.text')}>
          <SignatureForm {...signatureForm} />
        </SettingsSection>
      )}
      {children}
      <SettingsSection id="email" title={t('email.title')} description={t('email.text')}>
        <EmailForm pendingEmail={profile.pendingEmail} {...emailForm} />
      </SettingsSection>
      <SettingsSection title={t('password.title')} description={t('password.text')}>
        <PasswordForm email={profile.email} {...passwordForm} />
      </SettingsSection>
      <SettingsSection id="second-factor" title={t('secondFactor.title')} description={t('secondFactor.text')}>
        <SecondFactorSection secondFactor={secondFactor} email={profile.email} />
      </SettingsSection>
      <SettingsSection id="notifications" title={t('notifications.title')} description={t('notifications.text')}>
        <NotificationPreferences />
      </SettingsSection>
      <SettingsSection id="sessions" title={t('sessions.title')} description={t('sessions.text')}>
        <SessionList sessions={sessions} />
      </SettingsSection>
      <SettingsSection title={t('accountData:export.title')} description={t('accountData:export.text')}>
        <DataExport />
      </SettingsSection>
      <SettingsSection title={t('accountData:deletion.title')} description={t('accountData:deletion.text')}>
        <AccountDeletion />
      </SettingsSection>
      <UnsavedChangesDialog
        isUnsaved={[profileForm, signatureForm, emailForm, passwordForm].some(({ form }) => form.formState.isDirty)}
      />
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
