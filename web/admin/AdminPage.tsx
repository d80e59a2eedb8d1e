import { Box, Typography } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '../language';
import { paths, BackLink } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/Section';
import { AdminTableSkeleton } from './table/TableSkeleton';

/** The screens outside the tabs, in the order of the header's links. */
export const adminPages = [
  'enrollments',
  'paymentReview',
  'payments',
  'coupons',
  'paymentSettings',
  'certificates',
  'certificateSettings',
  'messages',
  'contactDetails',
  'newsletter',
  'reviews',
  'categories',
  'glossary',
  'searchVocabulary',
  'documents',
  'audit',
  'jobs',
] as const;
export type AdminPageName = (typeof adminPages)[number];

export function AdminPage({ name, text, children }: { name: AdminPageName; text?: string; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const isReady = useIsHydrated();
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t(`places.${name}`)} isIndexed={false} />
      <BackLink to={paths.admin.panel()}>{t('back')}</BackLink>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, marginBlockStart: 1 }}>
        {t(`places.${name}`)}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      <Suspense fallback={<AdminTableSkeleton />}>
        <Box sx={{ marginBlockStart: 3 }}>{isReady ? children : <AdminTableSkeleton />}</Box>
      </Suspense>
    </PageContainer>
  );
}
