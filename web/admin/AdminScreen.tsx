import { Box, Chip, Stack, Typography } from '@mui/material';
import { lazy, type ComponentType, Suspense } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { useTranslation } from '../language';
import { paths } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { LoadingRegion } from '../ui/feedback/queryStates';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/Section';
import { LinkTabs } from '../ui/navigation/LinkTabs';
import { EmailNotice } from '../accounts/parts/EmailNotice';
import { adminPages } from './AdminPage';
import { adminTabNames, adminTabs, tabNamespace } from './adminTabs';
import { PaymentReviewLabel } from './paymentReview/PaymentReviewLabel';
import { AdminResourceScreen } from './resource/AdminResourceScreen';
import type { AdminResource } from './resource/adminResource';
import type { ResourceNamespace } from './resource/resourceTexts';
import { AdminTableSkeleton } from './table/TableSkeleton';
import type { AdminRow } from './table/types';

type AnyResource = AdminResource<AdminRow, string, unknown, unknown, ResourceNamespace>;

/** The list of each tab as a lazy component. */
const tabScreens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  adminTabNames.map((name) => [
    name,
    lazy(async () => {
      // The type parameters differ from tab to tab; rows and variables of a resource return to the same resource only.
      const resource = (await adminTabs[name]()) as unknown as AnyResource;
      return { default: () => <AdminResourceScreen resource={resource} /> };
    }),
  ]),
);

/** Admin panel with tabs and links to the other admin pages (R-ADM-1). */
export function Component() {
  const { t } = useTranslation(['admin', ...adminTabNames.map(tabNamespace)]);
  const [search] = useSearchParams();
  const selectedTab = adminTabNames.find((name) => name === search.get('tab')) ?? 'users';
  // Tables measure the DOM, so they are rendered in the browser only.
  const Tab = useIsHydrated() ? tabScreens[selectedTab] : undefined;
  const fallback = (
    <LoadingRegion>
      <AdminTableSkeleton />
    </LoadingRegion>
  );
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <EmailNotice sx={{ marginBlockEnd: 2 }} />
      <AdminHeader />
      <LinkTabs
        id="admin"
        label={t('tabsLabel')}
        tabs={adminTabNames.map((name) => ({
          name,
          label: t(`${tabNamespace(name)}:label`),
          to: paths.admin.panel(name === 'users' ? undefined : name),
        }))}
        selected={selectedTab}
      >
        <Suspense key={selectedTab} fallback={fallback}>
          {Tab ? <Tab /> : fallback}
        </Suspense>
      </LinkTabs>
    </PageContainer>
  );
}

/** Heading and links to the screens outside the tabs. */
function AdminHeader() {
  const { t } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 2.5, marginBlockEnd: 3 }}>
      <div>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
          {t('title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('subtitle')}</Typography>
      </div>
      <Box component="nav" aria-label={t('placesLabel')}>
        <Stack
          component="ul"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {adminPages.map((name) => (
            <li key={name}>
              <Chip
                component={Link}
                to={paths.admin[name]}
                clickable
                variant="outlined"
                label={name === 'paymentReview' ? <PaymentReviewLabel /> : t(`places.${name}`)}
              />
            </li>
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}
