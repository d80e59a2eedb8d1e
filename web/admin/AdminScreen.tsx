import { Box, Chip, Stack, Typography } from '@mui/material';
import { lazy, type ComponentType, Suspense } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { useTranslation, formatNumber } from '../language';
import { paths } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/Section';
import { LinkTabs } from '../ui/navigation/LinkTabs';
import { EmailNotice } from '../ui/feedback/EmailNotice';
import { adminPages } from './AdminPage';
import { adminTabNames, adminTabs, tabNamespace } from './adminTabs';
import { AdminResourceScreen } from './resource/AdminResourceScreen';
import type { AdminResource } from './resource/adminResource';
import type { ResourceNamespace } from './resource/resourceTexts';
import { AdminTableSkeleton } from './table/TableSkeleton';
import type { AdminRow } from './table/types';
import { usePaymentReviewCountsQuery } from './paymentReview/__generated__/paymentReview';

type AnyResource = AdminResource<AdminRow, string, unknown, unknown, ResourceNamespace>;

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
        <Suspense key={selectedTab} fallback={<AdminTableSkeleton />}>
          {Tab ? <Tab /> : <AdminTableSkeleton />}
        </Suspense>
      </LinkTabs>
    </PageContainer>
  );
}

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

function PaymentReviewLabel() {
  const { t } = useTranslation('admin');
  const { t: tReview } = useTranslation('adminPaymentReview');
  const { data } = usePaymentReviewCountsQuery({ fetchPolicy: 'cache-and-network', ssr: false });
  const { submittedCount, refundCount } = data?.paymentReviewQueue ?? { submittedCount: 0, refundCount: 0 };
  const count = submittedCount + refundCount;
  return count === 0 ? t('places.paymentReview') : tReview('link', { n: formatNumber(count, 'ar') });
}
