import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { useTranslation } from '../../language';
import { SettingsSection } from '../../ui/layout/SettingsSection';
import { AccountDeletion } from '../privacy/AccountDeletion';
import { DataExport } from '../privacy/DataExport';
import { DeletionEffectsDocument } from '../privacy/__generated__/DeletionEffects';
import { OwnDataExportDocument } from '../privacy/__generated__/DataExport';
import { AccountPageLayout, listAccountQueries } from './AccountScreen';

export const pageQueries: ListPageQueries = (location) => [
  ...listAccountQueries(location),
  pageQuery(OwnDataExportDocument, {}),
  pageQuery(DeletionEffectsDocument, {}),
];

export function Component() {
  const { t } = useTranslation(['accountData', 'workplace']);
  return (
    <AccountPageLayout title={t('workplace:navItems.data')}>
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
