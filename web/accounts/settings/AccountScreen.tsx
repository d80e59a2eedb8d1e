import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../seo/PageMeta';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { QueryResult } from '../../ui/feedback/QueryResult';
import { useUnsavedChangesGuard } from '../../ui/hooks/useUnsavedChangesGuard';
import { PageContainer } from '../../ui/layout/PageContainer';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { SessionList } from './SessionList';
import { useAccountScreenQuery } from './__generated__/AccountScreen';
import type { ProfileFragment } from './__generated__/ProfileForm';
import type { MySessionFragment } from './__generated__/SessionList';
import { usePasswordForm, useProfileForm } from './accountForms';

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
  const { held: isBlocked, leave, stay } = useUnsavedChangesGuard(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      title={t('unsaved.title')}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      onConfirm={leave}
      onClose={stay}
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
