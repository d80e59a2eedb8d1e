import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { useTranslation } from '../../language';
import { SettingsSection } from '../../ui/layout/SettingsSection';
import { AccountPageLayout, listAccountQueries } from './AccountScreen';
import { NotificationPreferences } from './NotificationPreferences';
import { NotificationPreferencesDocument } from './__generated__/NotificationPreferences';

export const pageQueries: ListPageQueries = (location) => [
  ...listAccountQueries(location),
  pageQuery(NotificationPreferencesDocument, {}),
];

export function Component() {
  const { t } = useTranslation(['account', 'workplace']);
  return (
    <AccountPageLayout title={t('workplace:navItems.notificationSettings')}>
      {() => (
        <SettingsSection id="notifications" title={t('notifications.title')} description={t('notifications.text')}>
          <NotificationPreferences />
        </SettingsSection>
      )}
    </AccountPageLayout>
  );
}
