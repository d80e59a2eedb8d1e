import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { Busy } from '../ui/Busy';
import { LinkTabs } from '../ui/LinkTabs';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { useHydrated } from '../ui/useHydrated';
import { AdminHeader } from './AdminHeader';
import { TabSkeleton } from './table/TableSkeleton';
import { tabNames, tabs } from './tabs';

/** The admin panel (spec.md section 2): six tables, one at a time, and the ways to what lies beside them. */
export function AdminScreen() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const chosen = tabNames.find((name) => name === search.get('tab')) ?? 'users';
  // Tables measure themselves and need scripts: the server's page keeps their place.
  const Tab = useHydrated() ? tabs[chosen] : undefined;
  const waiting = (
    <Busy>
      <TabSkeleton />
    </Busy>
  );
  return (
    <Page sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageTitle title={t('title')} listed={false} />
      <AdminHeader />
      <LinkTabs
        id="admin"
        label={t('tabsLabel')}
        tabs={tabNames.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          to: paths.admin.panel(name === 'users' ? undefined : name),
        }))}
        chosen={chosen}
      >
        <Suspense key={chosen} fallback={waiting}>
          {Tab ? <Tab /> : waiting}
        </Suspense>
      </LinkTabs>
    </Page>
  );
}
