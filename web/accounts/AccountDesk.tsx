import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { MySessionFragment, ProfileFragment } from './__generated__/AccountScreen';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useUnsaved } from '../ui/useUnsaved';
import { AccountPart } from './AccountPart';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { SessionList } from './SessionList';
import { usePasswordForm } from './usePasswordForm';
import { useProfileForm } from './useProfileForm';

interface AccountDeskProps {
  profile: ProfileFragment;
  sessions: readonly MySessionFragment[];
}

/** The three parts of an account. Their forms live here: whoever leaves is asked once for both. */
export function AccountDesk({ profile, sessions }: AccountDeskProps) {
  const { t } = useTranslation('account');
  const profileForm = useProfileForm(profile);
  const passwordForm = usePasswordForm();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 5, md: 6 }, marginBlockStart: { xs: 4, md: 5 } }}>
      <AccountPart title={t('profile.title')} text={t('profile.text')}>
        <ProfileForm profile={profile} {...profileForm} />
      </AccountPart>
      <AccountPart title={t('password.title')} text={t('password.text')}>
        <PasswordForm email={profile.email} {...passwordForm} />
      </AccountPart>
      <AccountPart title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList sessions={sessions} />
      </AccountPart>
      <Leaving isUnsaved={profileForm.form.formState.isDirty || passwordForm.form.formState.isDirty} />
    </Box>
  );
}

function Leaving({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation();
  const { held, leave, stay } = useUnsaved(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={held}
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
