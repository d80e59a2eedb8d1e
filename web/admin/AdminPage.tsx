import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { PageMeta } from '../seo/PageMeta';
import { LoadingRegion } from '../ui/feedback/LoadingRegion';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/PageContainer';
import { BackLink } from '../ui/navigation/BackLink';
import { AdminTableSkeleton } from './table/TableSkeleton';

/** The screens beside the tabs, in the order of the panel's header. */
export const adminPages = ['messages', 'newsletter', 'reviews', 'categories', 'glossary', 'audit'] as const;
export type AdminPageName = (typeof adminPages)[number];

/** The frame of a screen beside the tabs: the way back, what it is, and its table once scripts run. */
export function AdminPage({ name, text, children }: { name: AdminPageName; text?: string; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const isReady = useIsHydrated();
  const waiting = (
    <LoadingRegion>
      <AdminTableSkeleton />
    </LoadingRegion>
  );
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t(`places.${name}`)} isIndexed={false} />
      <BackLink to={paths.admin.panel()}>{t('back')}</BackLink>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, marginBlockStart: 1 }}>
        {t(`places.${name}`)}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      <Suspense fallback={waiting}>
        <Box sx={{ marginBlockStart: 3 }}>{isReady ? children : waiting}</Box>
      </Suspense>
    </PageContainer>
  );
}
