import { Box, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../language';
import { paths } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/Section';
import { lazyPart } from '../ui/lazyPart';
import { LinkTabs } from '../ui/navigation/LinkTabs';
import { EmailNotice } from '../accounts/parts/EmailNotice';
import { adminHeadingStyles, adminPageStyles } from './AdminPage';
import { adminTabNames, adminTabs, tabNamespace } from './adminTabs';
import type { AdminResource } from './resource/adminResource';
import type { ResourceNamespace } from './resource/resourceTexts';
import { OverviewSkeleton } from './overview/OverviewSkeleton';
import { AdminTableSkeleton } from './table/TableSkeleton';
import type { AdminRow } from './table/types';

type AnyResource = AdminResource<AdminRow, string, unknown, unknown, ResourceNamespace>;

const tabScreens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  adminTabNames.map((name) => [
    name,
    lazyPart(
      async () => {
        const [tab, { AdminResourceScreen }] = await Promise.all([
          adminTabs[name](),
          import('./resource/AdminResourceScreen'),
        ]);
        // The type parameters differ from tab to tab; rows and variables of a resource return to the same resource only.
        const resource = tab as unknown as AnyResource;
        return () => <AdminResourceScreen resource={resource} />;
      },
      { fallback: <AdminTableSkeleton />, isLoadedWhenIdle: false },
    ),
  ]),
);

const AdminOverview = lazyPart(async () => (await import('./overview/AdminOverview')).AdminOverview, {
  fallback: <OverviewSkeleton />,
  isLoadedWhenIdle: false,
});

/** The panel's six tabs; without one in the address, the overview is shown below them (R-ADM-1). */
export function Component() {
  const { t } = useTranslation(['admin', 'adminOverview', ...adminTabNames.map(tabNamespace)]);
  const [search] = useSearchParams();
  const selectedTab = adminTabNames.find((name) => name === search.get('tab'));
  // Tables and charts measure the DOM, and ages are those of now: they are rendered in the browser only.
  const Tab = useIsHydrated() ? (selectedTab ? tabScreens[selectedTab] : AdminOverview) : undefined;
  return (
    <PageContainer sx={adminPageStyles}>
      <PageMeta title={t('title')} isIndexed={false} />
      <EmailNotice sx={{ marginBlockEnd: 2 }} />
      <LinkTabs
        id="admin"
        label={t('tabsLabel')}
        tabs={adminTabNames.map((name) => ({
          name,
          label: t(`${tabNamespace(name)}:label`),
          to: paths.admin.panel(name),
        }))}
        selected={selectedTab}
        heading={
          <Box sx={adminHeadingStyles}>
            <Typography variant="h1">{t('title')}</Typography>
            <Typography>{t('subtitle')}</Typography>
          </Box>
        }
      >
        {Tab ? <Tab /> : selectedTab ? <AdminTableSkeleton /> : <OverviewSkeleton />}
      </LinkTabs>
    </PageContainer>
  );
}
