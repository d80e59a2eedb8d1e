import type { ComponentType } from 'react';
import type { AccountPage } from '../../../schema/contract/urls';
import { pageQuery, type ListPageQueries } from '../../data/pageQueries';
import { useTranslation } from '../../language';
import { SettingsSection } from '../../ui/layout/SettingsSection';
import { AccountDeletion } from '../privacy/AccountDeletion';
import { DataExport } from '../privacy/DataExport';
import { DeletionEffectsDocument } from '../privacy/__generated__/DeletionEffects';
import { OwnDataExportDocument } from '../privacy/__generated__/DataExport';
import { AccountPageLayout, listAccountQueries, UnsavedChangesDialog } from './AccountScreen';
import { NotificationPreferences } from './NotificationPreferences';
import { PasswordForm, usePasswordForm } from './PasswordForm';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionList } from './SessionList';
import { NotificationPreferencesDocument } from './__generated__/NotificationPreferences';

/** The pages of the account beside the profile. */
export const accountPageScreens: Readonly<Record<AccountPage, ComponentType>> = {
  security: SecurityScreen,
  notifications: NotificationSettingsScreen,
  data: OwnDataScreen,
};

export const listAccountPageQueries: Readonly<Record<AccountPage, ListPageQueries>> = {
  security: listAccountQueries,
  notifications: (location) => [...listAccountQueries(location), pageQuery(NotificationPreferencesDocument, {})],
  data: (location) => [
    ...listAccountQueries(location),
    pageQuery(OwnDataExportDocument, {}),
    pageQuery(DeletionEffectsDocument, {}),
  ],
};

function SecurityScreen() {
  const { t } = useTranslation(['account', 'workplace']);
  const passwordForm = usePasswordForm();
  return (
    <AccountPageLayout title={t('workplace:places.security')}>
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
          <UnsavedChangesDialog isUnsaved={passwordForm.form.formState.isDirty} />
        </>
      )}
    </AccountPageLayout>
  );
}

function NotificationSettingsScreen() {
  const { t } = useTranslation(['account', 'workplace']);
  return (
    <AccountPageLayout title={t('workplace:places.notificationSettings')}>
      {() => (
        <SettingsSection id="notifications" title={t('notifications.title')} description={t('notifications.text')}>
          <NotificationPreferences />
        </SettingsSection>
      )}
    </AccountPageLayout>
  );
}

function OwnDataScreen() {
  const { t } = useTranslation(['accountData', 'workplace']);
  return (
    <AccountPageLayout title={t('workplace:places.data')}>
      {() => (
        <>
          <SettingsSection title={t('export.title')} description={t('export.text')}>
            <DataExport />
          </SettingsSection>
          <SettingsSection title={t('deletion.title')} description={t('deletion.text')}>
            <AccountDeletion />
          </SettingsSection>
        </>
      )}
    </AccountPageLayout>
  );
}
