import { useTranslation } from '../../language';
import { SettingsSection } from '../../ui/layout/SettingsSection';
import { UnsavedChangesGuard } from '../../ui/feedback/UnsavedChangesDialog';
import { AccountPageLayout } from './AccountScreen';
import { PasswordForm, usePasswordForm } from './PasswordForm';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionList } from './SessionList';

export { listAccountQueries as pageQueries } from './AccountScreen';

/** Password, second factor and signed-in devices. */
export function Component() {
  const { t } = useTranslation(['account', 'workplace']);
  const passwordForm = usePasswordForm();
  return (
    <AccountPageLayout title={t('workplace:navItems.security')}>
      {({ me, mySecondFactor, mySessions }) => (
        <>
          <SettingsSection id="password" title={t('password.title')} description={t('password.text')}>
            <PasswordForm email={me.email} {...passwordForm} />
          </SettingsSection>
          <SettingsSection id="second-factor" title={t('secondFactor.title')} description={t('secondFactor.text')}>
            <SecondFactorSection secondFactor={mySecondFactor} email={me.email} />
          </SettingsSection>
          <SettingsSection id="sessions" title={t('sessions.title')} description={t('sessions.text')}>
            <SessionList sessions={mySessions} />
          </SettingsSection>
          <UnsavedChangesGuard isUnsaved={passwordForm.form.formState.isDirty} />
        </>
      )}
    </AccountPageLayout>
  );
}
